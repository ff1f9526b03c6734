import type { InvalidTestCase } from '@typescript-eslint/rule-tester';
import { describe, expect, it } from 'vitest';
import rule from '../../src/rules/plural-collection.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { describeReports, fix, fixOnce, lint } from '../support/lint.ts';
import { readMarks } from '../support/marks.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { TRAPS } from '../support/traps.ts';

type Style = 'plural' | 'singular' | 'consistent';
type Case = InvalidTestCase<
  'rename' | 'withheld' | 'useInstead',
  readonly [{ allow?: readonly string[]; style?: Style }]
>;

/** Routes whose collection is underlined and said to be singular, and what they become. */
function renamed(
  name: string,
  marked: string,
  endpoint: string,
  wanted: string,
  output: string,
  number = 'singular',
): Case {
  const { code, marks } = readMarks(marked);
  return {
    name,
    code,
    output,
    errors: marks.map(({ text, place }) => ({
      messageId: 'rename',
      data: { name: text, number, wanted, endpoint, reason: '' },
      ...place,
    })),
  };
}

/** A route whose collection keeps its name, with the reason. */
function kept(name: string, marked: string, endpoint: string, wanted: string, reason: string): Case {
  const { code, marks } = readMarks(marked);
  return {
    name,
    code,
    errors: marks.map(({ text, place }) => ({
      messageId: 'withheld',
      data: { name: text, number: 'singular', wanted, endpoint, reason },
      ...place,
    })),
  };
}

const RULE = { rules: { 'restful-routes/plural-collection': 'error' } } as const;

describe('plural-collection', () => {
  ruleTester.run('plural-collection', rule, {
    valid: [
      // Three of the traps for verbs are collections in the singular.
      ...TRAPS.filter(({ code }) => !/\/(?:list|store)\/:id|'\/list', router/.test(code)),
      ...[
        '/users/:id',
        '/user',
        '/news/:id',
        '/profile/:id',
        '/search/:term',
        '/export/:id',
        '/gizmo/:id',
        '/v1/:id',
        '/getUser/:id',
        '/users/:id/role',
        '/user-:id',
        '/*',
      ].map((path) => ({
        name: path,
        code: express(`app.get('${path}', ${ANSWER});`),
      })),
      ...[
        "app.get('/trips/route/:routeId', async (req, res) => res.json(await Trip.find({ route: req.params.routeId })));",
        "app.delete('/bids/job/:id', async (req, res) => res.json(await Bid.deleteMany({ jobId: req.params.id })));",
      ].map((code) => ({ name: `a field of what is found: ${code}`, code: express(code) })),
      { name: 'an allowed segment', code: express(`app.get('/user/:id', ${ANSWER});`), options: [{ allow: ['user'] }] },
      {
        name: 'an allowed path',
        code: express(`app.get('/legacy/user/:id', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
      {
        name: 'an allowed segment of another style',
        code: express(`app.get('/users/:id', ${ANSWER});`),
        options: [{ allow: ['users'], style: 'singular' }],
      },
      {
        name: 'the singular, where it is wanted',
        code: express(`app.get('/user/:id', ${ANSWER});`),
        options: [{ style: 'singular' }],
      },
      ...[
        '/news/:id',
        '/settings/:id',
        '/series/:id',
        '/analytics/:id',
        '/status/:id',
        '/search/:term',
        '/gizmos/:id',
        '/users',
        '/exports/latest',
      ].map((path) => ({
        name: `${path}, where the singular is wanted`,
        code: express(`app.get('${path}', ${ANSWER});`),
        options: [{ style: 'singular' as const }],
      })),
      {
        name: 'singulars throughout',
        code: express(`app.get('/user/:id', ${ANSWER});`, `app.get('/post/:id', ${ANSWER});`),
        options: [{ style: 'consistent' }],
      },
      {
        name: 'plurals throughout',
        code: express(`app.get('/users/:id', ${ANSWER});`, `app.get('/posts/:id', ${ANSWER});`),
        options: [{ style: 'consistent' }],
      },
    ],
    invalid: [
      renamed(
        'Express',
        express(`app.get('/«user»/:id', ${ANSWER});`),
        'GET /user/:id',
        'users',
        express(`app.get('/users/:id', ${ANSWER});`),
      ),
      renamed(
        'a compound',
        express(`app.delete('/«order-item»/:id', ${ANSWER});`),
        'DELETE /order-item/:id',
        'order-items',
        express(`app.delete('/order-items/:id', ${ANSWER});`),
      ),
      renamed(
        'an item that is found by its identifier',
        express(
          "app.get('/users/«blog»/:blogId', async (req, res) => res.json(await Blog.findById(req.params.blogId)));",
        ),
        'GET /users/blog/:blogId',
        'blogs',
        express(
          "app.get('/users/blogs/:blogId', async (req, res) => res.json(await Blog.findById(req.params.blogId)));",
        ),
      ),
      renamed(
        'in its own case',
        express(`app.get('/«OrderItem»/:id', ${ANSWER});`),
        'GET /OrderItem/:id',
        'OrderItems',
        express(`app.get('/OrderItems/:id', ${ANSWER});`),
      ),
      renamed(
        'behind an item',
        express(`app.put('/orders/:orderId/«item»/:id', ${ANSWER});`),
        'PUT /orders/:orderId/item/:id',
        'items',
        express(`app.put('/orders/:orderId/items/:id', ${ANSWER});`),
      ),
      renamed(
        'two of one path',
        express(`app.get('/«user»/:id/post/:postId', ${ANSWER});`),
        'GET /user/:id/post/:postId',
        'users',
        express(`app.get('/users/:id/posts/:postId', ${ANSWER});`),
      ),
      renamed(
        'what a POST creates one of',
        express(`app.post('/«customer»', ${ANSWER});`),
        'POST /customer',
        'customers',
        express(`app.post('/customers', ${ANSWER});`),
      ),
      renamed(
        'the second method of a route',
        fastify("fastify.route({ method: ['GET', 'POST'], url: '/«customer»', handler: async () => ({}) });"),
        'POST /customer',
        'customers',
        fastify("fastify.route({ method: ['GET', 'POST'], url: '/customers', handler: async () => ({}) });"),
      ),
      renamed(
        'Fastify',
        fastify("fastify.get('/«category»/:id', async () => ({}));"),
        'GET /category/:id',
        'categories',
        fastify("fastify.get('/categories/:id', async () => ({}));"),
      ),
      renamed(
        'Koa',
        koa("router.get('/«person»/:id', (ctx) => { ctx.body = {}; });"),
        'GET /person/:id',
        'people',
        koa("router.get('/people/:id', (ctx) => { ctx.body = {}; });"),
      ),
      renamed(
        'a prefix of a router',
        mounted('/«user»', `router.get('/', ${ANSWER});`, `router.get('/:id', ${ANSWER});`),
        '/user',
        'users',
        mounted('/users', `router.get('/', ${ANSWER});`, `router.get('/:id', ${ANSWER});`),
      ),
      renamed(
        'a prefix that the identifier of its items is called after',
        mounted('/«issue»', `router.get('/', ${ANSWER});`, `router.get('/:issueId', ${ANSWER});`),
        '/issue',
        'issues',
        mounted('/issues', `router.get('/', ${ANSWER});`, `router.get('/:issueId', ${ANSWER});`),
      ),
      {
        ...renamed(
          'the singular, where it is wanted',
          express(`app.get('/«users»/:id', ${ANSWER});`),
          'GET /users/:id',
          'user',
          express(`app.get('/user/:id', ${ANSWER});`),
          'plural',
        ),
        options: [{ style: 'singular' }],
      },
      {
        ...renamed(
          'the one that is not like the others',
          express(
            `app.get('/user/:id', ${ANSWER});`,
            `app.get('/post/:id', ${ANSWER});`,
            `app.get('/«orders»/:id', ${ANSWER});`,
          ),
          'GET /orders/:id',
          'order',
          express(
            `app.get('/user/:id', ${ANSWER});`,
            `app.get('/post/:id', ${ANSWER});`,
            `app.get('/order/:id', ${ANSWER});`,
          ),
          'plural',
        ),
        options: [{ style: 'consistent' }],
      },
      {
        ...renamed(
          'the singular of as many',
          express(`app.get('/«user»/:id', ${ANSWER});`, `app.get('/posts/:id', ${ANSWER});`),
          'GET /user/:id',
          'users',
          express(`app.get('/users/:id', ${ANSWER});`, `app.get('/posts/:id', ${ANSWER});`),
        ),
        options: [{ style: 'consistent' }],
      },
      kept(
        'a route that has the new address',
        express(`app.get('/«user»/:id', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`),
        'GET /user/:id',
        'users',
        "another route has or would get the same method and path ('GET /users/:id', line 4)",
      ),
    ],
  });

  it.each<[name: string, before: readonly string[], after: readonly string[]]>([
    [
      'its list and what stands below it',
      [`app.get('/user', ${ANSWER});`, `app.get('/user/:id', ${ANSWER});`, `app.get('/user/:id/posts', ${ANSWER});`],
      [`app.get('/users', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`, `app.get('/users/:id/posts', ${ANSWER});`],
    ],
    [
      'its middleware',
      [`app.use('/user', auth);`, `app.get('/user/:id', ${ANSWER});`],
      [`app.use('/users', auth);`, `app.get('/users/:id', ${ANSWER});`],
    ],
    [
      'a chain',
      [`app.route('/user/:id').get(${ANSWER}).put(${ANSWER});`],
      [`app.route('/users/:id').get(${ANSWER}).put(${ANSWER});`],
    ],
    [
      'a list that exists already',
      [`app.get('/users', ${ANSWER});`, `app.get('/user/:id', ${ANSWER});`],
      [`app.get('/users', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`],
    ],
    [
      'collections between each other',
      [
        `app.get('/user/:id', ${ANSWER});`,
        `app.get('/post/:id', ${ANSWER});`,
        `app.delete('/user/:id', ${ANSWER});`,
        `app.delete('/post/:id', ${ANSWER});`,
      ],
      [
        `app.get('/users/:id', ${ANSWER});`,
        `app.get('/posts/:id', ${ANSWER});`,
        `app.delete('/users/:id', ${ANSWER});`,
        `app.delete('/posts/:id', ${ANSWER});`,
      ],
    ],
    [
      'a constant of its own',
      ["const BASE = '/user';", `app.get(BASE, ${ANSWER});`, `app.get(BASE + '/:id', ${ANSWER});`],
      ["const BASE = '/users';", `app.get(BASE, ${ANSWER});`, `app.get(BASE + '/:id', ${ANSWER});`],
    ],
    [
      'only where its items are',
      [`app.get('/user/:id', ${ANSWER});`, `app.get('/shops/:id/user', ${ANSWER});`],
      [`app.get('/users/:id', ${ANSWER});`, `app.get('/shops/:id/user', ${ANSWER});`],
    ],
  ])('moves together: %s', (_name, before, after) => {
    expect(fixOnce(express(...before), RULE)).toBe(express(...after));
    expect(lint(express(...after), RULE)).toEqual([]);
  });

  it.each<[name: string, lines: readonly string[], reason: string]>([
    [
      'a route behind it that the new one would swallow',
      [`app.get('/user/:id', ${ANSWER});`, `app.get('/users/me', ${ANSWER});`],
      "it would change which handler answers some requests ('GET /users/me', line 4)",
    ],
    [
      'middleware of the new address',
      ["app.use('/users', auth);", `app.get('/user/:id', ${ANSWER});`],
      "other middleware would run before its handler ('use /users', line 3)",
    ],
    [
      'middleware of its own',
      [`app.get('/users/new', ${ANSWER});`, "app.use('/user', auth);", `app.get('/user/:id', ${ANSWER});`],
      "other middleware would run before its handler ('GET /users/new', line 3)",
    ],
    [
      'a comment that waives one of its routes',
      [
        `app.get('/user/:id', ${ANSWER});`,
        `app.put('/user/:id', ${ANSWER}); // eslint-disable-line restful-routes/plural-collection`,
      ],
      'a comment suppresses a report on it, or sets options in its file',
    ],
    [
      'a text that nobody moves',
      [`app.get('/user/:id', ${ANSWER});`, "send('/user/' + id);"],
      "another text contains the old address and cannot be updated ('/user/', line 4)",
    ],
    [
      'a request that another rule does not move',
      [`app.get('/user/:id', ${ANSWER});`, "fetch('/user/1');"],
      "requests name it, and settings or rules leave these as they are ('/user/1', line 4)",
    ],
    [
      'a constant that others read',
      ["const PATH = '/user/:id';", `app.get(PATH, ${ANSWER});`, 'log(PATH);'],
      'its path or method is not a literal of its own',
    ],
    [
      'a page',
      ["app.get('/user/:id', (req, res) => res.render('user'));"],
      "it may show a page, which links lead to ('GET /user/:id', line 3)",
    ],
    [
      'a route that would have to move first',
      [`app.get('/user/:id', ${ANSWER});`, `app.get('/getUsers/:id', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`],
      "another route has or would get the same method and path ('GET /users/:id', line 5)",
    ],
  ])('stays together: %s', (_name, lines, reason) => {
    const code = express(...lines);
    expect(fixOnce(code, RULE)).toBe(code);
    expect(
      describeReports(lint(code, RULE)).filter((report) => report.includes(`Not renamed: ${reason}.`)).length,
    ).toBeGreaterThan(0);
  });

  it('is a suggestion where the settings say so', () => {
    const code = express(`app.get('/user', ${ANSWER});`, `app.get('/user/:id', ${ANSWER});`);
    const [message, ...others] = lint(code, { ...RULE, settings: { fix: 'suggest' } });
    expect(others).toEqual([]);
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.map(({ desc }) => desc)).toEqual(["Use 'GET /users/:id'."]);
    expect(fixOnce(code, { ...RULE, settings: { fix: 'off' } })).toBe(code);
  });

  it.each([
    [
      [
        `app.get('/user/getAll', ${ANSWER});`,
        `app.get('/user/get/:id', ${ANSWER});`,
        `app.post('/user/delete/:id', ${ANSWER});`,
      ],
      [`app.get('/users', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`, `app.delete('/users/:id', ${ANSWER});`],
    ],
    [
      [`app.get('/user/getAllUsers', ${ANSWER});`, `app.get('/user/:id', ${ANSWER});`],
      [`app.get('/users', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`],
    ],
    [[`app.post('/delete/user/:id', ${ANSWER});`], [`app.delete('/users/:id', ${ANSWER});`]],
  ])('goes with the verbs, in two passes at most', (before, after) => {
    const twice = fixOnce(fixOnce(express(...before)));
    expect(twice).toBe(express(...after));
    expect(fix(express(...before))).toBe(twice);
  });
});
