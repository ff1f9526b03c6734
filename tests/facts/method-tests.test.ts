import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { planOf, reasonsOf } from '../plan/planning.ts';

/** Why a deletion through POST keeps its method beside some code; an empty text where it does not. */
function reason(code: string): string {
  const server = express("app.post('/users/delete/:id', (req, res) => res.json({}));");
  return reasonsOf(planOf({ 'server.js': server, 'guard.js': code }))[0]?.split(' ')[0] ?? '';
}

describe('what tells requests apart by their method', () => {
  it.each([
    "module.exports = (req, res, next) => {\nif (req.method === 'POST') check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nif (req.method === 'POST' || req.method === 'PUT') check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nif ('POST' === req.method) check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nif ('POST' == req.method || 'PUT' == req.method) check(req);\nnext();\n};",
    'module.exports = (req, res, next) => {\nif (req.method === HttpMethod.POST) check(req);\nnext();\n};',
    'module.exports = (req, res, next) => {\nif (req.method !== http.Method.Post && Verb.PUT !== req.method) check(req);\nnext();\n};',
    'module.exports = (req, res, next) => {\nif ([Verb.POST, Verb.PUT].includes(req.method)) check(req);\nnext();\n};',
    'module.exports = (req, res, next) => {\nswitch (req.method) {\n  case Verb.POST: case Verb.PUT: check(req);\n}\nnext();\n};',
    "module.exports = (req, res, next) => {\nif (['POST', 'PUT'].includes(req.method)) check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nif (_.includes(['POST', 'PUT'], req.method)) check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nconst WRITING = new Set(['POST', 'PUT']);\nif (WRITING.has(req.method)) check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nconst WRITING = 'POST PUT'.split(' ');\nif (WRITING.includes(req.method)) check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nconst WRITING = 'POST, PUT'.split(', ');\nif (WRITING.includes(req.method)) check(req);\nnext();\n};",
    'module.exports = (req, res, next) => {\nconst WRITING = /^(?:POST|PUT)$/;\nif (WRITING.test(req.method)) check(req);\nnext();\n};',
    "module.exports = (req, res, next) => {\nif (['POST', 'PUT'].some((each) => each === req.method)) check(req);\nnext();\n};",
    "module.exports = (req, res, next) => {\nif (['post', 'put'].every((each) => req.method !== each.toUpperCase())) skip();\nnext();\n};",
    "module.exports = (req, res, next) => {\nswitch (req.method) {\n  case 'POST': case 'PUT': check(req); break;\n  case 'GET': skip();\n}\nnext();\n};",
    "module.exports = (req, res, next) => {\nconst { method, url } = req;\nif (method === 'POST') check(req);\nnext();\n};",
    "module.exports = (ctx, next) => {\nconst method = ctx.method.toUpperCase();\nif (['POST', 'PUT'].includes(method)) check(ctx);\nnext();\n};",
    "module.exports = (context, next) => {\nif (context.switchToHttp().getRequest().method === 'POST') check();\nnext();\n};",
    "module.exports = (req, res, next) => {\nconst levelOf = (method) => { switch (method) { case 'DELETE': return 3; default: return 1; } };\nlimit(levelOf(req.method));\nnext();\n};",
    "module.exports = (ctx, next) => {\nfunction isWriting(app, method) { return ['POST', 'PUT'].includes(method); }\nif (isWriting(app, ctx.method)) check(ctx);\nnext();\n};",
    "app.addHook('onRoute', (routeOptions) => { if (routeOptions.method === 'POST') guard(routeOptions); });",
    "app.addHook('onRoute', (route) => { if (['POST', 'PUT'].includes(route.method)) guard(route); });",
    "app.addHook('onRoute', async function guarding(opts) { if (opts.method !== 'POST') return; guard(opts); });",
    "app.addHook('onRoute', (routeOptions) => { const { method } = routeOptions; if (method === 'POST') guard(routeOptions); });",
    "app.addHook('onRoute', ({ method, config }) => { if (method === 'POST') guard(config); });",
    "app.addHook('onRoute', async function ({ method: verb, url }) { if (verb === 'POST') guard(url); });",
    "api.interceptors.request.use((config) => {\n  if (config.method === 'post') sign(config);\n  return config;\n});",
    "api.interceptors.request.use((config) => (['post', 'put'].includes(config.method?.toLowerCase()) ? sign(config) : config));",
    "axios.defaults.headers.post['X-Token'] = token;",
    "api.interceptors.request.use((options) => {\n  if (options.method === 'post') options.data = encode(options.data);\n  return options;\n});",
    "api.interceptors.request.use((res) => ((res.method || 'get').toUpperCase() === 'POST' ? sign(res) : res));",
    "api.interceptors.request.use((config) => {\n  const { method } = config;\n  if (method === 'post') sign(config);\n  return config;\n});",
    "api.interceptors.request.use(({ method, ...rest }) => ({ method, ...rest, data: method === 'post' ? encode(rest.data) : rest.data }));",
    "const BODIES = { post: (data) => encode(data), 'put': encode };\napi.interceptors.request.use((config) => ({ ...config, data: BODIES[config.method](config.data) }));",
    "module.exports = (request, res, next) => {\nky.extend({ hooks: { beforeRequest: [(request) => { if (request.method === 'POST') sign(request); }] } });\nnext();\n};",
    "module.exports = (req, res, next) => {\nclient.use(async (options, go) => { if (options.method === 'POST') sign(options); return go(); });\nnext();\n};",
    "axios.defaults.headers.post['Content-Type'] = 'application/x-www-form-urlencoded';",
    "const http = axios.create({ baseURL, headers: { common: { 'X-App': 'shop' }, post: { 'X-Token': token } } });",
    "const http = axios.create({\n  headers: {\n    'post': { 'Content-Type': 'application/x-www-form-urlencoded' },\n    put: { 'X-Token': await token() },\n  },\n});",
    "server.register(require('@hapi/crumb'));",
  ])('holds a route that would change it: %s', (code) => {
    expect(reason(code)).toBe('method-guard');
  });

  it.each([
    "module.exports = (ctx, next) => {\nif (ctx.request.method !== 'GET') check(ctx);\nnext();\n};",
    "module.exports = (req, res, next) => {\nif (req.method.toLowerCase() == 'get') skip();\nnext();\n};",
    "module.exports = (req, res, next) => {\nif (['GET', 'HEAD', 'TRACE'].includes(req.method)) skip();\nnext();\n};",
    'module.exports = (req, res, next) => {\nif (/^(GET|HEAD)$/.test(req.method)) skip();\nnext();\n};',
    'module.exports = (req, res, next) => {\nif (/^(GET|HEAD|OPTIONS|TRACE)$/.test(req.method)) skip();\nnext();\n};',
    "module.exports = (context, next) => {\nconst { method }: Request = context.switchToHttp().getRequest<Request>();\nswitch (method) { case 'GET': return skip(); }\nnext();\n};",
    'module.exports = (request, res, next) => {\nconst { method: verb } = request;\nif (/^(GET|HEAD)$/i.test(verb)) skip();\nnext();\n};',
    'module.exports = (req, res, next) => {\nconst check = ({ method, headers }, res, done) => /^(GET|HEAD)$/i.test(method) || headers.token || res.end();\nnext();\n};',
    "api.interceptors.request.use((c) => (c.method!.toLowerCase() !== 'get' ? sign(c) : c));",
    '$.ajaxSetup({ beforeSend(xhr, settings) { if (!/^(GET|HEAD)$/.test(settings.type)) sign(xhr); } });',
    "import csurf from 'csurf';\napp.use(csurf());",
    "import { csrf } from 'hono/csrf';\napp.use(csrf());",
    "server.register({ plugin: require('@hapi/crumb'), options: { restful: true } });",
    'app.use(lusca({ xframe: true, csrf: true }));',
    'app.use(lusca.csrf());',
  ])('lets a route go which it takes for the same: %s', (code) => {
    expect(reason(code)).toBe('');
  });
});
