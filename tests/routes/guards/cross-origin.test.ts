import { describe, expect, it } from 'vitest';
import { originLists, originMethods } from '../../../src/routes/guards/cross-origin.ts';
import { expectLinear } from '../../support/work/work.ts';

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
    ["app.use(cors({ origin: 'https://shop.example', methods: ['GET', 'POST'] }));", 'GET,POST'],
    ["app.use(cors({ origin: ['//shop.example', /https?:\\/\\//], methods: ['GET'] }));", 'GET'],
    ["app.use('*', cors({ origin: 'https://shop.example', allowMethods: ['GET', 'POST'] }));", 'GET,POST'],
    ["app.use(cors({ methods: (process.env.METHODS || 'GET,POST').split(',') }));", 'GET,POST'],
    ["app.use(cors({ methods: process.env.METHODS?.split(',') ?? ['GET'] }));", 'GET'],
    ["res.setHeader('Access-Control-Allow-Methods', 'GET, POST');", 'GET,POST'],
    ["ctx.set('Access-Control-Allow-Methods', `GET, POST`);", 'GET,POST'],
    ["res.set({ 'Access-Control-Allow-Methods': 'GET' });", 'GET'],
  ])('%s: %s', (text, methods) => {
    expect(listsIn(text)).toEqual([methods]);
  });

  it.each([
    'app.use(cors());',
    "app.use(cors({ methods: '*' }));",
    'app.use(cors({ methods: METHODS }));',
    "res.header('Access-Control-Allow-Methods', '*');",
    "const cors = require('cors');\n\napp.route({ methods: ['GET'] });",
    "app.use(cors());\napp.route({ methods: ['GET'] });",
    "// app.use(cors({ methods: ['GET'] }));",
    "// app.use(cors({ origin: 'https://shop.example', methods: ['GET'] }));",
    "app.use(cors()); // { methods: ['GET'] }",
    "new Server(http, { cors: { origin: '*', methods: ['GET', 'POST'] } });",
    "const io = require('socket.io')(http, { cors: { methods: ['GET', 'POST'] } });",
    "@WebSocketGateway({ cors: { methods: ['GET'] } })",
    'Vue.extend({ methods: { list() {} } });',
  ])('none in %s', (text) => {
    expect(listsIn(text)).toEqual([]);
  });

  it.each<[text: string, names: readonly string[]]>([
    ['app.use(cors({ methods: METHODS }));', ['METHODS']],
    ["const methods = ['GET'];\napp.use(cors({ methods }));", ['methods']],
    ['app.use(cors({ origin: true, methods, credentials: true }));', ['methods']],
    [
      "import { METHODS as allowed } from './config.js';\napp.use(cors({ methods: allowed.join(',') }));",
      ['allowed of METHODS'],
    ],
    ['app.use(cors({ methods: config.origins.METHODS }));', ['METHODS of METHODS']],
    ["res.setHeader('Access-Control-Allow-Methods', ALLOWED.join(', '));", ['ALLOWED']],
    ["res.set({ 'Access-Control-Allow-Methods': ALLOWED });", ['ALLOWED']],
    ['app.use(cors(options));', ['options.methods']],
    [
      "const options = require('./config/origins');\napp.use(cors(options));",
      ['options.methods of options.methods', 'options.methods of default of origins.methods'],
    ],
    ["app.use(cors(require('../config/cors.js')));", ['default of cors.methods of default of cors.methods']],
    ["app.use(require('cors')(config.browsers));", ['browsers.methods of browsers.methods']],
    ["app.register(require('@fastify/cors'), options);", ['options.methods']],
    ['app.enableCors(options);', ['options.methods']],
    ['app.use(cors<Request>({ ...options }));', ['options.methods']],
    ['NestFactory.create(AppModule, { cors: options });', ['options.methods']],
    ['new Server(http, { cors: options });', []],
    ["app.use(cors(config.get('server.browsers')));", ['browsers.methods of browsers.methods']],
    ["const cors = require('cors');\napp.use(cors());", []],
    ['app.route({ methods: METHODS });', []],
    ["app.use(cors({ methods: ['GET'] }));", []],
    ['// app.use(cors({ methods: METHODS }));', []],
  ])('may stand under a name: %s', (text, names) => {
    expect(
      originLists(text).map(({ name, imported }) => (imported === null ? name : `${name} of ${imported}`)),
    ).toEqual(names);
  });

  it.each([
    "cors({ methods: ['",
    'cors cors( ',
    'socket( cors: ',
    "methods: '",
    'cors({ methods, ',
    'cors({ methods: a.b.',
    "Access-Control-Allow-Methods', a.",
    'cors({ methods: (a || ',
    'cors(a.',
    'cors<',
    'cors({ ...a, ',
    "cors(a.get('b.",
    'register(cors, a.',
    "cors(require('a",
  ])('are read in linear time: %s', (piece) => {
    const read = (count: number): unknown => [originMethods(piece.repeat(count)), originLists(piece.repeat(count))];
    expectLinear(read);
    expect(() => read(100_000)).not.toThrow();
  });
});
