import { describe } from 'vitest';
import rule from '../../src/rules/no-verb-segment.ts';
import { ANSWER, express, fastify, koa, mounted, registration } from '../support/applications.ts';
import { reported, rewrite, withheld } from '../support/reports.ts';
import { CERTAIN, MOUNTED, OPEN } from '../support/rewrites.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { ACTIONS, TRAPS } from '../support/traps.ts';

const plain = (marked: string): string => marked.replaceAll(/[«»]/g, '');

describe('certain rewrites', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [],
    invalid: [
      ...CERTAIN.map(([declared, becomes]) => ({
        name: `Express: ${plain(declared)}`,
        ...reported(express(registration('app', declared, ANSWER)), rewrite(plain(declared), becomes)),
        output: express(registration('app', becomes, ANSWER)),
      })),
      ...CERTAIN.map(([declared, becomes]) => ({
        name: `Fastify: ${plain(declared)}`,
        ...reported(fastify(registration('fastify', declared, 'async () => []')), rewrite(plain(declared), becomes)),
        output: fastify(registration('fastify', becomes, 'async () => []')),
      })),
      ...CERTAIN.map(([declared, becomes]) => ({
        name: `Koa: ${plain(declared)}`,
        ...reported(
          koa(registration('router', declared, '(ctx) => { ctx.body = []; }')),
          rewrite(plain(declared), becomes),
        ),
        output: koa(registration('router', becomes, '(ctx) => { ctx.body = []; }')),
      })),
      ...MOUNTED.map(([declared, becomes]) => {
        const [method = '', path = ''] = plain(declared).split(' ');
        const [newMethod = '', newPath = ''] = becomes.split(' ');
        const after = `${newMethod} /users${newPath === '/' ? '' : newPath}`;
        return {
          name: `Express, mounted at /users: ${plain(declared)}`,
          ...reported(
            mounted('/users', registration('router', declared, ANSWER)),
            rewrite(`${method} /users${path}`, after),
          ),
          output: mounted('/users', registration('router', becomes, ANSWER)),
        };
      }),
    ],
  });
});

describe('reported, and not fixed', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [],
    invalid: [
      ...OPEN.map(([declared, reason, suggestion, tail]) => {
        const pick = suggestion
          ? { after: suggestion, output: express(registration('app', suggestion, ANSWER)) }
          : undefined;
        const item = reason === 'missing-identifier' ? ({ item: true } as const) : {};
        return {
          name: `${plain(declared)}: ${reason}`,
          ...reported(
            express(registration('app', declared, ANSWER)),
            withheld(plain(declared), reason, pick && { ...pick, ...item }, tail),
          ),
          output: null,
        };
      }),
      {
        ...reported(
          express("app.all('/users/«delete»/:id', (req, res) => res.json());"),
          withheld('ALL /users/delete/:id', 'no-single-method', {
            after: 'ALL /users/:id',
            output: express("app.all('/users/:id', (req, res) => res.json());"),
          }),
        ),
        output: null,
      },
      {
        name: 'the other route already has the address',
        ...reported(
          express("app.get('/users', (req, res) => res.json());", "app.get('/«get»Users', (req, res) => res.json());"),
          withheld('GET /getUsers', ['collision', "'GET /users', line 3"]),
        ),
        output: null,
      },
      {
        name: 'the other route would get the same address',
        ...reported(
          express(
            "app.get('/«get»Users', (req, res) => res.json());",
            "app.get('/«list»Users', (req, res) => res.json());",
          ),
          withheld('GET /getUsers', ['collision', "'GET /listUsers', line 4; both would be 'GET /users'"]),
          withheld('GET /listUsers', ['collision', "'GET /getUsers', line 3; both would be 'GET /users'"]),
        ),
        output: null,
      },
      {
        name: 'a parameter of another name is the same address',
        ...reported(
          express(
            "app.get('/«get»User/:id', (req, res) => res.json());",
            "app.get('/users/:userId', (req, res) => res.json());",
          ),
          withheld('GET /getUser/:id', ['collision', "'GET /users/:userId', line 4; both would be 'GET /users/:id'"]),
        ),
        output: null,
      },
      {
        name: 'a later route would be swallowed',
        ...reported(
          express(
            "app.get('/users/«show»/:id', (req, res) => res.json());",
            "app.get('/users/me', (req, res) => res.json());",
          ),
          withheld('GET /users/show/:id', ['shadow', "'GET /users/me', line 4"]),
        ),
        output: null,
      },
      {
        name: 'an earlier route would swallow it',
        ...reported(
          express(
            "app.get('/:page', (req, res) => res.json());",
            "app.get('/api/v1/«get»Users', (req, res) => res.json());",
            "app.get('/«get»Items', (req, res) => res.json());",
          ),
          rewrite('GET /api/v1/getUsers', 'GET /api/v1/users'),
          withheld('GET /getItems', ['shadow', "'GET /:page', line 3"]),
        ),
        output: express(
          "app.get('/:page', (req, res) => res.json());",
          "app.get('/api/v1/users', (req, res) => res.json());",
          "app.get('/getItems', (req, res) => res.json());",
        ),
      },
      {
        name: 'an earlier parameter swallows what becomes shorter',
        ...reported(
          express(
            "app.get('/users/:id', (req, res) => res.json());",
            "app.get('/users/me/«show»', (req, res) => res.json());",
          ),
          withheld('GET /users/me/show', ['shadow', "'GET /users/:id', line 3"]),
        ),
        output: null,
      },
      {
        name: 'an earlier wildcard that let it through before still does',
        ...reported(
          express(
            "app.get('/*splat', (req, res, next) => next());",
            "app.get('/«get»Users', (req, res) => res.json());",
          ),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express(
          "app.get('/*splat', (req, res, next) => next());",
          "app.get('/users', (req, res) => res.json());",
        ),
      },
      {
        name: 'an earlier all() of a wider path',
        ...reported(
          express(
            "app.all('/users/:id', (req, res) => res.json());",
            "app.get('/users/me/«show»', (req, res) => res.json());",
          ),
          withheld('GET /users/me/show', ['shadow', "'ALL /users/:id', line 3"]),
        ),
        output: null,
      },
      {
        name: 'a regular expression may match anything',
        ...reported(
          express(
            'app.get(/^\\/users/, (req, res) => res.json());',
            "app.get('/«get»User/:id', (req, res) => res.json());",
          ),
          withheld('GET /getUser/:id', ['shadow', "'GET of a regular expression', line 3"]),
        ),
        output: null,
      },
      {
        name: 'middleware of the new address would run',
        ...reported(
          express("app.use('/users', requireLogin);", "app.get('/«get»Users', (req, res) => res.json());"),
          withheld('GET /getUsers', ['middleware', "'use /users', line 3"]),
        ),
        output: null,
      },
      {
        name: 'middleware of the old address would not run',
        ...reported(
          express("app.use('/users/show', requireLogin);", "app.get('/users/«show»/:id', (req, res) => res.json());"),
          withheld('GET /users/show/:id', ['middleware', "'use /users/show', line 3"]),
        ),
        output: null,
      },
      {
        name: 'a router of another file stands at the new address',
        ...reported(
          express("app.use('/users', require('./users'));", "app.get('/«get»Users', (req, res) => res.json());"),
          withheld('GET /getUsers', ['middleware', "'use /users', line 3"]),
        ),
        output: null,
      },
      {
        name: 'routes made in a loop are not known',
        ...reported(
          express(
            'for (const path of paths) app.get(path, (req, res) => res.json());',
            "app.get('/«get»Users', (req, res) => res.json());",
          ),
          withheld('GET /getUsers', ['dynamic-table', "'GET of an unknown path', line 3"]),
        ),
        output: null,
      },
      {
        name: 'routes of methods that are not known',
        ...reported(
          express(
            'for (const method of methods) app[method]("/users", (req, res) => res.json());',
            "app.get('/«get»Users', (req, res) => res.json());",
          ),
          withheld('GET /getUsers', ['collision', "'a method /users', line 3"]),
        ),
        output: null,
      },
      ...['/«get»%20users', '/users/«get»%41ll', '/«get»😀s', '/«get» Users', '/«get»__proto__/:id'].map((path) => ({
        name: `more than words in a segment: ${plain(path)}`,
        ...reported(
          express(`app.get('${path}', (req, res) => res.json());`),
          withheld(`GET ${plain(path)}`, 'odd-segment'),
        ),
        output: null,
      })),
      {
        name: 'a router that the file exports has an unknown mount',
        ...reported(
          "const router = require('express').Router();\nrouter.get('/«get»AllUsers', (req, res) => res.json());\nmodule.exports = router;",
          withheld('GET /getAllUsers', 'unknown-mount'),
        ),
        output: null,
      },
      {
        name: 'a router that is mounted in places that ask for different paths',
        ...reported(
          express(
            'const router = express.Router();',
            "router.get('/«get»Users', (req, res) => res.json());",
            "app.use('/users', router);",
            "app.use('/api', router);",
          ),
          withheld('GET /users/getUsers', 'several-mounts'),
        ),
        output: null,
      },
      {
        name: 'a confirmation page that renders',
        ...reported(
          express("app.get('/users/:id/«delete»', (req, res) => res.render('delete'));"),
          withheld('GET /users/:id/delete', 'page'),
        ),
        output: null,
      },
      {
        name: 'a page that only reads',
        ...reported(
          express("app.get('/users/«list»', (req, res) => res.render('users'));"),
          withheld('GET /users/list', 'page'),
        ),
        output: null,
      },
      {
        name: 'an attribute before the parameter of the item',
        ...reported(
          express(`app.put('/users/«update»Role/:id', ${ANSWER});`),
          withheld('PUT /users/updateRole/:id', 'filter', {
            after: 'PUT /users/:id/role',
            output: express(`app.put('/users/:id/role', ${ANSWER});`),
          }),
        ),
        output: null,
      },
      {
        name: 'a confirmation page beside its form',
        ...reported(
          express("app.get('/users/:id/«delete»', books.confirm);", "app.post('/users/:id/«delete»', books.remove);"),
          withheld('GET /users/:id/delete', 'page'),
          withheld('POST /users/:id/delete', ['form-post', "'GET /users/:id/delete', line 3"]),
        ),
        output: null,
      },
      {
        name: 'a handler that is named like a page',
        ...reported(
          express("app.get('/book/:id/«delete»', books.book_delete_get);"),
          withheld('GET /book/:id/delete', 'page'),
        ),
        output: null,
      },
      {
        name: 'an application with a view engine, and a handler that is not seen',
        ...reported(
          express("app.set('view engine', 'pug');", "app.get('/books/:id/«delete»', books.remove);"),
          withheld('GET /books/:id/delete', 'page'),
        ),
        output: null,
      },
      {
        name: 'the form of a view posts here',
        ...reported(
          express("app.post('/books/:id/«delete»', (req, res) => res.redirect('/books'));"),
          withheld('POST /books/:id/delete', 'form-post'),
        ),
        output: null,
      },
      {
        name: 'a link of a view leads here',
        ...reported(
          express("app.get('/books/:id/«delete»', (req, res) => res.redirect('/books'));"),
          withheld('GET /books/:id/delete', 'link'),
        ),
        output: null,
      },
      {
        name: 'a GET becomes no DELETE while its handler is not seen and its application is not known',
        ...reported(
          "module.exports = (app) => {\n  app.get('/users/:id/«delete»', users.remove);\n};",
          withheld('GET /users/:id/delete', 'unseen-handler', {
            after: 'DELETE /users/:id',
            output: "module.exports = (app) => {\n  app.delete('/users/:id', users.remove);\n};",
          }),
        ),
        output: null,
      },
      {
        name: 'only a part of the path is known',
        ...reported(
          express(
            'app.get(`${base}/«get»Users`, (req, res) => res.json());',
            "app.get(base + '/«list»', (req, res) => res.json());",
          ),
          withheld('GET /${…}/getUsers', 'partial-path'),
          withheld('GET /${…}/list', 'partial-path'),
        ),
        output: null,
      },
    ],
  });
});

describe('the prefix of a mounted router', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [
      { name: 'a noun', code: mounted('/users', `router.get('/', ${ANSWER});`) },
      { name: 'middleware', code: express("app.use('/getUsers', (req, res, next) => next());") },
      {
        name: 'an allowed path',
        code: mounted('/getUsers', `router.get('/', ${ANSWER});`),
        options: [{ allow: ['/getUsers'] }],
      },
    ],
    invalid: [
      {
        name: 'has no method of its own; a person may change it',
        ...reported(
          mounted('/«get»Users', `router.get('/', ${ANSWER});`),
          withheld('/getUsers', 'no-single-method', {
            after: '/users',
            output: mounted('/users', `router.get('/', ${ANSWER});`),
          }),
        ),
        output: null,
      },
      {
        name: 'of a Fastify plugin',
        ...reported(
          fastify("fastify.register(async (users) => { users.get('/', async () => []); }, { prefix: '/«get»Users' });"),
          withheld('/getUsers', 'no-single-method', {
            after: '/users',
            output: fastify(
              "fastify.register(async (users) => { users.get('/', async () => []); }, { prefix: '/users' });",
            ),
          }),
        ),
        output: null,
      },
      {
        name: 'of a router of another file that is named like one',
        ...reported(
          express("app.use('/«get»Users', usersRouter);"),
          withheld('/getUsers', 'no-single-method', {
            after: '/users',
            output: express("app.use('/users', usersRouter);"),
          }),
        ),
        output: null,
      },
    ],
  });
});

describe('an address that the file names elsewhere', () => {
  const declaration = `app.delete('/users/«delete»/:id', ${ANSWER});`;
  ruleTester.run('no-verb-segment', rule, {
    valid: [],
    invalid: [
      {
        name: 'a redirect',
        ...reported(
          express(`app.get('/«get»Users', ${ANSWER});`, "app.get('/', (req, res) => res.redirect('/getUsers'));"),
          withheld('GET /getUsers', ['callers', "'/getUsers', line 4"]),
        ),
        output: null,
      },
      ...(
        [
          ["fetch('/users/delete/' + id, { method: 'DELETE' });", 'callers', '/users/delete/${…}'],
          ["fetch(`/users/delete/${id}`, { method: 'DELETE' });", 'callers', '/users/delete/${…}'],
          ["fetch(`${base}/users/delete/${id}`, { method: 'DELETE' });", 'asks-other', '${base}/users/delete/${id}'],
          [
            "fetch('https://example.org/users/delete/7?now=1', { method: 'DELETE' });",
            'other-host',
            'https://example.org/users/delete/7?now=1',
          ],
          [
            "const api = axios.create({ baseURL: 'https://example.org' }); api.delete(`/users/delete/${id}`);",
            'other-host',
            'https://example.org/users/delete/${…}',
          ],
          ["location = '/users/delete/' + id;", 'used', '/users/delete/'],
          ["fetch('/users/delete/' + id);", 'dead-request', '/users/delete/${…}'],
        ] as const
      ).map(([call, reason, written]) => ({
        name: call,
        ...reported(express(declaration, call), withheld('DELETE /users/delete/:id', [reason, `'${written}', line 4`])),
        output: null,
      })),
      ...[
        "fetch('/users/deleted/7');",
        "fetch('/users/delete/7/posts');",
        "fetch('/users/delete');",
        "console.log('see /users/delete/7');",
        '// see /users/delete/7',
      ].map((call) => ({
        name: `not ${call}`,
        ...reported(express(declaration, call), rewrite('DELETE /users/delete/:id', 'DELETE /users/:id')),
        output: express(`app.delete('/users/:id', ${ANSWER});`, call),
      })),
    ],
  });
});

describe('how paths are written', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [],
    invalid: [
      {
        name: 'double quotes stay',
        ...reported(
          express('app.get("/«get»Users", (req, res) => res.json());'),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express('app.get("/users", (req, res) => res.json());'),
      },
      {
        name: 'a template without expressions stays one',
        ...reported(
          express('app.get(`/users/«show»/:id`, (req, res) => res.json());'),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output: express('app.get(`/users/:id`, (req, res) => res.json());'),
      },
      {
        name: 'a template whose prefix is not known, and a verb that the prefix says nothing of',
        ...reported(
          express('app.get(`${base}/users/«show»/:id`, (req, res) => res.json());'),
          rewrite('GET /${…}/users/show/:id', 'GET /${…}/users/:id'),
        ),
        output: express('app.get(`${base}/users/:id`, (req, res) => res.json());'),
      },
      {
        name: 'a template whose prefix is a constant',
        ...reported(
          express(
            "const base = '/api';",
            'app.get(`${base}/«get»Users`, (req, res) => res.json());',
            'app.get(`${base}/me`, (req, res) => res.json());',
          ),
          rewrite('GET /api/getUsers', 'GET /api/users'),
        ),
        output: express(
          "const base = '/api';",
          'app.get(`${base}/users`, (req, res) => res.json());',
          'app.get(`${base}/me`, (req, res) => res.json());',
        ),
      },
      {
        name: 'a concatenation',
        ...reported(
          express("const base = '/api';", "app.get(base + '/users/' + '«get»/:id', (req, res) => res.json());"),
          withheld('GET /api/users/get/:id', 'shared-text'),
        ),
        output: null,
      },
      {
        name: 'a concatenation whose last piece holds all that changes',
        ...reported(
          express("const base = '/api';", "app.get(base + '/users/«get»/:id', (req, res) => res.json());"),
          rewrite('GET /api/users/get/:id', 'GET /api/users/:id'),
        ),
        output: express("const base = '/api';", "app.get(base + '/users/:id', (req, res) => res.json());"),
      },
      {
        name: 'a constant that nobody else reads',
        ...reported(
          express("const PATH = '/«get»Users';", 'app.get(PATH, (req, res) => res.json());'),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express("const PATH = '/users';", 'app.get(PATH, (req, res) => res.json());'),
      },
      {
        name: 'a constant that somebody else reads',
        ...reported(
          express("const PATH = '/getUsers';", 'app.get(«PATH», (req, res) => res.json());', 'publish(PATH);'),
          { ...withheld('GET /getUsers', 'shared-text'), verb: 'get' },
        ),
        output: null,
      },
      {
        name: 'a constant that is exported',
        ...reported(fastify("export const PATH = '/getUsers';", 'fastify.get(«PATH», async () => []);'), {
          ...withheld('GET /getUsers', 'shared-text'),
          verb: 'get',
        }),
        output: null,
      },
      {
        name: 'a member of an object of paths',
        ...reported(
          express("const ROUTES = { users: '/«get»Users' };", 'app.get(ROUTES.users, (req, res) => res.json());'),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express("const ROUTES = { users: '/users' };", 'app.get(ROUTES.users, (req, res) => res.json());'),
      },
      {
        name: 'a member of an object of paths that other code gets',
        ...reported(
          express(
            "const ROUTES = { users: '/getUsers' };",
            'app.get(«ROUTES.users», (req, res) => res.json());',
            'publish(ROUTES);',
          ),
          { ...withheld('GET /getUsers', 'shared-text'), verb: 'get' },
        ),
        output: null,
      },
      {
        name: 'escapes before the verb',
        ...reported(
          express("app.get('\\x2fusers\\u002f«show»/:id', (req, res) => res.json());"),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output: express("app.get('\\x2fusers/:id', (req, res) => res.json());"),
      },
      {
        name: 'escapes behind the verb',
        ...reported(
          express("app.get('/«get»Caf\\u00e9s', (req, res) => res.json());"),
          rewrite('GET /getCafés', 'GET /cafés'),
        ),
        output: express("app.get('/caf\\u00e9s', (req, res) => res.json());"),
      },
      {
        name: 'a line continuation within the path',
        ...reported(
          express("app.get('/users/\\\n«show»/:id', (req, res) => res.json());"),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output: express("app.get('/users/:id', (req, res) => res.json());"),
      },
      {
        name: 'comments and formatting stay',
        ...reported(
          express(
            'app',
            '  // Lists everybody.',
            '  .get(',
            "    /* path */ '/«get»Users', // kept",
            '    requireLogin,',
            '    (req, res) => {',
            '      res.json([]);',
            '    },',
            '  );',
          ),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express(
          'app',
          '  // Lists everybody.',
          '  .get(',
          "    /* path */ '/users', // kept",
          '    requireLogin,',
          '    (req, res) => {',
          '      res.json([]);',
          '    },',
          '  );',
        ),
      },
      {
        name: 'a word in capitals',
        ...reported(
          express("app.get('/«GET»_USERS', (req, res) => res.json());"),
          rewrite('GET /GET_USERS', 'GET /USERS'),
        ),
        output: express("app.get('/USERS', (req, res) => res.json());"),
      },
      {
        name: 'a path without a slash at its beginning',
        ...reported(
          fastify(
            'fastify.register(async (users) => {',
            "  users.get('/«list»', async () => []);",
            "}, { prefix: '/users' });",
          ),
          rewrite('GET /users/list', 'GET /users'),
        ),
        output: fastify(
          'fastify.register(async (users) => {',
          "  users.get('/', async () => []);",
          "}, { prefix: '/users' });",
        ),
      },
      {
        name: 'an optional parameter and a parameter with a pattern',
        ...reported(
          "const express = require('express');\nconst app = express();\napp.get('/users/«show»/:id(\\\\d+)', (req, res) => res.json());",
          rewrite('GET /users/show/:id(\\d+)', 'GET /users/:id(\\d+)'),
        ),
        output:
          "const express = require('express');\nconst app = express();\napp.get('/users/:id(\\\\d+)', (req, res) => res.json());",
      },
      {
        name: 'a trailing slash stays',
        ...reported(
          express("app.get('/users/«list»/', (req, res) => res.json());"),
          rewrite('GET /users/list/', 'GET /users/'),
        ),
        output: express("app.get('/users/', (req, res) => res.json());"),
      },
    ],
  });
});

describe('how routes are registered', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [],
    invalid: [
      {
        name: 'a method in brackets',
        ...reported(
          express("app['get']('/users/«delete»/:id', (req, res) => res.json());"),
          rewrite('GET /users/delete/:id', 'DELETE /users/:id'),
        ),
        output: express("app['delete']('/users/:id', (req, res) => res.json());"),
      },
      {
        name: 'del',
        ...reported(
          express("app.del('/«delete»User/:id', (req, res) => res.json());"),
          rewrite('DELETE /deleteUser/:id', 'DELETE /users/:id'),
        ),
        output: express("app.del('/users/:id', (req, res) => res.json());"),
      },
      {
        name: 'a chain under one path whose routes agree on the path',
        ...reported(
          express(
            "app.route('/users/«update»/:id')",
            '  .put((req, res) => res.json())',
            '  .patch((req, res) => res.json());',
          ),
          rewrite('PUT /users/update/:id', 'PUT /users/:id'),
        ),
        errors: [
          ...reported(
            express(
              "app.route('/users/«update»/:id')",
              '  .put((req, res) => res.json())',
              '  .patch((req, res) => res.json());',
            ),
            rewrite('PUT /users/update/:id', 'PUT /users/:id'),
          ).errors,
          ...reported(
            express(
              "app.route('/users/«update»/:id')",
              '  .put((req, res) => res.json())',
              '  .patch((req, res) => res.json());',
            ),
            rewrite('PATCH /users/update/:id', 'PATCH /users/:id'),
          ).errors,
        ],
        output: express(
          "app.route('/users/:id')",
          '  .put((req, res) => res.json())',
          '  .patch((req, res) => res.json());',
        ),
      },
      {
        name: 'a chain of a single route',
        ...reported(
          express("app.route('/«get»Users').get((req, res) => res.json());"),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express("app.route('/users').get((req, res) => res.json());"),
      },
      {
        name: 'calls chained on the application',
        ...reported(
          express(
            "app.get('/«get»Users', (req, res) => res.json())",
            "  .post('/«create»User', (req, res) => res.json());",
          ),
          rewrite('GET /getUsers', 'GET /users'),
          rewrite('POST /createUser', 'POST /users'),
        ),
        output: express("app.get('/users', (req, res) => res.json())", "  .post('/users', (req, res) => res.json());"),
      },
      {
        name: 'an array of paths, one of which is right',
        ...reported(
          express("app.get(['/people', '/«get»Users'], (req, res) => res.json());"),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: express("app.get(['/people', '/users'], (req, res) => res.json());"),
      },
      {
        name: 'an array of paths that become one',
        ...reported(
          express("app.get(['/users', '/«get»Users'], (req, res) => res.json());"),
          withheld('GET /getUsers', ['collision', "'GET /users', line 3"]),
        ),
        output: null,
      },
      {
        name: 'an array of paths whose method would have to change for one only',
        ...reported(
          express("app.post(['/users', '/«delete»User/:id'], (req, res) => res.json());"),
          withheld('POST /deleteUser/:id', 'shared-path'),
        ),
        output: null,
      },
      {
        name: 'a Fastify route object',
        ...reported(
          fastify("fastify.route({ method: 'GET', url: '/«get»Users', handler: async () => [] });"),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: fastify("fastify.route({ method: 'GET', url: '/users', handler: async () => [] });"),
      },
      {
        name: 'a Fastify route object whose method changes',
        ...reported(
          fastify(
            'fastify.route({',
            "  method: 'GET', // for links",
            "  url: '/users/«delete»/:id',",
            '  handler: async () => ({}),',
            '});',
          ),
          rewrite('GET /users/delete/:id', 'DELETE /users/:id'),
        ),
        output: fastify(
          'fastify.route({',
          "  method: 'DELETE', // for links",
          "  url: '/users/:id',",
          '  handler: async () => ({}),',
          '});',
        ),
      },
      {
        name: 'a Fastify route object in lower case',
        ...reported(
          fastify("fastify.route({ method: 'post', url: '/users/«delete»/:id', handler: async () => ({}) });"),
          rewrite('POST /users/delete/:id', 'DELETE /users/:id'),
        ),
        output: fastify("fastify.route({ method: 'delete', url: '/users/:id', handler: async () => ({}) });"),
      },
      {
        name: 'a Fastify route object of two methods that agree',
        ...reported(
          fastify("fastify.route({ method: ['GET', 'HEAD'], url: '/«get»Users', handler: async () => [] });"),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: fastify("fastify.route({ method: ['GET', 'HEAD'], url: '/users', handler: async () => [] });"),
      },
      {
        name: 'a Fastify route object of two methods, one of which would have to change',
        ...reported(
          fastify("fastify.route({ method: ['POST', 'PUT'], url: '/users/«update»/:id', handler: async () => [] });"),
          withheld('POST /users/update/:id', 'shared-text'),
        ),
        output: null,
      },
      {
        name: 'a Fastify plugin with a prefix',
        ...reported(
          fastify(
            "fastify.register(routes, { prefix: '/users' });",
            'async function routes(instance, opts) {',
            "  instance.get('/«get»User/:id', async () => ({}));",
            '}',
          ),
          rewrite('GET /users/getUser/:id', 'GET /users/:id'),
        ),
        output: fastify(
          "fastify.register(routes, { prefix: '/users' });",
          'async function routes(instance, opts) {',
          "  instance.get('/:id', async () => ({}));",
          '}',
        ),
      },
      {
        name: 'a static Fastify route is found whatever stands before it',
        ...reported(
          fastify("fastify.get('/users/«show»/:id', async () => ({}));", "fastify.get('/users/me', async () => ({}));"),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output: fastify("fastify.get('/users/:id', async () => ({}));", "fastify.get('/users/me', async () => ({}));"),
      },
      {
        name: 'a named Koa route',
        ...reported(
          koa("router.get('users', '/«get»Users', (ctx) => { ctx.body = []; });"),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: koa("router.get('users', '/users', (ctx) => { ctx.body = []; });"),
      },
      {
        name: 'a Koa router with a prefix',
        ...reported(
          "import Router from '@koa/router';\nimport app from './app';\nconst router = new Router({ prefix: '/users' });\nrouter.get('/«list»', (ctx) => { ctx.body = []; });\napp.use(router.routes());",
          rewrite('GET /users/list', 'GET /users'),
        ),
        output:
          "import Router from '@koa/router';\nimport app from './app';\nconst router = new Router({ prefix: '/users' });\nrouter.get('/', (ctx) => { ctx.body = []; });\napp.use(router.routes());",
      },
      {
        name: 'TypeScript: types of a request, a cast path',
        filename: 'server.ts',
        ...reported(
          "import express, { type Request } from 'express';\nconst app: express.Express = express();\napp.get<{ id: string }>('/users/«show»/:id' as const, (req: Request, res) => { res.json(req.params!.id); });",
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output:
          "import express, { type Request } from 'express';\nconst app: express.Express = express();\napp.get<{ id: string }>('/users/:id' as const, (req: Request, res) => { res.json(req.params!.id); });",
      },
      {
        name: 'TypeScript: a class with a router',
        filename: 'controller.ts',
        ...reported(
          "import { Router } from 'express';\nexport class Users {\n  private readonly router = Router();\n  constructor() {\n    this.router.get('/users/«list»', this.list);\n  }\n}",
          rewrite('GET /users/list', 'GET /users'),
        ),
        output:
          "import { Router } from 'express';\nexport class Users {\n  private readonly router = Router();\n  constructor() {\n    this.router.get('/users', this.list);\n  }\n}",
      },
      {
        name: 'TSX',
        filename: 'server.tsx',
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        ...reported(
          "import express from 'express';\nconst app = express();\napp.get('/«get»Users', (req, res) => { res.json(render(<Users all />)); });",
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output:
          "import express from 'express';\nconst app = express();\napp.get('/users', (req, res) => { res.json(render(<Users all />)); });",
      },
    ],
  });
});

describe('companions', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [],
    invalid: [
      {
        name: 'a route that is right only after another has left its address takes it along',
        ...reported(
          express(
            "app.get('/users/«show»/:id', (req, res) => res.json());",
            "app.get('/users/«list»', (req, res) => res.json());",
          ),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
          rewrite('GET /users/list', 'GET /users'),
        ),
        output: express(
          "app.get('/users/:id', (req, res) => res.json());",
          "app.get('/users', (req, res) => res.json());",
        ),
      },
      {
        name: 'the same the other way round',
        ...reported(
          express(
            "app.get('/users/«list»', (req, res) => res.json());",
            "app.get('/users/«show»/:id', (req, res) => res.json());",
          ),
          rewrite('GET /users/list', 'GET /users'),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output: express(
          "app.get('/users', (req, res) => res.json());",
          "app.get('/users/:id', (req, res) => res.json());",
        ),
      },
    ],
  });
});

describe('options and settings', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [
      {
        name: 'an allowed word',
        code: express("app.get('/«get»Users', show);".replaceAll(/[«»]/g, '')),
        options: [{ allow: ['get'] }],
      },
      {
        name: 'an allowed segment',
        code: express("app.get('/users/findByStatus', show);"),
        options: [{ allow: ['findByStatus'] }],
      },
      {
        name: 'an allowed word in other letters',
        code: express("app.get('/GetUsers', show);"),
        options: [{ allow: ['GET'] }],
      },
      { name: 'an allowed path', code: express("app.get('/getUsers', show);"), options: [{ allow: ['/getUsers'] }] },
      {
        name: 'a star for one segment',
        code: express("app.get('/legacy/getUsers', show);"),
        options: [{ allow: ['/legacy/*'] }],
      },
      {
        name: 'two stars for the rest',
        code: express("app.get('/legacy/a/b/getUsers/:id', show);"),
        options: [{ allow: ['/legacy/**'] }],
      },
      {
        name: 'two stars for nothing',
        code: express("app.get('/getUsers', show);"),
        options: [{ allow: ['/**/getUsers'] }],
      },
      {
        name: 'stars in the middle',
        code: express("app.get('/a/b/getUsers/:id', show);"),
        options: [{ allow: ['/**/getUsers/*'] }],
      },
      {
        name: 'a parameter as written',
        code: express("app.get('/users/show/:id', show);"),
        options: [{ allow: ['/users/show/:id'] }],
      },
      {
        name: 'the path under its mount',
        code: mounted('/legacy', "router.get('/getUsers', show);"),
        options: [{ allow: ['/legacy/**'] }],
      },
      {
        name: 'the path as the router says it',
        code: mounted('/legacy', "router.get('/getUsers', show);"),
        options: [{ allow: ['/getUsers'] }],
      },
      {
        name: 'a word that the settings allow',
        code: express("app.get('/getUsers', show);"),
        settings: { 'restful-routes': { allow: ['get'] } },
      },
      {
        name: 'settings and options add up',
        code: express("app.get('/getUsers', show);", "app.get('/fetchUsers', show);"),
        options: [{ allow: ['get'] }],
        settings: { 'restful-routes': { allow: ['fetch'] } },
      },
      {
        name: 'custom methods that are allowed',
        code: express("app.get('/users.list', show);"),
        options: [{ customMethods: 'allow' }],
      },
      {
        name: 'custom methods that the settings allow',
        code: express("app.get('/users.list', show);"),
        settings: { 'restful-routes': { customMethods: 'allow' } },
      },
      {
        name: 'a verb that is said to be an action',
        code: express("app.get('/findUsers', show);"),
        options: [{ verbs: { find: 'action' } }],
      },
      { name: 'a verb of another project', code: express("app.get('/obtainUsers', show);") },
    ],
    invalid: [
      {
        name: 'one star is one segment',
        ...reported(
          express("app.get('/legacy/a/«get»Users', (req, res) => res.json());"),
          rewrite('GET /legacy/a/getUsers', 'GET /legacy/a/users'),
        ),
        output: express("app.get('/legacy/a/users', (req, res) => res.json());"),
        options: [{ allow: ['/legacy/*'] }],
      },
      {
        name: 'a verb of the options',
        ...reported(
          express("app.get('/«obtain»Users', (req, res) => res.json());"),
          rewrite('GET /obtainUsers', 'GET /users'),
        ),
        output: express("app.get('/users', (req, res) => res.json());"),
        options: [{ verbs: { obtain: 'read' } }],
      },
      {
        name: 'a verb of the settings',
        ...reported(
          express("app.post('/users/:id/«kill»', (req, res) => res.json());"),
          rewrite('POST /users/:id/kill', 'DELETE /users/:id'),
        ),
        output: express("app.delete('/users/:id', (req, res) => res.json());"),
        settings: { 'restful-routes': { verbs: { kill: 'delete' } } },
      },
      {
        name: 'a verb in other letters',
        ...reported(
          express("app.get('/«obtain»Users', (req, res) => res.json());"),
          rewrite('GET /obtainUsers', 'GET /users'),
        ),
        output: express("app.get('/users', (req, res) => res.json());"),
        options: [{ verbs: { Obtain: 'read' } }],
      },
      {
        name: 'an update becomes a PATCH',
        ...reported(
          express("app.post('/users/«update»/:id', (req, res) => res.json());"),
          rewrite('POST /users/update/:id', 'PATCH /users/:id'),
        ),
        output: express("app.patch('/users/:id', (req, res) => res.json());"),
        options: [{ update: 'PATCH' }],
      },
      {
        name: 'an update becomes a PATCH by the settings',
        ...reported(
          express("app.post('/users/«update»/:id', (req, res) => res.json());"),
          rewrite('POST /users/update/:id', 'PATCH /users/:id'),
        ),
        output: express("app.patch('/users/:id', (req, res) => res.json());"),
        settings: { 'restful-routes': { update: 'PATCH' } },
      },
      {
        name: 'the option goes before the setting',
        ...reported(
          express("app.post('/users/«update»/:id', (req, res) => res.json());"),
          rewrite('POST /users/update/:id', 'PUT /users/:id'),
        ),
        output: express("app.put('/users/:id', (req, res) => res.json());"),
        options: [{ update: 'PUT' }],
        settings: { 'restful-routes': { update: 'PATCH' } },
      },
      {
        name: 'PUT stays PUT where updates are PATCH',
        ...reported(
          express("app.put('/users/«update»/:id', (req, res) => res.json());"),
          rewrite('PUT /users/update/:id', 'PUT /users/:id'),
        ),
        output: express("app.put('/users/:id', (req, res) => res.json());"),
        options: [{ update: 'PATCH' }],
      },
      {
        name: 'fixes as suggestions',
        ...reported(
          express("app.get('/«get»Users', (req, res) => res.json());"),
          rewrite('GET /getUsers', 'GET /users', {
            after: 'GET /users',
            output: express("app.get('/users', (req, res) => res.json());"),
          }),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'suggest' } },
      },
      {
        name: 'no fixes',
        ...reported(
          express("app.get('/«get»Users', (req, res) => res.json());"),
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
      {
        name: 'no suggestions either',
        ...reported(express("app.delete('/«delete»User', (req, res) => res.json());"), {
          ...withheld('DELETE /deleteUser', 'missing-identifier'),
          after: 'DELETE /users/:id',
        }),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
  });
});

describe('a noun that owns items', () => {
  ruleTester.run('no-verb-segment', rule, {
    valid: [
      { name: 'a show and its episodes', code: express(`app.get('/show/:id/episodes', ${ANSWER});`) },
      { name: 'one of them', code: express(`app.get('/show/:id/episodes/:episodeId', ${ANSWER});`) },
      { name: 'behind a prefix', code: fastify("fastify.get('/api/v1/show/:id/episodes', async () => []);") },
    ],
    invalid: [
      {
        name: 'the same word behind a collection is a verb',
        ...reported(
          express(`app.get('/users/«show»/:id', ${ANSWER});`),
          rewrite('GET /users/show/:id', 'GET /users/:id'),
        ),
        output: express(`app.get('/users/:id', ${ANSWER});`),
      },
    ],
  });
});

describe('what is no verb, or no route', () => {
  ruleTester.run('no-verb-segment', rule, { valid: [...TRAPS, ...ACTIONS], invalid: [] });
});
