import { describe, expect, it } from 'vitest';
import type { Range } from '../../src/model/text.ts';
import { inOneFix, type Fix } from '../../src/text/one-fix.ts';

function change(...ranges: readonly Range[]): Fix {
  return { edits: ranges.map((range) => ({ range, text: String(range[0]) })) };
}

/** The places of all edits that are made with each change. */
function placesOf(all: readonly Fix[], tiesOf?: (fix: Fix) => readonly string[]): readonly string[] {
  const edits = inOneFix(all, tiesOf);
  return all.map((one) =>
    (edits.get(one) ?? [])
      .map(({ range }) => range)
      .toSorted(([a, b], [c, d]) => a - c || b - d)
      .map((range) => range.join('-'))
      .join(' '),
  );
}

describe('changes that touch each other', () => {
  it('are carried out together', () => {
    expect(placesOf([change([0, 5]), change([5, 8])])).toEqual(['0-5 5-8', '0-5 5-8']);
    expect(placesOf([change([5, 8]), change([0, 5])])).toEqual(['0-5 5-8', '0-5 5-8']);
    expect(placesOf([change([0, 2], [20, 22]), change([10, 12])])).toEqual(['0-2 10-12 20-22', '0-2 10-12 20-22']);
    expect(placesOf([change([20, 22], [0, 2]), change([2, 4]), change([22, 24])])).toEqual(
      Array.from({ length: 3 }, () => '0-2 2-4 20-22 22-24'),
    );
  });

  it('are carried out apart where they do not touch', () => {
    expect(placesOf([change([0, 5]), change([6, 8])])).toEqual(['0-5', '6-8']);
    expect(placesOf([change([6, 8]), change([0, 5])])).toEqual(['6-8', '0-5']);
    expect(placesOf([])).toEqual([]);
  });

  it('are carried out apart where they change the same characters, which ESLint refuses in one fix', () => {
    expect(placesOf([change([0, 5]), change([3, 4])])).toEqual(['0-5', '3-4']);
    expect(placesOf([change([0, 2]), change([1, 3]), change([4, 5]), change([5, 6])])).toEqual([
      '0-2',
      '1-3',
      '4-5 5-6',
      '4-5 5-6',
    ]);
  });

  it('make an edit once', () => {
    expect(placesOf([change([0, 2], [4, 6]), change([4, 6], [8, 9])])).toEqual(['0-2 4-6 8-9', '0-2 4-6 8-9']);
    expect(placesOf([change([4, 4]), change([4, 6])])).toEqual(['4-4 4-6', '4-4 4-6']);
    expect(placesOf([change([4, 6]), change([4, 4])])).toEqual(['4-4 4-6', '4-4 4-6']);
  });
});

describe('changes that have to be made together', () => {
  it('are one wherever they are, with those between them', () => {
    const [first, second, third, fourth] = [change([0, 1]), change([4, 5]), change([8, 9]), change([12, 13])];
    const tie = (fix: Fix): readonly string[] => (fix === first || fix === third ? ['both'] : []);
    expect(placesOf([first, second, third, fourth], tie)).toEqual([
      '0-1 4-5 8-9',
      '0-1 4-5 8-9',
      '0-1 4-5 8-9',
      '12-13',
    ]);
  });
});
