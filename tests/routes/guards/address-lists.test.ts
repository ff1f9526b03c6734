import { describe, expect, it } from 'vitest';
import { listedAddresses } from '../../../src/routes/guards/address-lists.ts';
import { askedAddresses, askedTables } from '../../../src/routes/guards/asked-addresses.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('addresses in a list that has a name', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ["export const OPEN = ['/login', '/boats'];", ['OPEN /login', 'OPEN /boats']],
    ["export const OPEN = new Set(['/boats']);", ['OPEN /boats']],
    ["const OPEN: readonly string[] = ['/boats'];", ['OPEN /boats']],
    ["export const config = { guard: { open: ['/boats', '/crews/:id'] } };", ['open /boats', 'open /crews/:id']],
    ["export const LIMITS = { '/boats': 5, '/crews': 7 };", ['LIMITS /boats', 'LIMITS /crews']],
    ["export const OPEN = [{ path: '/boats', method: 'GET' }, { path: '/crews' }];", ['OPEN /boats', 'OPEN /crews']],
    [
      "export const RULES = [{ method: 'GET', roles: ['clerk'], path: '/boats' }, { method: Verb.PUT, path: '/crews' }];",
      ['RULES /boats', 'RULES /crews'],
    ],
    ['{ "rules": [{ "method": "GET", "path": "/boats" }] }', ['rules /boats']],
    ["export const OPEN = ['GET /boats', 'POST:/crews'];", ['OPEN /boats', 'OPEN /crews']],
    ["export const BOATS = '/boats';", ['BOATS /boats']],
    [
      "export const config: Config = { guard: { prefix: '/boats/', 'open': `/crews` } };",
      ['prefix /boats/', 'open /crews'],
    ],
    ['{ "guard": { "prefix": "/boats/", "open": ["/crews"] } }', ['open /crews', 'prefix /boats/']],
    ["const OPEN = [`${API}/boats`, API + '/crews'];", ['OPEN /boats', 'OPEN /crews']],
    ["const OPEN = ['GET/boats'];", ['OPEN /boats']],
    ["link({ path: '/boats', url: '/crews', to: '/crews' });", []],
    ["app.get(['/boats', '/ships'], list);", []],
    ["export const OPEN = ['boats'];", []],
    ["export const CLOSED = ['boats', 'delete', 'purgeBoats'];", ['CLOSED delete', 'CLOSED purgeBoats']],
    ["const closed = new Set(['delete']);", ['closed delete']],
    ["close(['delete']);", []],
    ["export default ['/boats'];", []],
  ])('in %s', (text, expected) => {
    const found = listedAddresses(text);
    expect(found.map(({ list, text: said }) => `${list} ${said}`)).toEqual(expected);
    expect(found.map(({ range }) => text.slice(...range))).toEqual(found.map(({ text: said }) => said));
  });
});

describe('a list that is the default of its file', () => {
  it('is called as that file', () => {
    const named = (file: string, text: string): readonly string[] =>
      listedAddresses(text, file).map(({ list, text: said }) => `${list} ${said}`);
    expect(named('/harbour/open.js', "export default ['/boats'];")).toEqual(['default of open /boats']);
    expect(named('/harbour/open/index.ts', "module.exports = { '/boats': 5 };")).toEqual(['default of open /boats']);
    expect(named('/harbour/open.js', "const OPEN = ['/boats'];\nexport default OPEN;")).toEqual([
      'OPEN /boats',
      'default of open /boats',
    ]);
  });

  it('is all that a file of JSON says', () => {
    const named = (text: string): readonly string[] =>
      listedAddresses(text, '/harbour/open.json').map(({ list, text: said }) => `${list} ${said}`);
    expect(named('["/boats", "/crews"]')).toEqual(['default of open /boats', 'default of open /crews']);
    expect(named('\n{ "/boats": "clerk" }')).toEqual(['default of open /boats']);
    expect(named('[\n  "delete",\n  "purge"\n]\n')).toEqual(['default of open delete', 'default of open purge']);
  });

  it('is asked as that file', () => {
    const asked = askedAddresses("import open from './lists/open.js';\nif (open.includes(req.path)) next();");
    expect(asked.map(({ list }) => list)).toEqual(['open', 'default of open']);
  });
});

describe('a list of another file that is asked for the address of a request', () => {
  const imports = "import { OPEN, LIMITS as limits, config } from './config.js';\n";

  it.each<[question: string, expected: readonly string[]]>([
    ['if (OPEN.includes(req.path)) next();', ['is OPEN']],
    ['if (OPEN.has(ctx.path)) return next();', ['is OPEN']],
    ['if (OPEN.includes(req.originalUrl.split("?")[0])) next();', ['is OPEN']],
    ['limit(limits[req.path]);', ['is LIMITS']],
    ['if (config.guard?.open?.includes(req.path)) next();', ['is open']],
    ['if (OPEN.has(`${req.method} ${req.path}`)) next();', ['is OPEN']],
    ["if (OPEN.has(req.method + ':' + req.path)) next();", ['is OPEN']],
    ['if (OPEN.some((each) => req.path.startsWith(each))) next();', ['starts OPEN']],
    ['if (OPEN.some((each) => req.path.endsWith(each))) next();', ['ends OPEN']],
    ['if (OPEN.some((each) => new RegExp(each).test(req.path))) next();', ['holds OPEN']],
    ['if (OPEN.find(({ path: each }) => each === req.path)) next();', ['is OPEN']],
    ['for (const each of OPEN) if (req.path === each) return next();', ['is OPEN']],
    ['if (req.path === OPEN) next();', ['is OPEN']],
    ['if (OPEN !== ctx.path) refuse();', ['is OPEN']],
    ['if (req.path.startsWith(OPEN)) next();', ['starts OPEN']],
    ['if (req.path.split("?")[0] === OPEN) next();', ['is OPEN']],
    ['if (req.path.startsWith(config.guard?.prefix)) next();', ['starts prefix']],
    ['if (req.path.includes(OPEN, 1)) next();', ['holds OPEN']],
    ['if (req.path === OPEN[0] || req.path === OPEN.first() || req.path === OPEN(1)) next();', []],
    ['if (req.path in OPEN) next();', ['is OPEN']],
    ['if (Object.hasOwn(OPEN, req.path)) next();', ['is OPEN']],
    ['if (OPEN.hasOwnProperty(req.path)) next();', ['is OPEN']],
    ['if (Object.keys(OPEN).includes(req.path)) next();', ['is OPEN']],
    ['if (_.includes(OPEN, req.path)) next();', ['is OPEN']],
    ['if (_.some(OPEN, (each) => req.path.startsWith(each))) next();', ['starts OPEN']],
    ['if (Object.keys(OPEN).some((each) => req.path.startsWith(each))) next();', ['starts OPEN']],
    ['for (const [each, role] of Object.entries(OPEN)) if (req.path === each) check(role);', ['is OPEN']],
    ['for (const each in OPEN) if (req.path === each) check(OPEN[each]);', ['is OPEN']],
    ['OPEN.forEach((each) => { if (req.path.endsWith(each)) open(); });', ['ends OPEN']],
    ['for (let i = 0; i < OPEN.length; i++) if (req.path === OPEN[i]) next();', ['is OPEN']],
    [
      'if (OPEN.some((row) => row.path === req.path && row.methods.includes(req.method))) next();',
      ['is path', 'is OPEN'],
    ],
    ['check(OPEN[req.method][req.path]);', ['is OPEN of a member']],
    ['if (OPEN[req.user.role]?.includes(req.path)) next();', ['is OPEN of a member']],
    ['check(OPEN[req.method + req.baseUrl + req.route.path]);', ['is OPEN']],
    ['check(OPEN[`${req.method} ${req.baseUrl}${req.path}`]);', ['is OPEN']],
    ['app.use(verify().unless({ path: OPEN }));', ['is OPEN']],
    ['app.use(verify().unless({ path: [...config.open] }));', ['is open']],
    ['for (const path in OPEN) app.use(path, OPEN[path]);', []],
    ['const isOpen = (path) => OPEN.includes(path);', ['is OPEN, handed']],
    ['const OWN = [];\nif (OWN.includes(req.path)) next();', []],
    ['if (OPEN.includes(req.ip) && req.path) next();', []],
    ['for (const each of OPEN) open(each);\n', []],
  ])('in %s', (question, expected) => {
    expect(
      askedAddresses(imports + question).map(
        ({ list, asks, isHanded, isMember }) =>
          `${asks} ${list}${isMember ? ' of a member' : ''}${isHanded ? ', handed' : ''}`,
      ),
    ).toEqual(expected);
  });
});

describe('a list that a function is handed, and asks for the address of a request', () => {
  it.each<[text: string, expected: readonly string[]]>([
    [
      'export const unless = (open, check) => (req, res, next) => (open.includes(req.path) ? next() : check(req, res, next));',
      ['is unless()'],
    ],
    [
      'export function unless(open: string[], check: Handler): Handler { return (req, res, next) => (open.some((each) => req.path.startsWith(each)) ? next() : check(req, res, next)); }',
      ['starts unless()'],
    ],
    [
      'module.exports = function unless(check, ...open) { return (req, res, next) => (open.includes(req.path) ? next() : check(req, res, next)); };',
      ['is unless()', 'is default of guard()'],
    ],
    [
      'export default (open) => (req, res, next) => (open.includes(req.path) ? next() : res.sendStatus(401));',
      ['is default of guard()'],
    ],
    [
      'export const unless = ({ open = [] } = {}) => (req, res, next) => (open.includes(req.path) ? next() : res.sendStatus(401));',
      ['is open', 'is unless()'],
    ],
    [
      'export function unless(options) { const { open = [] } = options;\n return (req, res, next) => (open.includes(req.path) ? next() : res.sendStatus(401)); }',
      ['is open'],
    ],
    [
      'export function unless(options) { const open = new Set(options.exempt);\n return (req, res, next) => (open.has(req.path) ? next() : res.sendStatus(401)); }',
      ['is exempt'],
    ],
    [
      'const open = readOpen();\napp.use((req, res, next) => (open.includes(req.path) ? next() : res.sendStatus(401)));',
      [],
    ],
    [
      'export const unless = ({ path: open }) => (req, res, next) => (open.length > 0 && req.path ? next() : res.sendStatus(401));',
      [],
    ],
  ])('in %s', (text, expected) => {
    expect(askedAddresses(text, '/yard/guard.js').map(({ list, asks }) => `${asks} ${list}`)).toEqual(expected);
  });
});

describe('a table of another file that is asked for an address without its slash', () => {
  const imports = "import { RULES, config } from './rules.js';\n";

  it.each<[question: string, expected: readonly string[]]>([
    ['check(RULES[req.path.slice(1)]);', ['RULES[req.path.slice(1)]']],
    ["check(RULES.get(ctx.path.replace('/', '')));", ["RULES.get(ctx.path.replace('/', ''))"]],
    ['const key = req.path.substring(1);\ncheck(config.rules[key]);', ['config.rules[key]']],
    ['check(RULES[req.path]);', []],
    ['check(RULES[req.path.toLowerCase()]);', []],
    ["const plain = req.path.split('?')[0];\ncheck(RULES[plain]);", []],
    [String.raw`check(RULES[req.path.replace(/\/$/, '')]);`, []],
    ['const key = req.path.slice(1);\ncheck(req.user.rules[key]);', []],
    ['const OWN = {};\ncheck(OWN[req.path.slice(1)]);', []],
    ['check(RULES[name.slice(1)], req.path);', []],
  ])('in %s', (question, expected) => {
    const text = imports + question;
    const found = askedTables(text);
    expect(found.map((guard) => guard.text)).toEqual(expected);
    expect(found.map(({ asks, part, range }) => [asks, part, text.slice(...range)])).toEqual(
      expected.map((said) => ['part', [1], said]),
    );
  });
});

it.each([
  "A = ['/a', ",
  "A = '/a';",
  'req.path === a.b.c',
  'a.b.c === req.path',
  '=== ',
  'A[req.path.slice(1)',
  "['/",
  '{ path: "/',
  'a.b.c.includes(req.path',
  '.some((a) => ',
  'for (const a of b) ',
  '`${req.method} ${',
  'GET /a',
  "A = [{ a: 'b', ",
  "{ a: 'b', ",
  'A[req.method][',
  'Object.keys(A',
  'for (const a in ',
  '.unless({ path',
  'const a = b.c',
  '({ a = ',
])('many of %j are read in linear time', (piece) => {
  const read = (count: number): unknown => {
    const text = `req.path ${piece.repeat(count)}`;
    return [listedAddresses(text), askedAddresses(text), askedTables(text)];
  };
  expectLinear(read);
  expect(() => read(20_000)).not.toThrow();
});
