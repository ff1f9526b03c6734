import { app, projects } from './mounted.ts';

/** `/part/item000`, ... */
const NAMES = Array.from({ length: 600 }, (_, at) => `item${String(at).padStart(3, '0')}`);
const ROWS = NAMES.map((name) => `{ name: '${name}', methods: ['get', 'post'] }`).join(',\n  ');
/** Fewer, but more than one function is run for by default. */
const SHIPS = NAMES.slice(0, 480);

function listOf(names: readonly string[]): string {
  return `module.exports = [\n  ${names.map((name) => `'${name}'`).join(',\n  ')},\n];`;
}

/** More than a choice has alternatives. */
const FEW = NAMES.slice(0, 30);
const FOLDERS = {
  'app.js': [
    "const app = require('express')();",
    "const files = require('./files');",
    "const table = require('./rows');",
    'const rows = [];',
    'for (const folder of files.folders())',
    '  for (const row of table) if (files.isIn(folder, row)) rows.push(row);',
  ].join('\n'),
  'files.js': "const { list, has } = require('some-files');\nmodule.exports = { folders: list, isIn: has };",
  'rows.js': `module.exports = [\n  ${FEW.map((name) => `{ path: '/${name}' }`).join(',\n  ')},\n];`,
};
const FOUND = FEW.map((name, at) => `GET /${name} rows.js:${String(at + 2)}`);
const LISTEN = '\napp.listen(3000);';

projects({
  'A list in an unknown order, with more elements than a choice has': [
    [
      'of which a callback registers each',
      {
        ...FOLDERS,
        'app.js': `${FOLDERS['app.js']}\nrows.forEach(({ path }) => app.get(path, (req, res) => res.json([])));${LISTEN}`,
      },
      ...FOUND,
    ],
    [
      'of which a loop registers each, after others',
      {
        ...FOLDERS,
        'app.js': `${FOLDERS['app.js']}\nfor (const { path } of rows.filter((row) => row.path)) app.get(path, (req, res) => res.json([]));${LISTEN}`,
      },
      ...FOUND,
    ],
  ],
  'A table that is longer than the bounds of one function': [
    [
      'is read to its end, with a call for each prefix, method and handler of a row',
      {
        'app.js': app(
          "const rows = require('./rows');",
          "const { pathOf } = require('./paths');",
          'const handlers = [(req, res, next) => next(), (req, res) => res.json([])];',
          'for (const row of rows)',
          "  ['/cars', '/ships'].map((part) => pathOf(part, row.name)).forEach((path) =>",
          '    handlers.forEach((handler) => row.methods.forEach((method) => app[method](path, handler))));',
          'app.listen(3000);',
        ),
        'rows.js': `module.exports = [\n  ${ROWS},\n];`,
        'paths.js': "exports.pathOf = (...parts) => parts.map((each) => each.replace('//', '/')).join('/');",
      },
      ...['GET', 'POST'].flatMap((method) =>
        ['cars', 'ships'].flatMap((part) =>
          NAMES.map((name, at) => `${method} /${part}/${name} rows.js:${String(at + 2)}`),
        ),
      ),
    ],
    [
      'is kept row by row by a function that returns nothing, after other routes',
      {
        'app.js': app(
          "const rows = require('./rows');",
          "for (const name of rows) app.get('/cars/' + name, (req, res) => res.json([]));",
          'const kept = [];',
          'const keep = (name) => { kept.push({ name }); };',
          "for (const name of require('./ships')) keep(name);",
          "for (const { name } of kept) app.get('/ships/' + name, (req, res) => res.json([]));",
          'app.listen(3000);',
        ),
        'rows.js': listOf(NAMES),
        'ships.js': listOf(SHIPS),
      },
      ...NAMES.map((name, at) => `GET /cars/${name} rows.js:${String(at + 2)}`),
      ...SHIPS.map((name, at) => `GET /ships/${name} ships.js:${String(at + 2)}`),
    ],
  ],
});
