import { describe, expect, it } from 'vitest';
import { findRequests } from '../../src/requests/find-requests.ts';
import { keptUrls } from '../../src/requests/kept-urls.ts';
import { moduleSpecifiers, moduleUses } from '../../src/requests/module-reads.ts';
import { parse } from '../routes/dump.ts';
import { expectLinear } from '../support/work/work.ts';

/** The URLs that a file keeps, each behind the names that lead to it. */
function kept(code: string): readonly string[] {
  return keptUrls(parse(code)).map(({ path, text }) => `${path.join('.')} ${text.value.replaceAll('\uE000', '{}')}`);
}

/** What a file reads of other modules, each by its names; with `!` where a request does. */
function uses(code: string): Readonly<Record<string, readonly string[] | null>> {
  const source = parse(code);
  return Object.fromEntries(
    [...moduleUses(source, findRequests(source))].map(([specifier, use]) => [
      specifier,
      use && use.reads.map(({ path, request }) => path.join('.') + (request ? '!' : '')),
    ]),
  );
}

describe('the URLs that a file keeps for others', () => {
  it.each<[code: string, found: readonly string[]]>([
    ["export const LIST = '/users';", ['LIST /users']],
    [
      "export const URLS = { users: { list: '/users', 'one': `/users/${1}` } } as const;",
      ['URLS.users.list /users', 'URLS.users.one /users/1'],
    ],
    ["const URLS = { list: '/users' };\nexport { URLS as default };", ['list /users']],
    [
      "const URLS = { list: '/users' };\nexport type Url = typeof URLS;\nexport { URLS as ADDRESSES };",
      ['ADDRESSES.list /users'],
    ],
    ["module.exports = { LIST: '/users', one: (id) => `/users/${id}` };", ['LIST /users', 'one.() /users/{}']],
    [
      "exports.LIST = 'http://localhost/users'; module.exports.ONE = '/users/';",
      ['ONE /users/', 'LIST http://localhost/users'],
    ],
    ["export function one(id) { return '/users/' + id; }", ['one.() /users/{}']],
    ["export const NAME = 'users', LIST = '/users';", ['LIST /users']],
    ["export default { list: '/users', list: '/orders' };", []],
    ["export const LIST = '/users';\nfetch(LIST);", []],
    ["export let LIST = '/users';\nLIST = '/orders';", []],
    ["const LIST = '/users';\nexport { LIST, LIST as USERS };", []],
    ["export const URLS = { [key]: '/users', list: '/users' };", []],
    ["export const one = (id) => { if (id) return '/users'; return '/orders'; };", []],
    ["const LIST = '/users';", []],
  ])('%s', (code, found) => {
    expect(kept(code)).toEqual(found);
  });
});

describe('what a file takes of other modules', () => {
  it.each<[code: string, taken: Readonly<Record<string, readonly string[] | null>>]>([
    [
      "import { URLS, LIST as ALL } from './urls';\nfetch(URLS.users.list);\nfetch(`${ALL}?page=1`);\nlog(URLS.users.one);",
      { './urls': ['URLS.users.list!', 'URLS.users.one', 'LIST!'] },
    ],
    [
      "import * as urls from './urls';\nimport fallback from './urls';\nfetch(urls.LIST + fallback.x);",
      { './urls': ['LIST!', 'x'] },
    ],
    [
      "const { LIST } = require('./urls');\nconst urls = require('./urls');\nfetch(LIST);\nfetch(urls.one(id));",
      { './urls': ['LIST!', 'one.()!'] },
    ],
    ["import { URLS } from './urls';\nfetch(URLS[key]);\nURLS.list = other;", { './urls': ['URLS', 'URLS.list'] }],
    ["const urls = require('./urls');\nlog(urls.default.list);", { './urls': ['list'] }],
    ["import './urls';", { './urls': null }],
    ["import { URLS } from './urls';\nvi.mock('./urls');", { './urls': null }],
    ["const load = () => require('./urls').LIST;", { './urls': null }],
  ])('%s', (code, taken) => {
    expect(uses(code)).toEqual(taken);
  });

  it('finds the specifiers of modules in any file', () => {
    expect(
      moduleSpecifiers(
        "<script>\nimport a from './a';\nexport * from \"./b\";\nconst c = require('c'), d = import(/* lazy */ './d'), e = vi.importActual<typeof E>('./e');\n</script>",
      ),
    ).toEqual(['./a', './b', 'c', './d', './e']);
  });
});

describe('hostile sources are read', () => {
  it.each<[what: string, source: (size: number) => string]>([
    [
      'many names',
      (size) =>
        `export const URLS = { ${Array.from({ length: size }, (_, at) => `u${String(at)}: '/users/${String(at)}'`).join(', ')} };`,
    ],
    [
      'deep tables',
      (size) =>
        `export const URLS = ${'{ a: '.repeat(Math.min(size, 100))}'/users'${' }'.repeat(Math.min(size, 100))};`,
    ],
    [
      'many imports',
      (size) =>
        Array.from(
          { length: size / 4 },
          (_, at) => `import { U${String(at)} } from './u${String(at)}';\nfetch(U${String(at)});`,
        ).join('\n'),
    ],
    ['long sums', (size) => `import { U } from './u';\nfetch(U${' + U'.repeat(Math.min(size, 300))});`],
    ['words before modules', (size) => `export const x = '/y'; // ${'mock mockFrom < '.repeat(size)}`],
  ])('%s', (_what, source) => {
    const read = (size: number): unknown => {
      const code = source(size);
      return [kept(code), uses(code), moduleSpecifiers(code)];
    };
    expectLinear(read);
    expect(() => read(4_000)).not.toThrow();
  });
});
