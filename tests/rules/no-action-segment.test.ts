import { describe } from 'vitest';
import rule from '../../src/rules/no-action-segment.ts';
import { ANSWER, express, fastify, koa, mounted, registration } from '../support/applications.ts';
import { reported, withheld } from '../support/reports.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { TRAPS } from '../support/traps.ts';

const plain = (marked: string): string => marked.replaceAll(/[«»]/g, '');

/** A report with what a person may pick. */
const named = (before: string, after: string, output: string): ReturnType<typeof withheld> =>
  withheld(before, 'action', { after, output });

describe('what is suggested', () => {
  ruleTester.run('no-action-segment', rule, {
    valid: [],
    invalid: [
      ...(
        [
          ['POST /«login»', 'POST /sessions'],
          ['POST /auth/«login»', 'POST /auth/sessions'],
          ['POST /«logout»', 'DELETE /session'],
          ['POST /orders/:id/«cancel»', 'PUT /orders/:id/cancellation'],
          ['PUT /orders/:id/«approve»', 'PUT /orders/:id/approval'],
          ['POST /users/:id/«activate»', 'PUT /users/:id/activation'],
          ['POST /orders/:id/«pay»', 'POST /orders/:id/payments'],
          ['POST /posts/:id/«like»', 'POST /posts/:id/likes'],
          ['POST /courses/:id/«unenroll»', 'DELETE /courses/:id/enrollment'],
          ['POST /users/:id/«send»Message', 'POST /users/:id/messages'],
          ['POST /orders/«cancel»/:id', 'PUT /orders/:id/cancellation'],
        ] as const
      ).map(([declared, becomes]) => ({
        name: plain(declared),
        ...reported(
          express(registration('app', declared, ANSWER)),
          named(plain(declared), becomes, express(registration('app', becomes, ANSWER))),
        ),
        output: null,
      })),
      {
        name: 'a verb of two words',
        ...reported(express(`app.post('/«sign-up»', ${ANSWER});`), {
          ...named('POST /sign-up', 'POST /users', express(`app.post('/users', ${ANSWER});`)),
          verb: 'signup',
        }),
        output: null,
      },
      {
        name: 'Fastify',
        ...reported(
          fastify("fastify.route({ method: 'POST', url: '/orders/:id/«cancel»', handler: async () => ({}) });"),
          named(
            'POST /orders/:id/cancel',
            'PUT /orders/:id/cancellation',
            fastify("fastify.route({ method: 'PUT', url: '/orders/:id/cancellation', handler: async () => ({}) });"),
          ),
        ),
        output: null,
      },
      {
        name: 'Koa',
        ...reported(
          koa("router.post('/«login»', (ctx) => { ctx.body = {}; });"),
          named('POST /login', 'POST /sessions', koa("router.post('/sessions', (ctx) => { ctx.body = {}; });")),
        ),
        output: null,
      },
      {
        name: 'a mounted router',
        ...reported(
          mounted('/orders', `router.post('/:id/«cancel»', ${ANSWER});`),
          named(
            'POST /orders/:id/cancel',
            'PUT /orders/:id/cancellation',
            mounted('/orders', `router.put('/:id/cancellation', ${ANSWER});`),
          ),
        ),
        output: null,
      },
    ],
  });
});

describe('where nothing is suggested', () => {
  ruleTester.run('no-action-segment', rule, {
    valid: [],
    invalid: [
      {
        name: 'another route has the address',
        ...reported(
          express(`app.post('/«login»', ${ANSWER});`, `app.post('/sessions', ${ANSWER});`),
          withheld('POST /login', 'action'),
        ),
        output: null,
      },
      {
        name: 'the path is shared',
        ...reported(express("const LOGIN = '/login';", `app.post(«LOGIN», ${ANSWER});`, 'console.log(LOGIN);'), {
          ...withheld('POST /login', 'action'),
          verb: 'login',
        }),
        output: null,
      },
      {
        name: 'fixes and suggestions are off',
        ...reported(express(`app.post('/«login»', ${ANSWER});`), {
          ...withheld('POST /login', 'action'),
          after: 'POST /sessions',
        }),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
  });
});

describe('a word that no list has', () => {
  const looking = (endpoint: string): ReturnType<typeof withheld> => ({
    ...withheld(endpoint, 'action'),
    messageId: 'inferred',
  });

  ruleTester.run('no-action-segment', rule, {
    valid: [
      ...['GET /gamifyLesson', 'POST /gamify', 'POST /prizeMoney', 'POST /franchiseOwner'].map((endpoint) => ({
        name: `is left alone: ${endpoint}`,
        code: express(registration('app', endpoint, ANSWER)),
      })),
      {
        name: 'is a noun that the settings name',
        code: express(`app.post('/gamifyLesson', ${ANSWER});`),
        options: [{ allow: ['gamify'] }],
      },
    ],
    invalid: ['POST /«gamify»Lesson', 'PUT /lessons/:id/«uglify»-title', 'POST /«satirize»Card'].map((marked) => ({
      name: `looks like a verb: ${plain(marked)}`,
      ...reported(express(registration('app', marked, ANSWER)), looking(plain(marked))),
      output: null,
    })),
  });
});

describe('what is no action', () => {
  ruleTester.run('no-action-segment', rule, {
    valid: [
      ...TRAPS,
      {
        name: 'a CRUD verb is the business of other rules',
        code: express(`app.get('/getUsers', ${ANSWER});`, `app.post('/users/delete/:id', ${ANSWER});`),
      },
      {
        name: 'a resource that is there or not',
        code: express(`app.put('/posts/:id/like', ${ANSWER});`, `app.delete('/posts/:id/like', ${ANSWER});`),
      },
      {
        name: 'a resource that POST makes',
        code: express(`app.post('/users/:id/follow', ${ANSWER});`, `app.delete('/users/:id/follow', ${ANSWER});`),
      },
      {
        name: 'a toggle, its methods the other way round',
        code: express(
          `app.delete('/users/:id/activate', ${ANSWER});`,
          `app.put('/users/:userId/activate', ${ANSWER});`,
        ),
      },
      ...[
        '/oauth/authorize',
        '/oauth2/revoke',
        '/oauth/introspect',
        '/connect/register',
        '/.well-known/change-password',
      ].map((path) => ({
        name: `an address that a standard fixes: ${path}`,
        code: express(`app.post('${path}', ${ANSWER});`),
      })),
      {
        name: 'nouns',
        code: express(
          `app.get('/users/:id/orders', ${ANSWER});`,
          `app.get('/orders/:id/export', ${ANSWER});`,
          `app.get('/reports/:id', ${ANSWER});`,
        ),
      },
      {
        name: 'nouns for actions',
        code: express(
          `app.post('/sessions', ${ANSWER});`,
          `app.put('/orders/:id/cancellation', ${ANSWER});`,
          `app.post('/orders/:id/payments', ${ANSWER});`,
        ),
      },
      { name: 'an allowed word', code: express(`app.post('/login', ${ANSWER});`), options: [{ allow: ['login'] }] },
      {
        name: 'an allowed path',
        code: express(`app.post('/auth/login', ${ANSWER});`),
        options: [{ allow: ['/auth/**'] }],
      },
      {
        name: 'a path that the settings allow',
        code: express(`app.post('/auth/login', ${ANSWER});`),
        settings: { 'restful-routes': { allow: ['/auth/**'] } },
      },
    ],
    invalid: [
      {
        name: 'PUT without the DELETE beside it',
        ...reported(
          express(`app.put('/posts/:id/«like»', ${ANSWER});`, `app.delete('/posts/:id', ${ANSWER});`),
          named(
            'PUT /posts/:id/like',
            'POST /posts/:id/likes',
            express(`app.post('/posts/:id/likes', ${ANSWER});`, `app.delete('/posts/:id', ${ANSWER});`),
          ),
        ),
        output: null,
      },
      {
        name: 'a verb of the options',
        ...reported(express(`app.post('/users/:id/«zap»', ${ANSWER});`), withheld('POST /users/:id/zap', 'action')),
        output: null,
        options: [{ verbs: { zap: 'action' } }],
      },
    ],
  });
});
