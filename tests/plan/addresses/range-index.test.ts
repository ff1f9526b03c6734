import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RangeIndex } from '../../../src/plan/addresses/range-index.ts';

const range = fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]): [number, number] => [start, start + length]);

describe('a range index', () => {
  it('finds what touches a range, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 30 }), range, (ranges, asked) => {
        const index = new RangeIndex<number>();
        ranges.forEach((each, at) => {
          index.add(each, at);
        });
        const touching = ranges.flatMap(([start, end], at) => (start <= asked[1] && end >= asked[0] ? [at] : []));
        expect(index.touching(asked).toSorted((a, b) => a - b)).toEqual(touching);
      }),
    );
  });

  it('takes more in after it was asked', () => {
    const index = new RangeIndex<string>();
    index.add([5, 9], 'late');
    expect(index.touching([0, 5])).toEqual(['late']);
    index.add([0, 3], 'early');
    expect(index.touching([0, 5])).toEqual(['early', 'late'].toReversed());
  });
});
