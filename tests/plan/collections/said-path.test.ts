import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../src/paths/parse-path.ts';
import { HOLE } from '../../../src/paths/dialects.ts';
import { writtenSegments, type WrittenSegment } from '../../../src/plan/collections/written-segments.ts';
import { layOut } from '../../../src/plan/addresses/layout.ts';
import { ANSWER, express, fastify, koa, mounted, registration } from '../../support/applications.ts';
import { viewOf } from '../planning.ts';

const BODY = '(ctx) => { ctx.body = 1; }';
const PASS = '(req, res, next) => next()';

/** Which texts say the segments of the entries: `user of /user/:id on app`, `-` for what is no word or nobody's. */
function sayings(source: string): readonly string[] {
  const tops = viewOf({ 'server.js': source }).routers.filter(({ mountedBy }) => mountedBy.length === 0);
  return tops.flatMap((top) => layOut(top).placed.map((placed) => writtenSegments(placed, top).map(shown).join(', ')));
}

function shown(saying: WrittenSegment | null): string {
  return saying
    ? `${saying.segment.value} of ${saying.text.value.replaceAll(HOLE, '…')} on ${saying.router.name}`
    : '-';
}

describe('the texts that say an address', () => {
  it.each<[name: string, source: string, expected: readonly string[]]>([
    ['a path', express(registration('app', 'GET /user/:id', ANSWER)), ['user of /user/:id on app, -']],
    [
      'a prefix and a path',
      mounted('/user', registration('router', 'GET /:id/order', ANSWER)),
      ['user of /user on app, -, order of /:id/order on router'],
    ],
    [
      'a path behind no prefix',
      mounted('/user', registration('router', 'GET /order', ANSWER)).replace("'/user', ", ''),
      ['order of /order on router'],
    ],
    [
      'the prefix that a mounted router brings',
      koa("router.prefix('/user');", `router.get('/:id', ${BODY});`),
      ['user of /user on router, -'],
    ],
    [
      'the prefix that a router brings',
      `import Router from '@koa/router';\nconst router = new Router({ prefix: '/user' });\nrouter.get('/:id', ${BODY});\nexport default router;`,
      ['user of /user on router, -'],
    ],
    [
      'a prefix that is not told',
      mounted('/user', registration('router', 'GET /order', ANSWER)).replace("'/user'", 'base'),
      ['-, order of /order on router'],
    ],
    [
      'a prefix that is told in part',
      mounted('/user', registration('router', 'GET /order', ANSWER)).replace("'/user'", '`/${base}/user`'),
      ['-, user of /…/user on app, order of /order on router'],
    ],
    [
      'a path that is told in part',
      express(`app.get('/' + kind + '/user', ${ANSWER});`),
      ['-, user of /…/user on app'],
    ],
    ['the root', express(registration('app', 'GET /', ANSWER)), ['']],
  ])('%s', (_name, source, expected) => {
    expect(sayings(source)).toEqual(expected);
  });

  it.each<[lines: readonly string[], expected: string]>([
    [["app.use('/user', userRouter);"], 'user of /user on app'],
    [['app.use(base, userRouter);'], '-'],
    [['app.use(userRouter);'], ''],
    [[`app.use('/user', ${PASS});`], 'user of /user on app'],
    [[`app.use(${PASS});`], ''],
    [[`app.use(/user/, ${PASS});`], ''],
    [['app.get(/user/, answer);'], ''],
  ])('of others than routes, and of no text: %j', (lines, expected) => {
    expect(sayings(express("const userRouter = require('./user');", ...lines))).toEqual([expected]);
  });

  it.each<[address: string, expected: string]>([
    ['/user/:id', 'user of /user/:id on app, -'],
    ['/users/:id', ''],
    ['/:user/:id', ''],
    ['/user', ''],
    ['/user/:id/order', ''],
  ])('are none where they do not make up the address: %s', (address, expected) => {
    const [top] = viewOf({ 'server.js': express(registration('app', 'GET /user/:id', ANSWER)) }).routers;
    const placed = top ? layOut(top).placed : [];
    expect(
      top &&
        placed.map((each) =>
          writtenSegments({ ...each, path: parsePath(address, 'express') }, top)
            .map(shown)
            .join(', '),
        ),
    ).toEqual([expected]);
  });

  it('are none where they do not begin with a slash and join', () => {
    expect(sayings(koa("router.prefix('/user');", `router.get('s/:id', ${BODY});`))).toEqual(['']);
    expect(
      sayings(fastify("fastify.register(async (users) => { users.get('s', async () => []); }, { prefix: '/user' });")),
    ).toEqual(['']);
    expect(
      sayings(fastify("fastify.register(async (users) => { users.get('s', async () => []); }, { prefix: base });")),
    ).toEqual(['']);
  });
});
