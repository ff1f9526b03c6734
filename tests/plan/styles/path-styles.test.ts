import { describe, expect, it } from 'vitest';
import type { PathStyle } from '../../../src/convention/path-style.ts';
import { awaitsCollection, DEFAULT_STYLE, styleFaults } from '../../../src/plan/styles/path-styles.ts';
import { ANSWER, express, fastify, mounted, registration } from '../../support/applications.ts';
import { viewOf, writtenIn } from '../planning.ts';

/** What is written in another style than it should be in the paths of a file: `case userProfiles user-profiles`. */
function faults(
  source: string,
  style: Partial<PathStyle> = {},
  isKept: (segment: number) => boolean = () => true,
): readonly string[] {
  const wanted = { ...DEFAULT_STYLE, ...style };
  return writtenIn(source).flatMap((written) =>
    styleFaults(written, wanted, isKept).map(({ kind, name, better }) =>
      [kind, name, better].filter(Boolean).join(' '),
    ),
  );
}

function app(...endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
}

describe('a path', () => {
  it.each<[endpoint: string, expected: readonly string[]]>([
    ['GET /users/:id', []],
    ['GET /user-profiles/:user_id', []],
    ['GET /userProfiles', ['case userProfiles user-profiles']],
    ['GET /user_profiles/Archive', ['case user_profiles user-profiles', 'case Archive archive']],
    ['GET /users/', ['trailing /users/ /users']],
    ['GET /users.json', ['extension .json']],
    ['GET users', ['leading users /users']],
    [
      'GET userProfiles.json/',
      [
        'leading userProfiles.json/ /userProfiles.json/',
        'extension .json',
        'trailing userProfiles.json/ userProfiles.json',
      ],
    ],
  ])('is written in kebab case, and without what no path needs: %s', (endpoint, expected) => {
    expect(faults(app(endpoint))).toEqual(expected);
  });

  it('may begin with a word where that is the custom', () => {
    expect(
      faults(
        "const restify = require('restify');\nconst server = restify.createServer();\nserver.get('users/', (req, res, next) => res.send([]));",
      ),
    ).toEqual(['trailing users/ users']);
    expect(
      faults(fastify("fastify.register(async (users) => { users.get('list', async () => []); }, { prefix: '/v1/' });")),
    ).toEqual(['trailing /v1/ /v1']);
  });

  it('is written as somebody says', () => {
    expect(faults(app('GET /user-profiles/:user_id'), { segments: 'camel', parameters: 'camel' })).toEqual([
      'case user-profiles userProfiles',
      'case user_id userId',
    ]);
    expect(faults(app('GET /user-profiles/:userId'), { segments: 'snake', parameters: 'snake' })).toEqual([
      'case user-profiles user_profiles',
      'case userId user_id',
    ]);
  });

  it('keeps the segments that are no matter of style', () => {
    expect(faults(app('GET /Users/Archive'), {}, (segment) => segment !== 0)).toEqual(['case Archive archive']);
  });
});

describe('a parameter', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['GET /users/:id', 'PUT /users/:userId'], ['parameter userId id']],
    [['GET /users/:userId', 'PUT /users/:id', 'DELETE /users/:id'], ['parameter userId id']],
    [['GET /users/:id', 'PUT /users/:id'], []],
    [['GET /users/:id', 'GET /users/:userId/posts'], []],
    [['GET /users/:id', 'GET /posts/:postId'], []],
    [['GET /users/:id', 'GET /users/:slug'], []],
    [['GET /users/:id/posts', 'GET /users/:userId/orders'], ['parameter userId id']],
  ])('has one name: %j', (endpoints, expected) => {
    expect(faults(app(...endpoints))).toEqual(expected);
  });

  it('has one name throughout where somebody says so', () => {
    const source = app('GET /users/:id', 'GET /users/:userId/posts');
    expect(faults(source, { nested: 'same' })).toEqual(['parameter userId id']);
    expect(faults(source, { nested: 'own' })).toEqual([]);
  });

  it('is compared as it is to be written', () => {
    const source = app('GET /users/:userId', 'PUT /users/:user_id');
    expect(faults(source, { parameters: 'any' })).toEqual(['parameter user_id userId']);
    expect(faults(source, { parameters: 'camel' })).toEqual(['case user_id userId']);
    expect(faults(source, { parameters: 'snake' })).toEqual(['case userId user_id']);
  });

  it('is asked for in several styles of one file', () => {
    const [, written] = writtenIn(app('GET /users/:id', 'GET /users/:userId/posts'));
    const found = (nested: PathStyle['nested']): readonly string[] =>
      written ? styleFaults(written, { ...DEFAULT_STYLE, nested }, () => true).map(({ name }) => name) : ['none'];
    expect([found('own'), found('same'), found('own')]).toEqual([[], ['userId'], []]);
  });

  it.each<[prefix: string, expected: readonly string[]]>([
    ['/users', ['parameter userId id']],
    ['/api/v1/users', ['parameter userId id']],
    ['/posts', []],
    ['/users/:id/friends', []],
  ])('identifies what its router is mounted as: %s', (prefix, expected) => {
    expect(faults(mounted(prefix, `router.get('/:id', ${ANSWER});`, `router.put('/:userId', ${ANSWER});`))).toEqual(
      expected,
    );
  });

  it('identifies nothing that is known where its router is mounted in several places', () => {
    const places = (...prefixes: readonly string[]): string =>
      express(
        'const router = express.Router();',
        `router.get('/:id', ${ANSWER});`,
        `router.put('/:userId', ${ANSWER});`,
        ...prefixes.map((prefix) => `app.use('${prefix}', router);`),
      );
    expect([faults(places('/users')), faults(places('/users', '/admin/users'))]).toEqual([['parameter userId id'], []]);
  });

  it('is none of a prefix', () => {
    expect(
      faults(mounted('/users/:userId', `router.get('/posts', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`)),
    ).toEqual([]);
  });

  it('is compared among routes alone', () => {
    expect(
      faults(
        express(
          "app.use('/users/:userId', auth);",
          `app.get('/users/:id', ${ANSWER});`,
          `app.get(/users/, ${ANSWER});`,
        ),
      ),
    ).toEqual([]);
    expect(faults(app('GET /users/:id', `PUT /users/:userId${'/a'.repeat(63)}`), { nested: 'same' })).toEqual([]);
    expect(faults(app('GET /users/:id', `PUT /users/:userId${'/a'.repeat(62)}`), { nested: 'same' })).toEqual([
      'parameter userId id',
    ]);
  });
});

describe('a router of which a mount tells more', () => {
  it.each<[lines: readonly string[], awaits: boolean]>([
    [[`router.get('/:id', ${ANSWER});`, `router.put('/:userId', ${ANSWER});`], true],
    [[`router.get('/:id', ${ANSWER});`, `router.put('/:userId/posts', ${ANSWER});`], true],
    [[`router.get('/:id', ${ANSWER});`, `router.put('/:id', ${ANSWER});`], false],
    [[`router.get('/:id', ${ANSWER});`], false],
    [[`router.get('/users/:id', ${ANSWER});`, `router.put('/users/:userId', ${ANSWER});`], false],
    [[`router.get('/:id', ${ANSWER});`, `router.put('/', ${ANSWER});`], false],
    [[`router.get('/:id', ${ANSWER});`, "router.use('/:userId', auth);", `router.get(path, ${ANSWER});`], false],
  ])('has several names for what stands first: %j', (lines, awaits) => {
    const routers = (...more: readonly string[]): readonly boolean[] =>
      viewOf({ 'server.js': express('const router = express.Router();', ...lines, ...more) })
        .routers.filter(({ name }) => name === 'router')
        .map(awaitsCollection);
    expect(routers('module.exports = router;')).toEqual([awaits]);
    expect(routers("app.use('/users', router);")).toEqual([false]);
  });

  it('is no application', () => {
    expect(viewOf({ 'server.js': app('GET /:id', 'PUT /:userId') }).routers.map(awaitsCollection)).toEqual([false]);
  });
});
