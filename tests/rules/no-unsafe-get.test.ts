import { describe } from 'vitest';
import rule from '../../src/rules/no-unsafe-get.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { reported, rewrite, saying, withheld } from '../support/reports.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { ACTIONS, TRAPS } from '../support/traps.ts';

describe('certain rewrites', () => {
  ruleTester.run('no-unsafe-get', rule, {
    valid: [],
    invalid: [
      ...(
        [
          ['/users/delete/:id', 'delete', 'DELETE /users/:id'],
          ['/deleteUser/:id', 'delete', 'DELETE /users/:id'],
          ['/users/:id/delete', 'delete', 'DELETE /users/:id'],
          ['/users/:id/remove', 'remove', 'DELETE /users/:id'],
          ['/users/:id/destroy', 'destroy', 'DELETE /users/:id'],
          ['/delete-user/:id', 'delete', 'DELETE /users/:id'],
          ['/deleteAllUsers', 'delete', 'DELETE /users'],
          ['/users/removeAll', 'remove', 'DELETE /users'],
          ['/users/:id/removePost/:postId', 'remove', 'DELETE /users/:id/posts/:postId'],
          ['/api/v1/deleteUser/:id', 'delete', 'DELETE /api/v1/users/:id'],
        ] as const
      ).map(([path, verb, becomes]) => ({
        name: `Express: GET ${path}`,
        ...reported(express(`app.«get»('${path}', ${ANSWER});`), saying(verb, rewrite(`GET ${path}`, becomes))),
        output: express(`app.delete('${becomes.replace('DELETE ', '')}', ${ANSWER});`),
      })),
      {
        name: 'Fastify',
        ...reported(
          fastify("fastify.«get»('/users/delete/:id', async () => ({}));"),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: fastify("fastify.delete('/users/:id', async () => ({}));"),
      },
      {
        name: 'a Fastify route object',
        ...reported(
          fastify("fastify.route({ method: '«GET»', url: '/deleteUser/:id', handler: async () => ({}) });"),
          saying('delete', rewrite('GET /deleteUser/:id', 'DELETE /users/:id')),
        ),
        output: fastify("fastify.route({ method: 'DELETE', url: '/users/:id', handler: async () => ({}) });"),
      },
      {
        name: 'a Fastify route object with one method in a list',
        ...reported(
          fastify('fastify.route({ method: ["«GET»"], url: \'/deleteUser/:id\', handler: async () => ({}) });'),
          saying('delete', rewrite('GET /deleteUser/:id', 'DELETE /users/:id')),
        ),
        output: fastify('fastify.route({ method: ["DELETE"], url: \'/users/:id\', handler: async () => ({}) });'),
      },
      {
        name: 'Koa',
        ...reported(
          koa("router.«get»('/users/delete/:id', (ctx) => { ctx.body = {}; });"),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: koa("router.delete('/users/:id', (ctx) => { ctx.body = {}; });"),
      },
      {
        name: 'a mounted router',
        ...reported(
          mounted('/users', `router.«get»('/delete/:id', ${ANSWER});`),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: mounted('/users', `router.delete('/:id', ${ANSWER});`),
      },
      {
        name: 'a method in brackets',
        ...reported(
          express("app['«get»']('/users/delete/:id', (req, res) => res.json());"),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: express("app['delete']('/users/:id', (req, res) => res.json());"),
      },
      {
        name: 'a method in a constant of its own',
        ...reported(
          fastify(
            "const METHOD = '«GET»';",
            "fastify.route({ method: METHOD, url: '/deleteUser/:id', handler: async () => ({}) });",
          ),
          saying('delete', rewrite('GET /deleteUser/:id', 'DELETE /users/:id')),
        ),
        output: fastify(
          "const METHOD = 'DELETE';",
          "fastify.route({ method: METHOD, url: '/users/:id', handler: async () => ({}) });",
        ),
      },
      {
        name: 'over several lines',
        ...reported(
          express(
            'app',
            '  // Called by a cron job.',
            '  .«get»(',
            "    '/users/delete/:id',",
            '    users.remove,',
            '  );',
          ),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: express(
          'app',
          '  // Called by a cron job.',
          '  .delete(',
          "    '/users/:id',",
          '    users.remove,',
          '  );',
        ),
      },
      {
        name: 'a chain of a single route',
        ...reported(
          express("app.route('/users/delete/:id').«get»((req, res) => res.json());"),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: express("app.route('/users/:id').delete((req, res) => res.json());"),
      },
      {
        name: 'TypeScript',
        filename: 'server.ts',
        ...reported(
          "import { Router, type Application } from 'express';\nexport default (app: Application): void => {\n  const router: Router = Router();\n  router.«get»<{ id: string }>('/delete/:id', (req, res) => { res.json({}); });\n  app.use('/users', router);\n};",
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output:
          "import { Router, type Application } from 'express';\nexport default (app: Application): void => {\n  const router: Router = Router();\n  router.delete<{ id: string }>('/:id', (req, res) => { res.json({}); });\n  app.use('/users', router);\n};",
      },
    ],
  });
});

describe('reported, and not fixed', () => {
  ruleTester.run('no-unsafe-get', rule, {
    valid: [],
    invalid: [
      {
        name: 'a form without a sign of a page',
        ...reported(
          express("app.«get»('/users/create', (req, res) => res.json());"),
          saying(
            'create',
            withheld('GET /users/create', 'form', {
              after: 'POST /users',
              output: express("app.post('/users', (req, res) => res.json());"),
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'an update',
        ...reported(
          express("app.«get»('/updateUser/:id', (req, res) => res.json());"),
          saying(
            'update',
            withheld('GET /updateUser/:id', 'form', {
              after: 'PUT /users/:id',
              output: express("app.put('/users/:id', (req, res) => res.json());"),
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'an update where updates are PATCH',
        ...reported(
          express("app.«get»('/updateUser/:id', (req, res) => res.json());"),
          saying(
            'update',
            withheld('GET /updateUser/:id', 'form', {
              after: 'PATCH /users/:id',
              output: express("app.patch('/users/:id', (req, res) => res.json());"),
            }),
          ),
        ),
        output: null,
        options: [{ update: 'PATCH' }],
      },
      {
        name: 'HEAD',
        ...reported(
          express("app.«head»('/deleteUser/:id', (req, res) => res.end());"),
          saying(
            'delete',
            withheld('HEAD /deleteUser/:id', 'method-disagrees', {
              after: 'DELETE /users/:id',
              output: express("app.delete('/users/:id', (req, res) => res.end());"),
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'no identifier',
        ...reported(
          express("app.«get»('/deleteUser', (req, res) => res.json(drop(req.query.id)));"),
          saying(
            'delete',
            withheld('GET /deleteUser', 'missing-identifier', {
              after: 'DELETE /users/:id',
              output: express("app.delete('/users/:id', (req, res) => res.json(drop(req.query.id)));"),
              item: true,
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'no collection',
        ...reported(
          express("app.«get»('/deleteAll', (req, res) => res.json());"),
          saying('delete', withheld('GET /deleteAll', 'no-resource')),
        ),
        output: null,
      },
      {
        name: 'the DELETE is there already',
        ...reported(
          express(
            "app.«get»('/users/delete/:id', (req, res) => res.json());",
            "app.delete('/users/:id', (req, res) => res.json());",
          ),
          saying('delete', withheld('GET /users/delete/:id', ['collision', "'DELETE /users/:id', line 4"])),
        ),
        output: null,
      },
      {
        name: 'a link leads here',
        ...reported(
          express("app.«get»('/users/delete/:id', (req, res) => { res.redirect('/users'); });"),
          saying('delete', withheld('GET /users/delete/:id', 'link')),
        ),
        output: null,
      },
      {
        name: 'a handler of another file on an application of another file',
        ...reported(
          "module.exports = (app) => {\n  app.«get»('/users/delete/:id', users.remove);\n};",
          saying(
            'delete',
            withheld('GET /users/delete/:id', 'unseen-handler', {
              after: 'DELETE /users/:id',
              output: "module.exports = (app) => {\n  app.delete('/users/:id', users.remove);\n};",
            }),
          ),
        ),
        output: null,
      },
      {
        name: 'a method that is shared',
        ...reported(
          fastify(
            "const READ = 'GET';",
            "fastify.route({ method: «READ», url: '/deleteUser/:id', handler: async () => ({}) });",
            "fastify.route({ method: READ, url: '/users', handler: async () => [] });",
          ),
          saying('delete', withheld('GET /deleteUser/:id', 'shared-text')),
        ),
        output: null,
      },
      {
        name: 'one method of several',
        ...reported(
          fastify("fastify.route({ method: ['«GET»', 'DELETE'], url: '/deleteUser/:id', handler: async () => ({}) });"),
          saying('delete', withheld('GET /deleteUser/:id', 'shared-text')),
        ),
        output: null,
      },
      {
        name: 'one handler for GET and POST is no page beside its form',
        ...reported(
          fastify("fastify.route({ method: ['«GET»', 'POST'], url: '/deleteUser/:id', handler: async () => ({}) });"),
          saying('delete', withheld('GET /deleteUser/:id', 'shared-text')),
        ),
        output: null,
      },
      {
        name: 'two paths that share a method',
        ...reported(
          express("app.«get»(['/deleteUser/:id', '/users'], (req, res) => res.json());"),
          saying('delete', withheld('GET /deleteUser/:id', 'shared-path')),
        ),
        output: null,
      },
      {
        name: 'two methods that share a path',
        ...reported(
          express("app.route('/users/delete/:id').«get»((req, res) => res.json()).delete((req, res) => res.json());"),
          saying('delete', withheld('GET /users/delete/:id', 'shared-path')),
        ),
        output: null,
      },
    ],
  });
});

describe('pages, and what is safe', () => {
  ruleTester.run('no-unsafe-get', rule, {
    valid: [
      ...TRAPS,
      ...ACTIONS,
      {
        name: 'a handler that reads what is edited later',
        code: express(
          'function getUserForEdit(req, res) { res.json(users[req.params.id]); }',
          "app.get('/users/edit/:id', getUserForEdit);",
        ),
      },
      { name: 'a form that renders', code: express("app.get('/users/create', (req, res) => res.render('form'));") },
      {
        name: 'a form that sends a file',
        code: express("app.get('/users/create', (req, res) => res.sendFile('create.html'));"),
      },
      {
        name: 'a form that sends markup',
        code: express("app.get('/users/create', (req, res) => res.send('<form>'));"),
      },
      { name: 'a form whose handler is not seen', code: express("app.get('/users/:id/edit', users.edit);") },
      {
        name: 'a confirmation page that renders',
        code: express("app.get('/users/:id/delete', (req, res) => res.render('delete'));"),
      },
      {
        name: 'a confirmation page beside its form',
        code: express("app.get('/users/:id/delete', users.ask);", "app.post('/users/:id/delete', users.remove);"),
      },
      {
        name: 'a handler named like a page, at its end',
        code: express("app.get('/book/:id/delete', controller.book_delete_get);"),
      },
      {
        name: 'a handler named like a page, by its word',
        code: express("app.get('/book/:id/delete', requireLogin, showDeleteForm);"),
      },
      {
        name: 'a handler named like a page, by what it gets',
        code: express("app.get('/book/:id/delete', books.getDeleteBook);"),
      },
      {
        name: 'a view engine, and a handler that is not seen',
        code: express("app.set('view engine', 'ejs');", "app.get('/books/:id/delete', books.remove);"),
      },
      {
        name: 'a view engine of Fastify',
        code: fastify(
          "fastify.register(require('@fastify/view'), { engine: {} });",
          "fastify.get('/books/:id/delete', remove);",
        ),
      },
      {
        name: 'a view engine of Koa',
        code: "const views = require('koa-views');\nconst app = new (require('koa'))();\nconst router = require('@koa/router')();\napp.use(views('views'));\napp.use(router.routes());\nrouter.get('/books/:id/delete', remove);",
      },
      {
        name: 'a page of Koa',
        code: koa("router.get('/users/create', async (ctx) => { await ctx.render('form'); });"),
      },
      {
        name: 'a page of Fastify',
        code: fastify("fastify.get('/users/create', async (request, reply) => reply.view('form'));"),
      },
      { name: 'a verb that reads', code: express("app.get('/getUsers', (req, res) => res.json());") },
      {
        name: 'a method that writes',
        code: express(
          "app.delete('/deleteUser/:id', (req, res) => res.json());",
          "app.post('/createUser', (req, res) => res.json());",
        ),
      },
      { name: 'no single method', code: express("app.all('/deleteUser/:id', (req, res) => res.json());") },
      {
        name: 'an allowed word',
        code: express("app.get('/deleteUser/:id', (req, res) => res.json());"),
        options: [{ allow: ['delete'] }],
      },
      {
        name: 'an allowed path',
        code: express("app.get('/deleteUser/:id', (req, res) => res.json());"),
        options: [{ allow: ['/deleteUser/*'] }],
      },
      {
        name: 'an allowed path of the settings',
        code: express("app.get('/x/deleteUser/:id', (req, res) => res.json());"),
        settings: { 'restful-routes': { allow: ['/x/**'] } },
      },
    ],
    invalid: [
      {
        name: 'a verb of the options',
        ...reported(
          express("app.«get»('/users/kill/:id', (req, res) => res.json());"),
          saying('kill', rewrite('GET /users/kill/:id', 'DELETE /users/:id')),
        ),
        output: express("app.delete('/users/:id', (req, res) => res.json());"),
        options: [{ verbs: { kill: 'delete' } }],
      },
      {
        name: 'fixes as suggestions',
        ...reported(
          express("app.«get»('/users/delete/:id', (req, res) => res.json());"),
          saying(
            'delete',
            rewrite('GET /users/delete/:id', 'DELETE /users/:id', {
              after: 'DELETE /users/:id',
              output: express("app.delete('/users/:id', (req, res) => res.json());"),
            }),
          ),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'suggest' } },
      },
      {
        name: 'no fixes',
        ...reported(
          express("app.«get»('/users/delete/:id', (req, res) => res.json());"),
          saying('delete', rewrite('GET /users/delete/:id', 'DELETE /users/:id')),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
      {
        name: 'no suggestions either',
        ...reported(express("app.«get»('/users/create', (req, res) => res.json());"), {
          ...saying('create', withheld('GET /users/create', 'form')),
          after: 'POST /users',
        }),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
  });
});
