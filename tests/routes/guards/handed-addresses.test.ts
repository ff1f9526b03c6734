import { describe, expect, it } from 'vitest';
import { handedIn } from '../../../src/routes/guards/handed-addresses.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('addresses and verbs that functions are handed', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ["app.use(unless(['/boats', '/login'], check));", ['unless() /boats', 'unless() /login']],
    ["app.use(unless(check, '/boats', '/login'));", ['unless() /boats', 'unless() /login']],
    ["app.use('/api', guards.unless('/boats', check));", ['unless() /boats']],
    ["app.use(limit({ '/boats': 5 }));", ['limit() /boats']],
    ["app.use(unless([{ path: '/boats', methods: ['GET'] }]));", ['unless() /boats']],
    ["app.use(unless(new Set(['/boats'])));", ['unless() /boats']],
    ["app.use(closing(['list', 'boats', 'deleteBoats']));", ['closing() list', 'closing() deleteBoats']],
    ["app.use(closing('list'));", ['closing() list']],
    [
      "const guard = require('./middleware/unless');\napp.use(guard(['/boats']));",
      ['guard() /boats', 'default of unless() /boats'],
    ],
    [
      "import { unless as guard } from './guards.js';\napp.use(guard(['/boats']));",
      ['guard() /boats', 'unless() /boats'],
    ],
    ["app.get('/boats', list);\nfetch('/boats');\nrequire('/boats');\nit('lists', () => open(boats));", []],
    ["app.use(closing('boats'));\napp.use(closing({ word: 'boats' }));", []],
  ])('in %s', (text, expected) => {
    const found = handedIn(text).addresses;
    expect(found.map(({ list, text: said }) => `${list} ${said}`)).toEqual(expected);
    expect(found.map(({ range }) => text.slice(...range))).toEqual(found.map(({ text: said }) => said));
  });
});

describe('lists that functions are handed by their names', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ['app.use(unless(config.open, check));', ['unless() open', 'unless() check']],
    ["app.use('/api', unless(open));", ['unless() open']],
    ["const { open } = require('./lists');\napp.use(guards.unless(open));", ['unless() open']],
    ['const guard = unless(OPEN);', ['unless() OPEN']],
    ['const guard = unless(open);', []],
  ])('in %s', (text, expected) => {
    expect(handedIn(text).lists.map(({ taker, list }) => `${taker} ${list}`)).toEqual(expected);
  });
});

it.each(["a(['/", "a('/b', ", 'a(b, ', "a({ '/", 'a(B', '.use(a(', ".use('/a', "])(
  'many of %j are read in linear time',
  (piece) => {
    expectLinear((count) => handedIn(piece.repeat(count)));
    expect(() => handedIn(piece.repeat(20_000))).not.toThrow();
  },
);
