import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CountedRegExp } from './counted-regexp.ts';
import { expectLinear } from './work.ts';
import { parsePath } from '../../../src/paths/parse-path.ts';
import { mentionsPaths } from '../../../src/text/places.ts';

/** Whether some work is seen to grow faster than its input. */
function isSeenToGrow(run: (size: number) => unknown): boolean {
  try {
    expectLinear(run, [200]);
    return false;
  } catch {
    return true;
  }
}

describe('work that grows faster than its input', () => {
  it.each<[string, RegExp, (size: number) => string]>([
    ['spaces that are read from each of them on', /\s+$/, (size) => `${' '.repeat(size)}x`],
    ['brackets that are closed nowhere', /\([^)]*\)/g, (size) => '('.repeat(size)],
    ['rounds within rounds', /^(?:a+)+$/, (size) => `${'a'.repeat(size / 20)}!`],
    ['a look ahead at everything', /(?=[^]*x)y/g, (size) => 'y'.repeat(size)],
    ['a look behind at everything', /(?<=x[^]*)y/g, (size) => 'y'.repeat(size)],
  ])('is seen in %s', (_, pattern, textOf) => {
    expect(isSeenToGrow((size) => textOf(size).match(pattern))).toBe(true);
  });

  it('is seen where a function of the source searches for each of its calls', () => {
    const readAll = (size: number): unknown => Array.from({ length: size }, () => mentionsPaths('a'.repeat(size)));
    expect(isSeenToGrow(readAll)).toBe(true);
  });

  it('is seen where functions of the source are called for each with each', () => {
    expect(
      isSeenToGrow((size) => {
        for (let count = 0; count < size * size; count += 1) parsePath('/a', 'express');
      }),
    ).toBe(true);
  });
});

describe('work that grows with its input', () => {
  it.each<[string, RegExp]>([
    ['words', /\w+/g],
    ['what is bounded', /\s{0,9}x/g],
    ['what begins where the text does', /^[^]*x/g],
  ])('is taken for that: %s', (_, pattern) => {
    expect(isSeenToGrow((size) => `${'a b '.repeat(size)}${' '.repeat(size)}`.match(pattern))).toBe(false);
  });

  it('is taken for that where it is bounded at last', () => {
    expectLinear((size) => ' '.repeat(size).match(/\s{99}x/g));
  });
});

describe('a regular expression that is counted', () => {
  const PATTERNS = [
    '(a|ab)(c|bcd)(d*)',
    '(?:(a)|b)*?c',
    '(a*)*b',
    '(?<q>[ab])c?\\k<q>',
    '(?<=(\\w)b?)c',
    '(?<!a)b(?!c)',
    '(?=(a+))a*b\\1',
    '\\ba{2,3}?\\B',
    '^a|b$',
    '[^a\\n]{1,2}.',
    '(?:a?){2,4}$',
    '(?<=\\1(.))a',
    '\\u{1f642}|.',
  ];
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'A', '\n', ' ', '\u{1f642}'), maxLength: 9 });

  it.each(PATTERNS.flatMap((pattern) => ['g', 'giu', 'gm', 'gsv', 'gy'].map((flags) => [pattern, flags] as const)))(
    'finds what the engine finds: %s, %s',
    (pattern, flags) => {
      if (pattern.includes('{1f642}') && !/[uv]/.test(flags)) return;
      const regexp = new RegExp(pattern, flags);
      const counted = new CountedRegExp(regexp);
      fc.assert(
        fc.property(texts, fc.nat(9), (text, from) => {
          fc.pre(from <= text.length);
          regexp.lastIndex = from;
          const match = regexp.exec(text);
          expect(counted.find(text, from)).toEqual(match && [match.index, match.index + match[0].length]);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('takes a step for each thing that is tried', () => {
    const counted = new CountedRegExp(/ab|c/);
    counted.find('aac', 0);
    // Twice the choice, `a`, `b` and `c`; then the choice, `a` and `c`.
    expect(counted.steps).toBe(11);
  });
});
