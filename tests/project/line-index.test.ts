import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../src/project/line-index.ts';

describe('LineIndex', () => {
  it.each([
    ['', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\r\nb', 2, 1, 3],
    ['a\rb', 2, 2, 1],
    ['a\u2028b\u2029c', 4, 3, 1],
    ['\n\n\n', 3, 4, 1],
    ['😀\n😀x', 5, 2, 3],
    ['ab', 9, 1, 10],
  ])('counts in %j that offset %i is line %i, column %i', (text, offset, line, column) => {
    expect(new LineIndex(text).at(offset)).toEqual({ line, column });
  });

  it('finds every line of a long text', () => {
    const index = new LineIndex('0123456789\n'.repeat(100_000));
    for (let line = 1; line <= 100_000; line += 9_999)
      expect(index.at((line - 1) * 11 + 4)).toEqual({ line, column: 5 });
  });
});
