import { describe, expect, it } from 'vitest';
import rule from '../../src/rules/comment-matches-route.ts';
import { ANSWER, express, mounted, registration } from '../support/applications.ts';
import { called, follows, late } from '../support/callers.ts';
import { LintedProject } from '../support/linted-project.ts';
import { ruleTester } from '../support/rule-tester.ts';

/** A route with these lines above it. */
function above(endpoint: string, ...lines: readonly string[]): string {
  return express(...lines, registration('app', endpoint, ANSWER));
}

describe('a comment in the file of its route', () => {
  const styles: readonly (readonly [
    style: string,
    endpoint: string,
    marked: string,
    before: string,
    after: string,
    output: string,
  ])[] = [
    ['a line', 'GET /users/getAll', '// GET «/users/getAll»', 'GET /users/getAll', 'GET /users', '// GET /users'],
    [
      'a line with words behind',
      'GET /users/getAll',
      '// GET «/users/getAll» lists the users',
      'GET /users/getAll',
      'GET /users',
      '// GET /users lists the users',
    ],
    [
      'a method that changes',
      'POST /users/delete/:id',
      '// POST «/users/delete/:id»',
      'POST /users/delete/:id',
      'DELETE /users/:id',
      '// DELETE /users/:id',
    ],
    [
      'a parameter in braces',
      'PUT /users/update/:id',
      '// PUT «/users/update/{id}»',
      'PUT /users/update/{id}',
      'PUT /users/{id}',
      '// PUT /users/{id}',
    ],
    [
      'a parameter in angle brackets',
      'PUT /users/update/:id',
      '// PUT «/users/update/<id>»',
      'PUT /users/update/<id>',
      'PUT /users/<id>',
      '// PUT /users/<id>',
    ],
    [
      '@route',
      'POST /users/update/:id',
      '/**\n * @route POST «/users/update/:id»\n * @access private\n */',
      'POST /users/update/:id',
      'PUT /users/:id',
      '/**\n * @route PUT /users/:id\n * @access private\n */',
    ],
    [
      '@route with a colon',
      'GET /users/getAll',
      '/* @route: GET «/users/getAll» */',
      'GET /users/getAll',
      'GET /users',
      '/* @route: GET /users */',
    ],
    [
      '@desc',
      'GET /users/getAll',
      '// @desc GET «/users/getAll»',
      'GET /users/getAll',
      'GET /users',
      '// @desc GET /users',
    ],
    [
      'apidoc',
      'POST /users/delete/:id',
      '/**\n * @api {post} «/users/delete/:id» Delete a user\n */',
      'POST /users/delete/:id',
      'DELETE /users/:id',
      '/**\n * @api {delete} /users/:id Delete a user\n */',
    ],
    [
      'OpenAPI',
      'POST /users/delete/:id',
      '/**\n * @openapi\n * «/users/delete/{id}»:\n *   post:\n *     summary: deletes a user\n */',
      'POST /users/delete/{id}',
      'DELETE /users/{id}',
      '/**\n * @openapi\n * /users/{id}:\n *   delete:\n *     summary: deletes a user\n */',
    ],
    ['brackets', 'GET /users/getAll', '// [GET] «/users/getAll»', 'GET /users/getAll', 'GET /users', '// [GET] /users'],
    [
      'an item of a list',
      'GET /users/getAll',
      '/*\n * - GET «/users/getAll»: all of them\n */',
      'GET /users/getAll',
      'GET /users',
      '/*\n * - GET /users: all of them\n */',
    ],
  ];

  ruleTester.run('comment-matches-route', rule, {
    valid: [
      { name: 'a route that stays', code: above('GET /users', '// GET /users') },
      { name: 'an address of no route', code: above('GET /users', '// GET /things/getAll') },
      { name: 'no route at all', code: '// GET /users/getAll' },
      { name: 'another method', code: above('GET /users/getAll', '// DELETE /users/getAll') },
      { name: 'a sentence', code: above('GET /users/getAll', '// clients GET /users/getAll first') },
      { name: 'code that is commented out', code: above('GET /users/getAll', "// app.get('/users/getAll', list);") },
      { name: 'several methods with one path', code: above('GET /users/getAll', '// GET, HEAD /users/getAll') },
      {
        name: 'a route that is not rewritten',
        code: express(
          '// GET /users/getAll',
          registration('app', 'GET /users/getAll', ANSWER),
          registration('app', 'GET /users', ANSWER),
        ),
      },
      {
        name: 'an address that is allowed',
        code: above('GET /users/getAll', '// GET /users/getAll'),
        options: [{ allow: ['/users/**'] }],
      },
      {
        name: 'a route whose rewrite is a suggestion',
        code: above('GET /users/getAll', '// GET /users/getAll'),
        settings: { 'restful-routes': { fix: 'suggest' } },
      },
      {
        name: 'a route that is only reported',
        code: above('GET /users/getAll', '// GET /users/getAll'),
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
    invalid: [
      ...styles.map(([name, endpoint, marked, before, after, output]) => ({
        name,
        ...called(above(endpoint, marked), follows(before, after)),
        output: above(endpoint, output),
      })),
      {
        name: 'the end of an address whose prefix is not all known',
        ...called(
          mounted('/users', '// GET «/users/getAll»', `router.get('/getAll', ${ANSWER});`).replace(
            "'/users'",
            '`/${process.env.BASE}/users`',
          ),
          follows('GET /users/getAll', 'GET /users'),
        ),
        output: mounted('/users', '// GET /users', `router.get('/getAll', ${ANSWER});`).replace(
          "'/users'",
          '`/${process.env.BASE}/users`',
        ),
      },
      {
        name: 'a parameter without its pattern',
        ...called(
          mounted('/users', '// DELETE «/users/delete/{id}»', `router.delete('/delete/:id([0-9]+)', ${ANSWER});`),
          follows('DELETE /users/delete/{id}', 'DELETE /users/{id}'),
        ),
        output: mounted('/users', '// DELETE /users/{id}', `router.delete('/delete/:id([0-9]+)', ${ANSWER});`),
      },
      {
        name: 'the path below the mount',
        ...called(
          mounted('/users', '// GET «/getAll»', `router.get('/getAll', ${ANSWER});`),
          follows('GET /getAll', 'GET /'),
        ),
        output: mounted('/users', '// GET /', `router.get('/getAll', ${ANSWER});`),
      },
      {
        name: 'the whole address of a mounted router',
        ...called(
          mounted('/users', '// GET «/users/get/:id»', `router.get('/get/:id', ${ANSWER});`),
          follows('GET /users/get/:id', 'GET /users/:id'),
        ),
        output: mounted('/users', '// GET /users/:id', `router.get('/get/:id', ${ANSWER});`),
      },
      {
        name: 'the next of two routes of the same path',
        ...called(
          express(
            "const users = express.Router(); const posts = express.Router(); app.use('/users', users); app.use('/posts', posts);",
            '// POST «/delete/:id»',
            registration('users', 'POST /delete/:id', ANSWER),
            '// POST «/delete/:id»',
            registration('posts', 'POST /delete/:id', ANSWER),
          ),
          follows('POST /delete/:id', 'DELETE /:id'),
          follows('POST /delete/:id', 'DELETE /:id'),
        ),
        output: express(
          "const users = express.Router(); const posts = express.Router(); app.use('/users', users); app.use('/posts', posts);",
          '// DELETE /:id',
          registration('users', 'POST /delete/:id', ANSWER),
          '// DELETE /:id',
          registration('posts', 'POST /delete/:id', ANSWER),
        ),
      },
      {
        name: 'settings that leave requests alone',
        ...called(above('GET /users/getAll', '// GET «/users/getAll»'), follows('GET /users/getAll', 'GET /users')),
        output: above('GET /users/getAll', '// GET /users'),
        settings: { 'restful-routes': { callers: 'withhold' } },
      },
      {
        name: 'an update becomes a PATCH',
        ...called(
          above('POST /users/update/:id', '// POST «/users/update/:id»'),
          follows('POST /users/update/:id', 'PATCH /users/:id'),
        ),
        output: above('POST /users/update/:id', '// PATCH /users/:id'),
        options: [{ update: 'PATCH' }],
      },
      {
        name: 'a route that was rewritten before',
        ...called(
          above('DELETE /users/:id', '// POST «/users/delete/:id»'),
          late('POST /users/delete/:id', 'DELETE /users/:id'),
        ),
        output: above('DELETE /users/:id', '// DELETE /users/:id'),
      },
      {
        name: 'a route that was rewritten before, as a suggestion',
        ...called(
          above('GET /users', '// GET «/users/getAll»'),
          late('GET /users/getAll', 'GET /users', above('GET /users', '// GET /users')),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'suggest' } },
      },
    ],
  });
});

describe('a comment of another file', () => {
  const SERVER = above('GET /users/getAll') + '\nmodule.exports = app;\n';
  const AFTER = above('GET /users') + '\nmodule.exports = app;\n';

  it('follows a route by its whole address', async () => {
    const project = new LintedProject({ 'server.js': SERVER, 'client.js': '// GET /users/getAll\n// GET /getAll\n' });
    expect(await project.reports()).toEqual([
      "client.js:1:8 comment-matches-route: 'GET /users/getAll' becomes 'GET /users', as its route does.",
      "server.js:3:17 no-verb-segment: Verb 'get' in the path of 'GET /users/getAll'. Use 'GET /users'.",
    ]);
    expect(await project.fix()).toEqual({ 'server.js': AFTER, 'client.js': '// GET /users\n// GET /getAll\n' });
    expect(await project.reports()).toEqual([]);
  });

  it('follows its router through the mount of another file', async () => {
    const files = {
      'app.js': express("app.use('/users', require('./users'));", ''),
      'users.js': `const router = require('express').Router();\n// @route GET /users/getAll\nrouter.get('/getAll', ${ANSWER});\nmodule.exports = router;\n`,
    };
    expect((await new LintedProject(files).fix())['users.js']).toBe(
      `const router = require('express').Router();\n// @route GET /users\nrouter.get('/', ${ANSWER});\nmodule.exports = router;\n`,
    );
  });

  it('follows file by file, whichever comes first', async () => {
    const files = { 'server.js': SERVER, 'client.js': '// GET /users/getAll\n' };
    const fixed = { 'server.js': AFTER, 'client.js': '// GET /users\n' };
    expect(await new LintedProject(files).fixOneByOne(['server.js', 'client.js'])).toEqual(fixed);
    expect(await new LintedProject(files).fixOneByOne(['client.js', 'server.js'])).toEqual(fixed);
  });

  it.each([
    ['says something else', '// see /users/getAll\n'],
    ['says several methods', '// GET, HEAD /users/getAll\n'],
    ['is suppressed', '/* eslint-disable restful-routes/comment-matches-route */\n// GET /users/getAll\n'],
  ])('never withholds a route: one that %s', async (_name, client) => {
    const project = new LintedProject({ 'server.js': SERVER, 'client.js': client });
    expect((await project.fix())['server.js']).toBe(AFTER);
  });

  it('keeps what it says where a comment suppresses the report', async () => {
    const client = '/* eslint-disable restful-routes/comment-matches-route */\n// GET /users/getAll\n';
    expect((await new LintedProject({ 'server.js': SERVER, 'client.js': client }).fix())['client.js']).toBe(client);
  });
});
