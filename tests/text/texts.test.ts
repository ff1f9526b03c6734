import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { distinctEdits, editKey } from '../../src/text/edits.ts';
import { LinkedText, PlainText, SlashedText } from '../../src/text/source-texts.ts';
import type { Edit, Range, SharedEdit, Text } from '../../src/model/text.ts';

function applied(source: string, edit: Edit | null): string | null {
  return edit && source.slice(0, edit.range[0]) + edit.text + source.slice(edit.range[1]);
}

describe('text that stands in the source as it is', () => {
  const source = '// GET /getUsers/:id';
  const text = new PlainText('/getUsers/:id', 7);

  it('is where it is written', () => {
    expect(text.value).toBe('/getUsers/:id');
    expect(source.slice(...text.locate(1, 9))).toBe('getUsers');
  });

  it('is edited there, though not to what nobody knows', () => {
    expect(applied(source, text.edit(1, 9, 'users'))).toBe('// GET /users/:id');
    expect(text.edit(1, 9, `users${HOLE}`)).toBeNull();
    expect(text.sharedEdit()).toBeNull();
  });
});

it('a text that stands nowhere takes effect at one place and is not edited', () => {
  const text = new LinkedText('/api/users', [3, 8]);
  expect([text.value, text.locate(), text.edit(), text.sharedEdit()]).toEqual(['/api/users', [3, 8], null, null]);
});

describe('a path with the slash that its framework adds', () => {
  const sourceOf = (written: string): string => `@Get('${written}')`;
  const START = sourceOf('').indexOf("'") + 1;
  const slashed = (written: string, argument: Range | null = null): SlashedText =>
    new SlashedText(new PlainText(written, START), argument);

  it.each([
    ['users', '/users'],
    ['/users', '/users'],
    ['', '/'],
  ])('%j is %j', (written, value) => {
    expect(slashed(written).value).toBe(value);
  });

  it.each<[written: string, start: number, end: number, seen: string]>([
    ['users/all', 1, 6, 'users'],
    ['users/all', 0, 6, 'users'],
    ['users/all', 7, 10, 'all'],
    ['users', 0, 1, ''],
    ['users', 0, 0, ''],
    ['/users/all', 1, 6, 'users'],
    ['/users/all', 0, 6, '/users'],
  ])('of %j the characters from %i to %i are %j', (written, start, end, seen) => {
    const range = slashed(written).locate(start, end);
    expect(range[0]).toBeGreaterThanOrEqual(START);
    expect(sourceOf(written).slice(...range)).toBe(seen);
  });

  it.each<[written: string, start: number, end: number, replacement: string, becomes: string]>([
    ['getUsers/:id', 1, 9, 'users', 'users/:id'],
    ['getUsers/:id', 0, 9, '/users', 'users/:id'],
    ['getUsers/:id', 9, 13, '', 'getUsers'],
    ['list/:id', 0, 5, '', ':id'],
    ['list', 0, 5, '', ''],
    ['list', 0, 5, '/', ''],
    [':id', 0, 0, '/users/', 'users/:id'],
    ['/getUsers/:id', 1, 9, 'users', '/users/:id'],
    ['/list/:id', 0, 5, '', '/:id'],
    ['/list', 0, 5, '/', '/'],
  ])('of %j the characters from %i to %i replaced by %j leave %j', (written, start, end, replacement, becomes) => {
    expect(applied(sourceOf(written), slashed(written).edit(start, end, replacement))).toBe(sourceOf(becomes));
  });

  it.each<[written: string, start: number, end: number, replacement: string, becomes: string]>([
    ['list', 0, 5, '', '@Get()'],
    ['list', 1, 5, '', '@Get()'],
    ['/list', 0, 5, '', '@Get()'],
    ['list', 0, 5, '/all', "@Get('all')"],
    ['list/:id', 0, 5, '', "@Get(':id')"],
    ['users/list', 6, 11, '', "@Get('users')"],
  ])(
    'where the argument may go too, %j with %i to %i replaced by %j leaves %s',
    (written, start, end, replacement, becomes) => {
      const text = slashed(written, [START - 1, START + written.length + 1]);
      expect(applied(sourceOf(written), text.edit(start, end, replacement))).toBe(becomes);
    },
  );

  it('is edited and shared where what is written is', () => {
    const asked: unknown[] = [];
    const shared: SharedEdit = { edit: { range: [0, 1], text: '' }, reads: [] };
    const constant: Text = {
      value: 'list/all',
      locate: () => [0, 1],
      edit: () => null,
      sharedEdit: (...change) => {
        asked.push(change);
        return shared;
      },
    };
    const text = new SlashedText(constant, [0, 9]);
    expect(text.edit(0, 9, '')).toBeNull();
    expect(text.sharedEdit(1, 5, 'users')).toBe(shared);
    expect(asked).toEqual([[0, 4, 'users']]);
  });
});

describe('edits', () => {
  const first: Edit = { range: [1, 2], text: 'a' };

  it('are the same where they do the same', () => {
    expect(editKey({ range: [1, 2], text: 'a' })).toBe(editKey(first));
    const others: readonly Edit[] = [
      { range: [1, 3], text: 'a' },
      { range: [0, 2], text: 'a' },
      { range: [1, 2], text: 'b' },
    ];
    for (const other of others) expect(editKey(other)).not.toBe(editKey(first));
  });

  it('are made once each, in their order', () => {
    const second: Edit = { range: [1, 2], text: 'b' };
    expect(distinctEdits([second, first, { ...second }, { ...first }])).toEqual([second, first]);
  });
});
