import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { projectPlanOf, reasonsOf, type Files } from './planning.ts';

const ANSWER = '(req, res) => res.json([])';

/** What becomes of the routes: the new address, or the reason against it. */
function outcomes(source: string, others: Files = {}): readonly string[] {
  const plan = projectPlanOf({ 'server.js': source, ...others });
  const reasons = reasonsOf(plan).map((reason) => reason.replace(/ \/\S*\//, ' '));
  return plan.routes.map(({ rewrite }, at) =>
    rewrite ? `${rewrite.method} ${rewrite.path.text}` : (reasons[at] ?? ''),
  );
}

describe('a route whose handler a missing file has', () => {
  it.each<[what: string, line: string, others: Files, outcome: string]>([
    ['a member', "app.get('/getUsers', require('./missing').list);", {}, 'missing-handler ./missing server.js'],
    [
      'an import',
      "const { list } = require('./missing');\napp.get('/getUsers', list);",
      {},
      'missing-handler ./missing server.js',
    ],
    [
      'one that another file hands on',
      "app.get('/getUsers', require('./users').list);",
      { 'users.js': "exports.list = require('./missing').list;" },
      'missing-handler ./users server.js',
    ],
    [
      'a guard before it',
      `const guard = require('./missing');\napp.get('/getUsers', guard, ${ANSWER});`,
      {},
      'missing-handler ./missing server.js',
    ],
    [
      'an alias of TypeScript',
      "const { list } = require('@app/missing');\napp.get('/getUsers', list);",
      { 'tsconfig.json': '{ "compilerOptions": { "paths": { "@app/*": ["./src/*"] } } }' },
      'missing-handler @app/missing server.js',
    ],
    [
      'an alias of the package',
      "const { list } = require('#missing');\napp.get('/getUsers', list);",
      { 'package.json': '{ "imports": { "#*": "./src/*.js" } }' },
      'missing-handler #missing server.js',
    ],
  ])('stays: %s', (_what, line, others, outcome) => {
    expect(outcomes(express(line), others)).toEqual([outcome]);
  });

  it.each<[what: string, module: string, others: Files]>([
    ['it is there', './users', { 'users.js': `exports.list = ${ANSWER};` }],
    ['it is there, and of no language that is read', './users.wasm', { 'users.wasm': '' }],
    [
      'it is there, and git ignores it',
      './users',
      { 'users.js': `exports.list = ${ANSWER};`, '.gitignore': 'users.js' },
    ],
    ['a package is not installed', 'users-list', {}],
    [
      'a package is none of a pattern for all',
      'users-list',
      { 'tsconfig.json': '{ "compilerOptions": { "paths": { "*": ["./types/*"] } } }' },
    ],
    ['a build makes it', './dist/users', {}],
    ['it stands outside of the project', '../users', {}],
  ])('moves where %s', (_what, module, others) => {
    expect(outcomes(express(`app.get('/getUsers', require('${module}').list);`), others)).toEqual(['GET /users']);
  });
});

describe('routes beside a router of a missing file', () => {
  const GET = `app.get('/api/getUsers', ${ANSWER});`;

  it.each<[what: string, lines: readonly string[], outcome: string]>([
    ['before them', ["app.use('/api', require('./gone'));", GET], 'shadow use /api server.js'],
    ['behind them', [GET, "app.use('/api', require('./gone'));"], 'shadow use /api server.js'],
    ['by a name', ["const api = require('./gone');", GET, "app.use('/api', api);"], 'shadow use /api server.js'],
    [
      'by the name of a router',
      ["const router = require('./gone');", GET, "app.use('/api', router);"],
      'shadow use /api server.js',
    ],
    ['without a prefix', [GET, "app.use(require('./gone'));"], 'shadow use server.js'],
    [
      'behind a package of the same prefix',
      ["app.use('/api', require('limits'));", GET, "app.use('/api', require('./gone'));"],
      'shadow use /api server.js',
    ],
    ['of a function that is handed the application', [GET, "require('./gone')(app);"], 'shadow use server.js'],
    ['of a package that is handed the application', [GET, "require('gone')(app);"], 'GET /api/users'],
    ['of other addresses', ["app.use('/pages', require('./gone'));", GET], 'GET /api/users'],
    ['of a package', [GET, "app.use('/api', require('gone'));"], 'GET /api/users'],
  ])('stay if it may answer their new addresses: %s', (_what, lines, outcome) => {
    expect(outcomes(express(...lines))).toEqual([outcome]);
  });
});
