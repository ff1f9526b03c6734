import { esmApp, projects } from './mounted.ts';

const DECORATOR =
  "export const Route = (method, path) => (target, key, descriptor) => { Reflect.defineMetadata('route', { method, path }, target, key); };";
const USERS = [
  "import { Route } from './route';",
  'export class Users {',
  "  @Route('get', '/users')",
  '  list(req, res) { res.json([]); }',
  "  @Route('post', '/users/add')",
  '  add(req, res) { res.json({}); }',
  '}',
].join('\n');
const CONTAINER = [
  'class Container {',
  '  types = new Map();',
  '  register(key, type) { this.types.set(key, type); }',
  "  resolve(key) { const type = this.types.get(key); const needed = Reflect.getMetadata('design:paramtypes', type) || []; return new type(...needed.map((each) => this.resolve(each.name))); }",
  '}',
  'export const container = new Container();',
  'export const Injectable = () => (target) => { container.register(target.name, target); };',
].join('\n');
const LISTED = [
  "const ROUTES = Symbol('routes');",
  "export const Area = (prefix = '') => (target) => { Reflect.defineMetadata('prefix', prefix, target); };",
  'const on = (method) => (path) => (target, key) => {',
  '  const rows = Reflect.getMetadata(ROUTES, target.constructor) || [];',
  '  rows.push({ method, path, key });',
  '  Reflect.defineMetadata(ROUTES, rows, target.constructor);',
  '};',
  "export const [Reads, Writes] = [on('get'), on('post')];",
  'export const rowsOf = (type) => Reflect.getMetadata(ROUTES, type) || [];',
].join('\n');

projects({
  'Routes that decorators keep as metadata': [
    [
      'of the members of a prototype, of an instance that a container makes',
      {
        'app.ts': esmApp(
          "import { container } from './container';",
          "import { Users } from './users';",
          'const users: any = container.resolve(Users.name);',
          'const prototype = Object.getPrototypeOf(users);',
          'for (const name of Object.getOwnPropertyNames(prototype)) {',
          "  const route = Reflect.getMetadata('route', prototype, name);",
          '  if (route) (app as any)[route.method](route.path, prototype[name].bind(users));',
          '}',
          'app.listen(3000);',
        ),
        'container.ts': CONTAINER,
        'route.ts': DECORATOR,
        'users.ts': USERS.replace(
          'export class',
          "import { Injectable } from './container';\n@Injectable()\nexport class",
        ),
      },
      'GET /users users.ts:5',
      'POST /users/add users.ts:7',
    ],
    [
      'as a list of the class, under its prefix',
      {
        'app.ts': esmApp(
          "import { rowsOf } from './decorators';",
          "import { Cars } from './cars';",
          'for (const type of [Cars]) {',
          '  const made: any = new type();',
          '  const router: any = express.Router();',
          '  for (const { method, path, key } of rowsOf(type)) router[method](path, (req, res) => made[key](req, res));',
          "  app.use(Reflect.getMetadata('prefix', type), router);",
          '}',
          'app.listen(3000);',
        ),
        'decorators.ts': LISTED,
        'cars.ts': [
          "import { Area, Reads, Writes } from './decorators';",
          "@Area('/cars')",
          'export class Cars {',
          "  @Reads('/list')",
          '  list(req, res) { res.json([]); }',
          "  @Writes('/')",
          '  add(req, res) { res.json({}); }',
          '}',
        ].join('\n'),
      },
      'GET /cars/list cars.ts:4',
      'POST /cars cars.ts:6',
    ],
    [
      'of a class above, as far as it has them',
      {
        'app.ts': esmApp(
          "import { Ships } from './ships';",
          "if (Reflect.hasMetadata('path', Ships)) app.get(Reflect.getMetadata('path', Ships), (req, res) => res.json([]));",
          "if (Reflect.hasOwnMetadata('path', Ships)) app.get('/own', (req, res) => res.json([]));",
          'app.listen(3000);',
        ),
        'ships.ts': [
          "const At = (path) => (target) => { Reflect.defineMetadata('path', path, target); };",
          "@At('/ships/list')",
          'class Vessels {}',
          'export class Ships extends Vessels {}',
        ].join('\n'),
      },
      'GET /own app.ts:5',
      'GET /ships/list ships.ts:2',
    ],
  ],
});

/** Decorators that keep rows in a map of the project's own, by the class. */
const MAPPED = [
  'export const prefixes = new Map();',
  'export const rows = new WeakMap();',
  'export const Controller = (prefix) => (target) => { prefixes.set(target, prefix); };',
  'const on = (method) => (path) => (target, key) => {',
  '  const own = rows.get(target.constructor) ?? [];',
  '  own.push({ method, path, key });',
  '  rows.set(target.constructor, own);',
  '};',
  "export const [Get, Post] = ['get', 'post'].map(on);",
].join('\n');
const CARS = [
  "import { Controller, Get, Post } from './decorators';",
  "@Controller('/cars')",
  'export class Cars {',
  "  @Get('/list') list(req, res) { res.json([]); }",
  "  @Post('/create') create(req, res) { res.json({}); }",
  '}',
].join('\n');

projects({
  'Routes that decorators keep in lists and maps of the project': [
    [
      'by the class, each with a router of its own',
      {
        'app.ts': esmApp(
          "import { prefixes, rows } from './decorators';",
          "import { Cars } from './cars';",
          'for (const type of [Cars]) {',
          '  const made: any = new type();',
          '  const router: any = express.Router();',
          '  for (const { method, path, key } of rows.get(type) ?? []) router[method](path, made[key].bind(made));',
          '  app.use(prefixes.get(type), router);',
          '}',
          'app.listen(3000);',
        ),
        'decorators.ts': MAPPED,
        'cars.ts': CARS,
      },
      'GET /cars/list cars.ts:4',
      'POST /cars/create cars.ts:5',
    ],
    [
      'in one list, where the classes are only imported',
      {
        'app.ts': esmApp(
          "import { rows } from './decorators';",
          "import './controllers';",
          'rows.forEach((row) => (app as any)[row.method](row.path, row.handler));',
          'app.listen(3000);',
        ),
        'decorators.ts':
          'export const rows: any[] = [];\nexport const Route = (method: string, path: string) => (target: any, key: string, { value }: PropertyDescriptor) => { rows.push({ method, path, handler: value }); };',
        'controllers/index.ts': "export * from './cars';\nexport { Ships } from './ships';",
        'controllers/cars.ts':
          "import { Route } from '../decorators';\nexport class Cars {\n  @Route('get', '/cars/list') list(req, res) { res.json([]); }\n}",
        'controllers/ships.ts':
          "import { Route } from '../decorators';\nexport class Ships {\n  @Route('post', '/ships/create') create(req, res) { res.json([]); }\n}",
      },
      'GET /cars/list controllers/cars.ts:3',
      'POST /ships/create controllers/ships.ts:3',
    ],
  ],
});
