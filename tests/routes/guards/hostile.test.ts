import { expect, it } from 'vitest';
import { MOST_GUARDS } from '../../../src/routes/guards/bounds.ts';
import { findAddressGuards } from '../../../src/routes/guards/find-address-guards.ts';
import { guardLists, methodGuards } from '../../../src/routes/guards/method-guards.ts';
import { handsAddress, takesAddress } from '../../../src/routes/guards/request-address.ts';
import { askedGuards, toldGuards } from '../../../src/routes/guards/told-guards.ts';
import { expectLinear } from '../../support/work/work.ts';

const MANY = 5_000;

it.each([
  'req.path ',
  'const a = req.path;\n',
  "req.path.startsWith('/a');",
  "req.path.includes(x);['a','b'];",
  'req.path === "/x" || ',
  'req.path(',
  '{ path: ',
  'req.path.a()',
  "switch (req.path) { case '/a': ",
  "req.method === 'POST' || ",
  "case 'POST': ",
  "['GET', ",
  'next(req, res, next',
  'a.b.c',
  'A[req.method',
  '{ method, ',
  'skip: (req',
  ".unless({ method: ['GET'] })",
  '.forRoutes({ path: "/", method: RequestMethod.POST }, ',
  "{ url: /a/, methods: 'GET' ",
  'parsedMethods: [',
  '(path, a) => { ',
  'f(a, req.path, ',
  "app.unless({ path: ['/a'] });",
  "MiddlewareConsumer.forRoutes('a', x);",
  'MiddlewareConsumer.forRoutes(',
  '/[a',
  ' ',
  '/^P/.test(req.method',
  "req.method[0] === 'P' ",
  '}[req.method]',
  "a === '/a' ",
  "'/a' === a ",
  '/^\\/a/.test(a',
  "onRoute', ({ url, ",
  '{ GET: 1, ',
  'export default (',
  'import a from "./a"; a(req, ',
  "req.path.split('/')[2]; ",
  "const [, a] = req.path.split('/'); ",
  "const a = req.path.split('/'); a[1]; ",
  "req.path.split('/').filter((",
  "req.path.split('?')",
  'permissions.find(',
  'permissions.a().b().find({ a: 1, ',
  'x.enforce(a, ',
  "match('/a/:b');",
  'match([',
  'new URLPattern({ ',
  'match(a);',
  'req.path.match(/\\//g) ',
  'res.locals.a = req.path;\n',
  "a !== 'GET' ",
  '(a) => a ',
  '/^(GET|',
])('many of %j are read', (piece) => {
  const textOf = (count: number): string => `next(); req.path; ${piece.repeat(count)}.includes(req.path) = req`;
  expectLinear((count) => {
    const text = textOf(count);
    return [findAddressGuards(text), methodGuards(text), guardLists(text), handsAddress(text), takesAddress(text)];
  });
  const text = textOf(MANY);
  expect(findAddressGuards(text).length).toBeLessThanOrEqual(4 * MOST_GUARDS);
  expect([Array.isArray(methodGuards(text)), Array.isArray(guardLists(text))]).toEqual([true, true]);
  expect([handsAddress(text), takesAddress(text)]).toHaveLength(2);
});

it.each([
  "if (r.path === '/a') n();\n",
  "const f = (p) => p.includes('a');\n",
  '({ path: p }) => ',
  'f(a, b, req.path',
  '.use(a(b, ',
  'p === q === ',
  '(r, s, n) => ',
  '(a: Request',
  'const a = b.getRequest',
  'skip: a',
  'const a = new URL(',
  'yield next; this.path ',
])('many of %j are read under usual names', (piece) => {
  const read = (count: number): readonly unknown[] =>
    toldGuards(`app.use((r, s, n) => { r.path; n(); });\n${piece.repeat(count)}`, '/yard/guard.js').guards;
  expectLinear(read);
  expect(read(MANY).length).toBeLessThanOrEqual(4 * MOST_GUARDS);
});

it('many functions that ask what they are handed are read', () => {
  const text = Array.from(
    { length: MANY / 4 },
    (_, at) =>
      `exports.f${String(at)} = (a${String(at)}) => a${String(at)}.includes('/users') || a${String(at)}.url === '/users';\n`,
  ).join('');
  const { asking } = toldGuards(text, '/yard/guard.js');
  expect(asking).toContain('f0');
  expect(askedGuards(text, '/yard/guard.js', new Set(asking.slice(0, 6))).guards.length).toBeLessThanOrEqual(
    4 * MOST_GUARDS,
  );
});

it('many names that addresses are compared with are read', () => {
  const text = Array.from({ length: MANY }, (_, at) => `if (req.path === a${String(at)}) next();\n`).join('');
  expect(findAddressGuards(text)).toEqual([]);
});

it('many lists of segments are read', () => {
  const text = Array.from({ length: MANY }, (_, at) => `const a${String(at)} = req.path.split('/');\n`).join('');
  expect(findAddressGuards(text)).toEqual([]);
});
