import { describe, expect, it } from 'vitest';
import { grownAddresses } from '../../../src/mentions/addresses/grown-addresses.ts';
import { expectLinear } from '../../support/work/work.ts';

/** The addresses that a text puts together, without what stands before and behind them. */
function addressesIn(source: string): readonly string[] {
  const found = [...grownAddresses(source)];
  for (const { written, range } of found) expect(source.slice(...range)).toBe(written);
  return found.map(({ segments }) => segments.join('/'));
}

describe('an address that grows', () => {
  it.each([
    ["let url = '/users/'; url += 'create';", ['users/create']],
    [
      "let url = '/shop/users/'; url += isNew ? 'create' : 'update/' + id; url = url + `list?page=${page}`;",
      ['shop/users/create', 'shop/users/update', 'shop/users/list'],
    ],
    ["let url = '/users/' + id; url += 'create';", []],
    ["let url = '/users/'; url += '/create'; text += 'creation'; log('create');", []],
    ["let url = '/users/'; if (all) { url += 'getAll'; }", ['users/getall']],
    ["let url = '/users/'; url += 'settings'; url += 'all-lists';", []],
    ["let url = '/users/'; other = url + 'create';", []],
  ])('takes in a verb: %s', (source, addresses) => {
    expect(addressesIn(source)).toEqual(addresses);
  });

  it.each(["url+='create'", "'/a/'", '/a', '+=', 'a=a+', "a+='b'?"])(
    'is looked for in linear time where %s is repeated',
    (piece) => {
      expectLinear((count) => addressesIn(`${piece.repeat(count)};`));
      expect(addressesIn(`${piece.repeat(50_000)};`).length).toBeLessThan(100);
    },
  );
});
