import { describe, expect, it } from 'vitest';
import { findRouters } from '../../src/routes/find-routers.ts';
import { movesIn, planOf } from '../plan/planning.ts';
import { addressesIn } from '../support/project.ts';
import { parse, slice } from './dump.ts';

const PETS = "  'GET /pets': 'PetController.find',\n";

function lines(code: string, file = 'config/routes.js'): readonly string[] {
  return findRouters({ ...parse(code), file }).flatMap(({ framework, entries }) =>
    entries.flatMap((entry) =>
      entry.kind === 'route'
        ? entry.methods.map(
            ({ method, range }) =>
              `${framework} ${method}<${slice(code, range)}> <${slice(code, entry.path?.locate(0, entry.path.value.length) ?? [0, 0])}> ${entry.handler.names.join()}`,
          )
        : [],
    ),
  );
}

const LINE = 'sails GET<GET> </pets> PetController.find';

describe('a table of routes', () => {
  it.each<[code: string, ...lines: string[]]>([
    [`module.exports.routes = {\n${PETS}};`, LINE],
    [`export const routes = {\n${PETS}};`, LINE],
    [`const routes = {\n${PETS}};\nmodule.exports.routes = routes;`, LINE],
    [
      `module.exports.routes = {\n${PETS}  "delete /pets/:id": { controller: 'PetController', action: 'destroy' },\n  '/pets/find': { action: 'pet/find' },\n};`,
      LINE,
      'sails DELETE<delete> </pets/:id> PetController.destroy',
      "sails ALL<'/pets/find'> </pets/find> pet/find",
    ],
    [
      `module.exports.routes = {\n${PETS}  'POST /pets': [{ policy: 'isOwner' }, 'pet/create'],\n  'PUT /pets/:id': { fn: (req, res) => res.ok() },\n  'GET /toys': (req, res) => res.ok(),\n};`,
      LINE,
      'sails POST<POST> </pets> pet/create',
      'sails PUT<PUT> </pets/:id> ',
      'sails GET<GET> </toys> ',
    ],
    [`module.exports.routes = {\n${PETS}  'GET /': { view: 'home' },\n};`, LINE, 'sails GET<GET> </> '],
    // Pages, what leads elsewhere, what guards only, patterns, and what only the program knows.
    [
      `module.exports.routes = {\n${PETS}  '/': { view: 'home' },\n  'GET /old': '/pets',\n  'GET /far': 'https://example.com/pets',\n  'GET /toys/*': { policy: 'isOwner' },\n  'r|^/toys/(\\\\d+)$|id': 'ToyController.show',\n  [address]: 'ToyController.list',\n  ...others,\n};`,
      LINE,
    ],
    [`module.exports.routes = {\n  routes: 'GET /pets',\n};`],
    [`module.exports.routes = [{ 'GET /pets': 'PetController.find' }];`],
    [`module.exports.policies = {\n${PETS}};`],
  ])('%s', (code, ...expected) => {
    expect(lines(code)).toEqual(expected);
  });

  it('stands below the configuration', () => {
    const code = `module.exports.routes = {\n${PETS}};`;
    expect(lines(code, 'api/config/routes/pets.ts')).toEqual([LINE]);
    expect(lines(code, 'test/routes.js')).toEqual([]);
  });

  it('says whole addresses', () => {
    expect(addressesIn({ 'config/routes.js': `module.exports.routes = {\n${PETS}};` })).toEqual([
      'GET /pets config/routes.js:2',
    ]);
  });
});

describe('what Sails answers beside its table', () => {
  it('is asked for by requests of old addresses', () => {
    const files = {
      'config/routes.js': `module.exports.routes = {\n${PETS}};`,
      'assets/pets.js': "fetch('/pets/getAll');",
    };
    expect(movesIn(planOf(files), 'assets/pets.js')).toEqual([]);
  });
});
