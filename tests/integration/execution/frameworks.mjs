/**
 * The frameworks of generated applications, one self-contained row each. A row prints the registration of a route, a router and the
 * application, and says how middleware names what hazards ask of a request:
 *
 * - `register`: gets the path of a route as an expression;
 * - `path`, `url`, `method`: expressions; `guard(condition, status)`: middleware that answers some requests with a status;
 *   `middleware(statements)`: any other; `locals`: where it keeps values for what comes after it.
 */

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' };

/** Where `express` is version 4: the package that the application finds by this name. */
export const OTHER_PACKAGES = { express4: { express: 'express4' } };

/** What a route answers: what it does, and what it was asked for. */
function answerOf({ does, item, body }, id, given) {
  return `{ does: '${does}'${item ? `, id: ${id}` : ''}${body && given ? `, body: ${given}` : ''} }`;
}

const express = (name) => ({
  name,
  imports: [['express', 'express']],
  start: 'const app = express();\napp.use(express.json());\n',
  register: (on, { method, path }, route) =>
    `${on}.${METHODS[method]}(${path}, (req, res) => res.json(${answerOf(route, 'req.params.id', 'req.body')}));\n`,
  router: { imports: [['express', 'express']], start: 'const router = express.Router();\n', name: 'router' },
  mount: (mount, router) => `app.use('${mount}', ${router});\n`,
  path: 'req.path',
  url: 'req.originalUrl',
  method: 'req.method',
  locals: 'res.locals',
  middleware: (statements) => `app.use((req, res, next) => {\n${statements}  next();\n});\n`,
  guard: (condition, status) => `app.use((req, res, next) => (${condition} ? res.sendStatus(${status}) : next()));\n`,
});

const koa = {
  name: 'koa',
  imports: [
    ['Koa', 'koa'],
    ['Router', '@koa/router'],
  ],
  start: 'const app = new Koa();\nconst router = new Router();\n',
  on: 'router',
  register: (on, { method, path }, route) =>
    `${on}.${METHODS[method]}(${path}, (ctx) => {\n  ctx.body = ${answerOf(route, 'ctx.params.id', null)};\n});\n`,
  router: { imports: [['Router', '@koa/router']], prefixed: true, name: 'router' },
  mount: (mount, router) => `app.use(${router}.routes());\n`,
  end: 'app.use(router.routes());\n',
  path: 'ctx.path',
  url: 'ctx.url',
  method: 'ctx.method',
  locals: 'ctx.state',
  middleware: (statements) => `app.use(async (ctx, next) => {\n${statements}  await next();\n});\n`,
  guard: (condition, status) =>
    `app.use(async (ctx, next) => {\n  if (${condition}) ctx.throw(${status});\n  await next();\n});\n`,
};

const fastify = {
  name: 'fastify',
  /** It refuses a POST with the type of a form and no body, as axios sends one. */
  deletes: ['DELETE', 'GET'],
  imports: [['fastify', 'fastify']],
  start: 'const app = fastify();\n',
  register: (on, { method, path }, route) =>
    `${on}.${METHODS[method]}(${path}, async (request) => (${answerOf(route, 'request.params.id', 'request.body')}));\n`,
  router: { imports: [], isPlugin: true, name: 'app' },
  mount: (mount, router) => `app.register(${router}, { prefix: '${mount}' });\n`,
  path: "request.url.split('?')[0]",
  url: 'request.url',
  method: 'request.method',
  locals: 'request',
  middleware: (statements) => `app.addHook('onRequest', async (request, reply) => {\n${statements}});\n`,
  guard: (condition, status) =>
    `app.addHook('onRequest', async (request, reply) => {\n  if (${condition}) return reply.code(${status}).send({ refused: true });\n});\n`,
};

export const FRAMEWORKS = [express('express'), express('express4'), koa, fastify];
