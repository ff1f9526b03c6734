import type { TSESTree } from '@typescript-eslint/utils';
import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { scan } from '../../src/routes/scan.ts';
import { readText } from '../../src/text/read-text.ts';
import type { Edit, Text } from '../../src/model/text.ts';
import { parse, parseAsJavaScript } from '../routes/dump.ts';

type Parsed = NonNullable<ReturnType<typeof parseAsJavaScript>>;

/** The text of the argument of the only call of `of` in a source. */
function textIn(source: Parsed): Text | null {
  const file = scan(source);
  const found = firstCallOf(source.ast, source);
  return found ? readText(found, file) : null;
}

function firstCallOf(node: TSESTree.Node, source: Parsed): TSESTree.Node | null {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'of')
    return node.arguments[0] ?? null;
  for (const key of source.visitorKeys[node.type] ?? []) {
    // The keys of a node's type name the properties that hold nodes.
    const child = (node as unknown as Record<string, TSESTree.Node | (TSESTree.Node | null)[] | null>)[key];
    for (const each of Array.isArray(child) ? child : [child]) {
      const found = each ? firstCallOf(each, source) : null;
      if (found) return found;
    }
  }
  return null;
}

/** The text by both parsers, which have to agree. */
function read(code: string): Text | null {
  const text = textIn(parse(code));
  const javaScript = parseAsJavaScript(code);
  if (javaScript) expect(textIn(javaScript)?.value).toBe(text?.value);
  return text;
}

function slice(code: string, range: readonly [number, number] | undefined): string | null {
  return range ? code.slice(...range) : null;
}

function applied(code: string, edit: Edit | null | undefined): string | null {
  return edit ? code.slice(0, edit.range[0]) + edit.text + code.slice(edit.range[1]) : null;
}

const shown = (value: string | undefined): string | null => value?.replaceAll(HOLE, '…') ?? null;

describe('what an expression says', () => {
  it.each<[string, string | null]>([
    ["of('/users')", '/users'],
    ['of("/users")', '/users'],
    ['of(`/users`)', '/users'],
    ["of('')", ''],
    ["of('a\\u0062\\x63\\n')", 'abc\n'],
    ["of('a\\\nb')", 'ab'],
    ['of(`a\\`b\\${c}`)', 'a`b${c}'],
    ["of('\\u{1F600}/x')", '\u{1F600}/x'],
    ['of(`/users/${id}`)', '/users/…'],
    ['of(`${a}/x/${b}`)', '…/x/…'],
    ["of(`/v${1}/${'x'}`)", '/v1/x'],
    ["of('/a' + '/b')", '/a/b'],
    ["of('/a' + b + '/c')", '/a…/c'],
    ["of('/v' + 2 + '/x')", '/v2/x'],
    ["of('/a' + ('/b' + '/c'))", '/a/b/c'],
    ["of('/a' - 1)", null],
    ["of('/a/' + f())", '/a/…'],
    ["of('/a/' + true)", '/a/…'],
    ['of(`/a/${null}`)', '/a/…'],
    ["of(+a + '/x')", '…/x'],
    ["of('/a' + (b - 1) + '/c')", '/a…/c'],
    ["of('' + a)", null],
    ["of('\\u{41}\\u{FFFF}\\u{10000}')", 'A\uFFFF\u{10000}'],
    ["const A = '/a'; of(A)", '/a'],
    ["const A = '/a', B = A + '/b'; of(`${B}/c`)", '/a/b/c'],
    ["let a = '/a'; of(a)", '/a'],
    ["let a = '/a'; a = '/b'; of(a)", null],
    ["var a = '/a'; var a = '/b'; of(a)", null],
    ["var a = '/a'; var a; of(a)", null],
    ["let a; a = '/a'; of(a)", null],
    ["function f(a = '/a') { of(a) }", null],
    ["{ const A = '/inner'; of(A) } const A = '/outer'", '/inner'],
    ["const f = function g() { const A = '/a'; of(A) }", '/a'],
    ['const f = function g() { of(g) }', null],
    ['of(A)', null],
    ['of(f())', null],
    ['of(42)', null],
    ['of(/x/)', null],
    ["of(a ? '/a' : '/b')", null],
    ["const R = { users: '/users' }; of(R.users)", '/users'],
    ["const R = { users: '/users', posts: '/posts' }; of(R.users)", '/users'],
    ["const R = { users: '/users' }; of(R.posts)", null],
    ["const R = { users: '/users' }; of(R['users'])", '/users'],
    ["const R = { users: '/users' }; of(R[`users`])", '/users'],
    ["const R = { users: '/users' }; of(R[`users${x}`])", null],
    ["const R = { 1: '/users' }; of(R['1'])", '/users'],
    ["const R = { users: '/users' }; of(R?.users)", '/users'],
    ["const R = { 'a b': '/users' }; of(R['a b'])", '/users'],
    ["const R = { v1: { users: '/users' } }; of(R.v1.users)", '/users'],
    ["const V1 = { users: '/users' }; const R = { V1 }; of(R.V1.users)", '/users'],
    ["const R = Object.freeze({ users: '/users' }); of(R.users)", '/users'],
    ["const R = Object['freeze']({ users: '/users' }); of(R.users)", '/users'],
    ["const R = f({ users: '/users' }); of(R.users)", null],
    ["const R = Object.create({ users: '/users' }); of(R.users)", null],
    ["const R = my.freeze({ users: '/users' }); of(R.users)", null],
    ["const R = my.Object.freeze({ users: '/users' }); of(R.users)", null],
    ["const R = { users: '/users' }; const { users } = R; of(users)", '/users'],
    ["const R = { posts: '/posts', users: '/users' }; const { posts, users } = R; of(users)", '/users'],
    ["const R = { v1: { posts: '/posts' }, users: '/users' }; const { v1: { posts }, users } = R; of(users)", '/users'],
    ["const R = { v1: { posts: '/posts' } }; const { v1: { posts } } = R; of(posts)", null],
    ["const R = { users: '/users' }; const { users = '/people' } = R; of(users)", null],
    ["const R = { users: '/users', posts: '/posts' }; const { users, ...rest } = R; of(rest)", null],
    ["const R = { users: '/users', posts: '/posts' }; const { users, ...rest } = R; of(rest.posts)", null],
    ["const [users] = ['/users']; of(users)", null],
    ["const R = { users: '/users' }; const { users: u } = R; of(u)", '/users'],
    ["const R = { users: '/users', users: '/people' }; of(R.users)", '/people'],
    ["const R = { users: '/users', ...more }; of(R.users)", null],
    ["const R = { ...more, users: '/users' }; of(R.users)", '/users'],
    ["const R = { users: '/users', [key]: 1 }; of(R.users)", null],
    ["const R = { users: '/users' }; R.users = '/people'; of(R.users)", null],
    ["const R = { get users() { return '/users' } }; of(R.users)", null],
    ['const R = { users() {} }; of(R.users)', null],
    ["const R = { users: '/users' }; of(R[key])", null],
    [
      "class R { static POSTS = '/posts'; USERS = '/people'; static USERS = '/users'; static { f() } } of(R.USERS)",
      '/users',
    ],
    ['class R { static USERS() {} } of(R.USERS)', null],
    ["class R { static [a] = '/users' } of(R[b])", null],
    ["class C { #path = '/users'; path = '/people'; m() { of(this.#path) } }", null],
    ["const C = class { path = '/users'; m() { of(this.path) } }", '/users'],
    ['of(this.path)', null],
    ["class C { constructor() { this.path = '/users' } n() { this.path = '/people' } m() { of(this.path) } }", null],
    ["class C { constructor() { this.path += '/users' } m() { of(this.path) } }", null],
    ["class D { constructor() { this.path = '/users' } } class C { m() { of(this.path) } }", null],
    ["class R { static USERS = '/users' } of(R.USERS)", '/users'],
    ["class C { path = '/users'; m() { of(`${this.path}/:id`) } }", '/users/:id'],
    ["class C { constructor() { this.path = '/users' } m() { of(this.path) } }", '/users'],
    ["class C { path = '/users'; set(p) { this.path = p } m() { of(this.path) } }", null],
    ["class C { constructor(p) { this.path = p } m() { of(this.path + '/x') } }", '…/x'],
    ["enum R { Users = '/users' } of(R.Users)", '/users'],
    ["enum R { Users = `/users` } of(R['Users'])", '/users'],
    ["enum R { Posts = '/posts', Users = '/users' } of(R.Users)", '/users'],
    ["enum R { Posts = '/posts' } of(R.Users)", null],
    ["enum R { Users = '/users' } enum R { Posts = '/posts' } of(R.Users)", null],
    ['enum R { Users } of(R.Users)', null],
    ["const R = { users: '/users' } as const; of(R.users)", '/users'],
    ["const R = { users: '/users' } satisfies Routes; of(R.users)", '/users'],
    ["of(('/users' as Path)!)", '/users'],
    ["of(<Path>'/users')", '/users'],
    ["const a = a + '/x'; of(a)", '…/x'],
    ["const a = b + '/x'; const b = a + '/y'; of(a)", '…/y/x'],
    ['const a = { b: a.b }; of(a.b)', null],
    ['const { a } = b; const { b } = a; of(a.x)', null],
    ['const a = b.x; const b = a.x; of(a.y)', null],
    ['const a = { x: a.x }; of(a.x.y)', null],
    ['const a = Object.freeze(a); of(a.x)', null],
  ])('%s', (code, value) => {
    expect(shown(read(code)?.value)).toBe(value);
  });

  it('is bounded where each constant doubles the one before', () => {
    const doubled = Array.from({ length: 30 }, (_, at) => `const a${at + 1} = a${at} + a${at};`).join(' ');
    const value = read(`const a0 = '/a'; ${doubled} of(a30)`)?.value ?? '';
    expect(value).toMatch(/^(?:\/a){1000,}\uE000+$/);
    expect(value.length).toBeLessThan(3_000);
  });

  it('is nothing of a name where the scopes are not known', () => {
    const source = parse("const A = '/a'; of(A)");
    const name = firstCallOf(source.ast, source);
    expect(name && readText(name, { ...scan(source), scopeManager: null })).toBeNull();
  });
});

describe('where a part is located', () => {
  it.each([
    ["of('/getUsers')", 'getUsers', 'getUsers'],
    ["of('/get\\u0055sers')", 'getUsers', 'get\\u0055sers'],
    ["of('/a\\\n/getUsers')", 'getUsers', 'getUsers'],
    ["of('/a\\\r\n/getUsers')", 'getUsers', 'getUsers'],
    ["of('/\\x61\\x2F/getUsers')", 'getUsers', 'getUsers'],
    ["of('/\\u{61}\\u{FFFF}/getUsers')", 'getUsers', 'getUsers'],
    ["of('/\\u{10000}/getUsers')", 'getUsers', 'getUsers'],
    ["of('/\\0/getUsers')", 'getUsers', 'getUsers'],
    ["of('/\\\\/getUsers')", 'getUsers', 'getUsers'],
    ["of('/\\u{1F600}/getUsers')", 'getUsers', 'getUsers'],
    ['of(`/a\\`/getUsers/${id}`)', 'getUsers', 'getUsers'],
    ['of(`/a\r\n/getUsers`)', 'getUsers', 'getUsers'],
    ['of(`${base}/getUsers`)', 'getUsers', 'getUsers'],
    ["of(base + '/getUsers')", 'getUsers', 'getUsers'],
    ["of('/get' + 'Users')", 'getUsers', "get' + 'Users"],
    ["of(`/get${'Users'}`)", 'getUsers', "get${'Users"],
    ["of('/x/' + id + '/y')", `/${HOLE}/`, "/' + id + '/"],
    ["const A = '/getUsers'; of(A)", 'getUsers', 'getUsers'],
    ["export const A = '/getUsers'; of(A)", 'getUsers', 'A'],
    ["const A = '/getUsers'; of(A); of2(A)", 'getUsers', 'A'],
    ["const A = '/getUsers'; of(`${A}/x`); of2(A)", 'getUsers/x', 'A}/x'],
    ["const R = { users: '/getUsers' }; of(R.users)", 'getUsers', 'R.users'],
    ["enum R { Users = '/getUsers' } of(R.Users)", 'getUsers', 'R.Users'],
    ["of('/v' + 1 + '/x')", '1', '1'],
  ])('%s', (code, part, expected) => {
    const text = read(code);
    const start = text?.value.indexOf(part) ?? -1;
    expect(slice(code, text?.locate(start, start + part.length))).toBe(expected);
  });

  it.each([
    ['\\0', '\0'],
    ['\\7', '\x07'],
    ['\\47', "'"],
    ['\\101', 'A'],
    ['\\400', '\x200'],
    ['\\8', '8'],
  ])('is right behind the octal escape %s', (written, value) => {
    const code = `of('/${written}/getUsers')`;
    const source = parseAsJavaScript(code);
    const text = source && textIn(source);
    expect(text?.value).toBe(`/${value}/getUsers`);
    expect(slice(code, text?.locate(value.length + 2, value.length + 10))).toBe('getUsers');
  });

  it('is somewhere for every range of every text', () => {
    for (const code of [
      "of('')",
      "of(a + b + '/x')",
      'of(`${a}${b}`+"/x")',
      "export const A = '/a'; of(A + A + `${A}`)",
      "of('\\\n')",
    ]) {
      const text = read(code);
      for (let start = 0; start <= (text?.value.length ?? 0); start++) {
        for (let end = start; end <= (text?.value.length ?? 0); end++) {
          const [from, to] = text?.locate(start, end) ?? [0, -1];
          expect(from).toBeLessThanOrEqual(to);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(code.length);
        }
      }
    }
  });
});

describe('how a part is edited', () => {
  it.each([
    ["of('/getUsers')", 'getUsers', 'users', "of('/users')"],
    ["of('/getUsers')", '/getUsers', '', "of('')"],
    ["of('/getUsers/:id')", 'getUsers', 'users', "of('/users/:id')"],
    ["of('/a\\u0062c')", 'b', 'x', "of('/axc')"],
    ["of('/a\\\nget')", 'get', 'x', "of('/a\\\nx')"],
    ["of('/x')", 'x', "it's", "of('/it\\'s')"],
    ['of("/x")', 'x', 'a"b', 'of("/a\\"b")'],
    ["of('/x')", 'x', ':id(\\d+)', "of('/:id(\\\\d+)')"],
    ['of(`/x`)', 'x', 'a`b${c}', 'of(`/a\\`b\\${c}`)'],
    ['of(`/x${id}`)', 'x', 'cost$', 'of(`/cost$${id}`)'],
    ['of(`/x{id}`)', 'x', 'cost$', 'of(`/cost\\${id}`)'],
    ['of(`/$x`)', 'x', '{id}', 'of(`/$\\{id}`)'],
    ['of(`/x{id}`)', 'x', 'cost', 'of(`/cost{id}`)'],
    ['of(`/$x`)', 'x', 'id', 'of(`/$id`)'],
    ['of(`/x`)', 'x', '{id}', 'of(`/{id}`)'],
    ["of('/x')", 'x', 'a\nb', "of('/a\\nb')"],
    ["of('/x')", 'x', 'a\r\u2028\u2029b', "of('/a\\r\\u2028\\u2029b')"],
    ['of(`${base}/getUsers`)', 'getUsers', 'users', 'of(`${base}/users`)'],
    ['of(`/getUsers/${id}`)', 'getUsers', 'users', 'of(`/users/${id}`)'],
    ["of(base + '/getUsers')", 'getUsers', 'users', "of(base + '/users')"],
    ["of('/users' + '/list')", '/list', '', "of('/users')"],
    ["of('/users'+'/list')", '/list', '', "of('/users')"],
    ["of('/users'  +  '/list')", '/list', '', "of('/users')"],
    ["of('/users' + '/list')", '/list', '/all', "of('/users' + '/all')"],
    ["of('/users' + '/list/all')", '/all', '', "of('/users' + '/list')"],
    ["const A = '/list'; of('/users' + A)", '/list', '', "const A = ''; of('/users' + A)"],
    ["const A = '/users'; of(A + '/list')", '/list', '', "const A = '/users'; of(A)"],
    ["export const A = '/users'; of(origin + A + '/list')", '/list', '', "export const A = '/users'; of(origin + A)"],
    ["of('/users' + '/list' + '?a')", '/list', '', "of('/users' + '?a')"],
    ["of(`${a}/users` + '/list')", '/list', '', 'of(`${a}/users`)'],
    ["of(base + '/list')", '/list', '', "of(base + '')"],
    ["of('/users' + ('/list'))", '/list', '', "of('/users' + (''))"],
    ["of(('/users') + '/list')", '/list', '', "of(('/users') + '')"],
    ["of('/users' /* all */ + '/list')", '/list', '', "of('/users' /* all */ + '')"],
    ["of('/users' + '/list/all')", '/list', '', "of('/users' + '/all')"],
    ["const A = '/getUsers'; of(A)", 'getUsers', 'users', "const A = '/users'; of(A)"],
    ["const A = '/getUsers'; of(A + '/x')", 'getUsers', 'users', "const A = '/users'; of(A + '/x')"],
    ["const A = '/get'; const B = `${A}/list`; of(B)", 'list', 'x', "const A = '/get'; const B = `${A}/x`; of(B)"],
    ["export const A = '/getUsers'; of(A)", 'getUsers', 'users', null],
    ["const A = '/getUsers'; export { A }; of(A)", 'getUsers', 'users', null],
    ["const A = '/getUsers'; module.exports = { A }; of(A)", 'getUsers', 'users', null],
    ["const A = '/getUsers'; of(A); of2(A)", 'getUsers', 'users', null],
    ["const A = '/getUsers'; const B = A; of(B); of2(B)", 'getUsers', 'users', null],
    ["const R = { users: '/getUsers' }; of(R.users)", 'getUsers', 'users', null],
    ["enum R { Users = '/getUsers' } of(R.Users)", 'getUsers', 'users', null],
    ["of('/get' + 'Users')", 'getUsers', 'users', null],
    ["of('/get' + 'Users')", 'get', 'list', "of('/list' + 'Users')"],
    ["of('/x/' + id)", HOLE, 'y', null],
    ["of('/v' + 1)", '1', '2', null],
    ["of('/x')", 'x', `a${HOLE}`, null],
  ])('%s: %s to %s', (code, part, replacement, expected) => {
    const text = read(code);
    const start = text?.value.indexOf(part) ?? -1;
    expect(applied(code, text?.edit(start, start + part.length, replacement))).toBe(expected);
  });

  it.each<[code: string, at: number, expected: string | null]>([
    ["of('/x')", 0, "of('+/x')"],
    ["of('/x')", 1, "of('/+x')"],
    ["of('/x')", 2, "of('/x+')"],
    ["of('')", 0, "of('+')"],
    ['of(``)', 0, 'of(`+`)'],
    ["of('/a\\x62c')", 2, "of('/a+\\x62c')"],
    ["of('/a\\x62c')", 4, "of('/a\\x62c+')"],
    ['of(`/x${id}`)', 2, 'of(`/x+${id}`)'],
    ['of(`/x${id}`)', 3, 'of(`/x${id}+`)'],
    ["of('/a' + '/b')", 2, "of('/a+' + '/b')"],
    ["export const A = '/a'; of(A + '/b')", 2, "export const A = '/a'; of(A + '+/b')"],
    ["export const A = '/a'; of(A)", 2, null],
    ["of('/x\\\n')", 2, "of('/x+\\\n')"],
  ])('%s: an insertion at %i', (code, at, expected) => {
    expect(applied(code, read(code)?.edit(at, at, '+'))).toBe(expected);
  });
});

describe('how a part of a constant is edited that others read', () => {
  it.each<[code: string, part: string, expected: string | null, readers: readonly number[]]>([
    ["const A = '/getUsers'; of(A); of2(A)", 'getUsers', "const A = '/users'; of(A); of2(A)", [2]],
    ["let a = '/getUsers'; of(a); of2(a)", 'getUsers', "let a = '/users'; of(a); of2(a)", [2]],
    ["const A = '/getUsers'; of(`${A}/x`); of2(A)", 'getUsers', "const A = '/users'; of(`${A}/x`); of2(A)", [2]],
    [
      "const A = '/getUsers'; const B = A + '/x'; of(B); of2(B)",
      'getUsers',
      "const A = '/users'; const B = A + '/x'; of(B); of2(B)",
      [2, 1],
    ],
    ["const A = '/getUsers'; export { A }; of(A)", 'getUsers', "const A = '/users'; export { A }; of(A)", [2]],
    ["const A = '/getUsers'; of(A)", 'getUsers', null, []],
    ["of('/getUsers')", 'getUsers', null, []],
    ["export const A = '/getUsers'; of(A); of2(A)", 'getUsers', null, []],
    [
      "const R = { users: '/getUsers' }; const A = R.users; of(A); of2(A)",
      'getUsers',
      "const R = { users: '/users' }; const A = R.users; of(A); of2(A)",
      [2, 1],
    ],
    [
      "const R = { users: '/getUsers' }; of(R.users); of2(R.users)",
      'getUsers',
      "const R = { users: '/users' }; of(R.users); of2(R.users)",
      [2],
    ],
    ["const R = { users: '/getUsers' }; of(R.users)", 'getUsers', "const R = { users: '/users' }; of(R.users)", [1]],
    [
      "const R = { users: { list: '/getUsers' } }; of(R.users.list); of2(R.posts)",
      'getUsers',
      "const R = { users: { list: '/users' } }; of(R.users.list); of2(R.posts)",
      [1],
    ],
    ["const R = { users: '/getUsers' }; of(R.users); of2(R.users); of3(R)", 'getUsers', null, []],
    ["const R = { users: '/getUsers' }; of(R.users); of2(R[key])", 'getUsers', null, []],
    ["const R = { users: { list: '/getUsers' } }; of(R.users.list); of2(R.users)", 'getUsers', null, []],
    ["const R = { users: { list: '/getUsers' } }; of(R.users.list); of2(R.users[key])", 'getUsers', null, []],
    ["const R = { users: '/getUsers' }; of(R.users); export { R };", 'getUsers', null, []],
    ["export const R = { users: '/getUsers' }; of(R.users)", 'getUsers', null, []],
    ["class R { static users = '/getUsers'; } of(R.users)", 'getUsers', null, []],
    ["const { users } = { users: '/getUsers' }; of(users); of2(users)", 'getUsers', null, []],
    ["let a = '/getUsers'; if (x) a += '?page=2'; of(a)", HOLE, null, []],
    ["const A = '/get' + 'Users'; of(A); of2(A)", 'getUsers', null, []],
  ])('%s', (code, part, expected, readers) => {
    const text = read(code);
    const start = text?.value.indexOf(part) ?? 0;
    const shared = text?.sharedEdit(start, start + part.length, 'users') ?? null;
    expect(applied(code, shared?.edit)).toBe(expected);
    expect(shared?.reads.map((each) => each.readers) ?? []).toEqual(readers);
    if (expected !== null) expect(text?.edit(start, start + part.length, 'users')).toBeNull();
  });

  it('says where each constant is declared and read', () => {
    const code = "const A = '/getUsers'; const B = A + '/x'; of(B); of2(B)";
    expect(read(code)?.sharedEdit(1, 9, 'users')?.reads).toEqual([
      { constant: code.indexOf('B'), at: code.indexOf('B)'), readers: 2 },
      { constant: code.indexOf('A'), at: code.indexOf('A +'), readers: 1 },
    ]);
  });
});

it('finds the pieces of a template also where a parser counts no quotes to them', () => {
  const code = 'of(`/getUsers/${id}/x`)';
  const source = parse(code);
  const template = firstCallOf(source.ast, source);
  if (template?.type !== 'TemplateLiteral') throw new Error('no template');
  const quasis = template.quasis.map((quasi) => ({
    ...quasi,
    range: [quasi.range[0] + 1, quasi.range[1] - (quasi.tail ? 1 : 2)],
  }));
  // Only the ranges differ.
  const text = readText({ ...template, quasis } as unknown as TSESTree.Node, scan(source));
  expect([1, 12].map((at) => slice(code, text?.locate(at, at + 1)))).toEqual(['g', 'x']);
  expect(applied(code, text?.edit(1, 9, 'users'))).toBe('of(`/users/${id}/x`)');
});

it('takes a concatenation apart that is nested 10,000 deep', () => {
  const part = (at: number): TSESTree.Node => literal(`/${at.toString()}`, at);
  const deep = Array.from({ length: 10_000 }).reduce<TSESTree.Node>(
    (left, _, at) => concatenation(left, part(at)),
    part(0),
  );
  const source = { text: '', scopeManager: null, assignmentsTo: () => [] };
  expect(readText(deep, source)?.value.startsWith('/0/0/1/2')).toBe(true);
});

function literal(value: string, at: number): TSESTree.Node {
  // Only what evaluation reads of a literal.
  return { type: 'Literal', value, range: [at, at + 1] } as unknown as TSESTree.Node;
}

function concatenation(left: TSESTree.Node, right: TSESTree.Node): TSESTree.Node {
  // Only what evaluation reads of a concatenation.
  return { type: 'BinaryExpression', operator: '+', left, right, range: [0, 1] } as unknown as TSESTree.Node;
}
