import { describe, expect, it } from 'vitest';
import rule from '../../src/rules/no-duplicate-parameter.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';
import { marked } from '../support/marked.ts';
import type { Files } from '../support/project.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'duplicate', readonly [{ allow?: readonly string[] }]>;

/** An Express router with these options below `/users/:id`, with these lines. */
function nested(options: string, ...lines: readonly string[]): string {
  return express(`const posts = express.Router(${options});`, ...lines, "app.use('/users/:id', posts);");
}

const POST = `posts.get('/posts/:id', ${ANSWER});`;
const MARKED_POST = `posts.get('/posts/«:id»', ${ANSWER});`;
const ID = { name: 'id', endpoint: 'GET /users/:id/posts/:id' };

describe('no-duplicate-parameter', () => {
  ruleTester.run('no-duplicate-parameter', rule, {
    valid: [
      ...[
        '/users/:id/posts/:postId',
        '/users/:id/posts/:ID',
        '/users/:id/id',
        '/files/*/versions/*',
        '/files/*path/versions/*path',
        '/(users-:id|people-:id)',
        '/users\\\\:id/:id',
      ].map((path) => ({ name: path, code: express(`app.get('${path}', ${ANSWER});`) })),
      { name: 'a router without the parameters of its prefix', code: nested('', POST) },
      { name: 'a router that says so', code: nested('{ mergeParams: false }', POST) },
      { name: 'options of another file', code: nested("require('./options')", POST) },
      {
        name: 'an application below another one',
        code: express('const posts = express();', POST, "app.use('/users/:id', posts);"),
      },
      {
        name: 'two mounts, one of them with another parameter',
        code: nested(
          '{ mergeParams: true }',
          `posts.get('/posts/:post', ${ANSWER});`,
          "app.use('/groups/:id', posts);",
        ),
      },
      {
        name: 'a router between the two that keeps them apart',
        code: express(
          'const posts = express.Router({ mergeParams: true });',
          `posts.get('/:id', ${ANSWER});`,
          'const users = express.Router();',
          "users.use('/posts', posts);",
          "app.use('/users/:id', users);",
        ),
      },
      {
        name: 'two routes of a list',
        code: express(`app.get(['/users/:id', '/people/:id'], ${ANSWER});`),
      },
      {
        name: 'Polka, whose applications have their own parameters',
        code: `import polka from 'polka';\nconst posts = polka();\n${POST}\npolka().use('/users/:id', posts);`,
      },
      {
        name: 'uWebSockets.js, which gives them by their positions',
        code: `import uWS from 'uWebSockets.js';\nuWS.App().get('/users/:id/posts/:id', (res, req) => res.end(req.getParameter(1)));`,
      },
      {
        name: 'Feathers, whose methods get the identifier as an argument',
        code: "import { feathers } from '@feathersjs/feathers';\nconst app = feathers();\napp.use('users/:id/posts', { async get(id) { return id; } });",
      },
      {
        name: 'decorators that make a router of Express',
        code: "import { Controller, Get } from '@overnightjs/core';\n@Controller('users/:id/posts')\nclass Posts { @Get(':id') show(req, res) { return res.json([]); } }",
      },
      {
        name: 'an allowed path',
        code: express(`app.get('/legacy/:id/posts/:id', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
    ],
    invalid: [
      report('in one path', express(`app.get('/users/:id/posts/«:id»', ${ANSWER});`), 'duplicate', ID),
      report('with patterns', express(`app.get('/users/:id(\\\\d+)/posts/«:id»', ${ANSWER});`), 'duplicate', {
        name: 'id',
        endpoint: 'GET /users/:id(\\d+)/posts/:id',
      }),
      report('in one segment', fastify(`fastify.get('/days/«:day-:day»', async () => []);`), 'duplicate', {
        name: 'day',
        endpoint: 'GET /days/:day-:day',
      }),
      report(
        'once for all methods of a path',
        express(`app.route('/users/:id/posts/«:id»').get(${ANSWER}).delete(${ANSWER});`),
        'duplicate',
        ID,
      ),
      report('three times', express(`app.get('/:id/«:id»/«:id»', ${ANSWER});`), 'duplicate', {
        name: 'id',
        endpoint: 'GET /:id/:id/:id',
      }),
      report('in a path below a mount', mounted('/v1', `router.get('/:id/«:id»', ${ANSWER});`), 'duplicate', {
        name: 'id',
        endpoint: 'GET /v1/:id/:id',
      }),
      report('with mergeParams', nested('{ mergeParams: true }', MARKED_POST), 'duplicate', ID),
      report(
        'with options in a constant',
        express('const options = { mergeParams: true };') + nested('options', MARKED_POST).replace(express(), '\n'),
        'duplicate',
        ID,
      ),
      report(
        'below one of two mounts',
        express(
          'const posts = express.Router({ mergeParams: true });',
          MARKED_POST,
          "app.use('/blog', posts);",
          "app.use('/users/:id', posts);",
        ),
        'duplicate',
        ID,
      ),
      report(
        'below a router that merges them and stands below one that does not',
        express(
          'const posts = express.Router({ mergeParams: true });',
          `posts.get('/«:id»', ${ANSWER});`,
          'const users = express.Router();',
          "users.use('/users/:id/posts', posts);",
          "app.use('/shops/:shop', users);",
        ),
        'duplicate',
        { name: 'id', endpoint: 'GET /shops/:shop/users/:id/posts/:id' },
      ),
      report(
        'in prefixes alone',
        express(
          'const tags = express.Router({ mergeParams: true });',
          `tags.get('«/tags»', ${ANSWER});`,
          "app.use('/users/:id/posts/:id', tags);",
        ),
        'duplicate',
        { name: 'id', endpoint: 'GET /users/:id/posts/:id/tags' },
      ),
      report(
        'Fastify',
        fastify(
          "fastify.register(async (posts) => { posts.get('/posts/«:id»', async () => []); }, { prefix: '/users/:id' });",
        ),
        'duplicate',
        ID,
      ),
      report(
        'Koa',
        koa(
          'const posts = new Router();',
          "posts.get('/posts/«:id»', (ctx) => { ctx.body = []; });",
          "router.use('/users/:id', posts.routes());",
        ),
        'duplicate',
        ID,
      ),
      report(
        'Hono',
        "import { Hono } from 'hono';\nconst posts = new Hono();\nposts.get('/posts/«:id»', (c) => c.json([]));\nconst app = new Hono();\napp.route('/users/:id', posts);\nexport default app;",
        'duplicate',
        ID,
      ),
      report(
        'hapi',
        "import Hapi from '@hapi/hapi';\nconst server = Hapi.server();\nserver.route({ method: 'GET', path: '/users/{id}/posts/«{id}»', handler: () => [] });",
        'duplicate',
        { name: 'id', endpoint: 'GET /users/{id}/posts/{id}' },
      ),
      report(
        'restana',
        "const service = require('restana')();\nconst posts = service.newRouter();\nposts.get('/posts/«:id»', (req, res) => res.send([]));\nservice.use('/users/:id', posts);",
        'duplicate',
        ID,
      ),
      report(
        'tinyhttp',
        "import { App } from '@tinyhttp/app';\nconst posts = new App();\nposts.get('/posts/«:id»', (req, res) => res.json([]));\nnew App().use('/users/:id', posts).listen(3000);",
        'duplicate',
        ID,
      ),
      report(
        'NestJS',
        "import { Controller, Get } from '@nestjs/common';\n@Controller('users/:id/posts')\nexport class Posts { @Get('«:id»') show() { return []; } }",
        'duplicate',
        { name: 'id', endpoint: 'GET …/users/:id/posts/:id' },
      ),
    ],
  });
});

/** What the rule says of the files of a project. */
async function reportsIn(files: Files): Promise<readonly string[]> {
  return new LintedProject(files, { rules: { 'restful-routes/no-duplicate-parameter': 'error' } }).reports();
}

const APP = express("app.use('/users/:id', require('./posts'));");
const PATH = `posts.get('/posts/:id', ${ANSWER});\nmodule.exports = posts;\n`;

describe('no-duplicate-parameter, over files', () => {
  it('reads the prefix of another file', async () => {
    const posts = `const posts = require('express').Router({ mergeParams: true });\n${PATH}`;
    expect(await reportsIn({ 'app.js': APP, 'posts.js': posts })).toStrictEqual([
      "posts.js:2:19 no-duplicate-parameter: Parameter 'id' is used twice in 'GET /users/:id/posts/:id'. Give each of its values a name of its own.",
    ]);
  });

  it.each([
    ['', 0],
    ['{ mergeParams: true }', 1],
  ])('reads how another file makes a router: Router(%s)', async (options, count) => {
    const make = `module.exports = () => require('express').Router(${options});\n`;
    const posts = `const posts = require('./make')();\n${PATH}`;
    expect(await reportsIn({ 'app.js': APP, 'make.js': make, 'posts.js': posts })).toHaveLength(count);
  });

  it.each([
    ['', 0],
    ['{ mergeParams: true }', 1],
  ])('reads how routers are made that only evaluation finds: Router(%s)', async (options, count) => {
    const app = express(
      `const routers = new Map([['/users/:id', express.Router(${options})]]);`,
      `for (const [prefix, router] of routers) { router['get']('/posts/:id', ${ANSWER}); app.use(prefix, router); }`,
    );
    expect(await reportsIn({ 'app.js': app })).toHaveLength(count);
  });

  it('reports names of files at their handlers', async () => {
    expect(
      await reportsIn({
        'package.json': '{ "dependencies": { "next": "15.0.0" } }',
        'app/users/[id]/posts/[id]/route.js': 'export async function GET() { return Response.json([]); }\n',
      }),
    ).toHaveLength(1);
  });
});
