import { describe, expect, it } from 'vitest';
import { lintProject, type Files } from '../support/project.ts';

const MAIN =
  "import { NestFactory } from '@nestjs/core';\nconst app = await NestFactory.create(AppModule);\napp.setGlobalPrefix('api');\nawait app.listen(3000);\n";

/** A controller of NestJS with members; the names are those that it imports. */
function nest(imports: string, ...members: readonly string[]): string {
  return [
    `import { ${imports} } from '@nestjs/common';`,
    "@Controller('users')",
    'export class UsersController {',
    ...members.map((member) => `  ${member}`),
    '}',
    '',
  ].join('\n');
}

async function fixed(files: Files): Promise<Files> {
  return (await lintProject(files)).fixed;
}

async function fixedUsers(before: string, others: Files = {}): Promise<string | undefined> {
  return (await fixed({ 'main.ts': MAIN, 'users.ts': before, ...others }))['users.ts'];
}

describe('paths', () => {
  it.each([
    ["@Get('getAll') all() { return []; }", '@Get() all() { return []; }'],
    ["@Get('/getAll') all() { return []; }", "@Get('/') all() { return []; }"],
    ["@Get('show/:id') one() { return {}; }", "@Get(':id') one() { return {}; }"],
    ["@Get('/show/:id') one() { return {}; }", "@Get('/:id') one() { return {}; }"],
    ["@Get(':id/getPosts') posts() { return []; }", "@Get(':id/posts') posts() { return []; }"],
    ["@Get('get/:id') get() { return {}; }", "@Get(':id') get() { return {}; }"],
    ['@Get(`getAll`) all() { return []; }', '@Get() all() { return []; }'],
    ["@Get(['getAll']) all() { return []; }", "@Get(['']) all() { return []; }"],
    ['@Get("getUser/:id") one() { return {}; }', '@Get(":id") one() { return {}; }'],
  ])('%s', async (before, after) => {
    expect(await fixedUsers(nest('Controller, Get', before))).toBe(nest('Controller, Get', after));
  });
});

describe('a class that extends another', () => {
  const item = "@Get('get/:id') one() { return {}; }";

  it.each([
    ['the collection', '@Get() all() { return []; }', "@Get(':id') one() { return {}; }"],
    ['a word that the item would swallow', '@Get("stats") stats() { return {}; }', item],
    ['the same address', '@Get(":key") byKey() { return {}; }', item],
  ])('has the routes of that: %s', async (_what, inherited, after) => {
    const before = nest('Controller, Get', item)
      .replace('UsersController', 'UsersController extends Resource')
      .replace("@Controller('users')", "import { Resource } from './resource';\n@Controller('users')");
    const resource = `import { Get } from '@nestjs/common';\nexport abstract class Resource {\n  ${inherited}\n}\n`;
    const { 'users.ts': users = before } = await fixed({ 'resource.ts': resource, 'users.ts': before });
    expect(users).toBe(before.replace(item, after));
  });
});

describe('methods and the import of what says them', () => {
  it.each([
    [
      ['Controller, Delete, Get', "@Get('delete/:id') remove() { return {}; }", '@Get() all() { return []; }'],
      ['Controller, Delete, Get', "@Delete(':id') remove() { return {}; }", '@Get() all() { return []; }'],
    ],
    [
      ['Controller, Get', "@Get('delete/:id') remove() { return {}; }", '@Get() all() { return []; }'],
      ['Controller, Get, Delete', "@Delete(':id') remove() { return {}; }", '@Get() all() { return []; }'],
    ],
    [
      ['Controller, Get', "@Get('delete/:id') remove() { return {}; }"],
      ['Controller, Delete', "@Delete(':id') remove() { return {}; }"],
    ],
    [
      ['Get, Controller', "@Get('delete/:id') remove() { return {}; }"],
      ['Controller, Delete', "@Delete(':id') remove() { return {}; }"],
    ],
    [
      ['Controller, Delete as Del, Get', "@Get('delete/:id') remove() { return {}; }"],
      ['Controller, Delete as Del', "@Del(':id') remove() { return {}; }"],
    ],
    [
      ['\n  Controller,\n  Get,\n', "@Get('delete/:id') remove() { return {}; }", '@Get() all() { return []; }'],
      ['\n  Controller,\n  Get,\n  Delete,\n', "@Delete(':id') remove() { return {}; }", '@Get() all() { return []; }'],
    ],
    [
      ['Controller, Get as Read', "@Read('delete/:id') remove() { return {}; }"],
      ['Controller, Delete', "@Delete(':id') remove() { return {}; }"],
    ],
  ] as const)('%s', async ([imports, ...members], [importsAfter, ...after]) => {
    expect(await fixedUsers(nest(imports, ...members))).toBe(nest(importsAfter, ...after));
  });

  it('lets the last name that is imported alone become the other', async () => {
    const before =
      "import { Controller } from '@nestjs/common';\nimport { Get } from '@nestjs/common';\n@Controller('users') class A {\n  @Get('delete/:id') remove() { return {}; }\n}\n";
    expect(await fixedUsers(before)).toBe(
      before.replace('{ Get }', '{ Delete }').replace("@Get('delete/:id')", "@Delete(':id')"),
    );
  });

  it('is a member of the whole module', async () => {
    const before =
      "import * as nest from '@nestjs/common';\n@nest.Controller('users') class A {\n  @nest.Get('delete/:id') remove() { return {}; }\n}\n";
    expect(await fixedUsers(before)).toBe(before.replace("@nest.Get('delete/:id')", "@nest.Delete(':id')"));
  });

  it('leaves a file alone where the name stands for something else', async () => {
    const { messages, fixed: after } = await lintProject({
      'main.ts': MAIN,
      'users.ts': `import { Delete } from 'typeorm';\n${nest('Controller, Get', "@Get('delete/:id') remove() { return {}; }")}`,
    });
    expect(after).toEqual({});
    expect(messages.join('\n')).toContain('its path or method is not a literal of its own');
  });

  it('moves two routes that want the same import', async () => {
    const before = nest(
      'Controller, Get',
      "@Get('delete/:id') remove() { return {}; }",
      "@Get(':id/posts/delete/:postId') removePost() { return {}; }",
    );
    expect(await fixedUsers(before)).toBe(
      nest(
        'Controller, Delete',
        "@Delete(':id') remove() { return {}; }",
        "@Delete(':id/posts/:postId') removePost() { return {}; }",
      ),
    );
  });
});

describe('what is withheld', () => {
  it.each([
    ["@Post('update/:id') change(@Body() body) { return {}; }", 'its answers would get another status code'],
    ["@Get('delete/:id') @Render('confirm') ask() {}", 'it may show a page'],
    ["@Get('delete/:id') @Redirect('/users') ask() {}", 'a link can only send GET'],
    ["@Get('delete/:id') @HttpCode(302) @Header('Location', '/users') ask() {}", 'a link can only send GET'],
    ["@Get('delete/:id') ask(@Res() res) { res.render('confirm'); }", 'it may show a page'],
    ["@Get('delete') remove(@Body() body) { return {}; }", 'its path has no identifier of the item'],
    [
      "@Get('list') all() { return []; } @Get() index() { return []; }",
      'another route has or would get the same method and path',
    ],
    ['@Get(LIST) all() { return []; }', 'its path or method is not a literal of its own'],
  ])('%s', async (member, reason) => {
    const users = nest(
      'Body, Controller, Get, Header, HttpCode, Post, Put, Delete, Redirect, Render, Res',
      member,
    ).replace('@Controller', "export const LIST = 'list';\n@Controller");
    const { messages, fixed: after } = await lintProject({ 'main.ts': MAIN, 'users.ts': users });
    expect(messages.join('\n')).toContain(reason);
    expect(after).toEqual({});
  });

  it('knows the status code where a decorator says it', async () => {
    const before = nest(
      'Controller, HttpCode, Post, Put',
      "@Post('update/:id') @HttpCode(200) change() { return {}; }",
      '@Post() add() { return {}; }',
      "@Put('x/:id') x() { return {}; }",
    );
    expect(await fixedUsers(before)).toBe(before.replace("@Post('update/:id')", "@Put(':id')"));
  });
});

describe('callers', () => {
  it('moves with the requests of tests and clients', async () => {
    const files = {
      'main.ts': MAIN,
      'src/users.controller.ts': nest(
        'Controller, Delete, Get',
        "@Get('getAll') all() { return []; }",
        "@Get('delete/:id') remove() { return {}; }",
      ),
      'test/users.e2e-spec.ts':
        "import request from 'supertest';\nit('lists', () => request(app.getHttpServer()).get('/api/users/getAll').expect(200));\nit('deletes', () => request(app.getHttpServer()).get('/api/users/delete/1').expect(200));\n",
      'web/api.ts': "export const list = () => fetch('/api/users/getAll');\n",
    };
    const after = await fixed(files);
    expect(after).toEqual({
      'src/users.controller.ts': nest(
        'Controller, Delete',
        '@Get() all() { return []; }',
        "@Delete(':id') remove() { return {}; }",
      ).replace('Controller, Delete', 'Controller, Delete, Get'),
      'test/users.e2e-spec.ts': files['test/users.e2e-spec.ts']
        .replace('/getAll', '')
        .replace(".get('/api/users/delete/1')", ".delete('/api/users/1')"),
      'web/api.ts': files['web/api.ts'].replace('/getAll', ''),
    });
  });
});

describe('other frameworks of decorators', () => {
  it.each([
    [
      'routing-controllers',
      "import { Controller, Get, JsonController } from 'routing-controllers';\n@JsonController('/users') export class A {\n  @Get('/getAll') all() { return []; }\n  @Get('/delete/:id') remove() { return {}; }\n}\n",
      "import { Controller, Get, JsonController, Delete } from 'routing-controllers';\n@JsonController('/users') export class A {\n  @Get('/') all() { return []; }\n  @Delete('/:id') remove() { return {}; }\n}\n",
    ],
    [
      'tsoa',
      "import { Controller, Get, Post, Route } from 'tsoa';\n@Route('users') export class A extends Controller {\n  @Get('getAll') all() { return []; }\n  @Get('show/{id}') one() { return {}; }\n  @Post('delete/{id}') remove() { return {}; }\n}\n",
      "import { Controller, Get, Route, Delete } from 'tsoa';\n@Route('users') export class A extends Controller {\n  @Get() all() { return []; }\n  @Get('{id}') one() { return {}; }\n  @Delete('{id}') remove() { return {}; }\n}\n",
    ],
    [
      'LoopBack',
      "import { get, operation, param } from '@loopback/rest';\nexport class A {\n  @get('/users/getAll', { responses: {} }) all() { return []; }\n  @get('/users/delete/{id}') remove(@param.path.string('id') id) { return {}; }\n  @operation('get', '/users/{id}/posts') posts() { return {}; }\n}\n",
      "import { get, operation, param, del } from '@loopback/rest';\nexport class A {\n  @get('/users', { responses: {} }) all() { return []; }\n  @del('/users/{id}') remove(@param.path.string('id') id) { return {}; }\n  @operation('get', '/users/{id}/posts') posts() { return {}; }\n}\n",
    ],
    [
      'LoopBack, operations',
      "import { api, operation } from '@loopback/rest';\n@api({ basePath: '/users' }) export class A {\n  @operation('get', '/delete/{id}') remove() { return {}; }\n}\n",
      "import { api, operation } from '@loopback/rest';\n@api({ basePath: '/users' }) export class A {\n  @operation('delete', '/{id}') remove() { return {}; }\n}\n",
    ],
    [
      'Ts.ED',
      "import { Controller } from '@tsed/di';\nimport { Get } from '@tsed/schema';\n@Controller('/users') export class A {\n  @Get('/getAll') all() { return []; }\n  @Get('/delete/:id') remove() { return {}; }\n}\n",
      "import { Controller } from '@tsed/di';\nimport { Get, Delete } from '@tsed/schema';\n@Controller('/users') export class A {\n  @Get('/') all() { return []; }\n  @Delete('/:id') remove() { return {}; }\n}\n",
    ],
    [
      'inversify-express-utils',
      "import { controller, httpGet } from 'inversify-express-utils';\n@controller('/users') export class A {\n  @httpGet('/getAll', guard) all() { return []; }\n  @httpGet('/delete/:id') remove(req, res) { res.json({}); }\n}\n",
      "import { controller, httpGet, httpDelete } from 'inversify-express-utils';\n@controller('/users') export class A {\n  @httpGet('/', guard) all() { return []; }\n  @httpDelete('/:id') remove(req, res) { res.json({}); }\n}\n",
    ],
    [
      'inversify-express-utils before version 5',
      "import { Controller, Get, Post, Response } from 'inversify-express-utils';\n@Controller('/users') export class A {\n  @Get('/getAll') all() { return []; }\n  @Get('/delete/:id') remove(@Response() res) { res.json({}); }\n  @Post('/update/:id') update() { return {}; }\n}\n",
      "import { Controller, Get, Response, Put, Delete } from 'inversify-express-utils';\n@Controller('/users') export class A {\n  @Get('/') all() { return []; }\n  @Delete('/:id') remove(@Response() res) { res.json({}); }\n  @Put('/:id') update() { return {}; }\n}\n",
    ],
    [
      'fastify-decorators',
      "import { Controller, GET, POST } from 'fastify-decorators';\n@Controller({ route: '/users' }) export class A {\n  @GET('/getAll', { schema }) async all(request, reply) { return []; }\n  @GET({ url: '/show/:id' }) async one(request, reply) { return {}; }\n  @POST('/update/:id') async update(request) { return {}; }\n}\n",
      "import { Controller, GET, PUT } from 'fastify-decorators';\n@Controller({ route: '/users' }) export class A {\n  @GET('/', { schema }) async all(request, reply) { return []; }\n  @GET({ url: '/:id' }) async one(request, reply) { return {}; }\n  @PUT('/:id') async update(request) { return {}; }\n}\n",
    ],
    [
      'OvernightJS',
      "import { Controller, Get, Post } from '@overnightjs/core';\n@Controller('api/users') export class A {\n  @Get('list') private list(req, res) { res.json([]); }\n  @Post('add') private add(req, res) { res.json({}); }\n}\n",
      "import { Controller, Get, Post } from '@overnightjs/core';\n@Controller('api/users') export class A {\n  @Get() private list(req, res) { res.json([]); }\n  @Post() private add(req, res) { res.json({}); }\n}\n",
    ],
    [
      '@decorators/express',
      "import { Controller, Get, Response } from '@decorators/express';\n@Controller('/users') export class A {\n  @Get('/getAll') all(@Response() res) { res.json([]); }\n}\n",
      "import { Controller, Get, Response } from '@decorators/express';\n@Controller('/users') export class A {\n  @Get('/') all(@Response() res) { res.json([]); }\n}\n",
    ],
    [
      'ExpressoTS',
      "import { controller, Delete, param } from '@expressots/adapter-express';\n@controller('/users') export class A {\n  @Delete('/remove/:id') remove(@param('id') id) { return {}; }\n}\n",
      "import { controller, Delete, param } from '@expressots/adapter-express';\n@controller('/users') export class A {\n  @Delete('/:id') remove(@param('id') id) { return {}; }\n}\n",
    ],
    [
      'FoalTS',
      "import { Get, HttpResponseOK } from '@foal/core';\nexport class A {\n  @Get('/users/getAll') all() { return new HttpResponseOK([]); }\n}\n",
      "import { Get, HttpResponseOK } from '@foal/core';\nexport class A {\n  @Get('/users') all() { return new HttpResponseOK([]); }\n}\n",
    ],
    [
      'koa-swagger-decorator',
      "import { prefix, request } from 'koa-swagger-decorator';\n@prefix('/users') export default class A {\n  @request('delete', '/remove/{id}') static async remove(ctx) { ctx.body = {}; }\n  @request('get', '/getAll') static async all(ctx) { ctx.body = []; }\n}\n",
      "import { prefix, request } from 'koa-swagger-decorator';\n@prefix('/users') export default class A {\n  @request('delete', '/{id}') static async remove(ctx) { ctx.body = {}; }\n  @request('get', '/') static async all(ctx) { ctx.body = []; }\n}\n",
    ],
    [
      'Midway',
      "import { Controller, Get } from '@midwayjs/core';\n@Controller('/users') export class A {\n  @Get('/getAll', { middleware: [] }) all() { return []; }\n  @Get('/delete/:id') remove() { return {}; }\n}\n",
      "import { Controller, Get, Del } from '@midwayjs/core';\n@Controller('/users') export class A {\n  @Get('/', { middleware: [] }) all() { return []; }\n  @Del('/:id') remove() { return {}; }\n}\n",
    ],
  ])('%s', async (_, before, after) => {
    expect((await fixed({ 'users.ts': before }))['users.ts']).toBe(after);
  });
});

describe('decorators that names alone tell', () => {
  const OWN =
    "import { Controller } from '../http/controller';\nimport { Del, Get, HttpPost } from '../http/methods';\n";

  it('are reported and never fixed', async () => {
    const { messages, fixed: after } = await lintProject({
      'users.ts': `${OWN}@Controller('/users') export class Users {\n  @Get('/getAll') all() { return []; }\n  @HttpPost({ path: '/add' }) add() { return {}; }\n  @Del('/remove/:id') remove() { return {}; }\n}\n`,
    });
    expect(messages).toHaveLength(3);
    expect(messages.join('\n')).toMatch(
      /'get' in the path of 'GET …\/users\/getAll'[^]*'add' in the path of 'POST …\/users\/add'[^]*'remove' in the path of 'DELETE …\/users\/remove\/:id'/,
    );
    expect(after).toEqual({});
  });

  it.each([
    [
      'a client',
      "import { Get } from 'some-client';\nexport class Users {\n  @Get('/users/getAll') all() { return []; }\n}\n",
    ],
    [
      'a client with a base path',
      "import { BasePath, GET } from 'some-client';\n@BasePath('/users') export class Users {\n  @GET('/getAll') all() { return []; }\n}\n",
    ],
    [
      'functions of the file',
      "const Get = (path) => () => path;\nconst Controller = Get;\n@Controller('/users') export class Users {\n  @Get('/getAll') all() { return []; }\n}\n",
    ],
  ])('are none for %s', async (_, code) => {
    expect((await lintProject({ 'users.ts': code })).messages).toEqual([]);
  });

  it('stand back where a framework is told', async () => {
    const before = nest('Controller, Get', "@Get('getAll') all() { return []; }")
      .replace("'@nestjs/common';\n", "'@nestjs/common';\nimport { Post } from './decorators';\n")
      .replace('class UsersController {', "class UsersController {\n  @Post('add') add() { return {}; }");
    expect(await fixedUsers(before)).toBe(before.replace("@Get('getAll')", '@Get()'));
  });
});
