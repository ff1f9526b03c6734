import { projects } from './mounted.ts';

const MAIN =
  "import { NestFactory } from '@nestjs/core';\nimport { AppModule } from './app.module';\nconst app = await NestFactory.create(AppModule);\nawait app.listen(3000);";
const PREFIXED = MAIN.replace('await app.listen', "app.setGlobalPrefix('api');\nawait app.listen");
const COMMON = "import { Controller, Get, Module } from '@nestjs/common';\n";

function controller(name: string, path: string): string {
  return `${COMMON}@Controller('${path}') export class ${name} {\n  @Get('list') list() { return []; }\n}`;
}

function module(name: string, controllers: string, imports: string): string {
  return `import { Module } from '@nestjs/common';\n${imports}\n@Module({ controllers: ${controllers} })\nexport class ${name} {}`;
}

const FILES = {
  'main.ts': MAIN,
  'users.ts': controller('Users', 'users'),
  'pets.ts': controller('Pets', 'pets'),
  'admin.module.ts': module('AdminModule', '[Users]', "import { Users } from './users';"),
};

/** The module of an application that gives paths to others. */
function appModule(register: string, imports = "import { AdminModule } from './admin.module';"): string {
  return `import { Module } from '@nestjs/common';\nimport { RouterModule } from '@nestjs/core';\n${imports}\nimport { Pets } from './pets';\n@Module({ imports: [AdminModule, ${register}], controllers: [Pets] })\nexport class AppModule {}`;
}

const ADMIN = "RouterModule.register([{ path: 'admin', module: AdminModule }])";
const UNTOLD = ['GET /${…}/pets/list pets.ts:3', 'GET /${…}/users/list users.ts:3'] as const;

projects({
  'a module with a path': [
    [
      'stands before its controllers, and before no other',
      { ...FILES, 'app.module.ts': appModule(ADMIN) },
      'GET /admin/users/list users.ts:3',
      'GET /pets/list pets.ts:3',
    ],
    [
      'stands behind the prefix of the application',
      { ...FILES, 'main.ts': PREFIXED, 'app.module.ts': appModule(ADMIN) },
      'GET /api/admin/users/list users.ts:3',
      'GET /api/pets/list pets.ts:3',
    ],
    [
      'stands behind the version',
      {
        ...FILES,
        'main.ts': PREFIXED.replace("app.setGlobalPrefix('api')", 'app.enableVersioning()'),
        'users.ts': controller('Users', 'users').replace("'users'", "{ path: 'users', version: '2' }"),
        'app.module.ts': appModule(ADMIN),
      },
      'GET /pets/list pets.ts:3',
      'GET /v2/admin/users/list users.ts:3',
    ],
    [
      'may have slashes',
      { ...FILES, 'app.module.ts': appModule(ADMIN.replace("'admin'", "'/shop/admin/'")) },
      'GET /pets/list pets.ts:3',
      'GET /shop/admin/users/list users.ts:3',
    ],
    [
      'is said in a list of another file, with those below it',
      {
        ...FILES,
        'paths.ts':
          "import type { Routes } from '@nestjs/core';\nimport { AdminModule } from './admin.module';\nimport { ShopModule } from './shop.module';\nexport const paths: Routes = [{ path: 'shop', module: ShopModule, children: [{ path: 'admin', module: AdminModule }] }];",
        'shop.module.ts': module('ShopModule', '[Pets]', "import { Pets } from './pets';"),
        'app.module.ts':
          "import { Module } from '@nestjs/common';\nimport { RouterModule } from '@nestjs/core';\nimport { paths } from './paths';\n@Module({ imports: [RouterModule.register(paths)] })\nexport class AppModule {}",
      },
      'GET /shop/admin/users/list users.ts:3',
      'GET /shop/pets/list pets.ts:3',
    ],
    [
      'has modules without one below it',
      { ...FILES, 'app.module.ts': appModule("RouterModule.register([{ path: 'admin', children: [AdminModule] }])") },
      'GET /admin/users/list users.ts:3',
      'GET /pets/list pets.ts:3',
    ],
    [
      'has controllers that come by way of another file',
      {
        ...FILES,
        'index.ts': "export { Users } from './users';\nexport * from './pets';",
        'admin.module.ts': module('AdminModule', '[Users]', "import { Users } from './index';"),
        'app.module.ts': appModule(ADMIN),
      },
      'GET /admin/users/list users.ts:3',
      'GET /pets/list pets.ts:3',
    ],
    [
      'has controllers of any name that are exported as default',
      {
        ...FILES,
        'users.ts': controller('Users', 'users').replace('export class', 'export default class'),
        'admin.module.ts': module('AdminModule', '[People]', "import People from './users';"),
        'app.module.ts': appModule(ADMIN),
      },
      'GET /admin/users/list users.ts:3',
      'GET /pets/list pets.ts:3',
    ],
    [
      'has no controllers',
      {
        ...FILES,
        'admin.module.ts': "import { Module } from '@nestjs/common';\n@Module({}) export class AdminModule {}",
        'app.module.ts': appModule(ADMIN),
      },
      'GET /pets/list pets.ts:3',
      'GET /users/list users.ts:3',
    ],
  ],
  'modules of which not all is told': [
    [
      'a path of the environment',
      { ...FILES, 'app.module.ts': appModule(ADMIN.replace("'admin'", 'process.env.ADMIN')) },
      ...UNTOLD,
    ],
    [
      'a list with more than is seen',
      { ...FILES, 'app.module.ts': appModule(ADMIN.replace('}]', '}, ...others]')) },
      ...UNTOLD,
    ],
    [
      'a list that a function answers',
      { ...FILES, 'app.module.ts': appModule('RouterModule.register(pathsOf(config))') },
      ...UNTOLD,
    ],
    [
      'children that are not seen',
      { ...FILES, 'app.module.ts': appModule(ADMIN.replace(' }]', ', children: others }]')) },
      ...UNTOLD,
    ],
    [
      'controllers that are not seen',
      {
        ...FILES,
        'admin.module.ts': module('AdminModule', '[Users, ...others]', "import { Users } from './users';"),
        'app.module.ts': appModule(ADMIN),
      },
      ...UNTOLD,
    ],
    [
      'a module that is told its controllers when it is imported',
      {
        ...FILES,
        'admin.module.ts': `${FILES['admin.module.ts'].slice(0, -1)} static register() { return { module: AdminModule, controllers: [] }; } }`,
        'app.module.ts': appModule(ADMIN),
      },
      ...UNTOLD,
    ],
    [
      'a module of a package',
      { ...FILES, 'app.module.ts': appModule(ADMIN, "import { AdminModule } from '@shop/admin';") },
      ...UNTOLD,
    ],
    [
      'a registration that may not be made',
      {
        ...FILES,
        'app.module.ts': appModule(
          '...optional()',
          `import { AdminModule } from './admin.module';\nfunction optional() { return process.env.ADMIN ? [${ADMIN}] : []; }`,
        ),
      },
      ...UNTOLD,
    ],
    [
      'exceptions from the prefix of the application',
      {
        ...FILES,
        'main.ts': PREFIXED.replace("'api'", "'api', { exclude: ['pets/list'] }"),
        'app.module.ts': appModule(ADMIN),
      },
      'GET /${…}/admin/users/list users.ts:3',
      'GET /${…}/pets/list pets.ts:3',
    ],
    [
      'a class of two modules',
      {
        ...FILES,
        'app.module.ts': appModule(
          ADMIN.replace('}]', "}, { path: 'shop', module: ShopModule }]"),
          "import { AdminModule } from './admin.module';\nimport { ShopModule } from './shop.module';",
        ),
        'shop.module.ts': module('ShopModule', '[Users]', "import { Users } from './users';"),
      },
      'GET /${…}/users/list users.ts:3',
      'GET /pets/list pets.ts:3',
    ],
  ],
});
