import { describe } from 'vitest';
import type { MethodOptions } from '../../src/model/rule-options.ts';
import rule from '../../src/rules/allowed-methods.ts';
import { ANSWER, express, fastify, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'other' | 'every', readonly [MethodOptions]>;

const allowed = 'GET, POST, PUT or DELETE';

describe('allowed-methods', () => {
  ruleTester.run('allowed-methods', rule, {
    valid: [
      ...['get', 'post', 'put', 'delete', 'head', 'options'].map((method) => ({
        name: method,
        code: express(`app.${method}('/users/:id', ${ANSWER});`),
      })),
      {
        name: 'a method by option',
        code: express(`app.patch('/users/:id', ${ANSWER});`),
        options: [{ methods: ['GET', 'PATCH'] }],
      },
      {
        name: 'the method of updates',
        code: express(`app.patch('/users/:id', ${ANSWER});`),
        settings: { 'restful-routes': { update: 'PATCH' } },
      },
      {
        name: 'an allowed path',
        code: express(`app.patch('/legacy/users', ${ANSWER});`, `app.use('/legacy/orders', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
      {
        name: 'middleware',
        code: express(
          "app.use('/admin', requireLogin);",
          'app.use(express.json());',
          "app.use('/users', (req, res, next) => { next(); });",
          'app.use((error, req, res, next) => res.json({}));',
          'app.use((req, res) => res.sendStatus(404));',
        ),
      },
      {
        name: 'what is left over below a path',
        code: express(`app.get('/users/:id', ${ANSWER});`, "app.use('/users', (req, res) => res.sendStatus(404));"),
      },
      { name: 'a file', code: express("app.use('/favicon.ico', (req, res) => res.sendStatus(204));") },
      {
        name: 'everything',
        code: express(`app.all('*', ${ANSWER});`, `app.all('/api/*', ${ANSWER});`, `app.all('/', ${ANSWER});`),
      },
      {
        name: 'a guard',
        code: express(
          "app.all('/users', (req, res, next) => next());",
          "app.all('/orders', requireLogin);",
          `app.all('/items', check);`,
          `app.get('/items', ${ANSWER});`,
        ),
      },
      {
        name: 'methods that are refused',
        code: express(`app.route('/users').get(${ANSWER}).post(${ANSWER}).all((req, res) => res.sendStatus(405));`),
      },
      {
        name: 'a protocol',
        code: express("app.all('/graphql', yoga);", "app.use('/api/trpc', (req, res) => res.json({}));"),
      },
      { name: 'a method that is not told', code: express(`app[method]('/users', ${ANSWER});`) },
      { name: 'a mount', code: mounted('/users', `router.get('/', ${ANSWER});`) },
    ],
    invalid: [
      report('PATCH', express(`app.«patch»('/users/:id', ${ANSWER});`), 'other', {
        endpoint: 'PATCH /users/:id',
        allowed,
      }),
      report(
        'a method that is not in the list',
        express(`app.«put»('/users/:id', ${ANSWER});`),
        'other',
        { endpoint: 'PUT /users/:id', allowed: 'GET or POST' },
        { options: [{ methods: ['GET', 'POST'] }] },
      ),
      report(
        'a custom method',
        fastify("fastify.route({ method: '«SEARCH»', url: '/users', handler: async () => [] });"),
        'other',
        { endpoint: 'SEARCH /users', allowed },
      ),
      report('TRACE', express(`app.«trace»('/users', ${ANSWER});`), 'other', { endpoint: 'TRACE /users', allowed }),
      report(
        'one of several methods',
        fastify("fastify.route({ method: ['PUT', '«PATCH»'], url: '/users/:id', handler: async () => [] });"),
        'other',
        { endpoint: 'PATCH /users/:id', allowed },
      ),
      report(
        'one method of several paths, once',
        express(`app.«patch»(['/users/:id', '/people/:id'], ${ANSWER});`),
        'other',
        { endpoint: 'PATCH /people/:id', allowed },
      ),
      report('all', express(`app.«all»('/users', ${ANSWER});`), 'every', { endpoint: '/users', word: 'all', allowed }),
      report('all, with a handler of another file', mounted('/users', "router.«all»('/:id', users.handle);"), 'every', {
        endpoint: '/users/:id',
        word: 'all',
        allowed,
      }),
      report('use', express(`app.«use»('/reports', ${ANSWER});`), 'every', {
        endpoint: '/reports',
        word: 'use',
        allowed,
      }),
    ],
  });
});
