import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Project } from '../../dist/project/project.js';

const ACTIONS = [
  ['get', '/getAll'],
  ['get', '/show/:id'],
  ['post', '/create'],
  ['put', '/update/:id'],
  ['delete', '/:id'],
];

/** How the routes of an application are registered: the file of each group of five, and the application with all. */
const FORMS = {
  'calls of a router': {
    group: (name) => [
      `const router = require('express').Router();`,
      ...ACTIONS.map(([verb, path]) => `router.${verb}('${path}', (req, res) => res.json('${name}'));`),
      'module.exports = router;',
    ],
    use: (name) => `app.use('/${name}', require('./routes/${name}'));`,
  },
  'rows of tables': {
    group: (name) => [
      'module.exports = [',
      ...ACTIONS.map(
        ([verb, path]) => `  { verb: '${verb}', path: '${path}', handler: (req, res) => res.json('${name}') },`,
      ),
      '];',
    ],
    use: (name) =>
      `for (const { verb, path, handler } of require('./routes/${name}')) app[verb]('/${name}' + path, handler);`,
  },
  'classes that keep them for later': {
    group: (name) => [
      "const { Routes } = require('../base');",
      'module.exports = class extends Routes {',
      '  fill() {',
      ...ACTIONS.map(([verb, path]) => `    this.add('${verb}', '${path}', (req, res) => res.json('${name}'));`),
      '  }',
      '};',
    ],
    use: (name) => `app.use('/${name}', new (require('./routes/${name}'))().router());`,
  },
};

const BASE = [
  "const express = require('express');",
  'class Routes {',
  '  constructor() { this.rows = []; this.fill(); }',
  '  add(verb, path, handler) { this.rows.push({ verb, path, handler }); }',
  '  router() {',
  '    const made = express.Router();',
  '    for (const { verb, path, handler } of this.rows) made[verb](path, handler);',
  '    return made;',
  '  }',
  '}',
  'module.exports = { Routes };',
];

/**
 * How long it takes to find the routes of an application, of which each form registers the same.
 *
 * @param {number} count how many routes
 * @param {() => Iterable<number>} tries
 * @returns {Generator<{ form: string, time: number }>} milliseconds, the least of the tries
 */
export function* recognitionTimes(count, tries) {
  for (const [form, { group, use }] of Object.entries(FORMS)) {
    const names = Array.from({ length: Math.ceil(count / ACTIONS.length) }, (_, at) => `thing${at}s`);
    const files = {
      'package.json': '{ "name": "service" }',
      'base.js': BASE.join('\n'),
      'app.js': [
        "const express = require('express');",
        'const app = express();',
        ...names.map(use),
        'app.listen(3000);',
      ].join('\n'),
      ...Object.fromEntries(names.map((name) => [`routes/${name}.js`, group(name).join('\n')])),
    };
    yield { form, time: Math.min(...[...tries()].map(() => timeOf(files, names.length * ACTIONS.length))) };
  }
}

/** The time of finding all routes of a new project. */
function timeOf(files, expected) {
  const root = mkdtempSync(join(tmpdir(), 'restful-routes-bench-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const start = performance.now();
  const { routers } = Project.at(root, { accounting: 'code' }).view();
  const time = performance.now() - start;
  rmSync(root, { recursive: true });
  const routes = routers.flatMap(({ entries }) =>
    entries.filter((each) => each.kind === 'route' && each.path !== null),
  );
  if (routes.length !== expected) throw new Error(`${String(routes.length)} routes instead of ${String(expected)}`);
  return time;
}
