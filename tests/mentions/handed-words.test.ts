import { describe, expect, it } from 'vitest';
import { putsWords } from '../../src/mentions/handed-words.ts';

describe('a file that puts words into URLs', () => {
  it.each(['fetch', 'axios ', '.get<', 'fetch(/${this ', 'fetch("/" + a.', 'fetch(url + path(', '/${', 'api ', '{url}', '(a,', '(a,b)', 'fetch(a,b)=>`', '/${a}/'])('is told from one that repeats %s in linear time', (piece) => {
    expect(putsWords(piece.repeat(200_000))).toBe(false);
  });

  it.each(['const urlOf = (resource, id) => `/${resource}/${id}`; fetch(urlOf());', 'function urlOf(a: string, b: string) { return fetch(`/v1/${a}/${b}`); }'])('takes parameters: %s', (text) => {
    expect(putsWords(text)).toBe(true);
  });

  it.each(['const item = (shopId, itemId) => fetch(`/shops/${shopId}/${itemId}`);', 'const urlOf = (b, a) => fetch(`/${a}/${b}`);', 'fetch(`/${a}/${b}`);'])('puts none: %s', (text) => {
    expect(putsWords(text)).toBe(false);
  });
});
