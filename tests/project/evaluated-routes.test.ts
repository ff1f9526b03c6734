import { app, esmApp, fastifyApp, koaApp, projects, ROUTER } from './mounted.ts';

const BASE = [
  "const express = require('express');",
  'class Routes {',
  '  constructor() { this.rows = []; this.fill(); }',
  '  add(method, path, ...handlers) { this.rows.push({ method, path, handler: handlers.at(-1) }); }',
  '  router() { const made = express.Router(); for (const { method, path, handler } of this.rows) made[method.toLowerCase()](path, handler); return made; }',
  '}',
  'module.exports = { Routes };',
].join('\n');

/** A class that keeps a list with one row in its second line. */
function kept(name: string): string {
  return `const { Routes } = require('./base');\nmodule.exports = class extends Routes { fill() {\n  this.add('GET', '/list', (req, res) => res.json([])); this.add('POST', '/${name}', (req, res) => res.json({}));\n} };`;
}

const REGISTER =
  'exports.register = (target, base, verb, path) => {\n  target[verb](base + path, (req, res) => res.json([]));\n};';
const HAPI = ["const Hapi = require('@hapi/hapi');", 'const server = Hapi.server({ port: 3000 });'];
const HAPI_ROWS = "module.exports = [\n  { method: 'GET', path: '/cars/list', handler: () => [] },\n];";

projects({
  'Routes that a table of tables names': [
    [
      'under a prefix of each group',
      {
        'app.js': app(
          "const { register } = require('./register');",
          "const GROUPS = { cars: [{ verb: 'get', path: 'list' }, { verb: 'post', path: 'add' }], ships: [{ verb: 'get', path: 'all' }] };",
          'for (const [name, rows] of Object.entries(GROUPS)) for (const { verb, path } of rows) register(app, `/${name}/`, verb, path);',
          'app.listen(3000);',
        ),
        'register.js': REGISTER,
      },
      'GET /cars/list app.js:4',
      'GET /ships/all app.js:4',
      'POST /cars/add app.js:4',
    ],
    [
      'by keys with several blanks, in a map',
      {
        'app.js': app(
          "const rows = new Map([['GET   /cars/list', (req, res) => res.json([])], ['POST\t/cars', (req, res) => res.json({})]]);",
          'for (const [key, handler] of rows) { const [verb, path] = key.split(/\\s+/); app[verb.toLowerCase()](path, handler); }',
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:4',
      'POST /cars app.js:4',
    ],
    [
      'in another file, by tuples',
      {
        'app.js': app(
          "require('./rows').map(([verb, path]) => app[verb](path, (req, res) => res.json([])));",
          'app.listen(3000);',
        ),
        'rows.js': "module.exports = [\n  ['get', '/cars/list'],\n  ['post', '/cars/add'],\n];",
      },
      'GET /cars/list rows.js:2',
      'POST /cars/add rows.js:3',
    ],
    [
      'by the keys of an object',
      {
        'app.js': app(
          "const rows = { 'GET /cars/list': (req, res) => res.json([]), 'POST /cars': (req, res) => res.json({}) };",
          "Object.entries(rows).forEach(([key, handler]) => { const [verb, path] = key.split(' '); app[verb.toLowerCase()](path, handler); });",
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:4',
      'POST /cars app.js:4',
    ],
  ],
  'Routes that an object keeps for later': [
    [
      'each instance its own',
      {
        'base.js': BASE,
        'cars.js': kept('cars'),
        'ships.js': kept('ships'),
        'app.js': app(
          "const Cars = require('./cars');",
          "const Ships = require('./ships');",
          "app.use('/cars', new Cars().router());",
          "app.use('/ships', new Ships().router());",
          'app.listen(3000);',
        ),
      },
      'GET /cars/list cars.js:3',
      'GET /ships/list ships.js:3',
      'POST /cars/cars cars.js:3',
      'POST /ships/ships ships.js:3',
    ],
    [
      'a builder',
      {
        'app.js': koaApp(
          'class Builder { rows = []; get(path, run) { this.rows.push([path, run]); return this; } build() { const router = new Router(); this.rows.forEach(([path, run]) => router.get(path, run)); return router; } }',
          "app.use(new Builder().get('/cars/list', (ctx) => { ctx.body = []; }).get('/cars/:id', (ctx) => { ctx.body = {}; }).build().routes());",
          'app.listen(3000);',
        ),
      },
      'GET /cars/:id app.js:5',
      'GET /cars/list app.js:5',
    ],
    [
      'a list that is filled before it is read',
      {
        'app.js': app(
          'const pending = [];',
          'function later(path, handler) { pending.push({ path, handler }); }',
          "later('/cars/list', (req, res) => res.json([]));",
          'for (const each of pending) app.get(each.path, each.handler);',
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:5',
    ],
  ],
  'Routes of the files of a folder': [
    [
      'that a package loads',
      {
        'server.js': [
          ...HAPI,
          "const rows = require('require-directory')(module, './routes');",
          'Object.values(rows).forEach((each) => server.route(each));',
        ].join('\n'),
        'routes/cars.js': HAPI_ROWS,
        'routes/ships.js': HAPI_ROWS.replace('cars', 'ships'),
      },
      'GET /cars/list routes/cars.js:2',
      'GET /ships/list routes/ships.js:2',
    ],
    [
      'that a glob names',
      {
        'package.json': '{}',
        'server.js': [
          ...HAPI,
          "const { globSync } = require('glob');",
          "for (const file of globSync('routes/*.js')) server.route(require(require('path').resolve(__dirname, file)));",
        ].join('\n'),
        'routes/cars.js': HAPI_ROWS,
      },
      'GET /cars/list routes/cars.js:2',
    ],
    [
      'that the disk lists',
      {
        'server.js': [
          ...HAPI,
          "const fs = require('fs'); const path = require('path');",
          "const folder = path.join(__dirname, 'routes');",
          "const rows = fs.readdirSync(folder).filter((name) => name.endsWith('.js') && !name.startsWith('_')).flatMap((name) => require(path.join(folder, name)));",
          'server.route(rows);',
        ].join('\n'),
        'routes/_none.js': HAPI_ROWS.replace('cars', 'none'),
        'routes/cars.js': HAPI_ROWS,
      },
      'GET /cars/list routes/cars.js:2',
    ],
    [
      'that a walk through folders finds',
      {
        'server.js': [
          ...HAPI,
          "const fs = require('fs'); const _ = require('lodash');",
          'const filesIn = (folder, found = []) => {',
          "  fs.readdirSync(folder).forEach((name) => { const file = folder + '/' + name; if (fs.statSync(file).isDirectory()) filesIn(file, found); else if (_.includes(name, '.routes.js')) found.push(file); });",
          '  return found;',
          '};',
          "for (const file of filesIn('api')) server.route(require('./' + file));",
        ].join('\n'),
        'api/town/shops/v1/routes/cars.routes.js': HAPI_ROWS,
        'api/town/shops/v1/cars.js': 'exports.none = 1;',
        'api/pens.routes.js': HAPI_ROWS.replaceAll('cars', 'pens'),
      },
      'GET /cars/list api/town/shops/v1/routes/cars.routes.js:2',
      'GET /pens/list api/pens.routes.js:2',
    ],
    [
      'that a walk through nested rows finds',
      {
        'server.js': [
          ...HAPI,
          "const leaf = { path: '/list', handler: (request, h) => [] };",
          "const tree = [{ path: '/cars', below: [{ path: '/old', below: [{ path: '/red', below: [{ path: '/fast', below: [leaf] }] }] }] }];",
          "const add = (rows, before) => rows.map(({ path, handler, below }) => { if (handler) server.route({ method: 'GET', path: before + path, handler }); if (below) add(below, before + path); });",
          "add(tree, '');",
        ].join('\n'),
      },
      'GET /cars/old/red/fast/list server.js:3',
    ],
    [
      'that a bundler lists',
      {
        'app.js': esmApp(
          "const files = import.meta.glob('./routes/*.js', { eager: true });",
          'Object.values(files).forEach(({ rows }) => rows.forEach((row) => app[row.verb](row.path, row.run)));',
          'app.listen(3000);',
        ),
        'routes/cars.js':
          "export const rows = [\n  { verb: 'get', path: '/cars/list', run: (req, res) => res.json([]) },\n];",
      },
      'GET /cars/list routes/cars.js:2',
    ],
  ],
  'Routes of files that are loaded from the folder of the application': [
    ...[
      ["const root = require('app-root-path');", "require(root + '/routes/cars')"],
      ["import root from 'app-root-path';", 'require(`${root}/routes/cars.js`)'],
      ["const root = require('app-root-path');", "root.require('/routes/cars')"],
      ["const load = require('app-root-path').require;", "load('routes/cars')"],
      ["const { path: root } = require('app-root-path');", "require(require('path').join(root, 'routes', 'cars'))"],
      ["const root = require('app-root-path').toString();", "require(root + '/routes/cars')"],
      ["const root = require('app-root-path');", "require(root.resolve('/routes/cars'))"],
      ["const root = require('app-root-dir').get();", "require(root + '/routes/cars')"],
    ].map(([root = '', cars = '']): [string, Record<string, string>, string] => [
      cars,
      {
        'src/app.js': app(root, `const cars = ${cars};`, "app.use('/cars', cars);", 'app.listen(3000);'),
        'routes/cars.js': `${ROUTER}module.exports = router;`,
      },
      'GET /cars/list routes/cars.js:2',
    ]),
  ],
  'Registrations that look like nothing of the kind': [
    [
      'with handlers whose parameters have other names',
      {
        'app.js': app("require('./routes')(app);", 'app.listen(3000);'),
        'routes.js':
          "module.exports = (web) => {\n  web.get('/cars/list', (q, r) => r.json([]));\n  web.route('/car').head(guard).get((q, r) => r.redirect('/'));\n};\nconst guard = (q, r, go) => go();",
      },
      'GET /car routes.js:3',
      'GET /cars/list routes.js:2',
      'HEAD /car routes.js:3',
    ],
    [
      'on what a function answers',
      {
        'app.js': fastifyApp(
          'const server = () => app;',
          "server().get('/cars/list', async () => []);",
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:3',
    ],
    [
      'and none on what is no router',
      {
        'app.js': app(
          "const cache = new Map(); cache.get('/cars/list', () => 1);",
          "require('axios').get('/cars/all', (value) => value);",
          "app.get('/cars', (req, res) => res.json([]));",
          'app.listen(3000);',
        ),
      },
      'GET /cars app.js:5',
    ],
  ],
  'Routers that only the program mounts': [
    [
      'by the keys of a table, behind others',
      {
        'app.js': app("require('./mounts')(app);", 'app.listen(3000);'),
        'mounts.js':
          "const table = { '/cars': [require('./cars')], '/ships': [check, require('./ships')] };\nfunction check(req, res, next) { next(); }\nmodule.exports = (web) => { Object.keys(table).forEach((path) => { web.use(path, ...table[path]); }); };",
        'cars.js': `${ROUTER}module.exports = router;`,
        'ships.js': `${ROUTER}module.exports = router;`,
      },
      'GET /cars/list cars.js:2',
      'GET /ships/list ships.js:2',
    ],
    [
      'by a method of their class, under a path of each',
      {
        'base.ts':
          "import { Router } from 'express';\nexport class Base { protected own = Router(); constructor(protected path: string) {} placeOn(router: Router) { router.use(this.path, this.own); } }",
        'all.ts':
          "import { Base } from './base';\nexport class Cars extends Base { constructor() { super('/cars');\n this.own.get('/list', (req, res) => res.json([])); } }\nexport class Ships extends Base { constructor() { super('/ships');\n this.own.get('/list', (req, res) => res.json([])); } }",
        'app.ts': esmApp(
          "import { Cars, Ships } from './all';",
          'for (const each of [new Cars(), new Ships()]) each.placeOn(app);',
          'app.listen(3000);',
        ),
      },
      'GET /cars/list all.ts:3',
      'GET /ships/list all.ts:5',
    ],
    [
      'with what their class keeps in a map',
      {
        'keeper.ts': [
          "import express from 'express';",
          'export class Keeper {',
          '  readonly kept = new Map<string, { verb: string; run: Function }>();',
          '  readonly router = express.Router();',
          '  constructor(readonly path: string) {}',
          '  add(path: string, verb: string, run: Function) { this.kept.set(path, { verb, run }); }',
          '  placeOn(app: express.Application) {',
          '    this.kept.forEach(({ verb, run }, path) => { this.router[verb](path, run); });',
          '    app.use(this.path, this.router);',
          '  }',
          '}',
        ].join('\n'),
        'app.ts': esmApp(
          "import { Keeper } from './keeper';",
          "const cars = new Keeper('/cars'); cars.add('/list', 'get', (req, res) => res.json([])); cars.placeOn(app);",
          "const ships = new Keeper('/ships'); ships.add('/all', 'get', (req, res) => res.json([])); ships.placeOn(app);",
          'app.listen(3000);',
        ),
      },
      'GET /cars/list keeper.ts:8',
      'GET /ships/all keeper.ts:8',
    ],
    [
      'where a superclass registers what it is told',
      {
        'base.js':
          "const express = require('express');\nmodule.exports = class { constructor() { this.router = express.Router(); } on(verb, path, run) { this.router[verb](path, run); } };",
        'cars.js':
          "const Base = require('./base');\nclass Cars extends Base { constructor() { super();\n this.on('get', '/list', this.all); } all(req, res) { res.json([]); } }\nmodule.exports = new Cars().router;",
        'app.js': app("app.use('/cars', require('./cars'));", 'app.listen(3000);'),
      },
      'GET /cars/list cars.js:3',
    ],
  ],
  'Prefixes that a function of the project answers': [
    [
      'of a controller',
      {
        'paths.ts': 'export const api = (version: number, name: string) => `api/v${version}/${name}`;',
        'cars.ts':
          "import { Controller, Get } from '@nestjs/common';\nimport { api } from './paths';\n@Controller(api(1, 'cars'))\nexport class Cars {\n  @Get('list') all() { return []; }\n}",
        'main.ts':
          "import { Module } from '@nestjs/common';\nimport { NestFactory } from '@nestjs/core';\nimport { Cars } from './cars';\n@Module({ controllers: [Cars] })\nexport class App {}\nasync function main() { const app = await NestFactory.create(App); await app.listen(3000); }\nvoid main();",
      },
      'GET /api/v1/cars/list cars.ts:5',
    ],
  ],
  'Routers that a function answers as it is given them': [
    [
      'have a table each',
      {
        'app.js': app(
          'const guarded = (router) => { router.use((req, res, next) => next()); return router; };',
          'const cars = guarded(express.Router());',
          "cars.get('/list', (req, res) => res.json([]));",
          'const ships = guarded(express.Router());',
          "ships.get('/list', (req, res) => res.json([]));",
          "app.use('/cars', cars);",
          "app.use('/ships', ships);",
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:5',
      'GET /ships/list app.js:7',
    ],
  ],
  'Routes that a program registers by itself, where no file shows any': [
    [
      'by a fluent class',
      {
        'app.js': app(
          'class Pages { constructor(target) { this.target = target; } add(path, url) { this.target.get(path, (req, res) => res.redirect(url)); return this; } }',
          "new Pages(app).add('/cars', '/x').add('/ships', '/y');",
          'app.listen(3000);',
        ),
      },
      'GET /cars app.js:4',
      'GET /ships app.js:4',
    ],
    [
      'by a table that a closure keeps and takes the rows out of',
      {
        'app.js': app(
          'const make = () => { const rows = []; return { add(...row) { rows.push(row); }, mount(target) { while (rows.length) { const [verb, path, handler] = rows.shift(); target[verb](path, handler); } } }; };',
          'const table = make();',
          "table.add('get', '/cars', (req, res) => res.json([]));",
          "table.add('post', '/ships', (req, res) => res.json({}));",
          'table.mount(app);',
          'app.listen(3000);',
        ),
      },
      'GET /cars app.js:5',
      'POST /ships app.js:6',
    ],
    [
      'by decorators of the project',
      {
        'app.ts': esmApp(
          'const rows: any[] = [];',
          'const route = (verb: string, path: string) => (target: object, key: string) => { rows.push({ verb, path, key }); };',
          'class Cars {',
          "  @route('get', '/cars') list(req: any, res: any) { res.json([]); }",
          '}',
          'const cars: any = new Cars();',
          'rows.forEach(({ verb, path, key }) => (app as any)[verb](path, (req: any, res: any) => cars[key](req, res)));',
          'app.listen(3000);',
        ),
      },
      'GET /cars app.ts:6',
    ],
    [
      'by a member that is taken out and called',
      {
        'app.js': app(
          "const verb = 'get';",
          'const { [verb]: read } = app;',
          "read.call(app, '/cars', (x, y) => y.end());",
          'app.listen(3000);',
        ),
      },
      'GET /cars app.js:5',
    ],
    [
      'of a base class that has its prefix as a parameter',
      {
        'base.ts':
          "import { Router } from 'express';\nexport abstract class Controller { public readonly router = Router(); protected abstract rows(): any[]; constructor(protected readonly base = '/none') { this.rows().forEach(([verb, path, handler]) => (this.router as any)[verb](`${this.base}${path}`, handler)); } }",
        'cars.ts':
          "import { Controller } from './base';\nexport class Cars extends Controller { constructor() { super('/cars'); }\n  protected rows() { return [['get', '/list', this.list]]; }\n  private list(req: any, res: any) { res.json([]); } }",
        'app.ts':
          "import express from 'express';\nimport { Cars } from './cars';\nconst app = express();\nfor (const each of [new Cars()]) app.use(each.router);\napp.listen(3000);",
      },
      'GET /cars/list cars.ts:3',
    ],
  ],
  'Routers that a program mounts, whatever a reader of the syntax tells of their prefixes': [
    [
      'in a loop over them by their names',
      {
        'app.mjs': esmApp(
          "import { cars } from './cars.mjs';",
          "import ships from './ships.mjs';",
          'for (const [name, router] of Object.entries({ cars, ships })) app.use(`/${name}`, router);',
          'app.listen(3000);',
        ),
        'make.mjs': "import { Router } from 'express';\nexport default function make() { return Router(); }",
        'cars.mjs':
          "import make from './make.mjs';\nexport const cars = make();\ncars.get('/list', (req, res) => res.json([]));",
        'ships.mjs':
          "import make from './make.mjs';\nconst ships = make();\nships.get('/list', (req, res) => res.json([]));\nexport default ships;",
      },
      'GET /cars/list cars.mjs:3',
      'GET /ships/list ships.mjs:3',
    ],
    [
      'in a loop over a folder',
      {
        'app.js': app(
          "const fs = require('fs');",
          "for (const name of fs.readdirSync('./routes')) { const area = name.replace('.js', ''); app.use('/' + area, require('./routes/' + name)); }",
          'app.listen(3000);',
        ),
        'routes/cars.js': `${ROUTER}module.exports = router;`,
      },
      'GET /cars/list routes/cars.js:2',
    ],
    [
      'under what functions of the project answer',
      {
        'app.js': app(
          "const config = require('./config');",
          "const at = (...parts) => parts.map((part) => `/${part}`).join('');",
          "app.use(`${config.get('api.prefix')}/cars`, require('./cars'));",
          "app.use(at('v2', 'ships'), require('./ships'));",
          'app.listen(3000);',
        ),
        'config.js':
          "const values = { api: { prefix: '/api/v1' } };\nexports.get = (key) => key.split('.').reduce((found, part) => found[part], values);",
        'cars.js': `${ROUTER}module.exports = router;`,
        'ships.js': `${ROUTER}module.exports = router;`,
      },
      'GET /api/v1/cars/list cars.js:2',
      'GET /v2/ships/list ships.js:2',
    ],
    [
      'each of its own, which one call makes in several rounds',
      {
        'app.js': app(
          "const groups = [{ base: '/cars', rows: [['get', '/list']] }, { base: '/ships', rows: [['post', '/add']] }];",
          'for (const { base, rows } of groups) {',
          '  const router = express.Router();',
          '  for (const [verb, path] of rows) router[verb](path, (req, res) => res.end());',
          '  app.use(base, router);',
          '}',
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:3',
      'POST /ships/add app.js:3',
    ],
  ],
});
