import { describe, expect, it } from 'vitest';
import { nameGiven } from '../../src/text/text-around.ts';
import { expectLinearEach } from '../support/work/work.ts';

describe('the name that a list or an object is given', () => {
  it.each([
    ['const WORDS = [', 'WORDS'],
    ['const WORDS: readonly string[] = [', 'WORDS'],
    ['const WORDS: Record<Kind, Set<string>> = {', 'WORDS'],
    ['const WORDS: (keyof Kinds)[] = [', 'WORDS'],
    ['const WORDS = Object.freeze({', 'WORDS'],
    ['const WORDS = new Set<string>([', 'WORDS'],
    ['open({ url: base, "words": [', 'words'],
    ['guard.words = [', 'words'],
    ['other: any\n  words = [', 'words'],
    ['call(a, [', undefined],
    ['x => [', undefined],
    ['if (a === [', undefined],
  ])('is told by what stands before it: %s', (text, name) => {
    expect(nameGiven(text, text.length - 1)).toBe(name);
  });

  it('is looked for with bounded work', () => {
    expectLinearEach(['a: ', 'a:<', 'a: <b, ', 'a: (', 'a: b', 'a<', 'new Set(', 'a = '], (piece, size) => {
      const text = `${piece.repeat(size)}[`;
      for (let round = 0; round < size; round += 1) nameGiven(text, text.length - 1);
    });
  });
});
