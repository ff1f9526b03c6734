import { describe, expect, it } from 'vitest';
import { argumentsWith } from '../../../src/documents/kept/argument-words.ts';
import { expectLinearEach } from '../../support/work/work.ts';

describe('the arguments of a call', () => {
  it('are looked for in linear time', () => {
    const pieces = ['f(', "f('a', ", 'f(a,', "const a = 'b'; f(a, ", "')", 'a) f('];
    const read = (piece: string, count: number): readonly unknown[] => {
      const text = piece.repeat(count);
      return argumentsWith(text, [text.length, text.length]);
    };
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(read(piece, 50_000).length).toBeLessThan(2);
  });
});
