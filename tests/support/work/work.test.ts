import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSearches } from './searches.ts';
import { expectLinear } from './work.ts';
import { variableOf } from '../../../src/text/scope.ts';

describe('work that grows', () => {
  it.each<[string, RegExp, (size: number) => string]>([
    ['spaces that are read from each of them on', /\s+$/, (size) => `${' '.repeat(size)}x`],
    ['what is closed nowhere', /"[^\n]*\)/g, (size) => '"'.repeat(size)],
    ['loops within loops', /^(?:a+)+$/, (size) => `${'a'.repeat(size / 50)}!`],
    ['a look ahead at everything', /(?=[^]*x)y/g, (size) => 'y'.repeat(size)],
    ['a look behind at everything', /(?<=x[^]*)y/g, (size) => 'y'.repeat(size)],
  ])('faster than the text is seen: %s', (_, pattern, text) => {
    expect(() => {
      expectLinear((size) => text(size).match(pattern));
    }).toThrow();
  });
  it('f', () => {
    expect(countSearches(() => 'aaa'.match(/b/))).toEqual(new Map([['/b/', 8]]));
  });
});
