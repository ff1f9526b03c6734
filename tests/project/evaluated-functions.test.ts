import { app, esmApp, projects } from './mounted.ts';

const HANDLE = 'const handle = (req, res) => res.json([]);';
const LISTEN = 'app.listen(3000);';
/** Functions of a project that make functions of others. */
const OWN = [
  'exports.pipe = (...fns) => (value) => fns.reduce((made, next) => next(made), value);',
  'exports.curry = (fn) => function curried(...args) {',
  '  return args.length >= fn.length ? fn.apply(this, args) : (...more) => curried.apply(this, [...args, ...more]);',
  '};',
].join('\n');

projects({
  'Members of routers that are called by other functions': [
    [
      'Reflect.apply, call, apply and bind, with some arguments',
      {
        'app.js': app(
          HANDLE,
          "Reflect.apply(app.get, app, ['/cars/list', handle]);",
          "app.post.apply(app, ['/cars/create', handle]);",
          "const remove = app.delete.bind(app, '/cars/remove');",
          'remove(handle);',
          "const reads = [app.get.bind(app, '/ships/list'), app.get.bind(app, '/boats/list')];",
          'for (const read of reads) read(handle);',
          LISTEN,
        ),
      },
      'DELETE /cars/remove app.js:6',
      'GET /boats/list app.js:8',
      'GET /cars/list app.js:4',
      'GET /ships/list app.js:8',
      'POST /cars/create app.js:5',
    ],
  ],
  'Functions that are made of others': [
    [
      'by a package',
      {
        'app.js': app(
          "const { compose, curry, pipe } = require('ramda');",
          "const flow = require('lodash/fp/flow');",
          HANDLE,
          'const route = curry((method, path, handler, on) => { on[method](path, handler); return on; });',
          "const get = route('get');",
          "pipe(get('/cars/list')(handle), route('post', '/cars/create', handle))(app);",
          "compose(get('/ships/list', handle), get('/boats/list')(handle))(app);",
          "flow([get('/planes/list', handle)])(app);",
          LISTEN,
        ),
      },
      'GET /boats/list app.js:9',
      'GET /cars/list app.js:8',
      'GET /planes/list app.js:10',
      'GET /ships/list app.js:9',
      'POST /cars/create app.js:8',
    ],
    [
      'by the project itself',
      {
        'app.js': app(
          "const { curry, pipe } = require('./functions');",
          HANDLE,
          'const route = curry((method, path, handler, on) => { on[method](path, handler); return on; });',
          "pipe(route('get', '/cars/list', handle), route('post')('/cars/create')(handle))(app);",
          LISTEN,
        ),
        'functions.js': OWN,
      },
      'GET /cars/list app.js:6',
      'POST /cars/create app.js:6',
    ],
  ],
  'Rows that iterators give': [
    [
      'generators that pass others on',
      {
        'app.js': app(
          "const { rows } = require('./rows');",
          'for (const [method, path, handle] of rows()) app[method](path, handle);',
          LISTEN,
        ),
        'rows.js': [
          HANDLE,
          "function* cars() { yield ['get', '/cars/list', handle]; yield ['post', '/cars/create', handle]; }",
          "exports.rows = function* () { yield* cars(); yield* [['get', '/ships/list', handle]]; };",
        ].join('\n'),
      },
      'GET /cars/list rows.js:2',
      'GET /ships/list rows.js:3',
      'POST /cars/create rows.js:2',
    ],
    [
      'iterators of classes and objects',
      {
        'app.js': esmApp(
          HANDLE,
          "class Table { *[Symbol.iterator]() { yield '/cars/list'; yield '/ships/list'; } }",
          "const more = { [Symbol.iterator]: () => ['/boats/list'][Symbol.iterator]() };",
          "const late = { async *[Symbol.asyncIterator]() { yield* new Set(['/planes/list']); } };",
          '[...new Table()].forEach((path) => app.get(path, handle));',
          'Array.from(more, (path) => app.get(path, handle));',
          'for await (const path of late) app.get(path, handle);',
          LISTEN,
        ),
      },
      'GET /boats/list app.js:5',
      'GET /cars/list app.js:4',
      'GET /planes/list app.js:6',
      'GET /ships/list app.js:4',
    ],
  ],
  'Rows in groups': [
    [
      'by a function of the language or of a package',
      {
        'app.js': esmApp(
          "import { groupBy } from 'lodash-es';",
          HANDLE,
          "const rows = [{ on: '/cars', method: 'get', path: '/list' }, { on: '/ships', method: 'post', path: '/create' }];",
          'for (const [prefix, group] of Object.entries(Object.groupBy(rows, ({ on }) => on))) {',
          '  const router = express.Router();',
          '  for (const { method, path } of group) router[method](path, handle);',
          '  app.use(prefix, router);',
          '}',
          "Map.groupBy([['boats', '/boats/list']], ([on]) => on).forEach((group) => app.get(group[0][1], handle));",
          "Object.values(groupBy([{ on: 'a', path: '/planes/list' }], 'on')).flat().forEach(({ path }) => app.get(path, handle));",
          LISTEN,
        ),
      },
      'GET /boats/list app.js:11',
      'GET /cars/list app.js:5',
      'GET /planes/list app.js:12',
      'POST /ships/create app.js:5',
    ],
  ],
  'Paths and folders that are made of URLs': [
    [
      'a path below a base, and a file URL that is imported',
      {
        'app.js': esmApp(
          "import { readdir } from 'node:fs/promises';",
          "import path from 'node:path';",
          "import { fileURLToPath, pathToFileURL } from 'node:url';",
          HANDLE,
          "const base = new URL('http://localhost/api/v2/');",
          "app.get(new URL('boats/list', base).pathname, handle);",
          "app.get(new URL('../ships/list', 'http://localhost/api/v2/').pathname, handle);",
          "app.get(String.raw({ raw: ['/planes/', ''] }, 'list'), handle);",
          "const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'routes');",
          'const names = await readdir(folder);',
          'const modules = await Promise.all(names.map((name) => import(pathToFileURL(path.join(folder, name)).href)));',
          'for (const { default: { prefix, router } } of modules) app.use(prefix, router);',
          LISTEN,
        ),
        'routes/cars.js': [
          "import { Router } from 'express';",
          'const router = Router();',
          "router.get('/list', (req, res) => res.json([]));",
          "export default { prefix: '/cars', router };",
        ].join('\n'),
      },
      'GET /api/ships/list app.js:9',
      'GET /api/v2/boats/list app.js:8',
      'GET /cars/list routes/cars.js:3',
      'GET /planes/list app.js:10',
    ],
  ],
});
