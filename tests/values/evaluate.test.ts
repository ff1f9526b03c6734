import { describe, expect, it } from 'vitest';
import { seen } from '../support/evaluated.ts';

describe('a text that is put together', () => {
  it.each<[code: string, ...values: string[]]>([
    ["see('/users' + '/list');", "'/users/list'"],
    ['see(`/users/${id}/edit`);', "'/users/…/edit'"],
    ["see('/'.concat('users', '/list'));", "'/users/list'"],
    ["see(['/users', 'list'].join('/'));", "'/users/list'"],
    ["see('/users/:id'.replace(':id', 'me'));", "'/users/me'"],
    ["see('users.list'.replace('.', '/'));", "'users/list'"],
    ["see('/users/list'.slice(1).split('/'));", "['users', 'list']"],
    ["see('/users/list'.split('/').reverse());", "['list', 'users', '']"],
    [
      "const parts = ['list', 'users']; parts.reverse(); see(`/${parts[0]}`, parts.toReversed()[0]);",
      "'/users', 'list'",
    ],
    ["see(['/users', '/posts'].at(-1), ['/users', '/posts'].at());", "'/posts', '/users'"],
    ["see(['/users', '/posts'].at(index));", '?'],
    ["see('GET  /users\t'.split(/\\s+/));", "['GET', '/users', '']"],
    ["see('a1b22c'.split(/\\d+/));", "['a', 'b', 'c']"],
    ["see('a1b'.split(/(\\d)/));", '?'],
    ["see('ab'.split(/x*/));", '?'],
    ["see(encodeURI('/users/list'), encodeURIComponent(id));", "'/users/list', '…'"],
    ["let url = '/users'; url += '/list'; see(url);", "'/users/list'"],
    ["const path = require('node:path'); see(path.posix.join('/users', 'list'));", "'/users/list'"],
    ["const url = new URL(process.env.API); url.pathname = '/users'; see(`${url}`);", "'…/users'"],
    ["see(String.raw`/users/${'list'}`);", "'/users/list'"],
  ])('%s', (code, ...values) => {
    expect(seen(code)).toEqual(values);
  });
});

describe('a value that is one of several', () => {
  it.each<[code: string, ...values: string[]]>([
    ["see('/users' + (all ? '/all' : '/one'));", "'/users/all' | '/users/one'"],
    ["const o = all ? { at: '/a' } : {}; see(o.at ? o.at : '/b');", "'/a' | '/b'"],
    ["function f({ at } = {}) { see(at ? at : '/b'); } f(); f({ at: '/a' });", "'/b'", "'/a'"],
    ["class A { at = all ? '/a' : null; show() { see(this.at ? this.at : '/b'); } } new A().show();", "'/a' | '/b'"],
    ["const o = all ? '/a' : ''; const p = all ? '/c' : ''; see(o ? p : '/b');", "'/c' | '' | '/b'"],
    ["let url = '/a'; if (isNew) url = '/b'; see(url);", "'/b' | '/a'"],
    ["let url = '/a'; if (isNew) { url = '/b'; see(url); } else see(url);", "'/b'", "'/a'"],
    ["function of(kind) { switch (kind) { case 'x': return '/x'; default: return '/y'; } } see(of('x'));", "'/x'"],
    ["const base = process.env.BASE ?? ''; see(base + '/users');", "'…/users' | '/users'"],
    ["let s = ''; for (const x of list) s += '/a'; see(typeof s);", '?'],
    ["if (false) see('/never'); see('/always');", "'/always'"],
  ])('%s', (code, ...values) => {
    expect(seen(code)).toEqual(values);
  });
});

describe('objects, lists and loops', () => {
  it.each<[code: string, ...values: string[]]>([
    ["const { a, ...others } = { a: 1, b: '/b' }; see(others.b);", "'/b'"],
    [
      "const rows = [['get', '/a'], ['post', '/b']]; for (const [method, path] of rows) see(method, path);",
      "'get', '/a'",
      "'post', '/b'",
    ],
    [
      "const rows = []; rows.push({ path: '/a' }); rows.push({ path: '/b' }); rows.forEach(({ path }) => see(path));",
      "'/a'",
      "'/b'",
    ],
    ["Object.entries({ list: '/list' }).map(([name, path]) => see(name, path));", "'list', '/list'"],
    ["const map = new Map([['a', '/a']]); see(map.get('a'));", "'/a'"],
    ['see({ ...{ a: 1 }, ...given }.a);', '1 | ?'],
    ['for (let i = 0; i < 2; i++) see(`/v${i}`);', "'/v0'", "'/v1'"],
    ["const [first, ...others] = ['/a', '/b']; see(first, others);", "'/a', ['/b']"],
    [
      "see(['/a', '/b'].filter((path) => path !== '/a'), ['a', 'b'].reduce((all, each) => `${all}/${each}`, ''));",
      "['/b'], '/a/b'",
    ],
  ])('%s', (code, ...values) => {
    expect(seen(code)).toEqual(values);
  });
});

describe('functions and classes', () => {
  it.each<[code: string, ...values: string[]]>([
    ["const url = (name) => '/' + name; see(url('users'));", "'/users'"],
    ["function url(name = 'users', ...others) { return `/${name}/${others.length}`; } see(url());", "'/users/0'"],
    ["const both = (path) => { see(path); }; both('/a'); both('/b');", "'/a'", "'/b'"],
    [
      "class Api { path = '/users'; url(...parts) { return [this.path, ...parts].join('/'); } } see(new Api().url('list'));",
      "'/users/list'",
    ],
    [
      "class Base { constructor(name) { this.name = name; } get url() { return `/${this.name}`; } } class Users extends Base { constructor() { super('users'); } } see(new Users().url);",
      "'/users'",
    ],
    ["const bound = see.bind(null); const call = (f, x) => f(x); call((x) => see(x), '/a');", "'/a'"],
    ["function* paths() { yield '/a'; yield '/b'; } for (const path of paths()) see(path);", "'/a'", "'/b'"],
    ["async function load() { return '/a'; } async function run() { see(await load()); }", "'/a'"],
    ["export function unused(path) { see(path, '/fixed'); }", "?, '/fixed'"],
    ["const again = (n) => again(n + 1); again(0); see('/a');", "'/a'"],
  ])('%s', (code, ...values) => {
    expect(seen(code)).toEqual(values);
  });
});

describe('modules', () => {
  it.each<[name: string, files: Readonly<Record<string, string>>, ...values: string[]]>([
    [
      'a constant',
      {
        'app.js': "import { URLS } from './urls.js'; see(URLS.list);",
        'urls.js': "export const URLS = { list: '/users' };",
      },
      "'/users'",
    ],
    [
      'CommonJS',
      { 'app.js': "const { list } = require('./urls'); see(list);", 'urls.js': "exports.list = '/users';" },
      "'/users'",
    ],
    [
      'a default of CommonJS',
      {
        'app.js': "import make from './make.js'; see(make('a'));",
        'make.js': 'module.exports = (name) => `/${name}`;',
      },
      "'/a'",
    ],
    [
      'names that are handed on',
      {
        'app.js': "import { list } from './index.js'; see(list);",
        'index.js': "export * from './urls.js';",
        'urls.js': "export const list = '/users';",
      },
      "'/users'",
    ],
    [
      'two that import each other',
      {
        'a.js': "import { b } from './b.js'; export const a = '/a'; see(b());",
        'b.js': "import { a } from './a.js'; export function b() { return a; }",
      },
      "'/a'",
    ],
    [
      'a caller in another file',
      {
        'page.js': "import { erase } from './api.js'; erase('removeCar');",
        'api.js': 'export const erase = (word) => see(`/${word}`);',
      },
      "'/removeCar'",
    ],
    [
      'TypeScript',
      {
        'app.ts':
          "enum Api { List = '/list' } namespace Urls { export const one = '/one'; } see(Api.List as string, Urls.one!);",
      },
      "'/list', '/one'",
    ],
  ])('%s', (_name, files, ...values) => {
    expect(seen(files)).toEqual(values);
  });
});

describe('hostile programs', () => {
  const times = (count: number, line: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');

  it('ends for texts that may be many at each of many levels', () => {
    const level = (at: number): string => {
      const part = `\${u${String(at)}}`;
      return times(12, (each) => `c${String(each)} ? \`${part}/${part}/${String(each)}\` :`);
    };
    const levels = times(30, (at) => `const u${String(at + 1)} = ${level(at)} '';`);
    expect(seen(`const u0 = c ? 'a' : 'b';\n${levels}\nsee(u30);`)).toHaveLength(1);
  });

  it.each([
    [
      'functions that each call the next one twice',
      `${times(40, (at) => `function f${String(at)}(x) { f${String(at + 1)}(x); return f${String(at + 1)}(x); }`)}\nfunction f40(x) { return x; }\nsee(f0('/a'));`,
    ],
    [
      'functions that all call one another',
      `${times(20, (at) => `function f${String(at)}() { ${times(20, (other) => `f${String(other)}();`)} }`)}\nf0(); see('/a');`,
    ],
    ['an object that holds itself', "const a = {}; a.a = a; a.b = [a, a]; use(a); see('/a');"],
    ['a list that grows while it is gone over', "const list = [1]; while (list.length) list.push(list); see('/a');"],
    ['a class that extends itself', "class A extends A {} new A(); see('/a');"],
    ['a deep text', `let s = ''; ${times(300, () => "s += x ? 'a' : 'b';")} use(s); see('/a');`],
  ])('end: %s', (_name, code) => {
    expect(seen(code)).toHaveLength(1);
  });
});
