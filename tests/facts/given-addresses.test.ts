import { describe, expect, it } from 'vitest';
import { viewOf } from '../plan/planning.ts';
import { LintedProject } from '../support/linted-project.ts';
import { express } from '../support/applications.ts';

/** The addresses that middleware gives requests, as patterns. */
function givenIn(text: string): readonly string[] {
  const isServer = /^(?:app|fastify)/.test(text);
  const first = ['ctx', 'request'].find((name) => text.includes(name)) ?? 'req';
  const code = isServer ? text : `module.exports = (${first}, res, next) => {\n${text}\nnext();\n};`;
  const guards = viewOf({ '/shop/guard.js': code }).mentions.guards();
  return guards.flatMap(({ guard: { asks, text: said, takesGroups } }) =>
    asks === 'matches' && takesGroups ? [said] : [],
  );
}

describe('an address that middleware gives a request', () => {
  it.each<[text: string, ...expected: string[]]>([
    ["app.use('/old', (req, res, next) => { req.url = '/toys' + req.url; next(); });", '^/toys(.*)$'],
    ['req.url = `/toys/${req.params.rest}`;', '^/toys/(.*)$'],
    ["ctx.path = '/v1.0/toys' + ctx.path;", String.raw`^/v1\.0/toys(.*)$`],
    ['ctx.req.url = "/toys" + rest;', '^/toys(.*)$'],
    ["req.url = req.url.replace('/playthings', '/toys');", '^/toys(.*)$'],
    ["req.url = req.originalUrl.replace(/^\\/playthings/, '/toys');", '^/toys(.*)$'],
    ["request.setUrl(request.path.replace('/playthings', '/toys'));", '^/toys(.*)$'],
    ["request.setUrl('/toys' + request.path.slice(11));", '^/toys(.*)$'],
    ["ctx.routerPath = ctx.path.replace('/playthings', '/toys');", '^/toys(.*)$'],
    ["fastify({ rewriteUrl: (req) => req.url.replace('/playthings', '/toys') });", '^/toys(.*)$'],
    [
      "fastify({ rewriteUrl(req) { return req.url.startsWith('/playthings') ? '/toys' + req.url.slice(11) : req.url; } });",
      '^/toys(.*)$',
    ],
    ['fastify({ rewriteUrl: (req) => req.url.slice(4) });'],
    ["request.setUrl('/toys');"],
    ["req.url = req.url.replace('/v1', '');"],
    ["const url = req.url.replace('/playthings', '/toys');"],
    ["req.url = '/toys';"],
    ["req.url = '/' + req.url.split('/').slice(2).join('/');"],
    ["if (req.url === '/toys' + rest) next();"],
    ["options.url = '/toys' + rest;"],
    ['req.url = `${base}/toys`;'],
  ])('%s', (text, ...expected) => {
    expect(givenIn(text)).toEqual(expected);
  });

  it('holds back what stands below it, as requests that name another address lead there', async () => {
    const server = express(
      "app.get('/toys/list', (req, res) => res.json([]));",
      "app.get('/dolls/list', (req, res) => res.json([]));",
      "app.use('/playthings', (req, res) => { req.url = '/toys' + req.url; app.handle(req, res); });",
    );
    const project = new LintedProject({ 'server.js': server });
    expect((await project.fix())['server.js']).toBe(server.replace('/dolls/list', '/dolls'));
  });

  it.each<[what: string, middleware: string, stays: boolean]>([
    ['by a header', "(req, res, next) => { if (req.get('v') === '2') req.url = '/v2' + req.url; next(); }", true],
    ['by its host', '(req, res, next) => { if (isNew(req.hostname)) req.url = `/v2${req.url}`; next(); }', true],
    ['below another prefix', "(req, res, next) => { req.url = '/v3' + req.url; next(); }", false],
  ])('holds back what a request is taken from, if another route answers it %s', async (_what, middleware, stays) => {
    const server = express(
      `app.use(${middleware});`,
      "app.get('/toys/list', (req, res) => res.json([]));",
      "app.get('/dolls/list', (req, res) => res.json([]));",
      "app.get('/v2/toys/list', (req, res) => res.json([2]));",
    );
    const fixed = (await new LintedProject({ 'server.js': server }).fix())['server.js'] ?? '';
    expect([fixed.includes("'/toys/list'"), fixed.includes("'/dolls/list'")]).toEqual([stays, false]);
  });
});
