import { describe, expect, it } from 'vitest';
import { askedLists, methodLists } from '../../../src/routes/guards/method-lists.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('lists of methods that have a name', () => {
  it.each<[text: string, expected: string]>([
    ["const ALLOWED = ['GET', 'POST'];", 'ALLOWED: GET POST'],
    ["export const ALLOWED: readonly string[] = ['get'];", 'ALLOWED: GET'],
    ["const allowed = new Set<string>(['GET', 'POST']);", 'allowed: GET POST'],
    ["exports.ALLOWED = Object.freeze(['GET']);", 'ALLOWED: GET'],
    ["module.exports = { origins: { allowed: ['GET', 'POST'] } };", 'allowed: GET POST'],
    ["const ALLOWED = 'GET, POST';", 'ALLOWED: GET POST'],
    ["const ALLOWED = (process.env.METHODS || 'GET,POST').split(',');", 'ALLOWED: GET POST'],
    ["const ALLOWED = process.env.METHODS ?? 'GET,POST';", 'ALLOWED: GET POST'],
    ["const ALLOWED = process.env.METHODS?.split(',') ?? ['GET', 'POST'];", 'ALLOWED: GET POST'],
    ["const ALLOWED =\n  ['GET', 'POST'];", 'ALLOWED: GET POST'],
    ["const ALLOWED = new Set(\n  ['GET', 'POST'],\n);", 'ALLOWED: GET POST'],
    [`const ALLOWED = ['GET', 'POST'];${'\nnext();'.repeat(50)}`, 'ALLOWED: GET POST'],
    ["module.exports = { 'allowed': ['GET', 'POST'] };", 'allowed: GET POST'],
    ["export default { allowedMethods: ['GET', 'POST'] };", 'allowedMethods: GET POST'],
    ["export default { methodsOfReaders: ['GET', 'HEAD'] };", 'methodsOfReaders: GET HEAD'],
    ["const methods = ['GET'];", 'methods: GET'],
    ['const ALLOWED = [Verb.GET, Verb.POST];', 'ALLOWED: GET POST'],
    ["export const SENT = 'POST';", 'SENT: POST'],
    ["export const Sending = { SENT_BY_FORM: 'post' };", 'SENT_BY_FORM: POST'],
    ["const methods: readonly string[] = ['GET'];", 'methods: GET'],
    ["const methods = new Set(['GET']);", 'methods: GET'],
    ['export const READING = /^(?:GET|HEAD)$/i;', 'READING: GET HEAD'],
    ['module.exports = { reading: /^(GET|HEAD)$/ };', 'reading: GET HEAD'],
    ["export default ['GET', 'POST'];", 'default of methods: GET POST'],
    ["export default Object.freeze(['GET', 'POST'] as const);", 'default of methods: GET POST'],
    ["module.exports = new Set(['GET', 'POST']);", 'default of methods: GET POST'],
  ])('%s', (text, expected) => {
    expect(
      methodLists(text, '/shop/lists/methods.js').map(({ name, methods }) => `${name}: ${[...methods].join(' ')}`),
    ).toEqual([expected]);
  });

  it('are called as they are exported, too', () => {
    const named = (file: string, text: string): readonly string[] => methodLists(text, file).map(({ name }) => name);
    expect(named('/shop/methods/index.ts', "const ALLOWED = ['GET'];\nexport default ALLOWED;")).toEqual([
      'ALLOWED',
      'default of methods',
    ]);
    expect(
      named('/shop/read.methods.cjs', "const ALLOWED = ['GET'];\nconst OTHERS = ['PUT'];\nmodule.exports = ALLOWED;"),
    ).toEqual(['ALLOWED', 'default of read.methods', 'OTHERS']);
    expect(methodLists("export default { clerk: ['GET'] };", '/shop/rights.js')).toMatchObject([
      { name: 'clerk', within: 'default of rights' },
    ]);
  });

  it.each([
    "const method = 'POST';",
    "app.route({ methods: ['GET', 'POST'], url: '/' });",
    "app.route({ method: ['GET', 'POST'], url: '/' });",
    "const app = fastify();\napp.route({ methods: ['GET', 'POST'], url: '/' });",
    "send(['GET', 'POST']);",
    'const api = { get, post: (url) => send(url) };',
    'const client = { get: 1, post: 2 };',
    "if (method == ['GET']) send();",
  ])('none in %s', (text) => {
    expect(methodLists(text)).toEqual([]);
  });

  it.each<[text: string, chain: string, imported: string | null]>([
    ["import { ALLOWED } from './config.js';", 'ALLOWED', 'ALLOWED'],
    ["import { READS, ALLOWED } from './config.js';", 'ALLOWED', 'ALLOWED'],
    ["import config, { SIMPLE as ALLOWED } from './config.js';", 'ALLOWED', 'SIMPLE'],
    ["const { SIMPLE: ALLOWED } = require('./config');", 'ALLOWED', 'SIMPLE'],
    ["const { ALLOWED } = await import('./config.js');", 'ALLOWED', 'ALLOWED'],
    ['', 'config.ALLOWED', 'ALLOWED'],
    ["const ALLOWED = ['GET'];", 'ALLOWED', null],
  ])('are asked by the names that they are imported by: %s %s', (text, chain, imported) => {
    expect(askedLists(text, [chain])).toEqual([{ name: 'ALLOWED', imported }]);
  });

  it.each<[text: string, imported: readonly string[]]>([
    ["import ALLOWED from './lists/allowed.js';", ['ALLOWED', 'default of allowed']],
    ["import ALLOWED, { READS } from '../lists/index.ts';", ['ALLOWED', 'default of lists']],
    ["import ALLOWED from './allowed.js';", ['ALLOWED', 'default of allowed']],
    ["const ALLOWED = require('./allowed');", ['ALLOWED', 'default of allowed']],
    ["const ALLOWED = require('./reads.allowed');", ['ALLOWED', 'default of reads.allowed']],
  ])('are asked by the file that has them as its default, too: %s', (text, imported) => {
    expect(askedLists(text, ['ALLOWED']).map((asked) => asked.imported)).toEqual(imported);
  });

  it.each([
    "const A = ['GET', ",
    '{ GET: 1, ',
    "[['GET', ",
    'import { a, ',
    'const A = (process.env.A || ',
    "a: 'GET,",
    'const a: b ',
    "export default ['GET', ",
    'import a, {',
    'import a from ',
  ])('are read in linear time: %s', (piece) => {
    const read = (count: number): unknown => {
      const text = `const SCOPES = { GET: ${piece.repeat(count)}`;
      return [methodLists(text, '/shop/a.js'), askedLists(text, ['A'])];
    };
    expectLinear(read);
    expect(() => read(50_000)).not.toThrow();
  });
});
