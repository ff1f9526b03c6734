import { projects } from './mounted.ts';

const COMMON = "import { Controller, Get, Post, Version, VERSION_NEUTRAL } from '@nestjs/common';\n";
const USERS = `${COMMON}@Controller('users') export class Users {\n  @Get('list') list() { return []; }\n}`;
const ADMIN = `${COMMON}@Controller({ path: 'admin', version: ['1', '2'] }) export class Admin {\n  @Get('list') list() { return []; }\n  @Version('3') @Get() all() {}\n  @Version(VERSION_NEUTRAL) @Get('x') x() {}\n}`;

const PETS = `${COMMON}@Controller('pets') export class Pets {\n  @Get() all() {}\n  @Get(':id') one() {}\n  @Get('x') x() {}\n  @Post(':id') make() {}\n}\n@Controller('files') export class Files { @Get('a/b') ab() {} }`;

const RESOURCE = `${COMMON}export abstract class Resource {\n  @Get('stats') stats() { return {}; }\n}`;

/** The same, answered by a function. */
const MADE = `${COMMON}export function Resource(dto: unknown) {\n  class ResourceHost {\n    @Get('stats') stats() { return {}; }\n  }\n  return ResourceHost;\n}`;

function extending(body: string, file = './resource'): string {
  return `${COMMON}import { Resource } from '${file}';\n@Controller('users') export class Users extends Resource {\n  ${body}\n}`;
}

function main(...lines: readonly string[]): string {
  return [
    "import { NestFactory } from '@nestjs/core';",
    "import { VersioningType } from '@nestjs/common';",
    'const app = await NestFactory.create(AppModule);',
    ...lines,
    'await app.listen(3000);',
  ].join('\n');
}

projects({
  NestJS: [
    ['no prefix', { 'main.ts': main(), 'users.ts': USERS }, 'GET /users/list users.ts:3'],
    [
      'a prefix',
      { 'main.ts': main("app.setGlobalPrefix('api');"), 'users.ts': USERS },
      'GET /api/users/list users.ts:3',
    ],
    [
      'a class that extends another',
      { 'main.ts': main(), 'resource.ts': RESOURCE, 'users.ts': extending("@Get('list') list() { return []; }") },
      'GET /users/list users.ts:4',
      'GET /users/stats resource.ts:3',
    ],
    [
      'a class that extends another that a third file hands on',
      {
        'index.ts': "export * from './resource';",
        'main.ts': main(),
        'resource.ts': RESOURCE,
        'users.ts': extending("@Get('list') list() { return []; }", './index'),
      },
      'GET /users/list users.ts:4',
      'GET /users/stats resource.ts:3',
    ],
    [
      'a class that extends another of its file',
      {
        'main.ts': main(),
        'users.ts': `${RESOURCE}\n@Controller('users') export class Users extends Resource {\n  @Get('list') list() { return []; }\n}`,
      },
      'GET /users/list users.ts:6',
      'GET /users/stats users.ts:3',
    ],
    [
      'a class that has no more than it inherits',
      { 'main.ts': main(), 'resource.ts': RESOURCE, 'users.ts': extending('') },
      'GET /users/stats resource.ts:3',
    ],
    [
      'a class that a function answers, which another extends',
      {
        'main.ts': main(),
        'resource.ts': MADE,
        'users.ts': extending("@Get('list') list() { return []; }").replace(
          'extends Resource',
          'extends Resource(User)',
        ),
      },
      'GET /users/list users.ts:4',
      'GET /users/stats resource.ts:4',
    ],
    [
      'a class expression that an arrow function answers, which two extend',
      {
        'main.ts': main(),
        'resource.ts': `${COMMON}export const Resource = (dto: unknown) => class {\n  @Get('stats') stats() { return {}; }\n};`,
        'pets.ts': extending('')
          .replace("'users'", "'pets'")
          .replace('extends Resource', 'extends Resource(Pet)')
          .replace('class Users', 'class Pets'),
        'users.ts': extending('').replace('extends Resource', 'extends Resource<User>(User)'),
      },
      'GET /pets/stats resource.ts:3',
      'GET /users/stats resource.ts:3',
    ],
    [
      'a class that a function answers which is not the one called',
      {
        'main.ts': main(),
        'resource.ts': MADE.replace('return ResourceHost;', 'return other(ResourceHost);'),
        'users.ts': extending('').replace('extends Resource', 'extends Resource(User)'),
      },
      'GET /${…}/stats resource.ts:4',
    ],
    [
      'a class that two classes extend, one of which overrides a route',
      {
        'main.ts': main(),
        'resource.ts': RESOURCE,
        'pets.ts': extending("@Get('figures') stats() { return []; }")
          .replace("'users'", "'pets'")
          .replace('Users', 'Pets'),
        'users.ts': extending(''),
      },
      'GET /${…}/stats resource.ts:3',
      'GET /pets/figures pets.ts:4',
      'GET /users/stats resource.ts:3',
    ],
    [
      'a class with a path that another extends',
      {
        'main.ts': main(),
        'resource.ts': RESOURCE.replace('export', "@Controller('all') export"),
        'users.ts': extending(''),
      },
      'GET /all/stats resource.ts:3',
      'GET /users/stats resource.ts:3',
    ],
    [
      'a class that overrides a route of another',
      { 'main.ts': main(), 'resource.ts': RESOURCE, 'users.ts': extending("@Get('figures') stats() { return []; }") },
      'GET /${…}/stats resource.ts:3',
      'GET /users/figures users.ts:4',
    ],
    [
      'a class that extends one of two with a name',
      {
        'main.ts': main(),
        'a/resource.ts': RESOURCE,
        'b/resource.ts': RESOURCE,
        'index.ts': "export * from './a/resource';",
        'users.ts': extending("@Get('list') list() { return []; }", './index'),
      },
      'GET /${…}/stats a/resource.ts:3',
      'GET /${…}/stats b/resource.ts:3',
      'GET /users/list users.ts:4',
    ],
    [
      'a prefix that is set in another file',
      {
        'main.ts': main('setUp(app);'),
        'set-up.ts':
          "import type { INestApplication } from '@nestjs/common';\nexport function setUp(app: INestApplication) { app.setGlobalPrefix('/api/'); }",
        'users.ts': USERS,
      },
      'GET /api/users/list users.ts:3',
    ],
    [
      'a prefix of another file',
      {
        'main.ts': `import { config } from './config';\n${main('app.setGlobalPrefix(config.prefix);')}`,
        'config.ts': "export const config = { prefix: '/api/v1' };",
        'users.ts': USERS,
      },
      'GET /api/v1/users/list users.ts:3',
    ],
    [
      'a prefix with a piece of another file',
      {
        'main.ts': `import { VERSION } from './config';\n${main('app.setGlobalPrefix(`api/${VERSION}`);')}`,
        'config.ts': "export const VERSION = 'v1';",
        'users.ts': USERS,
      },
      'GET /api/v1/users/list users.ts:3',
    ],
    [
      'a prefix that is not told',
      { 'main.ts': main('app.setGlobalPrefix(config.prefix);'), 'users.ts': USERS },
      'GET /${…}/users/list users.ts:3',
    ],
    [
      'a prefix with an exception for others',
      { 'main.ts': main("app.setGlobalPrefix('api', { exclude: ['health'] });"), 'users.ts': USERS },
      'GET /api/users/list users.ts:3',
    ],
    [
      'a prefix with exceptions',
      {
        'main.ts': main(
          "app.setGlobalPrefix('api', { exclude: ['pets', { path: '/pets/:id', method: RequestMethod.GET }, { path: 'pets/x', method: RequestMethod.PUT }, 'files/*path'] });",
        ),
        'pets.ts': PETS,
        'users.ts': USERS,
      },
      'GET /api/users/list users.ts:3',
      'GET /files/a/b pets.ts:8',
      'GET /pets pets.ts:3',
      'GET /pets/:id pets.ts:4',
      'GET /pets/x pets.ts:5',
      'POST /api/pets/:id pets.ts:6',
    ],
    [
      'exceptions and versions',
      {
        'main.ts': main("app.setGlobalPrefix('api', { exclude: ['admin/list'] });", 'app.enableVersioning();'),
        'admin.ts': ADMIN,
      },
      'GET /api/admin/x admin.ts:5',
      'GET /api/v3/admin admin.ts:4',
      'GET /v1/admin/list admin.ts:3',
      'GET /v2/admin/list admin.ts:3',
    ],
    [
      'exceptions that are not told',
      { 'main.ts': main("app.setGlobalPrefix('api', { exclude: EXCLUDED });"), 'users.ts': USERS },
      'GET /${…}/users/list users.ts:3',
    ],
    [
      'exceptions with a pattern',
      { 'main.ts': main(String.raw`app.setGlobalPrefix('api', { exclude: ['users/:id(\\d+)'] });`), 'users.ts': USERS },
      'GET /${…}/users/list users.ts:3',
    ],
    [
      'exceptions of all that is below, and of the root',
      {
        'main.ts': main("app.setGlobalPrefix('api', { exclude: ['files/(.*)', 'pets', ''] });"),
        'pets.ts': PETS,
        'users.ts': USERS,
      },
      'GET /api/pets/:id pets.ts:4',
      'GET /api/pets/x pets.ts:5',
      'GET /api/users/list users.ts:3',
      'GET /files/a/b pets.ts:8',
      'GET /pets pets.ts:3',
      'POST /api/pets/:id pets.ts:6',
    ],
    [
      'an exception under one of several paths',
      {
        'main.ts': main("app.setGlobalPrefix('api', { exclude: ['users/list'] });"),
        'users.ts': USERS.replace("'users'", "['users', 'people']"),
      },
      'GET /${…}/people/list users.ts:3',
      'GET /${…}/users/list users.ts:3',
    ],
    [
      'modules with prefixes',
      {
        'main.ts': main(),
        'app.module.ts':
          "import { RouterModule } from '@nestjs/core';\nRouterModule.register([{ path: 'x', module: X }]);",
        'users.ts': USERS,
      },
      'GET /${…}/users/list users.ts:3',
    ],
    [
      'two applications',
      {
        'a/main.ts': main("app.setGlobalPrefix('a');"),
        'b/main.ts': main("app.setGlobalPrefix('b');"),
        'a/users.ts': USERS,
      },
      'GET ${…}/users/list a/users.ts:3',
    ],
    [
      'two applications, each of which loads classes of its own',
      {
        'a/main.ts': `import { AppModule } from './app.module';\n${main("app.setGlobalPrefix('a');")}`,
        'a/app.module.ts': "import { Users } from './users';",
        'a/users.ts': USERS,
        'b/main.ts': `import { AppModule } from './app.module';\n${main("app.setGlobalPrefix('b', { exclude: ['pets'] });")}`,
        'b/app.module.ts': "import { Pets } from './pets';",
        'b/pets.ts': PETS,
        'c/admin.ts': ADMIN,
      },
      'GET ${…}/admin c/admin.ts:4',
      'GET ${…}/admin/list c/admin.ts:3',
      'GET ${…}/admin/x c/admin.ts:5',
      'GET /a/users/list a/users.ts:3',
      'GET /b/files/a/b b/pets.ts:8',
      'GET /b/pets/:id b/pets.ts:4',
      'GET /b/pets/x b/pets.ts:5',
      'GET /pets b/pets.ts:3',
      'POST /b/pets/:id b/pets.ts:6',
    ],
    [
      'a class that two applications load',
      {
        'a.ts': `import './users';\n${main("app.setGlobalPrefix('a');")}`,
        'b.ts': `import './users';\n${main("app.setGlobalPrefix('b');")}`,
        'users.ts': USERS,
      },
      'GET /a/users/list users.ts:3',
      'GET /b/users/list users.ts:3',
    ],
    [
      'a class that two applications load, one of them with an exception',
      {
        'a.ts': `import './users';\n${main("app.setGlobalPrefix('a', { exclude: ['users/list'] });")}`,
        'b.ts': `import './users';\n${main("app.setGlobalPrefix('b');")}`,
        'users.ts': USERS,
      },
      'GET /${…}/users/list users.ts:3',
      'GET /b/users/list users.ts:3',
    ],
    [
      'two applications with settings in common',
      {
        'a.ts': `import './users';\nimport { setUp } from './set-up';\n${main('setUp(app);')}`,
        'b.ts': `import './pets';\nimport { setUp } from './set-up';\n${main('setUp(app);')}`,
        'set-up.ts':
          "import type { INestApplication } from '@nestjs/common';\nexport function setUp(app: INestApplication) { app.setGlobalPrefix('api'); }",
        'users.ts': USERS,
        'pets.ts': PETS.slice(0, PETS.indexOf("  @Get(':id')")) + '}',
      },
      'GET /api/pets pets.ts:3',
      'GET /api/users/list users.ts:3',
    ],
    [
      'an application in a test',
      {
        'main.ts': main("app.setGlobalPrefix('api');"),
        'test/users.e2e-spec.ts': main("app.setGlobalPrefix('x');"),
        'users.ts': USERS,
      },
      'GET /api/users/list users.ts:3',
    ],
    [
      'JavaScript with decorators',
      { 'main.js': main("app.setGlobalPrefix('api');"), 'users.js': USERS },
      'GET /api/users/list users.js:3',
    ],
    ['no application', { 'users.ts': USERS }, 'GET ${…}/users/list users.ts:3'],
    [
      'a path of another file',
      {
        'main.ts': main(),
        'paths.ts': "export const USERS = 'users';",
        'users.ts': `import { USERS } from './paths';\n${COMMON}@Controller(USERS) class A { @Get('list') list() {} }`,
      },
      'GET /users/list users.ts:3',
    ],
    [
      'versions',
      {
        'main.ts': main(
          "app.setGlobalPrefix('api');",
          "app.enableVersioning({ type: VersioningType.URI, defaultVersion: '9' });",
        ),
        'admin.ts': ADMIN,
        'users.ts': USERS,
      },
      'GET /api/admin/x admin.ts:5',
      'GET /api/v1/admin/list admin.ts:3',
      'GET /api/v2/admin/list admin.ts:3',
      'GET /api/v3/admin admin.ts:4',
      'GET /api/v9/users/list users.ts:3',
    ],
    [
      'versions in a header',
      { 'main.ts': main("app.enableVersioning({ type: VersioningType.HEADER, header: 'v' });"), 'admin.ts': ADMIN },
      'GET /admin admin.ts:4',
      'GET /admin/list admin.ts:3',
      'GET /admin/x admin.ts:5',
    ],
  ],
  'routing-controllers': [
    [
      'a prefix',
      {
        'app.ts':
          "import { createExpressServer } from 'routing-controllers';\nconst app = createExpressServer({ routePrefix: '/api', controllers: [Users] });",
        'users.ts':
          "import { Get, JsonController } from 'routing-controllers';\n@JsonController('/users') export class Users { @Get('/:id') one() {} }",
      },
      'GET /api/users/:id users.ts:2',
    ],
    [
      'an application that exists',
      {
        'app.ts':
          "import { useExpressServer } from 'routing-controllers';\nuseExpressServer(app, { controllers: [Users] });",
        'users.ts':
          "import { Get, Controller } from 'routing-controllers';\n@Controller() export class Users { @Get('/users') all() {} }",
      },
      'GET /users users.ts:2',
    ],
    [
      'options of another file',
      {
        'app.ts':
          "import { useExpressServer } from 'routing-controllers';\nimport { options } from './options';\nuseExpressServer(app, options);",
        'options.ts': "export const options = { routePrefix: 'api', cors: true };",
        'users.ts':
          "import { Get, Controller } from 'routing-controllers';\n@Controller() export class Users { @Get('/users') all() {} }",
      },
      'GET /api/users users.ts:2',
    ],
    [
      'options that are not seen',
      {
        'app.ts': "import { useExpressServer } from 'routing-controllers';\nuseExpressServer(app, options);",
        'users.ts':
          "import { Get, Controller } from 'routing-controllers';\n@Controller() export class Users { @Get('/users') all() {} }",
      },
      'GET /${…}/users users.ts:2',
    ],
  ],
});
