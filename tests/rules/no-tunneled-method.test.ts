import { describe } from 'vitest';
import rule from '../../src/rules/no-tunneled-method.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { reported, rewrite, saying, withheld } from '../support/reports.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { ACTIONS, TRAPS } from '../support/traps.ts';

describe('certain rewrites', () => {
  ruleTester.run('no-tunneled-method', rule, {
    valid: [],
    invalid: [
      ...(
        [
          ['/users/update/:id', 'update', 'PUT /users/:id'],
          ['/updateUser/:id', 'update', 'PUT /users/:id'],
          ['/users/:id/edit', 'edit', 'PUT /users/:id'],
          ['/users/:id/modify', 'modify', 'PUT /users/:id'],
          ['/users/delete/:id', 'delete', 'DELETE /users/:id'],
          ['/deleteUser/:id', 'delete', 'DELETE /users/:id'],
          ['/users/:id/remove', 'remove', 'DELETE /users/:id'],
          ['/users/deleteAll', 'delete', 'DELETE /users'],
          ['/updateProfile', 'update', 'PUT /profile'],
          ['/users/:id/removePost/:postId', 'remove', 'DELETE /users/:id/posts/:postId'],
          ['/api/v1/users/update/:id', 'update', 'PUT /api/v1/users/:id'],
        ] as const
      ).map(([path, verb, becomes]) => {
        const [method = '', target = ''] = becomes.split(' ');
        return {
          name: `Express: POST ${path}`,
          ...reported(express(`app.«post»('${path}', ${ANSWER});`), saying(verb, rewrite(`POST ${path}`, becomes))),
          output: express(`app.${method.toLowerCase()}('${target}', ${ANSWER});`),
        };
      }),
      {
        name: 'Fastify',
        ...reported(
          fastify("fastify.«post»('/users/delete/:id', async () => ({}));"),
          saying('delete', rewrite('POST /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: fastify("fastify.delete('/users/:id', async () => ({}));"),
      },
      {
        name: 'a Fastify route with options and types',
        filename: 'server.ts',
        ...reported(
          fastify("fastify.«post»<{ Params: { id: string } }>('/users/update/:id', { schema: {} }, async () => ({}));"),
          saying('update', rewrite('POST /users/update/:id', 'PUT /users/:id')),
        ),
        output: fastify("fastify.put<{ Params: { id: string } }>('/users/:id', { schema: {} }, async () => ({}));"),
      },
      {
        name: 'a Fastify route object',
        ...reported(
          fastify("fastify.route({ url: '/updateUser/:id', method: '«POST»', handler: async () => ({}) });"),
          saying('update', rewrite('POST /updateUser/:id', 'PUT /users/:id')),
        ),
        output: fastify("fastify.route({ url: '/users/:id', method: 'PUT', handler: async () => ({}) });"),
      },
      {
        name: 'Koa, a named route',
        ...reported(
          koa("router.«post»('update-user', '/users/update/:id', (ctx) => { ctx.body = {}; });"),
          saying('update', rewrite('POST /users/update/:id', 'PUT /users/:id')),
        ),
        output: koa("router.put('update-user', '/users/:id', (ctx) => { ctx.body = {}; });"),
      },
      {
        name: 'a mounted router',
        ...reported(
          mounted('/users', `router.«post»('/update/:id', ${ANSWER});`),
          saying('update', rewrite('POST /users/update/:id', 'PUT /users/:id')),
        ),
        output: mounted('/users', `router.put('/:id', ${ANSWER});`),
      },
      {
        name: 'a template, a method in a template in brackets',
        ...reported(
          express('app[`«post»`](`/users/delete/:id`, (req, res) => res.json());'),
          saying('delete', rewrite('POST /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: express('app[`delete`](`/users/:id`, (req, res) => res.json());'),
      },
      {
        name: 'a chain of calls on the application',
        ...reported(
          express(
            `app.get('/users', ${ANSWER})`,
            `  .«post»('/users/update/:id', ${ANSWER})`,
            `  .«post»('/users/delete/:id', ${ANSWER});`,
          ),
          saying('update', rewrite('POST /users/update/:id', 'PUT /users/:id')),
          saying('delete', rewrite('POST /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: express(
          `app.get('/users', ${ANSWER})`,
          `  .put('/users/:id', ${ANSWER})`,
          `  .delete('/users/:id', ${ANSWER});`,
        ),
      },
      {
        name: 'an update becomes a PATCH',
        ...reported(
          express(`app.«post»('/users/update/:id', ${ANSWER});`),
          saying('update', rewrite('POST /users/update/:id', 'PATCH /users/:id')),
        ),
        output: express(`app.patch('/users/:id', ${ANSWER});`),
        options: [{ update: 'PATCH' }],
      },
      {
        name: 'an update becomes a PATCH by the settings',
        ...reported(
          express(`app.«post»('/users/update/:id', ${ANSWER});`),
          saying('update', rewrite('POST /users/update/:id', 'PATCH /users/:id')),
        ),
        output: express(`app.patch('/users/:id', ${ANSWER});`),
        settings: { 'restful-routes': { update: 'PATCH' } },
      },
      {
        name: 'a verb of the options',
        ...reported(
          express(`app.«post»('/users/:id/kill', ${ANSWER});`),
          saying('kill', rewrite('POST /users/:id/kill', 'DELETE /users/:id')),
        ),
        output: express(`app.delete('/users/:id', ${ANSWER});`),
        options: [{ verbs: { kill: 'delete' } }],
      },
      {
        name: 'fixes as suggestions',
        ...reported(
          express(`app.«post»('/users/update/:id', ${ANSWER});`),
          saying(
            'update',
            rewrite('POST /users/update/:id', 'PUT /users/:id', {
              after: 'PUT /users/:id',
              output: express(`app.put('/users/:id', ${ANSWER});`),
            }),
          ),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'suggest' } },
      },
      {
        name: 'no fixes',
        ...reported(
          express(`app.«post»('/users/update/:id', ${ANSWER});`),
          saying('update', rewrite('POST /users/update/:id', 'PUT /users/:id')),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
  });
});

describe('reported, and not fixed', () => {
  ruleTester.run('no-tunneled-method', rule, {
    valid: [],
    invalid: [
      {
        name: 'an update without an identifier',
        ...reported(
          express(`app.«post»('/users/update', ${ANSWER});`),
          saying(
            'update',
            withheld('POST /users/update', 'missing-identifier', {
              after: 'PUT /users/:id',
              output: express(`app.put('/users/:id', ${ANSWER});`),
              item: true,
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'a deletion without an identifier',
        ...reported(
          express(`app.«post»('/deleteUser', ${ANSWER});`),
          saying(
            'delete',
            withheld('POST /deleteUser', 'missing-identifier', {
              after: 'DELETE /users/:id',
              output: express(`app.delete('/users/:id', ${ANSWER});`),
              item: true,
            }),
          ),
        ),
        output: null,
      },
      ...[
        '({ body }, res) => res.json(body)',
        '(req, res) => res.json(req.body.accountId)',
        '(req, res) => { const { body } = req; res.json(body); }',
      ].map((handler) => ({
        name: `a deletion whose item is said in the body: ${handler}`,
        ...reported(
          express(`app.«post»('/remove-account', ${handler});`),
          saying('remove', withheld('POST /remove-account', 'missing-identifier')),
        ),
        output: null,
      })),
      {
        name: 'a deletion whose handler reads no body',
        ...reported(
          express(`app.«post»('/remove-account', ${ANSWER});`),
          saying('remove', rewrite('POST /remove-account', 'DELETE /account')),
        ),
        output: express(`app.delete('/account', ${ANSWER});`),
      },
      {
        name: 'reading with a body',
        ...reported(
          express(`app.«post»('/getUsers', ${ANSWER});`),
          saying(
            'get',
            withheld('POST /getUsers', 'read-with-body', {
              after: 'GET /users',
              output: express(`app.get('/users', ${ANSWER});`),
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'PUT that creates',
        ...reported(
          express(`app.«put»('/users/create', ${ANSWER});`),
          saying(
            'create',
            withheld('PUT /users/create', 'method-disagrees', {
              after: 'POST /users',
              output: express(`app.post('/users', ${ANSWER});`),
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'PATCH that deletes',
        ...reported(
          express(`app.«patch»('/users/delete/:id', ${ANSWER});`),
          saying(
            'delete',
            withheld('PATCH /users/delete/:id', 'method-disagrees', {
              after: 'DELETE /users/:id',
              output: express(`app.delete('/users/:id', ${ANSWER});`),
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'the form of a page that is beside it',
        ...reported(
          express("app.get('/users/:id/edit', users.form);", "app.«post»('/users/:id/edit', users.update);"),
          saying('edit', withheld('POST /users/:id/edit', ['form-post', "'GET /users/:id/edit', line 3"])),
        ),
        output: null,
      },
      {
        name: 'a handler that answers a form',
        ...reported(
          express("app.«post»('/users/:id/delete', (req, res) => res.redirect('/users'));"),
          saying('delete', withheld('POST /users/:id/delete', 'form-post')),
        ),
        output: null,
      },
      {
        name: 'a view engine, and a handler that is not seen',
        ...reported(
          express("app.set('view engine', 'ejs');", "app.«post»('/users/:id/delete', users.remove);"),
          saying('delete', withheld('POST /users/:id/delete', 'form-post')),
        ),
        output: null,
      },
      {
        name: 'the PUT is there already',
        ...reported(
          express(`app.put('/users/:id', ${ANSWER});`, `app.«post»('/users/update/:id', ${ANSWER});`),
          saying('update', withheld('POST /users/update/:id', ['collision', "'PUT /users/:id', line 3"])),
        ),
        output: null,
      },
      {
        name: 'two that would become the same',
        ...reported(
          express(`app.«post»('/users/update/:id', ${ANSWER});`, `app.«post»('/users/edit/:userId', ${ANSWER});`),
          saying(
            'update',
            withheld('POST /users/update/:id', [
              'collision',
              "'POST /users/edit/:userId', line 4; both would be 'PUT /users/:id'",
            ]),
          ),
          saying(
            'edit',
            withheld('POST /users/edit/:userId', [
              'collision',
              "'POST /users/update/:id', line 3; both would be 'PUT /users/:userId'",
            ]),
          ),
        ),
        output: null,
      },
      {
        name: 'a chain of which this rule reports one route only',
        ...reported(
          express("app.route('/users/:id/update')", `  .put(${ANSWER})`, `  .«post»(${ANSWER});`),
          saying('update', withheld('POST /users/:id/update', 'shared-path')),
        ),
        output: null,
      },
      {
        name: 'a mount that is not known',
        ...reported(
          "const router = require('express').Router();\nrouter.«post»('/update/:id', (req, res) => res.json({}));\nmodule.exports = router;",
          saying('update', withheld('POST /update/:id', 'unknown-mount')),
        ),
        output: null,
      },
      {
        name: 'a path in a shared constant',
        ...reported(
          express(
            "const ROUTES = { update: '/users/update/:id' };",
            `app.«post»(ROUTES.update, ${ANSWER});`,
            'publish(ROUTES);',
          ),
          saying('update', withheld('POST /users/update/:id', 'shared-text')),
        ),
        output: null,
      },
      {
        name: 'no suggestions either',
        ...reported(express(`app.«post»('/getUsers', ${ANSWER});`), {
          ...saying('get', withheld('POST /getUsers', 'read-with-body')),
          after: 'GET /users',
        }),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
  });
});

describe('what is no tunnel', () => {
  ruleTester.run('no-tunneled-method', rule, {
    valid: [
      ...TRAPS,
      ...ACTIONS,
      {
        name: 'a POST that creates',
        code: express(`app.post('/createUser', ${ANSWER});`, `app.post('/users/add', ${ANSWER});`),
      },
      { name: 'a POST that saves', code: express(`app.post('/users/save', ${ANSWER});`) },
      {
        name: 'a PUT or PATCH that updates',
        code: express(`app.put('/users/update/:id', ${ANSWER});`, `app.patch('/users/edit/:id', ${ANSWER});`),
      },
      { name: 'a DELETE that deletes', code: express(`app.delete('/users/delete/:id', ${ANSWER});`) },
      { name: 'a GET is the business of another rule', code: express(`app.get('/users/delete/:id', ${ANSWER});`) },
      { name: 'no single method', code: express(`app.all('/users/delete/:id', ${ANSWER});`) },
      {
        name: 'an action',
        code: express(`app.post('/users/:id/activate', ${ANSWER});`, `app.put('/orders/:id/cancel', ${ANSWER});`),
      },
      {
        name: 'an allowed word',
        code: express(`app.post('/users/update/:id', ${ANSWER});`),
        options: [{ allow: ['update'] }],
      },
      {
        name: 'an allowed path',
        code: express(`app.post('/users/update/:id', ${ANSWER});`),
        options: [{ allow: ['/users/update/*'] }],
      },
      {
        name: 'an allowed endpoint',
        code: express(`app.post('/users/update/:id', ${ANSWER});`),
        options: [{ allow: ['POST /users/update/{id}'] }],
      },
      {
        name: 'a word that the settings allow',
        code: express(`app.post('/users/update/:id', ${ANSWER});`),
        settings: { 'restful-routes': { allow: ['update'] } },
      },
    ],
    invalid: [],
  });
});
