import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

const ROUTES = "app.post('/users/delete/:id', answer);\napp.post('/posts/update/:id', answer);";

/** Which of DELETE and PUT a server lets no page of another origin send: its routes keep their methods. */
function refusedBy(code: string, others: Files | null = null): string {
  const planned = others ? projectPlanOf : planOf;
  const reasons = reasonsOf(planned({ 'server.js': express(ROUTES), 'origins.ts': code, ...others }));
  const [deletion, update] = reasons.map((reason) => reason.startsWith('cross-origin'));
  return [...(deletion ? ['DELETE'] : []), ...(update ? ['PUT'] : [])].join();
}

describe('a method is refused that is not among those of other origins', () => {
  it.each([
    ["app.use(cors({ origin: '*', methods: ['GET', 'POST'] }));", 'DELETE,PUT'],
    ["app.use(cors({ methods: 'GET,PUT,POST' }));", 'DELETE'],
    [
      "const corsOptions = {\n  origin: [/shop/],\n  methods: ['get', 'delete'],\n};\napp.use(cors(corsOptions));",
      'PUT',
    ],
    ["const options: CorsOptions = { methods: ['GET'] };\napp.use(cors(options));", 'DELETE,PUT'],
    ["app.enableCors({ methods: 'GET,HEAD' });", 'DELETE,PUT'],
    ["NestFactory.create(AppModule, { cors: { methods: ['GET'] } });", 'DELETE,PUT'],
    ["await app.register(cors, { origin: true, methods: ['GET', 'PUT'] });", 'DELETE'],
    ["app.register(require('@fastify/cors'), { methods: ['GET'] });", 'DELETE,PUT'],
    ["app.use('*', cors({ allowMethods: ['POST', 'GET'] }));", 'DELETE,PUT'],
    ["app.use(cors({ origin: 'https://shop.example', methods: ['GET', 'POST'] }));", 'DELETE,PUT'],
    ["app.use(cors({ origin: ['//shop.example', /https?:\\/\\//], methods: ['GET'] }));", 'DELETE,PUT'],
    ["app.use('*', cors({ origin: 'https://shop.example', allowMethods: ['GET', 'POST'] }));", 'DELETE,PUT'],
    ["app.use(cors({ methods: (process.env.METHODS || 'GET,POST').split(',') }));", 'DELETE,PUT'],
    ["app.use(cors({ methods: process.env.METHODS?.split(',') ?? ['GET'] }));", 'DELETE,PUT'],
    ["export default (req, res) => res.setHeader('Access-Control-Allow-Methods', 'GET, POST');", 'DELETE,PUT'],
    ["export default (ctx) => ctx.set('Access-Control-Allow-Methods', `GET, PUT`);", 'DELETE'],
    ["export default (req, res) => res.set({ 'Access-Control-Allow-Methods': 'GET' });", 'DELETE,PUT'],
  ])('%s', (code, expected) => {
    expect(refusedBy(code)).toBe(expected);
  });

  it.each([
    ["const METHODS = ['GET', 'DELETE'];\napp.use(cors({ methods: METHODS.join(',') }));", 'PUT'],
    ["const READS = ['GET'];\napp.use(cors({ methods: [...READS, 'PUT'] }));", 'DELETE'],
    ["const ALLOWED = new Set<string>(['GET', 'POST']);\napp.use(cors({ methods: [...ALLOWED] }));", 'DELETE,PUT'],
    ["const ALLOWED = Object.freeze(['GET']);\napp.use(cors({ methods: ALLOWED }));", 'DELETE,PUT'],
    ["const ALL = ['GET', 'PUT', 'DELETE'];\napp.use(cors({ methods: ALL.filter((each) => each !== 'PUT') }));", 'PUT'],
    ["enum Verb { GET = 'GET', PUT = 'PUT' }\napp.use(cors({ methods: [Verb.GET, Verb.PUT] }));", 'DELETE'],
    ["import { HttpMethod } from 'verbs';\napp.use(cors({ methods: [HttpMethod.GET, HttpMethod.PUT] }));", 'DELETE'],
    ["const key = 'methods';\napp.use(cors({ [key]: ['GET'] }));", 'DELETE,PUT'],
    ["const options = {};\noptions.methods = ['GET', 'PUT'];\napp.use(cors(options));", 'DELETE'],
    ["const base = { methods: ['GET', 'PUT'] };\napp.use(cors(Object.assign({}, base, { maxAge: 5 })));", 'DELETE'],
    ["app.use(cors({ methods: process.env.OPEN ? ['GET', 'PUT', 'DELETE'] : ['GET', 'PUT'] }));", 'DELETE'],
    ["import letIn from 'cors';\nconst open = letIn;\napp.use(open({ methods: ['GET'] }));", 'DELETE,PUT'],
    ["import { cors as letIn } from 'hono/cors';\napp.use('*', letIn({ allowMethods: ['GET'] }));", 'DELETE,PUT'],
    ["const letIn = require('@koa/cors');\napp.use(letIn({ allowMethods: 'GET,PUT' }));", 'DELETE'],
    ["import corser from 'corser';\napp.use(corser.create());", 'DELETE,PUT'],
    [
      "import corser from 'corser';\napp.use(corser.create({ methods: corser.simpleMethods.concat(['PUT']) }));",
      'DELETE',
    ],
    [
      "import letIn from 'cors';\napp.use(letIn((req, done) => done(null, { origin: true, methods: ['GET', 'PUT'] })));",
      'DELETE',
    ],
    [
      "import letIn from 'cors';\nconst OPTIONS = { methods: ['GET'] };\napp.use(letIn((req, done) => done(null, OPTIONS)));",
      'DELETE,PUT',
    ],
    ["server.register({ plugin: require('hapi-cors'), options: { methods: ['GET'] } });", 'DELETE,PUT'],
    ["export default [{ name: 'strapi::cors', config: { methods: ['GET', 'PUT'] } }];", 'DELETE'],
    ["module.exports.security = { cors: { allowRequestMethods: 'GET,PUT' } };", 'DELETE'],
    ["exports.cors = { origin: '*', allowMethods: 'GET' };", 'DELETE,PUT'],
    ["import { merge } from 'lodash';\napp.use(cors(merge({ methods: ['GET', 'PUT'] }, { maxAge: 5 })));", 'DELETE'],
    [
      "import { defineConfig } from '@adonisjs/cors';\nexport default defineConfig({ methods: ['GET', 'PUT'] });",
      'DELETE',
    ],
    ["new HttpApi(stack, 'Shop', { corsPreflight: { allowMethods: [CorsHttpMethod.GET] } });", 'DELETE,PUT'],
    ["const HEADER = 'access-control-allow-methods';\nexport default (q, s) => s.header(HEADER, 'GET');", 'DELETE,PUT'],
    ["export default (q, s) => { s.headers['Access-Control-Allow-Methods'] = 'GET'; };", 'DELETE,PUT'],
    [
      "const H = { 'Access-Control-Allow-Methods': 'GET' };\nexport default (q, s) => s.writeHead(204, H);",
      'DELETE,PUT',
    ],
    [
      "const allow = (s, list) => s.setHeader('Access-Control-Allow-Methods', list.join());\nexport default (q, s) => allow(s, ['GET', 'PUT']);",
      'DELETE',
    ],
    [
      "export default { headers: async () => [{ source: '/', headers: [{ key: 'Access-Control-Allow-Methods', value: 'GET' }] }] };",
      'DELETE,PUT',
    ],
    ["export default () => new Response('', { headers: [['Access-Control-Allow-Methods', 'GET']] });", 'DELETE,PUT'],
  ])('whatever it is called and wherever it comes from: %s', (code, expected) => {
    expect(refusedBy(code)).toBe(expected);
  });

  it.each([
    "import { load } from 'settings';\napp.use(cors({ methods: load() }));",
    'app.use(cors({ methods: process.env.METHODS.split() }));',
    "export default (q, s) => s.set('Access-Control-Allow-Methods', process.env.METHODS);",
  ])('a list that is not known may leave out any: %s', (code) => {
    expect(refusedBy(code)).toBe('DELETE,PUT');
  });

  it.each<[code: string, others: Files, expected: string]>([
    [
      "import { METHODS as allowed } from './lists.js';\napp.use(cors({ methods: allowed.join(',') }));",
      { 'lists.js': "export const METHODS = ['GET', 'PUT'];" },
      'DELETE',
    ],
    [
      "import lists from './lists.js';\napp.use(cors({ methods: lists.origins.METHODS }));",
      { 'lists.js': "export default { origins: { METHODS: ['GET', 'PUT'] } };" },
      'DELETE',
    ],
    [
      "app.use(cors(require('./config/cors.js')));",
      { 'config/cors.js': "module.exports = { methods: ['GET'] };" },
      'DELETE,PUT',
    ],
    [
      "app.use(require('cors')(require('./config').browsers));",
      { 'config/index.js': "const browsers = { methods: 'GET,PUT' };\nmodule.exports = { browsers };" },
      'DELETE',
    ],
    [
      "app.use(cors(config.get('server.browsers')));",
      { 'config/default.js': "module.exports = { server: { browsers: { methods: ['GET', 'PUT'] } } };" },
      'DELETE',
    ],
    [
      "app.enableCors(app.get(ConfigService).get('browsers'));",
      { 'browsers.js': "module.exports = registerAs('browsers', () => ({ methods: ['GET', 'PUT'] }));" },
      'DELETE',
    ],
    [
      "app.use(cors(config.get('browsers')));",
      { 'config/default.yaml': 'browsers:\n  methods:\n    - GET\n    - PUT\n' },
      'DELETE',
    ],
    [
      "app.use(cors({ methods: settings.get('origins.methods') }));",
      { 'config.json': '{ "origins": { "methods": ["GET", "PUT", "DELETE"] } }' },
      '',
    ],
  ])('that another file lists: %s', (code, others, expected) => {
    expect(refusedBy(code, others)).toBe(expected);
  });
});

describe('no method is refused', () => {
  it.each([
    'app.use(cors());',
    "app.use(cors({ methods: '*' }));",
    "app.use(cors({ methods: ['*'] }));",
    'app.use(cors({ methods: undefined }));',
    "export default (req, res) => res.header('Access-Control-Allow-Methods', '*');",
    "const cors = require('cors');\n\napp.route({ methods: ['GET'] });",
    "app.use(cors());\napp.route({ methods: ['GET'] });",
    "// app.use(cors({ methods: ['GET'] }));",
    "// app.use(cors({ origin: 'https://shop.example', methods: ['GET'] }));",
    "app.use(cors()); // { methods: ['GET'] }",
    "new Server(http, { cors: { origin: '*', methods: ['GET', 'POST'] } });",
    "const io = require('socket.io')(http, { cors: { methods: ['GET', 'POST'] } });",
    "import { Server as Sockets } from 'socket.io';\nnew Sockets(http, { cors: { methods: ['GET', 'POST'] } });",
    "@WebSocketGateway({ cors: { methods: ['GET'] } })\nexport class Chat {}",
    'Vue.extend({ methods: { list() {} } });',
    'new Server(http, { cors: options });',
    'app.route({ methods: METHODS });',
    '// app.use(cors({ methods: METHODS }));',
    "import http from 'node:http';\napp.use(cors({ methods: http.METHODS }));",
    "new HttpApi(stack, 'Shop', { corsPreflight: { allowMethods: Cors.ALL_METHODS } });",
    "export default (q, s) => s.set('Access-Control-Allow-Methods', q.headers['access-control-request-method']);",
    "export default (q, s) => s.set('Access-Control-Allow-Methods', q.get('Access-Control-Request-Method'));",
    "export default (q, s) => s.get('Access-Control-Allow-Methods');",
    "const options = { methods: ['GET'] };\nlimit(options);",
    "const axios = require('axios');\naxios.get('https://pets.example', { headers: { 'Access-Control-Allow-Methods': 'GET' } });",
  ])('by %s', (code) => {
    expect(refusedBy(code)).toBe('');
  });
});

describe('other origins that are let in without a list of methods', () => {
  it.each([
    "app.use((req, res, next) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  next();\n});",
    "app.use((req, res, next) => {\n  res.set({ 'X-A': 1, 'Access-Control-Allow-Origin': '*' });\n  next();\n});",
    "app.use(async (ctx, next) => {\n  ctx.response.set('access-control-allow-origin', '*');\n  await next();\n});",
    "app.addHook('onRequest', async (request, reply) => {\n  reply.header('Access-Control-Allow-Origin', '*');\n});",
    "const allow = (answer) => answer.header('Access-Control-Allow-Origin', '*');\nexport function open(q, s, go) {\n  allow(s);\n  return go();\n}",
    "export const open = ({ headers }, { append: put }, go) => {\n  go();\n};\nexport const letIn = (q, s, go) => {\n  const name = 'Access-Control-Allow-Origin';\n  s.append(name, '*');\n  go();\n};",
  ])('by a header: %s', (code) => {
    expect(refusedBy(code)).toBe('DELETE,PUT');
  });

  it.each([
    'const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors();',
    "const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors({ origin: 'https://shop.example' });",
    'const app = await NestFactory.create(AppModule, new FastifyAdapter(), { cors: true });',
    'export const setUp = (app: NestFastifyApplication) => app.enableCors();',
  ])('by the default that NestJS has on Fastify: %s', (code) => {
    expect(refusedBy(code)).toBe('DELETE,PUT');
  });

  it.each([
    "app.get('/fonts', (req, res) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  res.end();\n});",
    "app.use((req, res, next) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  res.header('Access-Control-Allow-Methods', '*');\n  next();\n});",
    "request.headers.set('Access-Control-Allow-Origin', '*');\nnext();",
    "app.use((request, response, next) => {\n  request.headers.set('Access-Control-Allow-Origin', '*');\n  next();\n});",
    "expect(res.headers['access-control-allow-origin']).toBe('*');\nnext();",
    "import cors from 'cors';\napp.use(cors());",
    'const app = await NestFactory.create(AppModule);\napp.enableCors();',
    "const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors({ methods: ['GET', 'DELETE', 'PUT'] });",
  ])('not by %s', (code) => {
    expect(refusedBy(code)).toBe('');
  });

  it.each([
    "app.options('*', (q, s) => s.header('Access-Control-Allow-Methods', '*'));",
    "import cors from 'cors';\napp.use(cors());",
    "const letIn = require('@koa/cors');\napp.use(letIn());",
    "import { cors } from 'hono/cors';\napp.use('*', cors());",
    'NestFactory.create(AppModule, { cors: true });',
  ])('unless they are answered: %s', (code) => {
    const open =
      "export const open = (q, s, next) => {\n  s.header('Access-Control-Allow-Origin', '*');\n  next();\n};";
    expect(refusedBy(code, { 'open.js': open })).toBe('');
  });

  it.each<[file: string, text: string, expected: string]>([
    ['ingress.yaml', 'nginx.ingress.kubernetes.io/enable-cors: "true"', ''],
    ['serverless.yml', 'httpApi:\n  cors: true', ''],
    ['nginx.conf', "add_header 'Access-Control-Allow-Methods' $methods;", ''],
    ['scores.yaml', '# scores of the season', 'DELETE,PUT'],
  ])('unless a document says that they are: %s %s', (file, text, expected) => {
    const open =
      "export const open = (q, s, next) => {\n  s.header('Access-Control-Allow-Origin', '*');\n  next();\n};";
    expect(refusedBy(open, { [file]: text })).toBe(expected);
  });

  it.each<[name: string, version: string, expected: string]>([
    ['@fastify/cors', '^11.0.0', 'DELETE,PUT'],
    ['@fastify/cors', 'latest', 'DELETE,PUT'],
    ['@fastify/cors', '~10.1.0', ''],
    ['@nestjs/platform-fastify', '^11.1.0', 'DELETE,PUT'],
    ['@nestjs/platform-fastify', '^10.4.0', ''],
  ])('by the default of a version: %s %s', (name, version, expected) => {
    const code = 'const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors();';
    expect(refusedBy(code, { 'package.json': `{ "dependencies": { "${name}": "${version}" } }` })).toBe(expected);
  });
});
