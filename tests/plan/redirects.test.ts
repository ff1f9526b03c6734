import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { ANSWER, express, fastify, mounted, registration } from '../support/applications.ts';
import { writeProject } from '../support/project.ts';
import { movesIn, OPTIONS, outcomesOf, planOf, reasonsOf, type Files } from './planning.ts';

const KOA =
  "const Router = require('@koa/router');\nconst router = new Router();\nrouter.prefix('/boats');\nconst app = new (require('koa'))();\napp.use(router.routes());\n";
const HAPI = "const server = require('@hapi/hapi').server();\n";
const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";

describe('a route that redirects to the address that it would get', () => {
  it.each<[endpoint: string, handler: string, expected: string]>([
    ['GET /boats/list', "(req, res) => res.redirect('/boats')", 'redirects-there'],
    ['GET /boats/list', "(req, res) => { res.redirect(301, '/boats?from=list'); }", 'redirects-there'],
    ['GET /boats/show/:id', '(req, res) => res.redirect(`/boats/${req.params.id}`)', 'redirects-there'],
    ['GET /boats/show/:id', "(req, res) => res.redirect('/boats/' + req.params.id)", 'redirects-there'],
    ['GET /boats/list', '(req, res) => res.redirect(`${BASE}/boats`)', 'redirects-there'],
    ['GET /boats/list', "(req, res) => res.redirect(`${req.protocol}://${req.get('host')}/boats`)", 'redirects-there'],
    ['GET /boats/list', "(req, res) => Response.redirect(new URL('/boats', req.url))", 'redirects-there'],
    ['GET /boats/list', "(req, res) => res.location('/boats').sendStatus(301)", 'redirects-there'],
    [
      'GET /boats/list',
      "(req, res) => { res.setHeader('Location', '/boats'); res.sendStatus(301); }",
      'redirects-there',
    ],
    ['GET /boats/list', "({ response }) => response.redirect().toPath('/boats')", 'redirects-there'],
    ['GET /boats/list', "redirectTo('/boats')", 'redirects-there'],
    ['GET /boats/list', "cached('/boats')", 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.redirect('/harbours')", 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.redirect('https://boats.example/boats')", 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.redirect('back')", 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.set('Link', '/boats').json([])", 'GET /boats'],
    ['GET /boats/show/:id', "(req, res) => res.redirect('/boats')", 'GET /boats/:id'],
    // What is posted is read where the browser is sent.
    ['PUT /boats/update/:id', '(req, res) => res.redirect(`/boats/${req.params.id}`)', 'PUT /boats/:id'],
  ])('%s: %s', (endpoint, handler, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handler)))).toEqual([expected]);
  });

  it.each<[name: string, source: string]>([
    ['below a mount', mounted('/boats', registration('router', 'GET /list', "(req, res) => res.redirect('/boats')"))],
    ['Fastify', fastify("fastify.get('/boats/list', async (request, reply) => reply.redirect('/boats'));")],
    ['Koa', `${KOA}router.get('/list', (ctx) => ctx.redirect('/boats'));`],
    ['Hono', `${HONO}app.get('/boats/list', (c) => c.redirect('/boats', 301));`],
    [
      'hapi',
      `${HAPI}server.route({ method: 'GET', path: '/boats/list', handler: (request, h) => h.redirect('/boats') });`,
    ],
  ])('%s', (_name, source) => {
    expect(outcomesOf(source)).toEqual(['redirects-there']);
  });

  it('is told by a decorator', () => {
    const boats =
      "import { Controller, Get, Redirect } from '@nestjs/common';\n@Controller('boats')\nexport class Boats {\n  @Get('list') @Redirect('/boats', 301) list() {}\n}";
    expect(outcomesOf(boats, {}, 'boats.controller.ts')).toEqual(['redirects-there']);
    expect(outcomesOf(boats.replace("'/boats'", "'/harbours'"), {}, 'boats.controller.ts')).toEqual(['GET /']);
  });

  it.each<[title: string, files: Files]>([
    [
      'by a handler of another file',
      {
        'app.js': express("app.get('/boats/list', require('./boats').list);"),
        'boats.js': "exports.list = (req, res) => res.redirect('/boats');",
      },
    ],
    [
      'by what another file makes',
      {
        'app.js': express(
          "const { redirectTo } = require('./redirects');",
          "app.get('/boats/list', redirectTo('/boats'));",
        ),
        'redirects.js': 'exports.redirectTo = (url) => (req, res) => res.redirect(url);',
      },
    ],
  ])('%s', (_title, files) => {
    expect(reasonsOf(makePlan(Project.at(writeProject(files), { accounting: 'all' }).view(), OPTIONS))).toEqual([
      'redirects-there',
    ]);
  });
});

describe('a route that redirects to an address that goes on from its own', () => {
  it.each<[endpoint: string, handler: string, expected: string]>([
    ['PUT /boats/update/:id', "(req, res) => res.redirect(303, '../latest')", 'redirects-on'],
    ['GET /boats/list', "(req, res) => res.redirect('..')", 'redirects-on'],
    ['GET /boats/list', "(req, res) => res.redirect('newest')", 'redirects-on'],
    ['GET /boats/show/:id', '(req, res) => res.redirect(`crews/${req.params.id}`)', 'redirects-on'],
    ['DELETE /boats/delete/:id', "(req, res) => res.location('newest').sendStatus(204)", 'redirects-on'],
    // The new address lies in the same folder, or the target says all of an address, or none.
    ['GET /getBoats', "(req, res) => res.redirect('newest')", 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.redirect('?page=1')", 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.redirect('mailto:crew@boats.example')", 'GET /boats'],
    ['GET /boats/list', '(req, res) => res.redirect(302, next)', 'GET /boats'],
    ['GET /boats/list', '(req, res) => res.redirect(`${base}/newest`)', 'GET /boats'],
    ['GET /boats/list', "(req, res) => res.redirect(303, 'back')", 'GET /boats'],
  ])('%s: %s', (endpoint, handler, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handler)))).toEqual([expected]);
  });

  it('below a mount', () => {
    const source = mounted(
      '/boats',
      registration('router', 'GET /list', "(req, res) => res.redirect('./newest')"),
      registration('router', 'GET /getCrew', "(req, res) => res.redirect('./newest')"),
    );
    expect(outcomesOf(source)).toEqual(['redirects-on', 'GET /crew']);
  });
});

describe('a collection of which a route redirects to its new name', () => {
  it.each<[source: string, expected: readonly string[]]>([
    [
      express(registration('app', 'GET /order/:id', '(req, res) => res.redirect(`/orders/${req.params.id}`)')),
      ['redirects-there GET /order/:id'],
    ],
    [express(registration('app', 'GET /order/:id', "(req, res) => res.redirect('/harbours')")), ['']],
    [express(registration('app', 'GET /order/:id', ANSWER)), ['']],
  ])('%#', (source, expected) => {
    const namings = planOf({ 'server.js': source }).routes.flatMap(({ naming }) =>
      naming ? [[naming.withheld?.reason, naming.withheld?.other?.label].filter(Boolean).join(' ')] : [],
    );
    expect(namings).toEqual(expected);
  });
});

describe('a redirect to a route that moves', () => {
  const LIST = registration('app', 'GET /boats/list', ANSWER);

  it.each<[redirect: string, url: string]>([
    ["app.get('/home', (req, res) => res.redirect('/boats/list'));", '/boats'],
    ["app.post('/home', (req, res) => { res.redirect(303, '/boats/list?page=1'); });", '/boats?page=1'],
    ["app.get('/home', (req, res) => res.redirect('/boats/list', 301));", '/boats'],
    ["const HOME = '/boats/list';\napp.get('/home', (req, res) => res.redirect(HOME));", '/boats'],
    ["const back = (res) => res.redirect('/boats/list');\napp.get('/home', (req, res) => back(res));", '/boats'],
    ["app.get('/home', (req, res) => res.status(303).redirect(`/boats/list#${req.query.id}`));", '/boats#'],
  ])('follows: %s', (redirect, url) => {
    const plan = planOf({ 'app.js': express(LIST, redirect) });
    expect(reasonsOf(plan)[0]).toBe('');
    expect(movesIn(plan, 'app.js')[0]).toContain(`-> GET ${url}`);
  });

  it.each<[redirect: string]>([
    ["app.get('/home', (req, res) => res.redirect(307, '/boats/list'));"],
    ["app.get('/home', (req, res) => res.redirect('https://other.example/boats/list'));"],
    ["app.get('/home', (req, res) => { res.location('/boats/list'); res.sendStatus(302); });"],
  ])('holds it: %s', (redirect) => {
    expect(reasonsOf(planOf({ 'app.js': express(LIST, redirect) }))[0]).toMatch(/^used /);
  });

  it('holds one that would no longer be a GET', () => {
    const source = express(
      registration(
        'app',
        'GET /boats/delete/:id',
        '(req, res) => Boat.findByIdAndDelete(req.params.id).then(() => res.json({}))',
      ),
      "app.get('/home/:id', (req, res) => res.redirect('/boats/delete/' + req.params.id));",
    );
    expect(reasonsOf(planOf({ 'app.js': source }))[0]).not.toBe('');
  });
});

describe('middleware that redirects before a route', () => {
  const AUTH = "const auth = (req, res, next) => (req.user ? next() : res.redirect('/login'));";

  it.each<[registrations: readonly string[], expected: string]>([
    [[AUTH, `app.post('/boats/update/:id', auth, ${ANSWER});`], 'redirected'],
    [[AUTH, 'app.use(auth);', registration('app', 'GET /boats/delete/:id', ANSWER)], 'redirected use server.js'],
    [
      [AUTH, "app.use('/boats', auth);", registration('app', 'POST /boats/update/:id', ANSWER)],
      'redirected use /boats server.js',
    ],
    [
      [`app.post('/boats/update/:id', passport.authenticate('local', { failureRedirect: '/login' }), ${ANSWER});`],
      'redirected',
    ],
  ])('keeps its method: %s', (lines, expected) => {
    expect(reasonsOf(planOf({ 'server.js': express(...lines) })).at(-1)).toBe(expected);
  });

  it.each<[registrations: readonly string[], expected: string]>([
    [
      [AUTH.replace("redirect('", "redirect(303, '"), `app.post('/boats/update/:id', auth, ${ANSWER});`],
      'PUT /boats/:id',
    ],
    [[AUTH, `app.get('/boats/list', auth, ${ANSWER});`], 'GET /boats'],
    [[AUTH, "app.use('/ships', auth);", registration('app', 'POST /boats/update/:id', ANSWER)], 'PUT /boats/:id'],
    [[registration('app', 'POST /boats/update/:id', ANSWER), AUTH, 'app.use(auth);'], 'PUT /boats/:id'],
  ])('leaves a route alone where clients follow with GET, or do not meet it: %s', (lines, expected) => {
    expect(outcomesOf(express(...lines)).filter((outcome) => outcome !== '')).toEqual([expected]);
  });
});

const UPDATE = "server.route({ method: 'POST', path: '/boats/update/{id}', handler: () => ({}) });";
const FASTIFY_UPDATE = "fastify.post('/boats/update/:id', async () => ({}));";
const HONO_UPDATE = "app.post('/boats/update/:id', (c) => c.json({}));";
const nest = (guard: string, given = ''): string =>
  `import { Controller, HttpCode, Post } from '@nestjs/common';
@Controller('boats')
export class Boats {
  @Post('update/:id') @HttpCode(200) update() {}
}
${guard}
export class Boating { configure(consumer) { ${given} } }`;

describe('a hook that redirects requests of other routes', () => {
  it.each<[name: string, source: string, file?: string]>([
    [
      'a hook of Fastify',
      fastify("fastify.addHook('onRequest', async (q, reply) => reply.redirect('/login'));", FASTIFY_UPDATE),
    ],
    [
      'its handler of errors',
      fastify("fastify.setErrorHandler((e, q, reply) => reply.redirect('/login'));", FASTIFY_UPDATE),
    ],
    [
      'a hook of one route',
      fastify(
        "const login = async (q, reply) => reply.redirect('/login');",
        "fastify.post('/boats/update/:id', { preHandler: [login] }, async () => ({}));",
      ),
    ],
    [
      'a hook of a route object',
      fastify(
        "const login = async (q, reply) => reply.redirect('/login');",
        "fastify.route({ method: 'POST', url: '/boats/update/:id', onRequest: login, handler: async () => ({}) });",
      ),
    ],
    ['the handler of errors of Hono', `${HONO}${HONO_UPDATE}\napp.onError((e, c) => c.redirect('/login'));`],
    ['an extension of hapi', `${HAPI}server.ext('onPreResponse', (q, h) => h.redirect('/login'));\n${UPDATE}`],
    [
      'a scheme of hapi',
      `${HAPI}server.auth.scheme('own', () => ({ authenticate: (q, h) => h.redirect('/login').takeover() }));\n${UPDATE}`,
    ],
    [
      'a guard of NestJS',
      nest(
        'export class Login { canActivate(of: ExecutionContext) { of.switchToHttp().getResponse().redirect("/login"); } }',
      ),
      'boats.controller.ts',
    ],
    [
      'a filter of NestJS',
      nest(
        'export class Lost { catch(e: Error, host: ArgumentsHost) { host.switchToHttp().getResponse().redirect("/login"); } }',
      ),
      'boats.controller.ts',
    ],
    [
      'middleware of NestJS',
      nest('', "consumer.apply((req, res, next) => res.redirect('/login')).forRoutes(Boats);"),
      'boats.controller.ts',
    ],
    [
      'a class of middleware of NestJS',
      nest(
        'export class Login { use(req: Request, res: Response, next: NextFunction) { res.redirect("/login"); } }',
        "consumer.apply(Login).forRoutes('*');",
      ),
      'boats.controller.ts',
    ],
  ])('keeps the method of a route: %s', (_name, source, file = 'server.js') => {
    expect(reasonsOf(planOf({ [file]: source })).join()).toMatch(/^redirected( POST)?/);
  });

  it.each<[name: string, source: string, file?: string]>([
    [
      'the handler of another route',
      fastify("fastify.get('/', async (q, reply) => reply.redirect('/login'));", FASTIFY_UPDATE),
    ],
    [
      'a hook of another route',
      fastify(
        "fastify.get('/', { onRequest: (q, reply) => reply.redirect('/login') }, async () => ({}));",
        FASTIFY_UPDATE,
      ),
    ],
    [
      'the handler of a route object',
      fastify(
        "fastify.route({ method: 'GET', url: '/go', handler: (q, reply) => reply.redirect('/login') });",
        FASTIFY_UPDATE,
      ),
    ],
    [
      'what answers without a route',
      fastify("fastify.setNotFoundHandler((q, reply) => reply.redirect('/'));", FASTIFY_UPDATE),
    ],
    ['another answer without a route', `${HONO}${HONO_UPDATE}\napp.notFound((c) => c.redirect('/'));`],
    [
      'a hook that refuses',
      fastify("fastify.addHook('onRequest', async (q, reply) => reply.code(401).send());", FASTIFY_UPDATE),
    ],
    [
      'a hook that has clients ask with GET',
      fastify("fastify.addHook('onRequest', async (q, reply) => reply.redirect('/login', 303));", FASTIFY_UPDATE),
    ],
    [
      'a controller of NestJS',
      nest("@Controller('old') export class Old { @Get() go(@Res() res: Response) { res.redirect('/login'); } }"),
      'boats.controller.ts',
    ],
  ])('leaves a route alone: %s', (_name, source, file = 'server.js') => {
    expect(outcomesOf(source, {}, file).join()).toContain('PUT /');
  });
});
