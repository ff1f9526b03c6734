import { describe, expect, it } from 'vitest';
import { markDeprecated } from '../../src/routes/deprecation.ts';
import { mayBePlaced } from '../../src/routes/files/placed-file.ts';
import { findRouters, readModule } from '../../src/routes/find-routers.ts';
import { mentionsRoutes } from '../../src/routes/signs/mentions-routes.ts';
import type { Entry } from '../../src/model/router.ts';
import { parse, routeLines, routesOf, routersOf } from './dump.ts';
import { expectLinear, expectLinearEach } from '../support/work/work.ts';

const APP = "const app = require('express')(); ";

describe('odd sources are read without a crash', () => {
  it.each([
    'app.get()',
    'app.get(...args)',
    "app.get(...args, '/x', h)",
    'app.get([])',
    'app.get([,], h)',
    "app.get(['/a', , '/b'], h)",
    "app.get(['/a', ...more], h)",
    'app.get([[]], [[]])',
    'app.route()',
    'app.route().get()',
    'app.route(...x).get(h)',
    'app.use()',
    'app.use(...x)',
    'app[``]("/x", h)',
    'app[x][y]("/x", h)',
    "app[`get${x}`]('/x', h)",
    "app.get.call(app, '/x', h)",
    "(0, app.get)('/x', h)",
    "app.get?.('/x', h)",
    "super_.get('/x', h)",
    "const o = { get app() { return x } }; o.app.get('/x', h)",
    'app.get(`/x/${seconds % 60}`, h)',
    "app.get('/x/' + seconds / 60, h)",
    "const a = b; const b = a; a.get('/x', h)",
    "const a = a.b; a.get('/x', h)",
    "const { a } = a; a.get('/x', h)",
    "const { a } = b; const { b } = a; a.get('/x', h); app.get(a, h)",
    "const a = b + 'x'; const b = a + 'y'; app.get(a, h)",
    'const o = { p: o.p }; app.get(o.p, h)',
    "function f() { return f() } f().get('/x', h)",
    "const f = () => f; f()().get('/x', h)",
    "function f(app) { f(app); app.get('/x', h) } f(f)",
    "class A extends A { m() { this.x.get('/x', h) } }",
    "class A { x = this.x; m() { this.x.get('/x', h) } }",
    "this.x = this.x; this.x.get('/x', h)",
    "const r = require(); r.get('/x', h); require(x).get('/y', h); require(`a${b}`)",
    "app.use(app); app.use('/x', app)",
    "const R = require('express').Router; const a = R(), b = R(); a.use(b); b.use(a); a.get('/x', h)",
    "const R = require('@koa/router'); const r = new R(...x); r.prefix(); r.prefix('/a').prefix('/b'); r.register()",
    "const f = require('fastify')(); f.route(); f.route(...x); f.route({}); f.route({ ...x, method: [], url: '/x', handler })",
    "const f = require('fastify')(); f.register(); f.register(...x); f.register({}, { prefix: 1 })",
    "const fp = require('fastify-plugin'); module.exports = fp(); fp(fp(fp))",
    "enum E { A = '/a', B } app.get(E.B, h); app.get(E.C, h)",
    "var app2 = app2 || require('express')(); app2.get('/x', h)",
    "import app = require('./x'); app.get('/x', h)",
    "import x = Y.Z; x.get('/x', h)",
    "export * from './x'; export { default } from './y'; app.get('/x', h)",
    "@get('/x') class A { @post('/y') m() {} }",
    "declare module 'x' { const app: any } namespace N { app.get('/x', h) }",
    "label: for (;;) { app.get('/x', h); break label }",
  ])('%s', (code) => {
    expect(() => routersOf(code)).not.toThrow();
    expect(() => routersOf(APP + code)).not.toThrow();
  });
});

/** What a source registers that looks as if it was generated, which a project leaves out. */
function entriesOf(code: string): readonly Entry[] {
  return findRouters(parse(code)).flatMap(({ entries }) => entries);
}

it('reads accessors of an object', () => {
  expect(routeLines(`${APP}const P = { get users() { return '/users' } }; app.get(P.users, h)`)).toEqual([
    'express app GET</users> /users </users>',
  ]);
});

it('reads a concatenation of 500 parts', () => {
  const [route] = routesOf(`${APP}app.get(${Array.from({ length: 500 }, (_, index) => `'/${index}'`).join(' + ')}, h)`);
  expect(route?.path?.value.startsWith('/0/1/2/')).toBe(true);
});

it('reads constants that double each other', () => {
  const constants = Array.from({ length: 40 }, (_, index) => `const c${index + 1} = c${index} + c${index};`).join('');
  const [route] = routesOf(`${APP}const c0 = '/x'; ${constants} app.get(c40, h)`);
  expect(route?.pathKind).toBe('dynamic');
});

it('reads names that lead to names, 2,000 of them', () => {
  const read = (count: number): readonly unknown[] => {
    const names = Array.from({ length: count }, (_, index) => `const a${index + 1} = a${index};`).join('');
    return entriesOf(`${APP}const a0 = app; ${names} a${count}.get('/x', (req, res) => {})`);
  };
  expectLinear(read);
  expect(read(2_000)).toHaveLength(1);
});

it.each([
  ['the later ones', (index: number, other: number) => other > index],
  ['all', () => true],
])('reads 40 functions that return %s of them', (_name, isReturned) => {
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const functions = numbers.map(
    (index) =>
      `export function f${index}() { ${numbers
        .filter((other) => isReturned(index, other))
        .map((other) => `if (is${other}) return f${other};`)
        .join(' ')} }`,
  );
  expect(readModule(parse(`${APP}${functions.join('\n')}`)).exports().members.size).toBe(40);
});

it('reads templates within templates', () => {
  const deep = Array.from({ length: 200 }).reduce<string>((inner) => `\`/a\${${inner}}\``, "'/b'");
  expect(routesOf(`${APP}app.get(${deep}, h)`)[0]?.path?.value.startsWith('/a/a/a')).toBe(true);
});

it('reads a segment of 10,000 characters, escapes included', () => {
  const code = `${APP}app.get('/${'a\\u0062'.repeat(5_000)}', h)`;
  const [route] = entriesOf(code);
  const path = route?.kind === 'route' ? route.path : null;
  expect(path?.value).toHaveLength(10_001);
  expect(code.slice(...(path?.locate(10_000, 10_001) ?? [0, 0]))).toBe('\\u0062');
});

it('reads 5,000 routes, and a chain of 300', () => {
  const read = (count: number): readonly unknown[] | undefined => {
    const routes = Array.from({ length: count }, (_, index) => `app.get('/a${index}', h);`).join('\n');
    return findRouters(parse(APP + routes))[0]?.entries;
  };
  expectLinear(read);
  expect(read(5_000)).toHaveLength(5_000);
  const chain = Array.from({ length: 300 }, (_, index) => `.get('/a${index}', h)`).join('\n');
  expect(findRouters(parse(`${APP}app${chain}`))[0]?.entries).toHaveLength(300);
});

const MANY = 100_000;
const FEATHERS = "const { feathers } = require('@feathersjs/feathers'); const app = feathers(); ";

it.each<[string, string, number]>([
  ['digits in a name', `a${'0'.repeat(MANY)}a.get('/x', h)`, 0],
  [
    'underscores in a parameter',
    `module.exports = (router) => { router.get('/x', (a${'_'.repeat(MANY)}a, res) => res.json()); }`,
    0,
  ],
  [
    'versions of a module',
    `const make = require('express${'@1'.repeat(MANY)}/x'); const app = make(); app.get('/x', (req, res) => res.json())`,
    1,
  ],
  ['slashes in the path of a service', `${FEATHERS}app.use('a${'/'.repeat(MANY)}a', { find() {} })`, 1],
  [
    'letters in the name of a resource',
    `module.exports = ({ router, controller }) => { router.resources('/${'a'.repeat(MANY)}', controller.a) }`,
    5,
  ],
])('reads a hundred thousand %s', (_, code, count) => {
  expect(entriesOf(code)).toHaveLength(count);
});

it('looks for what is deprecated in a comment of many lines, spaces and tags', () => {
  const pieces = ['\n', '\r', '\n ', '*\n', ' ', ' *', '* @deprecate', '@deprecated_'];
  const look = (piece: string, count: number): void => {
    const value = piece.repeat(count);
    markDeprecated([], 'deprecated', [{ type: 'Block', value: `${value}*${value}`, range: [0, 0] }]);
  };
  expectLinearEach(pieces, look);
  for (const piece of pieces)
    expect(() => {
      look(piece, MANY);
    }).not.toThrow();
});

it('asks of a long path whether it may be one of routes', () => {
  const ask = (count: number): boolean => mayBePlaced(`${'/api'.repeat(count)}/users`);
  expectLinear(ask);
  expect(ask(MANY)).toBe(false);
});

const WITHOUT_ROUTES = [
  ['.get', ' '],
  ['.get<', ' '],
  ['.get<>', ' '],
  ['.use', ' '],
  ['.on(', ' '],
  ['.', '/* '],
  ['](', ' )'],
  [']', ' '],
  ["['get'", ' '],
  ['Promise', ' .'],
  ['', ']<'],
  ['', '.get<'],
  ['', '.use<'],
  ['', 'Route'],
  ['Route(', ' '],
  ["'/a', { handler", ' '],
  ["'/a', { handler: 'a", 'a-'],
  ["'@nestjs/common'; @Get", ' '],
  ["'@nestjs/common'; ", '@Get'],
  ["'/a' f(a", ' '],
  ["f('/a'", ' '],
  ['} =', ' '],
  ['{ get }} = ', 'app.'],
  ['}', 'get } = app; '],
] as const;

it('looks for routes in a text without any in linear time', () => {
  expectLinearEach(WITHOUT_ROUTES, ([before, piece], count) => mentionsRoutes(before + piece.repeat(count)));
});

it.each(WITHOUT_ROUTES)('sees no route in a text of %s and many %j', (before, piece) => {
  expect(mentionsRoutes(before + piece.repeat(MANY))).toBe(false);
});

const WITH_ROUTES = [
  ['.get(', ' ', ''],
  ['.get(a', ' ', ', b)'],
  ['app[method](', ' ', 'a, b)'],
  ['', '.get(a', ''],
  ['.use(', ' ', ''],
] as const;

it('looks for routes in a text that may register some in linear time', () => {
  expectLinearEach(WITH_ROUTES, ([before, piece, behind], count) =>
    mentionsRoutes(before + piece.repeat(count) + behind),
  );
});

it.each(WITH_ROUTES)('sees that a text of %s and many %j%s may register a route', (before, piece, behind) => {
  expect(mentionsRoutes(before + piece.repeat(MANY) + behind)).toBe(true);
});

it('keeps nothing from one file to the next', () => {
  const code = `${APP}app.get('/x', h)`;
  const [first] = findRouters(parse(code));
  const [second] = findRouters(parse(code));
  expect(first).not.toBe(second);
  expect(second?.entries).toHaveLength(1);
});
