import { describe, expect, it } from 'vitest';
import { putsWords } from '../../src/mentions/handed-words.ts';

describe('a file that puts words into URLs', () => {
  it.each(['fetch', 'axios ', '.get<', 'fetch(/${this ', 'fetch("/" + a.', 'fetch(url + path(', '/${', 'api ', '{url}', '(a,', '(a,b)', 'fetch(a,b)=>`', '/${a}/'])('is told from one that repeats %s in linear time', (piece) => {
    expect(putsWords(piece.repeat(200_000))).toBe(false);
  });
});
