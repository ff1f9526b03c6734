import { app, projects } from './mounted.ts';

/** `/part/item000`, ... */
const NAMES = Array.from({ length: 600 }, (_, at) => `item${String(at).padStart(3, '0')}`);
const ROWS = NAMES.map((name) => `{ name: '${name}', methods: ['get', 'post'] }`).join(',\n  ');

projects({
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
  ],
});
