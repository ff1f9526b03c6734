import { describe, expect, it } from 'vitest';
import { answeringMiddleware, answersEveryMethod } from '../../../src/plan/addresses/every-method.ts';
import { ANSWER, express, fastify, mounted } from '../../support/applications.ts';
import { planOf, viewOf } from '../planning.ts';

/** The addresses of a file of which a route answers every method for a resource. */
function answered(source: string): readonly string[] {
  const { routes } = planOf({ 'server.js': source });
  return routes
    .filter(
      ({ route, path }) => route.methods.some(({ method }) => method === 'ALL') && answersEveryMethod(route, path),
    )
    .map(({ path }) => path.text);
}

/** The paths of a file at which `use` registers what answers for a resource. */
function usedToAnswer(source: string): readonly string[] {
  return viewOf({ 'server.js': source }).routers.flatMap((router) =>
    answeringMiddleware(router).map(({ path }) => path.text),
  );
}

function all(path: string, handler = ANSWER): string {
  return `app.all('${path}', ${handler});`;
}

/** Addresses, and whether each of them is that of a resource. */
const ADDRESSES: readonly [path: string, isResource: boolean][] = [
  ['/users', true],
  ['/users/:id', true],
  ['/users/:id?', true],
  ['/api/v1/users', true],
  ['/:tenant/users', true],
  ['/api', false],
  ['/api/v1', false],
  ['/', false],
  ['*', false],
  ['/users/*', false],
  ['/users/:id*', false],
  ['/:id', false],
  ['/robots.txt', false],
  ['/files/robots.txt', false],
  ['/graphql', false],
  ['/api/graphql', false],
  ['/graphql/users', false],
  ['/user-graphql', false],
];

describe('a route of every method', () => {
  it.each(ADDRESSES)('at %s answers for a resource: %s', (path, isResource) => {
    expect(answered(express(all(path)))).toEqual(isResource ? [path] : []);
  });

  it.each<[handler: string, answers: boolean]>([
    [ANSWER, true],
    ['users.handle', true],
    ['handleUsers', true],
    ['users.auth', false],
    ['requireLogin', false],
    ['ensureUser', false],
    ['checkOwner', false],
    ['verifyToken', false],
    ['validateUser', false],
    ['adminGuard', false],
    ['rateLimiter', false],
    ['logger', false],
    ['loggingOf', false],
    ['cors', false],
    ['parseBody', false],
    ['bodyParser', false],
    ['session', false],
    ['userMiddleware', false],
    ['notFound', false],
    ['not_found', false],
    ['notAllowed', false],
    ['methodNotImplemented', false],
    ['unsupported', false],
    ['errorHandler', false],
    ['proxy', false],
    ['send404', false],
    ['send405', false],
    ['send406', true],
    ['goNext', false],
    ['noop', false],
    // What is written out tells by itself.
    ["(req, res) => res.status(410).json({ error: 'gone' })", false],
    ['(req, res) => { res.sendStatus(410); }', false],
    ['(req, res) => { res.status(501); res.end(); }', false],
    ['(req, res) => { if (req.user) return res.sendStatus(403); return res.sendStatus(404); }', false],
    ['(req, res) => { if (!req.user) return res.sendStatus(403); res.json([]); }', true],
    ['(req, res) => { if (!req.user) return res.sendStatus(403); return list(req); }', true],
    ['(req, res) => res.status(202).json({})', true],
    ['(req, res) => fetch(HOST + req.url, { method: req.method }).then((answer) => answer.body.pipe(res))', false],
    ['function auth(req, res) { res.json([]); }', true],
    ['(req, res, next) => next()', false],
    ['(req, res, next) => { if (req.user) res.json([]); else next(); }', false],
  ])('answers for it, or lets others do so: %s %s', (handler, answers) => {
    expect(answered(express(all('/users', handler)))).toEqual(answers ? ['/users'] : []);
  });

  it.each<[other: string, answers: boolean]>([
    [`app.get('/users', ${ANSWER});`, false],
    [`app.get('/:page', ${ANSWER});`, false],
    [`app.get('*', ${ANSWER});`, false],
    [`app.get(/users/, ${ANSWER});`, false],
    [`app.get('/users/:id', ${ANSWER});`, true],
    [`app.get('/posts', ${ANSWER});`, true],
    ["app.use('/users', auth);", true],
  ])('stands alone at its address: %s %s', (other, answers) => {
    expect(answered(express(all('/users'), other))).toEqual(answers ? ['/users'] : []);
    expect(answered(express(other, all('/users')))).toEqual(answers ? ['/users'] : []);
  });

  it('may have several addresses that meet each other', () => {
    expect(answered(express(`app.all(['/users', '/:page'], ${ANSWER});`))).toEqual(['/users']);
    expect(answered(express(all('/users'), all('/:page')))).toEqual([]);
  });

  it.each<[prefix: string, path: string, expected: readonly string[]]>([
    ['/users', '/', ['/']],
    ['/users', '/:id', ['/:id']],
    ['/graphql', '/users', []],
    ['/api', '/', []],
    ['/api', '/users', ['/users']],
  ])('stands below the prefix of its router: %s%s', (prefix, path, expected) => {
    expect(answered(mounted(prefix, `router.all('${path}', ${ANSWER});`))).toEqual(expected);
  });

  it('may be a passage to another server', () => {
    expect(
      answered(
        `${express(all('/payments', '(req, res) => gateway.web(req, res)'))}\nconst gateway = require('http-proxy').createProxyServer({ target });`,
      ),
    ).toEqual([]);
    expect(
      usedToAnswer(
        express("app.use('/payments', (req, res) => { fetch(HOST + req.url).then((answer) => res.send(answer)); });"),
      ),
    ).toEqual([]);
  });

  it('is one of Fastify', () => {
    expect(answered(fastify("fastify.all('/users', async () => []);"))).toEqual(['/users']);
    expect(answered(fastify("fastify.all('/users', async (request, reply) => reply.code(410).send({}));"))).toEqual([]);
  });
});

describe('what is registered with use', () => {
  it.each(ADDRESSES)('at %s answers for a resource: %s', (path, isResource) => {
    expect(usedToAnswer(express(`app.use('${path}', ${ANSWER});`))).toEqual(isResource ? [path] : []);
  });

  it.each<[middleware: string, answers: boolean]>([
    [`app.use('/users', ${ANSWER});`, true],
    ["app.use('/users', (req, res) => res.render('users'));", true],
    [`app.use(${ANSWER});`, false],
    [`app.use(/users/, ${ANSWER});`, false],
    ["app.use('/users', (req, res) => res.status(410).json({}));", false],
    ["app.use('/users', users.handle);", false],
    ["app.use('/users', (req, res) => { handle(req, res); });", false],
    ["app.use('/users', (req, res, next) => next());", false],
    ["app.use('/users', (req, res, next) => { if (req.user) res.json([]); else next(); });", false],
    ["app.use('/users', router);", false],
    [`app.get('/users', ${ANSWER});`, false],
  ])('answers for it, or lets others do so: %s %s', (middleware, answers) => {
    expect(usedToAnswer(express('const router = express.Router();', middleware))).toEqual(answers ? ['/users'] : []);
  });

  it.each<[other: string, answers: boolean]>([
    [`app.get('/users', ${ANSWER});`, false],
    [`app.get('/users/:id', ${ANSWER});`, false],
    [`app.get('/:page/:id', ${ANSWER});`, false],
    [`app.get(/users/, ${ANSWER});`, false],
    ["app.use('/users/:id', auth);", false],
    ["app.use('/users/orders', router);", false],
    [`app.get('/posts', ${ANSWER});`, true],
    ["app.use('/posts', router);", true],
    ["app.use('/posts', auth);", true],
    ['app.use(auth);', true],
    ['app.use(router);', true],
  ])('does not answer what others leave over: %s %s', (other, answers) => {
    const lines = ['const router = express.Router();', `app.use('/users', ${ANSWER});`];
    expect(usedToAnswer(express(...lines, other))).toEqual(answers ? ['/users'] : []);
  });

  it('stands below the prefix of its router', () => {
    expect(usedToAnswer(mounted('/users', `router.use('/active', ${ANSWER});`))).toEqual(['/active']);
    expect(usedToAnswer(mounted('/graphql', `router.use('/active', ${ANSWER});`))).toEqual([]);
  });
});
