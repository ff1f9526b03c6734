import { describe, expect, it } from 'vitest';
import { holdsBehind, isOneOf, matchesAt, mayBegin, mentionsPaths } from '../../src/text/places.ts';

it.each([
  ["f('/users')", true],
  ['f("/users")', true],
  ['f(`/users`)', true],
  ["f('users')", false],
  ['a / b', false],
])('whether a path is mentioned in %j: %s', (text, mentions) => {
  expect(mentionsPaths(text)).toBe(mentions);
});

describe('a question of one place', () => {
  it('is asked behind each character of a kind until it holds', () => {
    const asked: number[] = [];
    const holds = (text: string, at: number): boolean => {
      asked.push(at);
      return text.startsWith('get', at);
    };
    expect(holdsBehind('.a.get.b', '.', holds)).toBe(true);
    expect(holdsBehind('.a.b', '.', holds)).toBe(false);
    expect(asked).toEqual([1, 3, 1, 3]);
  });

  it('is whether a pattern matches there', () => {
    const isCall = matchesAt(/\w+\(/i);
    expect([0, 1, 5, 9].map((at) => isCall('.get(x).b', at))).toEqual([false, true, false, false]);
  });

  it('is whether the character is one of a set', () => {
    const isQuote = isOneOf('\'"');
    expect([0, 1, 2, 3, 4].map((at) => isQuote('a\'"é', at))).toEqual([false, true, true, false, false]);
  });

  it('is whether one of the words may begin', () => {
    const may = mayBegin(['get', 'post']);
    expect(['get', 'gem', 'po', 'g', '', 'pet', 'gost', 'é', 'fé', 'ge'].map((text) => may(text, 0))).toEqual([true, true, true, false, false, false, false, false, false, true]);
    // The code of the second is beyond ASCII: `f` and it make the number that `g` and `e` make.
    expect(may(`f${String.fromCharCode(128 + 'e'.charCodeAt(0))}`, 0)).toBe(false);
    expect(may('/get', 1)).toBe(true);
  });
});
