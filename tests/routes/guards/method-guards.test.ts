import { describe, expect, it } from 'vitest';
import { methodGuards } from '../../../src/routes/guards/method-guards.ts';

const HANDS_ON = 'next();';

/** The methods that are told from all others, and where. */
function guardsIn(text: string): readonly string[] {
  return methodGuards(text)
    .filter(({ hooks }) => !hooks)
    .map(({ methods, range }) => `${[...methods].join(' ')}: ${text.slice(...range)}`);
}

describe('what tells requests apart by their method', () => {
  it.each([
    ["if (req.method === 'POST') check(req);", ["POST: req.method === 'POST'"]],
    ["if (ctx.request.method !== 'GET') check(ctx);", ["GET: ctx.request.method !== 'GET'"]],
    ["if (req.method.toLowerCase() == 'get') skip();", ["GET: req.method.toLowerCase() == 'get'"]],
    [
      "if (req.method === 'POST' || req.method === 'PUT') check(req);",
      ["POST PUT: req.method === 'POST' || req.method === 'PUT'"],
    ],
    ["if ('POST' === req.method) check(req);", ["POST: 'POST' === req.method"]],
    [
      "if ('POST' == req.method || 'PUT' == req.method) check(req);",
      ["POST PUT: 'POST' == req.method || 'PUT' == req.method"],
    ],
    ['if (req.method === HttpMethod.POST) check(req);', ['POST: req.method === HttpMethod.POST']],
    [
      'if (req.method !== http.Method.Post && Verb.PUT !== req.method) check(req);',
      ['POST PUT: req.method !== http.Method.Post && Verb.PUT !== req.method'],
    ],
    [
      'if ([Verb.POST, Verb.PUT].includes(req.method)) check(req);',
      ['POST PUT: [Verb.POST, Verb.PUT].includes(req.method'],
    ],
    [
      'switch (req.method) {\n  case Verb.POST: case Verb.PUT: check(req);\n}',
      ['POST PUT: case Verb.POST: case Verb.PUT: '],
    ],
    ["if (['POST', 'PUT'].includes(req.method)) check(req);", ["POST PUT: ['POST', 'PUT'].includes(req.method"]],
    ["if (_.includes(['POST', 'PUT'], req.method)) check(req);", ["POST PUT: .includes(['POST', 'PUT'], req.method"]],
    [
      "const WRITING = new Set(['POST', 'PUT']);\nif (WRITING.has(req.method)) check(req);",
      ["POST PUT: ['POST', 'PUT']"],
    ],
    ["const WRITING = 'POST PUT'.split(' ');\nif (WRITING.includes(req.method)) check(req);", ["POST PUT: 'POST PUT'"]],
    [
      "const WRITING = 'POST, PUT'.split(', ');\nif (WRITING.includes(req.method)) check(req);",
      ["POST PUT: 'POST, PUT'"],
    ],
    ['const WRITING = /^(?:POST|PUT)$/;\nif (WRITING.test(req.method)) check(req);', ['POST PUT: /^(?:POST|PUT)$/']],
    ["if (['POST', 'PUT'].some((each) => each === req.method)) check(req);", ["POST PUT: ['POST', 'PUT']"]],
    ["if (['post', 'put'].every((each) => req.method !== each.toUpperCase())) skip();", ["POST PUT: ['post', 'put']"]],
    [
      "if (['GET', 'HEAD', 'TRACE'].includes(req.method)) skip();",
      ["GET HEAD TRACE: ['GET', 'HEAD', 'TRACE'].includes(req.method"],
    ],
    ['if (/^(GET|HEAD)$/.test(req.method)) skip();', ['GET HEAD: /^(GET|HEAD)$/.test(req.method']],
    [
      'if (/^(GET|HEAD|OPTIONS|TRACE)$/.test(req.method)) skip();',
      ['GET HEAD OPTIONS TRACE: /^(GET|HEAD|OPTIONS|TRACE)$/.test(req.method'],
    ],
    [
      "switch (req.method) {\n  case 'POST': case 'PUT': check(req); break;\n  case 'GET': skip();\n}",
      ["POST PUT: case 'POST': case 'PUT': ", "GET: case 'GET': "],
    ],
  ])('in %s', (text, expected) => {
    expect(guardsIn(`${text}\n${HANDS_ON}`)).toEqual(expected);
    expect(guardsIn(text)).toEqual([]);
  });

  it.each<[text: string, methods: readonly string[]]>([
    ["if (req.method[0] === 'P') check(req);", ['POST PUT PATCH']],
    ["if (req.method.charAt(0) !== 'P') skip();", ['POST PUT PATCH']],
    ["if (req.method.startsWith('PU')) check(req);", ['PUT']],
    ["if (req.method.toLowerCase().startsWith('p')) check(req);", ['POST PUT PATCH']],
    ["if (ctx.method.slice(0, 2) === 'PO') check(ctx);", ['POST']],
    ['if (req.method.length === 3) skip();', ['GET PUT']],
    ['if (/^P/.test(req.method)) check(req);', ['POST PUT PATCH']],
    ['if (/p(?:os|u)t|delete/i.test(req.method)) check(req);', ['POST PUT DELETE']],
    ["if ({ POST: true, PUT: 'yes' }[req.method]) check(req);", ['POST PUT']],
    ['if (({ post: 1, put: 1 })[req.method.toLowerCase()]) check(req);', ['POST PUT']],
    ["const [first] = req.method; if (req.url[0] === 'P') check(req);", []],
    ['if (/^P/.test(req.path)) check(req.method);', []],
    ['if ({ open: 1 }[req.method]) check(req);', []],
    ["if (req.method.startsWith('X')) check(req);", []],
  ])('by a part of it, or by a table without a name: %s', (text, methods) => {
    expect(methodGuards(`${text}\n${HANDS_ON}`).map((guard) => [...guard.methods].join(' '))).toEqual(methods);
  });

  it.each([
    'may(req.user, `${req.method.toLowerCase()}:boats`)',
    "hasPermission(ctx.user, 'boats:' + ctx.method)",
    "req.user.scopes.includes(req.method + ':boats')",
  ])('by what one may do with each: %s', (asked) => {
    expect(guardsIn(`if (${asked}) ${HANDS_ON}`)).toHaveLength(9);
    expect(guardsIn(`if (${asked}) answer();`)).toEqual([]);
    expect(guardsIn(`log(\`\${req.method} boats\`); ${HANDS_ON}`)).toEqual([]);
  });

  it.each<[text: string, guards: readonly string[]]>([
    ["export const isReading = (m) => m === 'GET';", ['GET of isReading']],
    ["export const isReading = verb => 'GET' !== verb.toUpperCase();", ['GET of isReading']],
    [
      "export function isReading(m: string): boolean { return ['GET', 'HEAD'].includes(m); }",
      ['GET HEAD of isReading'],
    ],
    ['exports.isReading = function (m) { return /^(GET|HEAD)$/.test(m); };', ['GET HEAD of isReading']],
    [
      "function levelOf(m) {\n  switch (m) {\n    case 'PUT': case 'DELETE': return 2;\n  }\n}",
      ['PUT DELETE of levelOf'],
    ],
    ["const rules = { isReading(m) { return m === 'GET'; } };", ['GET of isReading']],
    ["const rules = { isReading: (m) => m === 'GET' };", ['GET of isReading']],
    ['class Rules { isReading(m: string): boolean { return m === Verb.GET; } }', ['GET of isReading']],
    ["export default (m) => m === 'GET';", ['GET of default of rules']],
    [
      "const SCOPES = new Map([['PUT', 'write'], ['DELETE', 'remove']]);\nexport const scopeOf = (m) => SCOPES.get(m);",
      ['PUT DELETE of scopeOf', 'PUT of scopeOf', 'DELETE of scopeOf'],
    ],
    [
      "const WRITING = new Set(['PUT', 'DELETE']);\nexport const writes = (m) => WRITING.has(m);",
      ['PUT DELETE of writes'],
    ],
    [
      "const SCOPES = { PUT: 'write', DELETE: 'write' };\nexport const scopeOf = (method) => SCOPES[method];",
      ['PUT DELETE of scopeOf', 'PUT DELETE of scopeOf'],
    ],
    ['const READING = /^(?:GET|HEAD)$/;\nexport const reads = (m) => READING.test(m);', ['GET HEAD of reads']],
    ["export const isGone = (action) => action === 'delete';", []],
    ["const verb = verbOf(); if (verb === 'GET') read();", []],
    ["const SCOPES = { PUT: 'write' };\nexport const scopeOf = (m) => others[m];", []],
  ])('that a function is handed, by whatever name: %s', (text, guards) => {
    expect(
      methodGuards(text, '/yard/rules.js').map(
        ({ methods, hooks = [] }) => `${[...methods].join(' ')} of ${hooks.join(', ')}`,
      ),
    ).toEqual(guards);
  });

  it.each([
    ["const { method, url } = req;\nif (method === 'POST') check(req);", ["POST: method === 'POST'"]],
    [
      "const method = ctx.method.toUpperCase();\nif (['POST', 'PUT'].includes(method)) check(ctx);",
      ["POST PUT: ['POST', 'PUT'].includes(method"],
    ],
    [
      "const { method }: Request = context.switchToHttp().getRequest<Request>();\nswitch (method) { case 'GET': return skip(); }",
      ["GET: case 'GET': "],
    ],
    [
      'const { method: verb } = request;\nif (/^(GET|HEAD)$/i.test(verb)) skip();',
      ['GET HEAD: /^(GET|HEAD)$/i.test(verb'],
    ],
    [
      "if (context.switchToHttp().getRequest().method === 'POST') check();",
      ["POST: context.switchToHttp().getRequest().method === 'POST'"],
    ],
    [
      'const check = ({ method, headers }, res, done) => /^(GET|HEAD)$/i.test(method) || headers.token || res.end();',
      ['GET HEAD: /^(GET|HEAD)$/i.test(method'],
    ],
    [
      "const levelOf = (method) => { switch (method) { case 'DELETE': return 3; default: return 1; } };\nlimit(levelOf(req.method));",
      ["DELETE: case 'DELETE': "],
    ],
    [
      "function isWriting(app, method) { return ['POST', 'PUT'].includes(method); }\nif (isWriting(app, ctx.method)) check(ctx);",
      ["POST PUT: ['POST', 'PUT'].includes(method"],
    ],
    [
      "async function check({ method }: FastifyRequest, reply) {\n  if (method === 'POST') reply.code(401);\n}",
      ["POST: method === 'POST'"],
    ],
  ])('whose name they are given: %s', (text, expected) => {
    expect(guardsIn(`${text}\n${HANDS_ON}`)).toEqual(expected);
    expect(guardsIn(text)).toEqual([]);
  });

  it.each<[text: string, expected: readonly string[]]>([
    [
      "app.addHook('onRoute', (routeOptions) => { if (routeOptions.method === 'POST') guard(routeOptions); });",
      ["POST: routeOptions.method === 'POST'"],
    ],
    [
      "app.addHook('onRoute', (route) => { if (['POST', 'PUT'].includes(route.method)) guard(route); });",
      ["POST PUT: ['POST', 'PUT'].includes(route.method"],
    ],
    [
      "app.addHook('onRoute', async function guarding(opts) { if (opts.method !== 'POST') return; guard(opts); });",
      ["POST: opts.method !== 'POST'"],
    ],
    [
      "app.addHook('onRoute', (routeOptions) => { const { method } = routeOptions; if (method === 'POST') guard(routeOptions); });",
      ["POST: method === 'POST'"],
    ],
    [
      "app.addHook('onRoute', ({ method, config }) => { if (method === 'POST') guard(config); });",
      ["POST: method === 'POST'"],
    ],
    [
      "app.addHook('onRoute', async function ({ method: verb, url }) { if (verb === 'POST') guard(url); });",
      ["POST: verb === 'POST'"],
    ],
    ["app.addHook('onReady', ({ method }) => { if (method === 'POST') guard(method); });", []],
    ["app.addHook('onReady', (route) => { if (route.method === 'POST') guard(route); });", []],
  ])('of a route that a hook is told of: %s', (text, expected) => {
    expect(guardsIn(text)).toEqual(expected);
  });

  it.each([
    "export default (req, res, next) => (req.method === 'POST' ? check : pass)(req, res, next);",
    "app.use((req, res, next) => {\n  if (req.method === 'POST') return limiter(req, res, next);\n  res.end();\n});",
    "module.exports = (ctx, next) => (ctx.method === 'POST' ? check : pass)(ctx, next);",
    "intercept(context: ExecutionContext, next: CallHandler) {\n  const req = context.switchToHttp().getRequest();\n  return req.method === 'POST' ? signed(next.handle()) : next.handle();\n}",
    "app.use(rateLimit({ windowMs: 60_000, skip: (req) => req.method !== 'POST' }));",
    "app.use(rateLimit({ limit: async (req, res) => (req.method === 'POST' ? 5 : 100) }));",
    "app.use(jwt({ secret }).unless((req) => req.method === 'POST'));",
    "app.use('*', except((c) => c.req.method === 'POST', check));",
    "app.use('*', some((c) => c.req.method === 'POST', check));",
    "ThrottlerModule.forRoot([{ limit: 5, skipIf: (context) => context.switchToHttp().getRequest().method === 'POST' }]);",
    "class Cache extends CacheInterceptor { isRequestCacheable(context) { return this.adapter.getRequestMethod(context.getRequest()) === 'POST'; } }",
    "server.events.on('response', (request) => { if (request.method !== 'POST') flush(request); });",
    "new Elysia().onBeforeHandle(({ request }) => { if (request.method === 'POST') check(request); });",
    "server.use((req, res, next) => (req.getRoute().method === 'POST' ? check(req, res, next) : next()));",
    "app.addHook('preHandler', async (req) => { if (req.routerMethod === 'POST') check(req); });",
    "app.use(when((req) => req.method === 'POST', check));",
    "await app.register(limit, {\n  allowList: function (req) {\n    return req.method !== 'POST';\n  },\n});",
  ])('in %s', (text) => {
    expect(guardsIn(text)).toEqual([expect.stringMatching(/^POST: [\w.()]+ [!=]== 'POST'$/)]);
  });

  it.each([
    "export function create(req, res, next) {\n  res.sendStatus(req.method === 'POST' ? 201 : 200);\n}",
    "export const create = async (req, res, next): Promise<void> => {\n  res.sendStatus(req.method === 'POST' ? 201 : 200);\n}",
    "app.use(morgan('dev', { skip: (req) => req.method === 'GET' }));",
    "const isPosted = rows.some((c) => c.method === 'POST');",
    "const { method } = options;\nif (method === 'POST') send(req.method);\nnext();",
    "const send = ({ method }, body) => post(method === 'POST' ? body : null);\nnext();",
    "const { method } = req;\nlog(method);\nif (each.method === 'POST') count(each);\nnext();",
  ])('not in %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });

  it.each([
    "if (config.method === 'POST') check(config);",
    "const WRITING = ['POST', 'PUT'];\nlog(req.method);",
    "switch (kind) { case 'POST': check(req.method); }",
    "send({ method: 'POST' }, req.method);",
    "app.put('/users/delete/:id', answer);\nif (ALLOWED.has(req.method)) check(req);",
    "router.put('/delete/:id', answer);\nif (ALLOWED.has(req.method)) check(req);",
    'if (req.method === options.posted) check(req);',
  ])('not in %s', (text) => {
    expect(guardsIn(`${text}\n${HANDS_ON}`)).toEqual([]);
  });

  it.each([
    [
      "api.interceptors.request.use((config) => {\n  if (config.method === 'post') sign(config);\n  return config;\n});",
      ["POST: config.method === 'post'"],
    ],
    [
      "api.interceptors.request.use((config) => (['post', 'put'].includes(config.method?.toLowerCase()) ? sign(config) : config));",
      ["POST PUT: ['post', 'put'].includes(config.method?.toLowerCase()"],
    ],
    ["axios.defaults.headers.post['X-Token'] = token;", ["POST: .defaults.headers.post['"]],
    [
      "api.interceptors.request.use((options) => {\n  if (options.method === 'post') options.data = encode(options.data);\n  return options;\n});",
      ["POST: options.method === 'post'"],
    ],
    [
      "api.interceptors.request.use((c) => (c.method!.toLowerCase() !== 'get' ? sign(c) : c));",
      ["GET: c.method!.toLowerCase() !== 'get'"],
    ],
    [
      "api.interceptors.request.use((res) => ((res.method || 'get').toUpperCase() === 'POST' ? sign(res) : res));",
      ["POST: res.method || 'get').toUpperCase() === 'POST'"],
    ],
    [
      "api.interceptors.request.use((config) => {\n  const { method } = config;\n  if (method === 'post') sign(config);\n  return config;\n});",
      ["POST: method === 'post'"],
    ],
    [
      "api.interceptors.request.use(({ method, ...rest }) => ({ method, ...rest, data: method === 'post' ? encode(rest.data) : rest.data }));",
      ["POST: method === 'post'"],
    ],
    [
      "const BODIES = { post: (data) => encode(data), 'put': encode };\napi.interceptors.request.use((config) => ({ ...config, data: BODIES[config.method](config.data) }));",
      ['POST PUT: const BODIES = '],
    ],
    [
      "ky.extend({ hooks: { beforeRequest: [(request) => { if (request.method === 'POST') sign(request); }] } });",
      ["POST: request.method === 'POST'"],
    ],
    [
      '$.ajaxSetup({ beforeSend(xhr, settings) { if (!/^(GET|HEAD)$/.test(settings.type)) sign(xhr); } });',
      ['GET HEAD: /^(GET|HEAD)$/.test(settings.type'],
    ],
    [
      "client.use(async (options, go) => { if (options.method === 'POST') sign(options); return go(); });",
      ["POST: options.method === 'POST'"],
    ],
    [
      "export function send(url, options = {}) {\n  if (options.method === 'POST') options.body = encode(options.body);\n  return fetch(url, options);\n}",
      ["POST: options.method === 'POST'"],
    ],
    [
      "export const send = (method, url, data) => axios({ url, method, ...(method === 'post' ? { data: encode(data) } : { data }) });",
      ["POST: method === 'post'"],
    ],
    [
      "axios.defaults.headers.post['Content-Type'] = 'application/x-www-form-urlencoded';",
      ["POST: .defaults.headers.post['"],
    ],
    [
      "const http = axios.create({ baseURL, headers: { common: { 'X-App': 'shop' }, post: { 'X-Token': token } } });",
      ["POST: post: { 'X-Token': token }"],
    ],
    [
      "const http = axios.create({\n  headers: {\n    'post': { 'Content-Type': 'application/x-www-form-urlencoded' },\n    put: { 'X-Token': await token() },\n  },\n});",
      [
        "POST: 'post': { 'Content-Type': 'application/x-www-form-urlencoded' }",
        "PUT: put: { 'X-Token': await token() }",
      ],
    ],
    ["import csurf from 'csurf';\napp.use(csurf());", ["GET HEAD OPTIONS: 'csurf'"]],
    ["import { csrf } from 'hono/csrf';\napp.use(csrf());", ["GET HEAD OPTIONS: 'hono/csrf'"]],
    [
      "server.register({ plugin: require('@hapi/crumb'), options: { restful: true } });",
      ["GET HEAD OPTIONS: '@hapi/crumb'"],
    ],
    ["server.register(require('@hapi/crumb'));", ["POST: '@hapi/crumb'"]],
    ['app.use(lusca({ xframe: true, csrf: true }));', ['GET HEAD OPTIONS: lusca({ xframe: true, csrf:']],
    ['app.use(lusca({ csrf: false }));', []],
    ['app.use(lusca.csrf());', ['GET HEAD OPTIONS: lusca.csrf']],
  ])('in a client, or in what asks for tokens: %s', (text, expected) => {
    expect(guardsIn(text)).toEqual(expected);
  });

  it.each([
    "axios.defaults.headers.post['Content-Type'] = 'application/json';",
    'axios.defaults.headers.common.Authorization = token;',
    "if (config.method === 'post') sign(config);",
    "api.interceptors.response.use((config) => (config.method === 'post' ? sign(config) : config));",
    "api.interceptors.request.use((config) => (config.kind === 'post' ? sign(config) : config));",
    "router.use((req, res) => { if (req.method === 'POST') check(req); });",
    "apiRouter.use((options) => { if (options.method === 'POST') check(options); });",
    "export const proxy = async (req, res) => { res.send(await fetch(target, { method: req.method, body: req.method === 'GET' ? undefined : req.body })); };",
    "export const proxy = async (req) => { const { method } = req; return fetch(target, { method, body: method === 'GET' ? undefined : req.body }); };",
    "export const load = () => fetch('/users', { method: 'POST' });\nexport const icon = (entry) => (entry.method === 'POST' ? 'plus' : 'eye');",
    "const http = axios.create({ headers: { post: { 'Content-Type': 'application/json' }, common: { Accept: 'text/plain' } } });",
    "axios.create({ baseURL, headers: { 'Content-Type': 'application/json' }, post: { kept: true } });",
    "describe('headers', () => { table({ headers: { post: { kept: true } } }); });",
    "const COLOURS = { post: 'green' };\nexport const colour = (route) => COLOURS[route.method];",
  ])('not in %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });

  it.each<[text: string, expected: readonly string[]]>([
    ["app.use(jwt({ secret }).unless({ method: ['GET', 'OPTIONS'] }));", ['GET OPTIONS']],
    ["app.use(jwt({ secret }).unless({ path: ['/login'], method: 'GET' }));", ['GET']],
    ["app.use(jwt({ secret }).unless({ path: '/login', method: ['GET', 'OPTIONS'] }));", ['GET OPTIONS']],
    [
      "app.use(jwt({ secret }).unless({ path: [{ url: '/users', methods: ['GET', 'PUT'] }, '/login'] }));",
      ['GET PUT is /users'],
    ],
    [
      String.raw`app.use(jwt({ secret }).unless({ path: [{ url: /\/api\/users(.*)/, methods: ['GET'] }, { url: /^\/(a|b)/, methods: ['POST'] }] }));`,
      ['GET holds /api/users', 'POST holds '],
    ],
    ["consumer.apply(Auth).forRoutes({ path: '*', method: RequestMethod.POST });", ['POST is /*']],
    [
      "consumer.apply(Auth).exclude({ path: 'users/(.*)', method: RequestMethod.GET }).forRoutes('*');",
      ['GET is /users/(.*)'],
    ],
    [
      "consumer.apply(Auth).forRoutes({ path: '*', method: RequestMethod.POST }, { path: '*', method: RequestMethod.PUT });",
      ['POST PUT is /*'],
    ],
    ["app.use(koaBody({ parsedMethods: ['POST', 'PATCH'] }));", ['POST PATCH']],
    ["doubleCsrf({ ignoredMethods: ['GET', 'HEAD'] });", ['GET HEAD']],
    ["consumer.apply(Auth).forRoutes({ path: '*', method: RequestMethod.ALL });", []],
    ["app.use(jwt({ secret }).unless({ path: ['/login'] }));", []],
    ['router.exclude({ methods });', []],
  ])('in the options of middleware: %s', (text, expected) => {
    expect(
      methodGuards(text).map(({ methods, of }) =>
        [[...methods].join(' '), ...(of ? [of.asks, of.text] : [])].join(' '),
      ),
    ).toEqual(expected);
  });
});
