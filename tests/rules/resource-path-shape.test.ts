import type { InvalidTestCase } from '@typescript-eslint/rule-tester';
import { describe } from 'vitest';
import rule from '../../src/rules/resource-path-shape.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { readMarks } from '../support/marks.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { TRAPS } from '../support/traps.ts';

type Message =
  | 'itemPost'
  | 'detailPost'
  | 'collectionChange'
  | 'collectionDelete'
  | 'joinedIdentifier'
  | 'rewrite'
  | 'withheld';
type Case = InvalidTestCase<Message | 'useInstead' | 'useItem', readonly [{ allow?: readonly string[] }]>;

/** What a person may pick: what it says, and what the source becomes. */
interface Pick {
  readonly after: string;
  readonly output: string;
}

/** A route that is underlined at its mark, and said to have a wrong shape. */
function misplaced(
  title: string,
  marked: string,
  messageId: Message,
  data: { readonly endpoint: string; readonly name: string },
  pick: Pick | null,
): Case {
  const { code, marks } = readMarks(marked);
  const suggestionId = messageId.startsWith('collection') ? 'useItem' : 'useInstead';
  const suggestions = pick && [{ messageId: suggestionId, data: { after: pick.after }, output: pick.output } as const];
  return { name: title, code, errors: marks.map(({ place }) => ({ messageId, data, ...place, suggestions })) };
}

/** Words that the method and the collection say already, and the endpoints without them. */
const QUANTIFIERS = [
  ['GET /allUsers', 'all', 'GET /users'],
  ['GET /all-users', 'all', 'GET /users'],
  ['GET /allusers', 'all', 'GET /users'],
  ['GET /users/all', 'all', 'GET /users'],
  ['GET /users/allUsers', 'all', 'GET /users'],
  ['GET /users/:id/allPosts', 'all', 'GET /users/:id/posts'],
  ['POST /newUser', 'new', 'POST /users'],
  ['POST /users/new', 'new', 'POST /users'],
] as const;

/** Such words that say more, or that nothing says besides. */
const QUANTIFIED = [
  'GET /newProducts',
  'GET /allTimeScorers',
  'GET /allergies',
  'POST /newsletter',
  'POST /newPassword',
  'POST /users/all',
  'DELETE /allData',
  'GET /orders/api/all',
] as const;

describe('resource-path-shape', () => {
  ruleTester.run('resource-path-shape', rule, {
    valid: [
      ...TRAPS,
      ...QUANTIFIED.map((endpoint) => {
        const [method = '', path = ''] = endpoint.split(' ');
        return { name: endpoint, code: express(`app.${method.toLowerCase()}('${path}', ${ANSWER});`) };
      }),
      {
        name: 'all of them beside some of them',
        code: express(`app.get('/users', ${ANSWER});`, `app.get('/users/all', ${ANSWER});`),
      },
      {
        name: 'a router that is mounted elsewhere',
        code: express(
          'const router = express.Router();',
          `router.put('/', ${ANSWER});`,
          `router.post('/:id', ${ANSWER});`,
          'module.exports = router;',
        ),
      },
      {
        name: 'a router under two prefixes',
        code: mounted('/users', `router.put('/', ${ANSWER});`, "app.use('/profile', router);"),
      },
      {
        name: 'a verb, which another rule reports',
        code: express(`app.post('/deleteUser/:id', ${ANSWER});`, `app.put('/updateUsers', ${ANSWER});`),
      },
      { name: 'a form', code: express("app.post('/users/:id', (req, res) => res.redirect('/users'));") },
      {
        name: 'a form on the page of the item',
        code: express(
          "app.get('/users/:id', (req, res) => res.render('user'));",
          "app.post('/users/:id', users.update);",
        ),
      },
      {
        name: 'a form on the edit page of the item',
        code: express("app.get('/users/:id/edit', users.edit);", "app.post('/users/:id', users.update);"),
      },
      {
        name: 'a form on another page of the router',
        code: express("app.get('/', (req, res) => res.render('home'));", "app.post('/users/:id', users.update);"),
      },
      { name: 'the page of an item', code: express("app.get('/user-:id', (req, res) => res.render('user'));") },
      { name: 'the collection and the item together', code: express(`app.put(['/users', '/users/:id'], ${ANSWER});`) },
      ...['users.deleteAll', 'clearUsers', 'bulkDelete'].map((handler) => ({
        name: `a handler that means the whole collection: ${handler}`,
        code: express(`app.delete('/users', ${handler});`),
      })),
      {
        name: 'an allowed segment',
        code: express(`app.delete('/users', ${ANSWER});`),
        options: [{ allow: ['users'] }],
      },
      {
        name: 'an allowed path',
        code: mounted('/legacy', `router.post('/users/:id', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
    ],
    invalid: [
      ...QUANTIFIERS.map(([endpoint, word, after]) => {
        const [method = '', path = ''] = endpoint.split(' ');
        const [, better = ''] = after.split(' ');
        const write = (text: string): string => express(`app.${method.toLowerCase()}('${text}', ${ANSWER});`);
        const { code, marks } = readMarks(write(path.replace(word, `«${word}»`)));
        const data = { before: endpoint, after, name: word };
        return {
          name: endpoint,
          code,
          output: write(better),
          errors: marks.map(({ place }) => ({ messageId: 'rewrite' as const, data, ...place })),
        };
      }),
      misplaced(
        'POST on an item',
        express(`app.«post»('/users/:id', ${ANSWER});`),
        'itemPost',
        { endpoint: 'POST /users/:id', name: 'users' },
        {
          after: 'PUT /users/:id',
          output: express(`app.put('/users/:id', ${ANSWER});`),
        },
      ),
      misplaced(
        'POST on what an item has one of',
        express("app.«post»('/orders/:id/status', orders.updateStatus);"),
        'detailPost',
        { endpoint: 'POST /orders/:id/status', name: 'status' },
        {
          after: 'PUT /orders/:id/status',
          output: express("app.put('/orders/:id/status', orders.updateStatus);"),
        },
      ),
      misplaced(
        'PUT on a collection',
        express(`app.«put»('/users', ${ANSWER});`),
        'collectionChange',
        { endpoint: 'PUT /users', name: 'users' },
        {
          after: 'PUT /users/:id',
          output: express(`app.put('/users/:id', ${ANSWER});`),
        },
      ),
      misplaced(
        'DELETE on a collection',
        express(`app.«delete»('/users', ${ANSWER});`),
        'collectionDelete',
        { endpoint: 'DELETE /users', name: 'users' },
        {
          after: 'DELETE /users/:id',
          output: express(`app.delete('/users/:id', ${ANSWER});`),
        },
      ),
      misplaced(
        'an identifier with its noun',
        express(`app.get('/«user-:id»', ${ANSWER});`),
        'joinedIdentifier',
        { endpoint: 'GET /user-:id', name: 'user-:id' },
        {
          after: 'GET /users/:id',
          output: express(`app.get('/users/:id', ${ANSWER});`),
        },
      ),
      misplaced(
        'under a mount',
        mounted('/users', `router.«patch»('/', ${ANSWER});`),
        'collectionChange',
        { endpoint: 'PATCH /users', name: 'users' },
        {
          after: 'PATCH /users/:id',
          output: mounted('/users', `router.patch('/:id', ${ANSWER});`),
        },
      ),
      misplaced(
        'a constant path, of which only the method changes',
        express("const USER = '/users/:id';", `app.get(USER, ${ANSWER});`, `app.«post»(USER, ${ANSWER});`),
        'itemPost',
        { endpoint: 'POST /users/:id', name: 'users' },
        {
          after: 'PUT /users/:id',
          output: express("const USER = '/users/:id';", `app.get(USER, ${ANSWER});`, `app.put(USER, ${ANSWER});`),
        },
      ),
      misplaced(
        'data beside pages',
        express("app.get('/', (req, res) => res.render('home'));", `app.«post»('/users/:id', ${ANSWER});`),
        'itemPost',
        { endpoint: 'POST /users/:id', name: 'users' },
        {
          after: 'PUT /users/:id',
          output: express("app.get('/', (req, res) => res.render('home'));", `app.put('/users/:id', ${ANSWER});`),
        },
      ),
      misplaced(
        'a target that another route has',
        express(`app.put('/users/:id', ${ANSWER});`, `app.«post»('/users/:id', ${ANSWER});`),
        'itemPost',
        { endpoint: 'POST /users/:id', name: 'users' },
        null,
      ),
      misplaced(
        'a handler that creates',
        express("app.«post»('/projects/:id', tasks.createTask);"),
        'itemPost',
        { endpoint: 'POST /projects/:id', name: 'projects' },
        null,
      ),
      misplaced(
        'a chain',
        express(`app.route('/users').get(${ANSWER}).«put»(${ANSWER});`),
        'collectionChange',
        { endpoint: 'PUT /users', name: 'users' },
        null,
      ),
      misplaced(
        'Fastify',
        fastify("fastify.«post»('/users/:id', async () => ({}));"),
        'itemPost',
        { endpoint: 'POST /users/:id', name: 'users' },
        {
          after: 'PUT /users/:id',
          output: fastify("fastify.put('/users/:id', async () => ({}));"),
        },
      ),
      misplaced(
        'an identifier of two methods',
        fastify("fastify.route({ method: ['GET', 'HEAD'], url: '/«user-:id»', handler: async () => ({}) });"),
        'joinedIdentifier',
        { endpoint: 'GET /user-:id', name: 'user-:id' },
        null,
      ),
      misplaced(
        'Koa',
        koa("router.«delete»('/users', (ctx) => { ctx.body = {}; });"),
        'collectionDelete',
        { endpoint: 'DELETE /users', name: 'users' },
        {
          after: 'DELETE /users/:id',
          output: koa("router.delete('/users/:id', (ctx) => { ctx.body = {}; });"),
        },
      ),
    ],
  });
});
