import { describe, expect, it } from 'vitest';
import { argumentsWith } from '../../../src/documents/kept/argument-words.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('the arguments of a call', () => {
  it.each(['f(', "f('a', ", 'f(a,', "const a = 'b'; f(a, ", "')", 'a) f('])(
    'are looked for in linear time: %s',
    (piece) => {
      const read = (count: number): readonly unknown[] => {
        const text = piece.repeat(count);
        return argumentsWith(text, [text.length, text.length]);
      };
      expectLinear(read);
      expect(read(50_000).length).toBeLessThan(2);
    },
  );
});
