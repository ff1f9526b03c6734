import { expect, it } from 'vitest';
import { addressesIn, routersOf, writeProject } from '../support/project.ts';
import { addressesOf } from '../../src/plan/addresses/addresses.ts';
import { app, ESM_ROUTER, esmApp, ROUTER } from './mounted.ts';

const NUMBERS = Array.from({ length: 200 }, (_, at) => at);

function entries(name: (at: number) => string, text: (at: number) => string): Record<string, string> {
  return Object.fromEntries(NUMBERS.map((at) => [name(at), text(at)]));
}

it('follows 200 files that hand an export on', () => {
  const files = {
    'app.js': esmApp("import { users } from './b0.js';", "app.use('/users', users);"),
    ...entries(
      (at) => `b${String(at)}.js`,
      (at) => `export * from './b${String(at + 1)}.js';`,
    ),
    'b200.js': `${ESM_ROUTER}export { router as users };`,
  };
  expect(addressesIn(files)).toEqual(['GET /users/list b200.js:2']);
});

it('follows 200 routers that mount one another', () => {
  const files = {
    'app.js': app("app.use('/m', require('./m0'));"),
    ...entries(
      (at) => `m${String(at)}.js`,
      (at) =>
        `const router = require('express').Router();\nrouter.use('/${String(at)}', require('./m${String(at + 1)}'));\nmodule.exports = router;`,
    ),
    'm200.js': `${ROUTER}module.exports = router;`,
  };
  expect(addressesIn(files)).toEqual([`GET /m/${NUMBERS.join('/')}/list m200.js:2`]);
});

it('is not held up by 100 barrels that export all of one another', () => {
  const barrels = NUMBERS.slice(0, 100);
  const root = writeProject({
    'app.js': esmApp("import { users, gone } from './b0.js';", "app.use('/users', users);", "app.use('/gone', gone);"),
    ...Object.fromEntries(
      barrels.map((at) => [
        `b${String(at)}.js`,
        barrels.map((to) => `export * from './b${String(to)}.js';`).join('\n') +
          (at === 99 ? "\nexport { users } from './users.js';" : ''),
      ]),
    ),
    'users.js': `${ESM_ROUTER}export { router as users };`,
  });
  const router = routersOf(root).find(({ file }) => file.endsWith('users.js'));
  expect(router && addressesOf(router).map(({ text }) => text)).toEqual(['/users']);
});

it.each([
  ['a list that holds itself', "module.exports = [require('./routes'), require('./routes')];"],
  [
    'an object that holds itself',
    "const routes = { '/a': require('./users') };\nroutes.self = routes;\nmodule.exports = routes;",
  ],
  ['a function that answers itself', 'module.exports = function make() { return make; };'],
  [
    'a class that holds an instance of itself',
    'class Users { static all = new Users(); router = new Users(); }\nmodule.exports = Users;',
  ],
  ['an export that is itself', "module.exports = require('./routes')();"],
  ['a spread of itself', "module.exports = { ...require('./routes') };"],
])('comes to an end with %s', (_title, routes) => {
  const files = {
    'app.js': app(
      "const routes = require('./routes');",
      "app.use('/a', routes);",
      "app.use('/b', routes());",
      "app.use('/c', new routes().router);",
      'routes.forEach((each) => app.use(each.path, each.route));',
      'Object.values(routes).forEach((each) => app.use(each));',
    ),
    'routes.js': routes,
    'users.js': `${ROUTER}module.exports = router;`,
  };
  expect(addressesIn(files)).toHaveLength(1);
});
