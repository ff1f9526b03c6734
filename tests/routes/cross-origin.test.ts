import { describe, expect, it } from 'vitest';
import { originMethods } from '../../src/routes/cross-origin.ts';

function listsIn(text: string): readonly string[] {
  return originMethods(text).map(({ methods }) => [...methods].join());
}

describe('the methods that other origins may use', () => {
  it.each([
    ["app.use(cors({ origin: '*', methods: ['GET', 'POST'] }));", 'GET,POST'],
    ["app.use(cors({ methods: 'GET,PUT,POST' }));", 'GET,PUT,POST'],
    ["const corsOptions = {\n  origin: [/shop/],\n  methods: ['get', 'delete'],\n};", 'GET,DELETE'],
    ["const options: CorsOptions = { methods: ['GET'] }", 'GET'],
    ["app.enableCors({ methods: 'GET,HEAD' });", 'GET,HEAD'],
    ["NestFactory.create(AppModule, { cors: { methods: ['GET'] } });", 'GET'],
    ["await app.register(cors, { origin: true, methods: ['GET', 'PUT'] });", 'GET,PUT'],
    ["app.register(require('@fastify/cors'), { methods: ['GET'] });", 'GET'],
    ["app.use('*', cors({ allowMethods: ['POST', 'GET'] }));", 'POST,GET'],
    ["res.setHeader('Access-Control-Allow-Methods', 'GET, POST');", 'GET,POST'],
    ["ctx.set('Access-Control-Allow-Methods', `GET, POST`);", 'GET,POST'],
    ["res.set({ 'Access-Control-Allow-Methods': 'GET' });", 'GET'],
  ])('%s: %s', (text, methods) => {
    expect(listsIn(text)).toEqual([methods]);
  });

  it.each([
    'app.use(cors());',
    "app.use(cors({ methods: '*' }));",
    "app.use(cors({ methods: METHODS }));",
    "res.header('Access-Control-Allow-Methods', '*');",
    "const cors = require('cors');\n\napp.route({ methods: ['GET'] });",
    "app.use(cors());\napp.route({ methods: ['GET'] });",
    "// app.use(cors({ methods: ['GET'] }));",
    "new Server(http, { cors: { origin: '*', methods: ['GET', 'POST'] } });",
    "const io = require('socket.io')(http, { cors: { methods: ['GET', 'POST'] } });",
    "@WebSocketGateway({ cors: { methods: ['GET'] } })",
    "Vue.extend({ methods: { list() {} } });",
  ])('none in %s', (text) => {
    expect(listsIn(text)).toEqual([]);
  });

  it.each(["cors({ methods: ['", "cors cors( ", "socket( cors: ", "methods: '"])('are read in linear time: %s', (piece) => {
    expect(() => originMethods(piece.repeat(100_000))).not.toThrow();
  }, 5_000);
});
