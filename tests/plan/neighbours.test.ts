import { describe, expect, it } from 'vitest';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

/** What becomes of the routes with a CRUD verb: the new path, or the reason against it. */
function outcomes(files: Files): readonly string[] {
  return projectPlanOf(files).routes.flatMap(({ path, rewrite, withheld }) => {
    const outcome = rewrite ? `${rewrite.method} ${rewrite.path.text}` : withheld?.reason;
    return outcome === undefined ? [] : [`${path.text} -> ${outcome}`];
  });
}

const HEAD = "const express = require('express');\nconst app = express();\nconst answer = (req, res) => res.json();\n";

/** Brands and carts under prefixes. */
function shop(mounts: string): Files {
  const routers =
    'const brands = express.Router();\nconst carts = express.Router();\nconst routes = express.Router();\n';
  const own =
    "carts.delete('/delete/:cartId/:productId', answer);\ncarts.post('/:token', answer);\nbrands.delete('/delete/:id', answer);\nbrands.post('/add', answer);\n";
  return { '/shop/server.js': `${HEAD}${routers}${own}${mounts}` };
}

describe('a prefix that is not known', () => {
  it('is the same for all that stand below one mount', () => {
    const files = shop(
      "routes.use('/carts', carts);\nroutes.use('/brands', brands);\napp.use(`/${process.env.API}`, routes);",
    );
    expect(outcomes(files)).toEqual(expect.arrayContaining(['/delete/:id -> DELETE /:id', '/add -> POST /']));
  });

  it('may be another one below another mount', () => {
    const files = shop('app.use(`/${process.env.CARTS}`, carts);\napp.use(`/${process.env.BRANDS}`, brands);');
    expect(outcomes(files)).not.toContain('/add -> POST /');
  });
});

describe('a word that is a noun beside it', () => {
  const file = (...lines: readonly string[]): Files => ({
    '/shop/server.js': `${HEAD}const documents = express.Router();\n${lines.join('\n')}\napp.use('/documents', documents);`,
  });

  it('is one for all methods of its address', () => {
    expect(
      outcomes(
        file(
          "documents.post('/store', answer);",
          "documents.get('/store/:id', answer);",
          "documents.put('/store/:id', answer);",
        ),
      ),
    ).toEqual([]);
  });

  it('is a verb where no other route says so', () => {
    expect(outcomes(file("documents.post('/store', answer);"))).toEqual(['/store -> POST /']);
  });

  it('is a verb behind another word', () => {
    expect(outcomes(file("documents.post('/pages/store', answer);", "documents.get('/store/:id', answer);"))).toEqual([
      '/pages/store -> POST /pages',
    ]);
  });
});

describe('a test that expects nothing', () => {
  const server = `${HEAD}app.post('/users/create', answer);\nmodule.exports = app;`;
  const test = (call: string): Files => ({
    '/shop/server.js': server,
    '/shop/test.js': `const request = require('supertest');\nit('tells', async () => {\n  ${call}\n});\n`,
  });

  it.each([
    "await request(app).post('/users').expect(404);",
    "const answered = await request(app).post('/users').send({});\n  expect(answered.status).toBe(404);",
    "await request(app).post('/USERS?page=1').expect(404);",
  ])('keeps its address free: %s', (call) => {
    expect(outcomes(test(`await request(app).post('/users/create').expect(201);\n  ${call}`))).toEqual([
      '/users/create -> awaited-nothing',
    ]);
  });

  it.each([
    "await request(app).post('/users').expect(201);",
    "await request(app).get('/users').expect(404);",
    "await request(app).post('/posts').expect(404);",
    "await request(app).post('/users').expect(201);\n  await request(app).get('/posts').expect(404);",
  ])('lets it be taken by others: %s', (call) => {
    expect(outcomes(test(`await request(app).post('/users/create').expect(201);\n  ${call}`))).toEqual([
      '/users/create -> POST /users',
    ]);
  });

  it('keeps it free in a file that names no old address', () => {
    const files = {
      '/shop/server.js': server,
      '/shop/test.js':
        "const request = require('supertest');\nit('has no users', () => request(app).post('/users').expect(404));\n",
    };
    expect(outcomes(files)).toEqual(['/users/create -> awaited-nothing']);
  });

  it('means a write of one item, and a read of one only where it says no item', () => {
    const files = (endpoint: string, request: string): Files => ({
      '/shop/server.js': server.replace("post('/users/create'", endpoint),
      '/shop/test.js': `const request = require('supertest');\nit('is none', () => request(app).${request}.expect(404));\n`,
    });
    expect(outcomes(files("post('/users/update/:id'", "put('/users/7')"))).toEqual([
      '/users/update/:id -> awaited-nothing',
    ]);
    expect(outcomes(files("get('/users/show/:id'", "get('/users/7')"))).toEqual(['/users/show/:id -> GET /users/:id']);
  });

  it('keeps the old address that it tests to be gone', () => {
    const files = {
      '/shop/server.js': server.replace('/users/create', '/users'),
      '/shop/test.js':
        "const request = require('supertest');\nit('is gone', () => request(app).post('/users/create').expect(404));\n",
    };
    expect(planOf(files).callersIn('/shop/test.js').callers).toEqual([]);
  });
});

describe('a mock of a client, whatever the URL', () => {
  const server = `${HEAD}app.post('/users/update/:id', answer);\napp.put('/posts/update/:id', answer);`;
  const client =
    "import axios from 'axios';\nexport const update = (id, user) => axios.post(`/users/update/${id}`, user);\nexport const edit = (id, post) => axios.put(`/posts/update/${id}`, post);\n";
  const files = (test: string): Files => ({
    '/shop/server.js': server,
    '/shop/client.js': client,
    '/shop/client.test.js': `import axios from 'axios';\nvi.mock('axios');\n${test}`,
  });

  it.each([
    'axios.post.mockResolvedValue({});',
    "vi.spyOn(axios, 'post').mockResolvedValue({});",
    'axios.post = vi.fn();',
  ])('keeps the method: %s', (mock) => {
    expect(outcomes(files(mock))).toEqual(['/users/update/:id -> mocked', '/posts/update/:id -> PUT /posts/:id']);
  });

  it.each(['axios.put.mockResolvedValue({});', 'expect(1).toBe(1);', 'axios.post = vi.fn();\naxios.put = vi.fn();'])(
    'lets other methods go, and those that it knows: %s',
    (mock) => {
      expect(outcomes(files(mock))).toEqual([
        '/users/update/:id -> PUT /users/:id',
        '/posts/update/:id -> PUT /posts/:id',
      ]);
    },
  );
});

describe('a list of the methods that other origins may use', () => {
  const routes =
    "app.post('/users/delete/:id', answer);\napp.delete('/posts/delete/:id', answer);\napp.post('/tags/create', answer);\n";
  const kept = ['/posts/delete/:id -> DELETE /posts/:id', '/tags/create -> POST /tags'];

  it.each([
    "app.use(cors({ methods: ['GET', 'POST'] }));",
    "app.use((req, res, next) => { res.header('Access-Control-Allow-Methods', 'GET, POST'); next(); });",
  ])('keeps the method: %s', (list) => {
    expect(
      outcomes({ '/shop/server.js': HEAD + routes, '/shop/origins.js': `export default (app) => {\n${list}\n};\n` }),
    ).toEqual(['/users/delete/:id -> cross-origin', ...kept]);
  });

  it.each(['app.use(cors());', "app.use(cors({ methods: ['GET', 'POST', 'DELETE'] }));"])(
    'lets go what it allows: %s',
    (list) => {
      expect(
        outcomes({ '/shop/server.js': HEAD + routes, '/shop/origins.js': `export default (app) => {\n${list}\n};\n` }),
      ).toEqual(['/users/delete/:id -> DELETE /users/:id', ...kept]);
    },
  );
});

describe('other origins that are let in without a list', () => {
  const routes = "app.post('/users/delete/:id', answer);\napp.delete('/posts/delete/:id', answer);\n";
  const opens =
    "export const open = (req, res, next) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  next();\n};\n";
  const plugin = "import cors from '@fastify/cors';\nawait app.register(cors, { origin: true });\n";

  it.each<[files: Files, expected: string]>([
    [{ '/shop/origins.js': opens }, 'cross-origin'],
    [
      {
        '/shop/origins.js': opens,
        '/shop/preflight.js': "app.options('*', (req, res) => res.set('Access-Control-Allow-Methods', '*').end());",
      },
      'DELETE /users/:id',
    ],
    [
      { '/shop/origins.js': opens, '/shop/nginx.conf': "add_header 'Access-Control-Allow-Methods' $methods;" },
      'DELETE /users/:id',
    ],
    [
      { '/shop/origins.js': plugin, '/shop/package.json': '{ "dependencies": { "@fastify/cors": "^11.0.0" } }' },
      'cross-origin',
    ],
    [
      { '/shop/origins.js': plugin, '/shop/package.json': '{ "dependencies": { "@fastify/cors": "^10.0.0" } }' },
      'DELETE /users/:id',
    ],
    [
      {
        '/shop/main.js': 'const shop = await NestFactory.create(Shop, new FastifyAdapter());\nshop.enableCors();',
        '/shop/package.json': '{ "dependencies": { "@nestjs/platform-fastify": "^11.1.0" } }',
      },
      'cross-origin',
    ],
    [
      {
        '/shop/origins.js': "import { METHODS } from './config.js';\napp.use(cors({ methods: METHODS }));",
        '/shop/config.js': "export const METHODS = ['GET', 'POST'];",
      },
      'cross-origin',
    ],
    // Nobody knows which of them is meant.
    [
      {
        '/shop/origins.js': "import { METHODS } from './config.js';\napp.use(cors({ methods: METHODS }));",
        '/shop/config.js': "export const METHODS = ['GET', 'POST'];",
        '/shop/rest.js': "export const METHODS = ['GET', 'DELETE'];",
      },
      'cross-origin',
    ],
    [{ '/shop/origins.js': "const methods = ['GET', 'POST'];\napp.use(cors({ methods }));" }, 'cross-origin'],
    [
      {
        '/shop/origins.js': "const corsOptions = require('./config/corsOptions');\napp.use(cors(corsOptions));",
        '/shop/config/corsOptions.js': "module.exports = { origin: 'https://shop.example', methods: ['GET', 'POST'] };",
      },
      'cross-origin',
    ],
    [
      {
        '/shop/origins.js': "app.use(require('cors')(require('./origin')));",
        '/shop/origin.js': "const options = { credentials: true, methods: 'GET,POST' };\nmodule.exports = options;",
      },
      'cross-origin',
    ],
    [
      {
        '/shop/origins.ts': "import { options } from './origin.js';\nawait app.register(cors, options);",
        '/shop/origin.ts': "export const options: FastifyCorsOptions = { origin: true, methods: ['GET', 'POST'] };",
      },
      'cross-origin',
    ],
    [
      {
        '/shop/origins.js': "import settings from './settings.js';\napp.enableCors(settings.browsers);",
        '/shop/settings.js': "export default { port: 3000, browsers: { methods: ['GET', 'POST'] } };",
      },
      'cross-origin',
    ],
    [{ '/shop/origins.js': "const options = { methods: ['GET', 'POST'] };\napp.use(cors(options));" }, 'cross-origin'],
    [
      {
        '/shop/origins.ts':
          "import options from './origin.js';\napp.use(cors<Request>({ ...options, credentials: true }));",
        '/shop/origin.ts': "export default { methods: ['GET', 'POST'] } satisfies CorsOptions;",
      },
      'cross-origin',
    ],
    [
      {
        '/shop/main.ts':
          "import options from './origin.js';\nconst app = await NestFactory.create(AppModule, { cors: options });",
        '/shop/origin.ts': "export default { methods: ['GET', 'POST'] };",
      },
      'cross-origin',
    ],
    [
      {
        '/shop/chat.js': "import options from './origin.js';\nconst io = new Server(http, { cors: options });",
        '/shop/origin.js': "export default { methods: ['GET', 'POST'] };",
      },
      'DELETE /users/:id',
    ],
    [
      {
        '/shop/origins.js': "app.use(cors(config.get('browsers')));",
        '/shop/config/default.json': '{ "browsers": { "methods": ["GET", "POST"] } }',
      },
      'cross-origin',
    ],
    [
      {
        '/shop/origins.js': "const options = { methods: ['GET', 'DELETE'] };\napp.use(cors(options));",
        '/shop/rest.js': "export const options = { methods: ['GET', 'POST'] };",
      },
      'DELETE /users/:id',
    ],
    [
      {
        '/shop/origins.js': "import { options } from './origin.js';\napp.use(limit(options));",
        '/shop/origin.js': "export const options = { methods: ['GET', 'POST'] };",
      },
      'DELETE /users/:id',
    ],
    [
      {
        '/shop/origins.js': "const methods = ['GET', 'DELETE'];\napp.use(cors({ methods }));",
        '/shop/config.js': "export const methods = ['GET', 'POST'];",
      },
      'DELETE /users/:id',
    ],
    [
      {
        '/shop/origins.js':
          "const config = { METHODS: ['GET', 'DELETE'] };\napp.use(cors({ methods: config.METHODS }));",
        '/shop/config.js': "export const METHODS = ['GET', 'POST'];",
      },
      'DELETE /users/:id',
    ],
  ])('may use the methods that browsers send without asking, or those of a list elsewhere: %o', (files, expected) => {
    expect(outcomes({ '/shop/server.js': HEAD + routes, ...files })).toEqual([
      `/users/delete/:id -> ${expected}`,
      '/posts/delete/:id -> DELETE /posts/:id',
    ]);
  });
});

describe('a list of methods in a document', () => {
  const routes =
    "app.post('/users/update/:id', answer);\napp.get('/posts/delete/:id', answer);\napp.post('/tags/create', answer);\n";
  const documented = (name: string, list: string): Files => ({
    '/shop/server.js': HEAD + routes,
    [`/shop/${name}`]: list,
  });

  it.each([
    ['nginx.conf', "add_header 'Access-Control-Allow-Methods' 'GET, POST, OPTIONS';"],
    ['nginx.conf', 'location / {\n  limit_except GET POST { deny all; }\n}'],
    ['vercel.json', '{ "key": "Access-Control-Allow-Methods", "value": "GET,POST" }'],
    ['config.json', '{ "cors": { "methods": ["GET", "POST"] } }'],
  ])('keeps the method: %s %s', (name, list) => {
    expect(outcomes(documented(name, list))).toEqual([
      '/users/update/:id -> cross-origin',
      '/posts/delete/:id -> cross-origin',
      '/tags/create -> POST /tags',
    ]);
  });

  it.each([
    ['nginx.conf', 'if ($request_method !~ ^(GET|HEAD|POST)$) { return 405; }'],
    ['.htaccess', '<LimitExcept GET POST HEAD>\n  Require all denied\n</LimitExcept>'],
    ['policy.csv', 'p, editor, /users/*, POST\np, editor, /posts/*, GET'],
    [
      'acl.json',
      '[{ "resource": "users/*", "methods": ["GET", "POST"] }, { "resource": "posts/*", "methods": ["GET"] }]',
    ],
    ['rules.js', "export default [{ path: '/users/*', methods: ['POST'] }, { path: '/posts/*', methods: ['GET'] }];"],
    ['serverless.yml', "- httpApi: 'GET /{proxy+}'\n- httpApi: 'POST /{proxy+}'"],
    ['template.json', '{ "routes": ["GET /users/{proxy+}", "POST /users/{proxy+}", "GET /posts/{proxy+}"] }'],
    ['Caddyfile', ':80 {\n  @refused not method GET POST\n  respond @refused 405\n}'],
  ])('tells the method from others: %s %s', (name, list) => {
    expect(outcomes(documented(name, list))).toEqual([
      '/users/update/:id -> method-guard',
      '/posts/delete/:id -> method-guard',
      '/tags/create -> POST /tags',
    ]);
  });

  it.each([
    ['policy.csv', 'p, editor, /users/*, POST\np, editor, /users/*, PUT'],
    ['acl.json', '[{ "resource": "users/*", "methods": ["GET", "POST", "PUT"] }]'],
    ['serverless.yml', "- httpApi: 'ANY /{proxy+}'"],
    ['nginx.conf', "if ($request_method = 'OPTIONS') { return 204; }"],
    ['config.json', '{ "cors": { "methods": ["GET", "POST", "PUT", "DELETE"] } }'],
    ['nginx.conf', 'limit_except GET POST PUT DELETE { deny all; }'],
    ['notes.md', "add_header 'Access-Control-Allow-Methods' 'GET, POST, OPTIONS';"],
  ])('lets go what it allows, and what people read: %s %s', (name, list) => {
    expect(outcomes(documented(name, list))).toEqual([
      '/users/update/:id -> PUT /users/:id',
      '/posts/delete/:id -> DELETE /posts/:id',
      '/tags/create -> POST /tags',
    ]);
  });
});

describe('a guard that knows addresses as names of permissions', () => {
  const routes = "app.get('/users/list', answer);\napp.get('/posts', answer);\n";

  it('keeps the addresses', () => {
    const guard =
      "export default (req, res, next) => (req.permissions.map((each) => each.replace(/:/g, '/')).includes(req.path) ? next() : res.sendStatus(403));\n";
    expect(outcomes({ '/shop/server.js': HEAD + routes, '/shop/guard.js': guard })).toEqual([
      '/users/list -> path-guard',
    ]);
  });

  it('lets them go where it is told the permission', () => {
    const guard =
      'export default (permission) => (req, res, next) => (req.permissions.includes(permission) ? next() : res.sendStatus(403));\n';
    expect(outcomes({ '/shop/server.js': HEAD + routes, '/shop/guard.js': guard })).toEqual([
      '/users/list -> GET /users',
    ]);
  });
});

describe('a typed client that calls by the members of an object', () => {
  const server =
    "import { Elysia } from 'elysia';\nexport const app = new Elysia().post('/users/create', ({ body }) => body).get('/user/:id', () => 'one');\n";
  const client = "import { treaty } from '@elysiajs/eden';\nexport const api = treaty<App>(HOST);\n";

  it('keeps the addresses of its framework', () => {
    expect(outcomes({ '/shop/server.ts': server })).toEqual(['/users/create -> POST /users']);
    const { routes } = planOf({ '/shop/server.ts': server, '/shop/client.ts': client });
    expect(routes.map(({ withheld, naming }) => [withheld?.reason, naming?.withheld?.reason])).toEqual([
      ['typed-client', undefined],
      [undefined, 'typed-client'],
    ]);
  });

  it('lets those of others go', () => {
    expect(
      outcomes({ '/shop/server.js': `${HEAD}app.post('/users/create', answer);\n`, '/shop/client.ts': client }),
    ).toEqual(['/users/create -> POST /users']);
  });
});

describe('a guard that asks for the method', () => {
  const routes =
    "app.post('/users/delete/:id', answer);\napp.delete('/posts/delete/:id', answer);\napp.post('/tags/create', answer);\n";
  const kept = ['/posts/delete/:id -> DELETE /posts/:id', '/tags/create -> POST /tags'];
  const guarding = (question: string): Readonly<Record<string, string>> => ({
    '/shop/server.js': HEAD + routes,
    '/shop/guard.js': `export default (req, res, next) => (${question} ? next() : res.sendStatus(403));\n`,
  });

  it.each([
    "req.method !== 'POST'",
    "req.method === 'GET' || req.method === 'POST'",
    "['POST', 'PUT'].includes(req.method)",
    "req.method !== 'DELETE'",
  ])('keeps the method that it knows: %s', (question) => {
    expect(outcomes(guarding(question))).toEqual(['/users/delete/:id -> method-guard', ...kept]);
  });

  it.each(["req.method === 'GET'", "['POST', 'DELETE'].includes(req.method)", "req.method !== 'OPTIONS'"])(
    'lets it go where the new one is no other to it: %s',
    (question) => {
      expect(outcomes(guarding(question))).toEqual(['/users/delete/:id -> DELETE /users/:id', ...kept]);
    },
  );

  it.each<[question: string, list: string, expected: string]>([
    ['ALLOWED.includes(req.method)', "export const ALLOWED = ['GET', 'POST'];", 'method-guard'],
    ['ALLOWED.includes(req.method)', "export const ALLOWED = ['POST', 'DELETE'];", 'DELETE /users/:id'],
    [
      'req.user.scopes.includes(ALLOWED[req.method])',
      "export const ALLOWED = { GET: 'read', POST: 'write' };",
      'method-guard',
    ],
    [
      'req.user.scopes.includes(ALLOWED[req.method])',
      "export const ALLOWED = { POST: 'write', DELETE: 'write' };",
      'DELETE /users/:id',
    ],
    [
      'req.user.scopes.includes(ALLOWED[req.method])',
      "export const ALLOWED = { POST: 'write', DELETE: 'remove' };",
      'method-guard',
    ],
    ['ALLOWED[req.method.toLowerCase()]', 'export const ALLOWED = { get: true, post: true };', 'method-guard'],
    ['ALLOWED[req.method](req, res)', 'export const ALLOWED = { GET: list, POST: create };', 'method-guard'],
    [
      'ALLOWED[req.role].includes(req.method)',
      "export const ALLOWED = { clerk: ['GET', 'POST'], owner: ['GET', 'POST', 'DELETE'] };",
      'method-guard',
    ],
    [
      "(ALLOWED[req.headers['x-role']] ?? []).includes(req.method)",
      "export const ALLOWED = { clerk: ['GET', 'POST'] };",
      'method-guard',
    ],
    [
      'ALLOWED[req.role]?.has(req.method)',
      "export const ALLOWED = { clerk: new Set(['GET', 'POST']) };",
      'method-guard',
    ],
    ['ALLOWED[req.role][req.method]', 'export const ALLOWED = { clerk: { GET: true, POST: true } };', 'method-guard'],
    [
      'ALLOWED[req.role].includes(req.method)',
      "export const ALLOWED = { clerk: ['POST', 'DELETE'] };",
      'DELETE /users/:id',
    ],
    ['next.isOpen', "export const ALLOWED = ['GET', 'POST'];", 'DELETE /users/:id'],
    ['ALLOWED.some((each) => each === req.method)', "export const ALLOWED = ['GET', 'POST'];", 'method-guard'],
    ['ALLOWED.find((each) => req.method === each)', "export const ALLOWED = ['GET', 'POST'];", 'method-guard'],
    [
      'ALLOWED.find((row) => row.verb === req.method)',
      "export const ALLOWED = [{ verb: 'GET', role: 'clerk' }, { verb: 'POST', role: 'editor' }];",
      'method-guard',
    ],
    [
      'ALLOWED.some(({ method, role }) => role === req.user.role && method === req.method)',
      "export const ALLOWED = [{ method: 'POST', role: 'editor' }];",
      'method-guard',
    ],
    [
      'ALLOWED.some((row) => row.methods.includes(req.method))',
      "export const ALLOWED = [{ methods: ['GET', 'POST'], role: 'editor' }];",
      'method-guard',
    ],
    [
      'ALLOWED.some(([verb, role]) => verb === req.method)',
      "export const ALLOWED = [['POST', 'editor']];",
      'method-guard',
    ],
    ['req.method in ALLOWED', 'export const ALLOWED = { GET: 1, POST: 2 };', 'method-guard'],
    ['Object.hasOwn(ALLOWED, req.method)', 'export const ALLOWED = { GET: 1, POST: 2 };', 'method-guard'],
    ['ALLOWED.hasOwnProperty(req.method)', 'export const ALLOWED = { GET: 1, POST: 2 };', 'method-guard'],
    ['Object.keys(ALLOWED).includes(req.method)', 'export const ALLOWED = { GET: 1, POST: 2 };', 'method-guard'],
    ['ALLOWED.test(req.method)', 'export const ALLOWED = /^(GET|POST)$/;', 'method-guard'],
    [
      'ALLOWED.find((row) => row.method === req.method)',
      "export const ALLOWED = [{ method: 'POST', path: '/boats', handler: list }];",
      'method-guard',
    ],
    ['ALLOWED.some((each) => each === req.ip)', "export const ALLOWED = ['GET', 'POST'];", 'DELETE /users/:id'],
    ['req.method === ALLOWED', "export const ALLOWED = 'POST';", 'method-guard'],
    ['ALLOWED !== req.method', "export const ALLOWED = 'POST';", 'method-guard'],
    ['req.method === ALLOWED.SENT', "export const ALLOWED = { SENT: 'POST' };", 'method-guard'],
    ['req.method === ALLOWED', "export const ALLOWED = 'GET';", 'DELETE /users/:id'],
  ])('keeps the method of a list that another file has: %s, %s', (question, list, expected) => {
    const guard = guarding(question);
    const files = {
      ...guard,
      '/shop/guard.js': `import { ALLOWED } from './lists.js';\n${guard['/shop/guard.js'] ?? ''}`,
      '/shop/lists.js': list,
    };
    expect(outcomes(files)).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it.each<[asked: string, list: string, expected: string]>([
    ["import allowed from './methods.js';", "export default ['GET', 'POST'];", 'method-guard'],
    ["const allowed = require('./methods');", "module.exports = ['GET', 'POST'];", 'method-guard'],
    ["import allowed from './methods.js';", "const KNOWN = ['GET', 'POST'];\nexport default KNOWN;", 'method-guard'],
    ["import allowed from './methods.js';", "export default ['POST', 'DELETE'];", 'DELETE /users/:id'],
  ])('keeps the method of a list that is the default of another file: %s, %s', (asked, list, expected) => {
    const guard = guarding('allowed.includes(req.method)');
    expect(
      outcomes({ ...guard, '/shop/guard.js': `${asked}\n${guard['/shop/guard.js'] ?? ''}`, '/shop/methods.js': list }),
    ).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it.each<[asked: string, list: string, expected: string]>([
    ['methods.includes(req.method)', '["GET", "POST"]', 'method-guard'],
    ['methods[req.method]', '{ "GET": "clerk", "POST": "editor" }', 'method-guard'],
    ['methods.roles[req.method]', '{ "roles": { "GET": "clerk", "POST": "editor" } }', 'method-guard'],
    [
      'methods.some((row) => row.methods.includes(req.method))',
      '[{ "methods": ["POST"], "role": "editor" }]',
      'method-guard',
    ],
    ['methods[req.ip]', '{ "GET": "clerk", "POST": "editor" }', 'DELETE /users/:id'],
  ])('keeps the method of a list of JSON: %s, %s', (question, list, expected) => {
    const guard = guarding(question);
    expect(
      outcomes({
        ...guard,
        '/shop/guard.js': `import methods from './methods.json';\n${guard['/shop/guard.js'] ?? ''}`,
        '/shop/methods.json': list,
      }),
    ).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it.each<[asked: string, answering: string, expected: string]>([
    ["import sends from './writing.js';", "export default (req) => req.method === 'POST';", 'method-guard'],
    ["const sends = require('./writing');", "module.exports = (req) => req.method === 'POST';", 'method-guard'],
    [
      "import sends from './writing.js';",
      "export default function isWriting(req) { return req.method === 'POST'; }",
      'method-guard',
    ],
    ["import sends from './other.js';", "export default (req) => req.method === 'POST';", 'DELETE /users/:id'],
  ])('keeps the method that the default of another file is asked about: %s, %s', (asked, answering, expected) => {
    const guard = guarding('sends(req)');
    expect(
      outcomes({
        ...guard,
        '/shop/guard.js': `${asked}\n${guard['/shop/guard.js'] ?? ''}`,
        '/shop/writing.js': answering,
      }),
    ).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it.each<[made: string, used: string, expected: string]>([
    ['export const only = (...methods) =>', "only('GET', 'POST')", 'method-guard'],
    ['export function only(methods) { return', "only(['GET', 'POST'])", 'method-guard'],
    ['export const only = (methods: readonly string[]) =>', "guards.only(['POST'])", 'method-guard'],
    ['export const only = (methods, check) =>', "only(['GET', 'POST'], check)", 'method-guard'],
    ['export const only = (...methods) =>', "only('POST', 'DELETE')", 'DELETE /users/:id'],
    ['export const only = (...methods) =>', "others('GET', 'POST')", 'method-guard'],
  ])('keeps the method that middleware of another file is handed: %s %s', (made, used, expected) => {
    const guard = `${made} (req, res, next) => (methods.includes(req.method) ? next() : res.sendStatus(405));${made.endsWith('return') ? ' }' : ''}\n`;
    expect(
      outcomes({
        '/shop/server.js': `${HEAD}require('./setup.js').setup(app);\n${routes}`,
        '/shop/guard.js': guard,
        '/shop/setup.js': `import { only } from './guard.js';\nexport const setup = (app) => app.use(${used});\n`,
      }),
    ).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it('keeps the method that middleware of another file finds in its options', () => {
    const guard =
      'export const only = ({ verbs, check }) => (req, res, next) => (verbs.includes(req.method) ? check(req, res, next) : next());\n';
    const used = (options: string): readonly string[] =>
      outcomes({
        '/shop/server.js': `${HEAD}require('./setup.js').setup(app);\n${routes}`,
        '/shop/guard.js': guard,
        '/shop/setup.js': `import { only } from './guard.js';\nexport const setup = (app) => app.use(only(${options}));\n`,
      });
    expect(used("{ verbs: ['POST'], check }")).toEqual(['/users/delete/:id -> method-guard', ...kept]);
    expect(used("{ verbs: ['PATCH'], check }")).toEqual(['/users/delete/:id -> DELETE /users/:id', ...kept]);
  });

  it('keeps the method of a constant of the same file', () => {
    const guard = guarding('req.method === SENT');
    expect(outcomes({ ...guard, '/shop/guard.js': `const SENT = 'POST';\n${guard['/shop/guard.js'] ?? ''}` })).toEqual([
      '/users/delete/:id -> method-guard',
      ...kept,
    ]);
  });

  it.each(['SCOPES[req.method]', 'SCOPES[req.method as keyof typeof SCOPES]', 'SCOPES[req.method.toUpperCase()]'])(
    'keeps the method of an object of the same file: %s',
    (scope) => {
      const guard = guarding(`req.user.scopes.includes(${scope})`);
      expect(
        outcomes({
          ...guard,
          '/shop/guard.js': `const SCOPES = { GET: 'read', POST: 'write' };\n${guard['/shop/guard.js'] ?? ''}`,
        }),
      ).toEqual(['/users/delete/:id -> method-guard', ...kept]);
    },
  );

  it.each<[registered: string, expected: string]>([
    ["app.addHook('preHandler', guard);", 'method-guard'],
    ["app.addHook('preHandler', greet);", 'DELETE /users/:id'],
  ])('keeps the method that a hook of another file asks for: %s', (registered, expected) => {
    const guard =
      "export async function guard(request, reply) {\n  if (request.method === 'POST' && !request.user) return reply.code(401).send();\n}\nexport async function greet(request, reply) {\n  reply.header('x-shop', 'open');\n}\n";
    expect(
      outcomes({
        '/shop/server.js': HEAD + routes,
        '/shop/hooks.js': `import { guard, greet } from './guard.js';\nexport default (app) => {\n  ${registered}\n};\n`,
        '/shop/guard.js': guard,
      }),
    ).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it.each<[asked: string, answering: string, expected: string]>([
    ['isWriting(req)', "export const isWriting = (req) => ['POST', 'PUT'].includes(req.method);", 'method-guard'],
    [
      '!rights.isWriting(req)',
      "export function isWriting(request) { return request.method === 'POST'; }",
      'method-guard',
    ],
    ['isWriting(req.method)', "export const isWriting = (method) => ['POST', 'PUT'].includes(method);", 'method-guard'],
    [
      'isWriting(req.method, req.user)',
      "export function isWriting(method, user) { return user.mayWrite && method === 'POST'; }",
      'method-guard',
    ],
    ['isWriting(req.method)', "export const isWriting = (verb) => verb === 'POST';", 'method-guard'],
    [
      'isWriting(req.method)',
      "const SCOPES = new Map(Object.entries({ GET: 'read', POST: 'write' }));\nexport const isWriting = (verb: string) => SCOPES.get(verb) === 'write';",
      'method-guard',
    ],
    [
      'isWriting(req.method)',
      'const LEVELS = { GET: 0, POST: 1 } as const;\nexport function isWriting(verb: keyof typeof LEVELS): boolean { return LEVELS[verb] > 0; }',
      'method-guard',
    ],
    ["require('./rights.js')(req.method)", "module.exports = (verb) => verb === 'POST';", 'method-guard'],
    ['isWriting(req.method)', "export const isWriting = (verb) => verb === 'GET';", 'DELETE /users/:id'],
    ['isWriting(req)', "export const isWriting = (req) => ['GET', 'HEAD'].includes(req.method);", 'DELETE /users/:id'],
    ['isOpen(req)', "export const isWriting = (req) => ['POST', 'PUT'].includes(req.method);", 'DELETE /users/:id'],
    [
      'isWriting(req.path)',
      "export const isWriting = (req) => ['POST', 'PUT'].includes(req.method);",
      'DELETE /users/:id',
    ],
  ])('keeps the method that a function of another file is asked about: %s, %s', (question, answering, expected) => {
    const rights = "import { isWriting } from './rights.js';\nimport * as rights from './rights.js';\n";
    const { '/shop/guard.js': guard = '', ...others } = guarding(question);
    expect(outcomes({ ...others, '/shop/guard.js': rights + guard, '/shop/rights.js': answering })).toEqual([
      `/users/delete/:id -> ${expected}`,
      ...kept,
    ]);
  });

  it('lets it go where who asks answers the requests', () => {
    const files = {
      '/shop/other.js': 'export default (req, res) => res.sendStatus(isWriting(req) ? 201 : 405);\n',
      '/shop/rights.js': "export const isWriting = (req) => req.method === 'POST';",
    };
    expect(outcomes({ '/shop/server.js': HEAD + routes, ...files })).toEqual([
      '/users/delete/:id -> DELETE /users/:id',
      ...kept,
    ]);
  });

  it.each<[chosen: string, expected: string]>([
    [".unless({ method: ['GET', 'POST'] })", 'method-guard'],
    [".unless({ method: ['GET', 'OPTIONS'] })", 'DELETE /users/:id'],
    [".unless({ path: [{ url: /\\/users(.*)/, methods: ['POST'] }] })", 'method-guard'],
    [".unless({ path: [{ url: /\\/tags(.*)/, methods: ['POST'] }] })", 'DELETE /users/:id'],
    [".forRoutes({ path: '*', method: RequestMethod.POST })", 'method-guard'],
    [".forRoutes({ path: 'users/*', method: RequestMethod.DELETE })", 'method-guard'],
    [".forRoutes({ path: 'boats/*', method: RequestMethod.POST })", 'DELETE /users/:id'],
    [
      ".forRoutes({ path: '*', method: RequestMethod.POST }, { path: '*', method: RequestMethod.DELETE })",
      'DELETE /users/:id',
    ],
  ])('keeps the method that middleware chooses at the address: %s', (chosen, expected) => {
    expect(
      outcomes({
        '/shop/server.js': HEAD + routes,
        '/shop/guard.js': `/** @param {MiddlewareConsumer} consumer */\nexport const guard = (consumer) => consumer.apply(checked())${chosen};\n`,
      }),
    ).toEqual([`/users/delete/:id -> ${expected}`, ...kept]);
  });

  it('keeps an address below a wildcard, which may not match without a segment there', () => {
    const chosen = "consumer.apply(checked()).forRoutes({ path: 'tags/*', method: RequestMethod.POST })";
    expect(
      outcomes({
        '/shop/server.js': HEAD + routes,
        '/shop/guard.js': `/** @param {MiddlewareConsumer} consumer */\nexport const guard = (consumer) => ${chosen};\n`,
      }),
    ).toContain('/tags/create -> path-guard');
  });

  it('lets it go where the requests are answered', () => {
    const other = "export default (req, res) => res.sendStatus(req.method === 'POST' ? 201 : 405);\n";
    expect(outcomes({ '/shop/server.js': HEAD + routes, '/shop/other.js': other })).toEqual([
      '/users/delete/:id -> DELETE /users/:id',
      ...kept,
    ]);
  });
});

describe('a guard that asks for the root of a router', () => {
  const serverOf = (guard: string): Files => ({
    '/depot/server.js': `${HEAD}const router = express.Router();\n${guard}\nrouter.get('/list', answer);\nrouter.get('/show/:id', answer);\napp.use('/crates', router);\napp.get('/crates-of-today/list', answer);\n`,
  });

  it.each([
    "router.use((req, res, next) => (req.path === '/' ? next() : check(req, res, next)));",
    "app.use('/crates', (req, res, next) => { if (req.path !== '/') check(req); next(); });",
  ])('keeps what would stand there: %s', (guard) => {
    expect(outcomes(serverOf(guard)).toSorted()).toEqual([
      '/crates-of-today/list -> GET /crates-of-today',
      '/list -> path-guard',
      '/show/:id -> GET /:id',
    ]);
  });

  it('lets go what another prefix, or the start page, is asked for', () => {
    const guard =
      "app.use('/boxes', (req, res, next) => { if (req.path !== '/') check(req); next(); });\napp.use((req, res, next) => { if (req.path === '/') greet(res); next(); });";
    expect(outcomes(serverOf(guard)).toSorted()).toEqual([
      '/crates-of-today/list -> GET /crates-of-today',
      '/list -> GET /',
      '/show/:id -> GET /:id',
    ]);
  });
});

describe('a guard that asks for a part of the address', () => {
  const routes = "app.post('/admin/createUser', answer);\napp.get('/posts/getAll', answer);\n";
  const guarding = (question: string): Readonly<Record<string, string>> => ({
    '/shop/server.js': HEAD + routes,
    '/shop/guard.js': `export default (req, res, next) => (${question} ? res.sendStatus(403) : next());\n`,
  });

  it.each([
    "req.path.startsWith('/admin/create')",
    "req.path.includes('create')",
    '/^\\/admin\\/create/.test(req.path)',
    "['create', 'update'].some((word) => req.path.includes(word))",
    "req.path.startsWith('/admin/users')",
    "req.path === '/users'",
    "req.path.endsWith('/users')",
  ])('keeps the address for which it would answer otherwise: %s', (question) => {
    expect(outcomes(guarding(question))).toEqual(['/admin/createUser -> path-guard', '/posts/getAll -> GET /posts']);
  });

  it.each([
    "req.path.startsWith('/admin')",
    "req.path.includes('.')",
    '/^\\/(admin|posts)/.test(req.path)',
    "req.path.startsWith('/people')",
    "req.get('x-create').includes('create')",
    "req.path === '/admin/createUsers'",
  ])('lets addresses go for which it answers as before: %s', (question) => {
    expect(outcomes(guarding(question))).toEqual([
      '/admin/createUser -> POST /admin/users',
      '/posts/getAll -> GET /posts',
    ]);
  });

  it.each<[files: Files, created: string, listed: string]>([
    [
      {
        '/shop/guard.js':
          "import { OPEN } from './config.js';\nexport default (req, res, next) => (OPEN.includes(req.path) ? next() : check(req, res, next));\n",
        '/shop/config.js': "export const OPEN = ['/login', '/posts'];",
      },
      'POST /admin/users',
      'path-guard',
    ],
    [
      {
        '/shop/guard.js':
          "import { OPEN } from './config.js';\nexport default (req, res, next) => (OPEN.some((each) => req.url.startsWith(each)) ? next() : check(req, res, next));\n",
        '/shop/config.js': "export const OPEN = ['/login', '/admin/users'];",
      },
      'path-guard',
      'GET /posts',
    ],
    [
      {
        '/shop/guard.js':
          "import { isOpen } from './open.js';\nexport default (req, res, next) => (isOpen(req.path) ? next() : check(req, res, next));\n",
        '/shop/open.js': "import { OPEN } from './config.js';\nexport const isOpen = (path) => OPEN.has(path);",
        '/shop/config.js': "export const OPEN = new Set(['/posts']);",
      },
      'POST /admin/users',
      'path-guard',
    ],
    [
      {
        '/shop/open.js': "import { OPEN } from './config.js';\nexport const isOpen = (path) => OPEN.has(path);",
        '/shop/config.js': "export const OPEN = new Set(['/posts']);",
      },
      'POST /admin/users',
      'GET /posts',
    ],
    [
      {
        '/shop/guard.js':
          "import { OPEN } from './config.js';\nexport default (req, res, next) => (OPEN.includes(req.path) ? next() : check(req, res, next));\n",
        '/shop/config.js': "export const OPEN = ['/login'];\nexport const MENU = ['/posts'];",
      },
      'POST /admin/users',
      'GET /posts',
    ],
    [
      {
        '/shop/guard.js':
          "import { OPEN } from './config.js';\nexport default (req, res, next) => (req.path === OPEN ? next() : check(req, res, next));\n",
        '/shop/config.js': "export const OPEN = '/posts';\nexport const CLOSED = '/admin/users';",
      },
      'POST /admin/users',
      'path-guard',
    ],
    [
      {
        '/shop/guard.js':
          "import config from './config.json' with { type: 'json' };\nexport default (req, res, next) => (config.open.includes(req.path) ? next() : check(req, res, next));\n",
        '/shop/config.json': '{ "open": ["/login", "/posts"], "closed": ["/admin/users"] }',
      },
      'POST /admin/users',
      'path-guard',
    ],
    [
      {
        '/shop/guard.js':
          "import { mayUse } from './rights.js';\nexport default (req, res, next) => (mayUse(req.user, `${req.method} ${req.path}`) ? next() : res.sendStatus(403));\n",
        '/shop/rights.js':
          "const RIGHTS = { editor: ['GET /posts'] };\nexport const mayUse = ({ role }, what) => RIGHTS[role].includes(what);",
      },
      'POST /admin/users',
      'path-guard',
    ],
    [
      {
        '/shop/log.js': 'export default (req, res, next) => { console.log(`${req.method} ${req.path}`); next(); };\n',
        '/shop/help.js': "export const HELP = ['GET /posts'];",
      },
      'POST /admin/users',
      'GET /posts',
    ],
  ])('may ask a list of another file: %o', (files, created, listed) => {
    expect(outcomes({ '/shop/server.js': HEAD + routes, ...files })).toEqual([
      `/admin/createUser -> ${created}`,
      `/posts/getAll -> ${listed}`,
    ]);
  });

  it.each<[read: string, created: string, listed: string]>([
    [String.raw`may(req.path.match(/^\/(\w+)\/(\w+)$/)[2])`, 'path-guard', 'path-guard'],
    [String.raw`may(...(/\/(\w+)$/.exec(req.path) ?? []))`, 'path-guard', 'path-guard'],
    [String.raw`may(/^\/(\w+)/.exec(req.path)[1])`, 'POST /admin/users', 'GET /posts'],
    [String.raw`/\/(\w+)$/.test(req.path)`, 'POST /admin/users', 'GET /posts'],
    ["MENU[req.originalUrl.split('/')[2]]", 'path-guard', 'path-guard'],
    ["MENU[req.originalUrl.split('/')[1]]", 'POST /admin/users', 'GET /posts'],
    ["MENU[req.originalUrl.split('/')[3]]", 'POST /admin/users', 'GET /posts'],
    ["MENU[req.path.split('/')[1]]", 'path-guard', 'path-guard'],
    ["MENU[req.path.split('/').pop()]", 'path-guard', 'path-guard'],
    ["req.path.split('/')[1] === 'admin'", 'POST /admin/users', 'GET /posts'],
  ])('may read a part by its place: %s', (read, created, listed) => {
    expect(outcomes(guarding(read))).toEqual([`/admin/createUser -> ${created}`, `/posts/getAll -> ${listed}`]);
  });

  it.each<[pattern: string, created: string, listed: string]>([
    [String.raw`/^\/posts\//.test(req.path)`, 'POST /admin/users', 'path-guard'],
    [String.raw`/^\/Posts\//i.test(req.path)`, 'POST /admin/users', 'path-guard'],
    [String.raw`new RegExp('^/posts/\\w+').test(req.path)`, 'POST /admin/users', 'path-guard'],
    [String.raw`/^\/[^/]+$/.test(req.path)`, 'POST /admin/users', 'path-guard'],
    [String.raw`/^\/(admin|posts)(\/|$)/.test(req.path)`, 'POST /admin/users', 'GET /posts'],
    [String.raw`/^\/people\//.test(req.path)`, 'POST /admin/users', 'GET /posts'],
    [String.raw`/^\/(\w+)*\/$/.test(req.path)`, 'POST /admin/users', 'GET /posts'],
  ])('may ask for a pattern: %s', (pattern, created, listed) => {
    expect(outcomes(guarding(pattern))).toEqual([`/admin/createUser -> ${created}`, `/posts/getAll -> ${listed}`]);
  });

  it.each<[pattern: string, shown: string]>([
    [String.raw`/^\/users\/\d{1,9}$/.test(req.path)`, 'path-guard'],
    [String.raw`/^\/users\/[a-z]+$/.test(req.path)`, 'path-guard'],
    [String.raw`/^\/users\/[\da-f]{24}$/.test(req.path)`, 'path-guard'],
    [String.raw`/^\/users\/[\da-f-]{36}$/.test(req.path)`, 'path-guard'],
    [String.raw`/^\/users\/.+/.test(req.path)`, 'GET /users/:id'],
  ])('may ask for a pattern of identifiers: %s', (pattern, shown) => {
    expect(
      outcomes({ ...guarding(pattern), '/shop/server.js': `${HEAD}app.get('/users/show/:id', answer);\n` }),
    ).toEqual([`/users/show/:id -> ${shown}`]);
  });

  it.each<[kept: string, asked: string, listed: string]>([
    [String.raw`export const GUARDED = [/^\/posts\//];`, 'GUARDED.some((each) => each.test(req.path))', 'path-guard'],
    [String.raw`export const GUARDED = /^\/posts\//;`, 'GUARDED.test(req.path)', 'path-guard'],
    [String.raw`export const GUARDED = /^\/posts\//;`, 'GUARDED.test(req.body)', 'GET /posts'],
    [String.raw`export const GUARDED = /^\/posts/;`, 'GUARDED.test(req.path)', 'GET /posts'],
  ])('may ask for a pattern of another file: %s, %s', (kept, asked, listed) => {
    expect(
      outcomes({
        ...guarding(asked),
        '/shop/guard.js': `import { GUARDED } from './patterns.js';\n${guarding(asked)['/shop/guard.js'] ?? ''}`,
        '/shop/patterns.js': kept,
      }),
    ).toEqual(['/admin/createUser -> POST /admin/users', `/posts/getAll -> ${listed}`]);
  });

  it('may ask for a pattern that a row or a constant holds', () => {
    for (const rows of [
      String.raw`const ROWS = [{ pattern: /^\/posts\//, roles }];`,
      "const ROWS = [new RegExp('^/posts/')];",
      "const ROWS = ['^/posts/'].map((source) => new RegExp(source));",
    ]) {
      const guard = `${rows}\nexport default (req, res, next) => (ROWS.some((row) => (row.pattern ?? row).test(req.path)) ? refuse() : next());`;
      expect(
        outcomes({ '/shop/server.js': `${HEAD}app.get('/posts/getAll', answer);\n`, '/shop/guard.js': guard }),
      ).toEqual(['/posts/getAll -> path-guard']);
    }
  });

  it('may know an item by its shape', () => {
    const guard = String.raw`export default (req, res, next) => (/^\/users\/[0-9a-f]{24}$/.test(req.path) ? res.sendStatus(403) : next());`;
    expect(
      outcomes({ '/shop/server.js': `${HEAD}app.get('/users/get/:id', answer);\n`, '/shop/guard.js': guard }),
    ).toEqual(['/users/get/:id -> path-guard']);
  });

  it('lets an item keep what stands at its end', () => {
    const guard =
      "export default (req, res, next) => (MENU[req.path.split('/').pop()] ? next() : res.sendStatus(403));\n";
    expect(
      outcomes({ '/shop/server.js': `${HEAD}app.delete('/users/delete/:id', answer);\n`, '/shop/guard.js': guard }),
    ).toEqual(['/users/delete/:id -> DELETE /users/:id']);
  });

  it.each<[chosen: string, expected: string]>([
    ["exclude({ path: 'notes/:id', method: RequestMethod.PUT }).forRoutes('*')", 'path-guard'],
    ["exclude('notes/(.*)').forRoutes('*')", 'PUT /notes/:id'],
    ["forRoutes({ path: 'notes/:id', method: RequestMethod.PUT })", 'path-guard'],
    ["forRoutes({ path: 'notes/update/:id', method: RequestMethod.PUT })", 'used'],
    ["forRoutes('notes')", 'PUT /notes/:id'],
  ])('may choose routes by their shape: %s', (chosen, expected) => {
    const module = `export const configure = (consumer: MiddlewareConsumer) => consumer.apply(Auth).${chosen};\n`;
    expect(
      outcomes({
        '/shop/server.js': `${HEAD}app.put('/notes/update/:id', answer);\n`,
        '/shop/notes.module.ts': module,
      }),
    ).toEqual([`/notes/update/:id -> ${expected}`]);
  });

  it.each<[handing: string, taking: string, expected: string]>([
    [
      'mayDo(req.method, req.originalUrl)',
      "(method, path) => {\n  const plain = path.toLowerCase();\n  return plain.includes('/users') && method === 'GET';\n}",
      'path-guard',
    ],
    ['mayDo(req.path)', "(path: string): boolean => path.startsWith('/admin/create')", 'path-guard'],
    ['mayDo(req)', "(path) => path.startsWith('/admin/create')", 'POST /admin/users'],
    ['console.log(req.path)', "(path) => path.startsWith('/admin/create')", 'POST /admin/users'],
    ['mayDo(req.path)', "(name) => name.startsWith('/admin/create')", 'path-guard'],
    ['mayDo(req.path)', "(name) => name.startsWith('admin')", 'POST /admin/users'],
    ['mayDo(req.user)', "(name) => name.startsWith('/admin/create')", 'POST /admin/users'],
    ['mayDo(req)', "(r) => r.originalUrl.startsWith('/admin/create')", 'path-guard'],
  ])('may be handed the address: %s, %s', (handing, taking, expected) => {
    const files = {
      '/shop/server.ts': `${HEAD}app.post('/admin/createUser', answer);\n`,
      '/shop/guard.ts': `import { mayDo } from './rights.ts';\nexport default (req, res, next) => (${handing} ? next() : res.sendStatus(403));\n`,
      '/shop/rights.ts': `export const mayDo = ${taking};\n`,
    };
    expect(outcomes(files)).toEqual([`/admin/createUser -> ${expected}`]);
  });

  it('names the text that is asked for', () => {
    const { routes: planned } = planOf(guarding("req.path.startsWith('/admin/create')"));
    expect(planned[0]?.withheld?.other).toMatchObject({ label: '/admin/create', file: '/shop/guard.js' });
  });
});

describe('a document that tells addresses apart', () => {
  const routes =
    "app.post('/api/books/create', answer);\napp.get('/api/books/delete/:id', answer);\napp.get('/api/tags/list', answer);\n";
  const kept = ['/api/books/delete/:id -> DELETE /api/books/:id', '/api/tags/list -> GET /api/tags'];
  const beside = (name: string, text: string): readonly string[] =>
    outcomes({ '/shop/server.js': HEAD + routes, [`/shop/${name}`]: text });

  it.each([
    ['nginx.conf', 'location /api/books/ { proxy_pass http://books:3000; }\nlocation / { root /var/www; }'],
    [
      'nginx.conf',
      'location /api/ { proxy_pass http://api:3000; }\nlocation /api/books/ { proxy_pass http://books:3000; }',
    ],
    ['nginx.conf', 'location = /api/books { return 410; }\nlocation /api { proxy_pass http://books:3000; }'],
    ['Caddyfile', ':80 {\n  handle /api/books/* {\n    reverse_proxy books:3000\n  }\n}'],
    ['gateway.config.yml', "books:\n  paths: '/api/books/*'\n"],
    ['policy.csv', 'p, editor, /api/books/*, POST\np, guest, /api/books, GET\n'],
    ['serverless.yml', "- http: { path: 'api/books/{action}', method: any }"],
    ['proxy.conf.json', '{ "/api/books/": { "target": "http://localhost:3000" } }'],
    ['access.js', "module.exports = [{ resource: '/api/books/*', methods: ['POST'], roles: ['editor'] }];"],
    ['vite.config.js', "export default { server: { proxy: { '/api/books/': 'http://localhost:3000' } } };"],
  ])('keeps what it would answer otherwise: %s %s', (name, text) => {
    expect(beside(name, text)).toEqual(['/api/books/create -> path-guard', ...kept]);
  });

  it.each([
    ['nginx.conf', 'location /api/ { proxy_pass http://api:3000; }\nlocation / { root /var/www; }'],
    ['nginx.conf', 'location /api/books { proxy_pass http://books:3000; }\nlocation / { root /var/www; }'],
    ['nginx.conf', 'location /static/books/ { root /var/www; }'],
    ['gateway.config.yml', "books:\n  paths: ['/api/books', '/api/books/*']\n"],
    ['openapi.yml', 'paths:\n  /api/books/{id}:\n    get: {}\n'],
    ['config.json', '{ "include": ["src/**", "api/books/*", "./api/books/*"], "files": ["/api/books/*.js"] }'],
    ['ignored.conf', '/dist/*\nnode_modules/*\n'],
    ['robots.txt', 'Disallow: /api/books/\nDisallow: /api/books/*\n'],
    ['robots.conf', 'Disallow: /api/books/\n'],
    ['pages.jsx', "export const pages = [{ path: '/api/books/*', element: <Books /> }];"],
    ['notes.md', 'Our gateway knows `/api/books/*` only.'],
  ])('lets go what it answers alike, and says nothing by other texts: %s %s', (name, text) => {
    expect(beside(name, text)).toEqual(['/api/books/create -> POST /api/books', ...kept]);
  });

  it('names the pattern', () => {
    const { routes: planned } = planOf({
      '/shop/server.js': HEAD + routes,
      '/shop/nginx.conf': 'location /api/books/ { proxy_pass http://books:3000; }',
    });
    expect(planned[0]?.withheld?.other).toMatchObject({ label: '/api/books/', file: '/shop/nginx.conf' });
  });
});

describe('the keys of an OpenAPI block', () => {
  it('stay different', () => {
    const comment =
      '/**\n * @openapi\n * /users/delete/{id}:\n *   delete:\n *     summary: Deletes.\n * /users/update/{id}:\n *   put:\n *     summary: Updates.\n * /users/create:\n *   post:\n *     summary: Creates.\n */\n';
    const routes =
      "app.delete('/users/delete/:id', answer);\napp.put('/users/update/:id', answer);\napp.post('/users/create', answer);\n";
    const plan = planOf({ '/shop/server.js': HEAD + comment + routes });
    expect(reasonsOf(plan)).toEqual(['stuck-document /users/delete/{id} /shop/server.js', '', '']);
    expect(plan.callersIn('/shop/server.js').callers.map(({ before, after }) => `${before} -> ${after}`)).toEqual([
      'PUT /users/update/{id} -> PUT /users/{id}',
      'POST /users/create -> POST /users',
    ]);
    const late = planOf({
      '/shop/server.js': `${HEAD}${comment}app.delete('/users/:id', answer);\napp.put('/users/:id', answer);\n`,
    }).callersIn('/shop/server.js');
    expect(late.callers).toEqual([]);
  });
});

describe('what Hono hands all requests below a path to', () => {
  const HONO =
    "import { Hono } from 'hono';\nimport legacy, { answerAll } from './legacy.js';\nconst app = new Hono();\nconst crates = new Hono();\ncrates.get('/list', (c) => c.json([]));\n";
  const routes = "app.get('/getParcels', (c) => c.json([]));\napp.get('/getBoxes/:id', (c) => c.json({}));\n";

  it.each<[mount: string, expected: readonly string[]]>([
    [
      "app.mount('/parcels', legacy.fetch);",
      ['/getBoxes/:id -> GET /boxes/:id', '/getParcels -> shadow', '/list -> no-resource'],
    ],
    [
      "app.mount('/parcels', answerAll);",
      ['/getBoxes/:id -> GET /boxes/:id', '/getParcels -> shadow', '/list -> no-resource'],
    ],
    [
      "app.mount('/parcels', (request) => answerAll(request));",
      ['/getBoxes/:id -> GET /boxes/:id', '/getParcels -> shadow', '/list -> no-resource'],
    ],
    [
      "app.mount('/crates', crates.fetch);",
      ['/getBoxes/:id -> GET /boxes/:id', '/getParcels -> GET /parcels', '/list -> GET /'],
    ],
  ])('answers them: %s', (mount, expected) => {
    expect(
      [
        ...outcomes({
          '/depot/server.js': `${HONO}${mount}\n${routes}`,
          '/depot/legacy.js': 'export default { fetch: answer };',
        }),
      ].sort(),
    ).toEqual(expected);
  });
});
