import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepts, type Pattern, patternsMeet } from '../../src/paths/pattern.ts';
import { readPattern } from '../../src/paths/read-pattern.ts';

const atoms = fc.constantFrom(
  'a',
  'b',
  'B',
  '1',
  '-',
  '\\d',
  '\\w',
  '\\W',
  '.',
  '[ab]',
  '[^ab]',
  '[a-c1]',
  '[\\d-]',
  '\\.',
  '/',
  'é',
);
const quantifiers = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,2}', '{2,}', '+?', '{0,1}');
const pieces = fc.tuple(atoms, quantifiers).map(([atom, quantifier]) => atom + quantifier);
const sequences = fc.array(pieces, { minLength: 1, maxLength: 3 }).map((list) => list.join(''));
const groups = fc
  .tuple(fc.constantFrom('(', '(?:'), sequences, sequences, quantifiers)
  .map(([open, left, right, quantifier]) => `${open}${left}|${right})${quantifier}`);
const patterns = fc
  .tuple(
    fc.constantFrom('', '^'),
    fc.array(fc.oneof(sequences, groups), { minLength: 1, maxLength: 2 }),
    fc.constantFrom('', '$'),
  )
  .map(([start, list, end]) => start + list.join('') + end);
const texts = fc.string({ unit: fc.constantFrom(...Array.from('abBc1-./é\n')), maxLength: 6 });

function read(source: string, insensitive: boolean): Pattern {
  const pattern = readPattern(source, insensitive);
  if (pattern === null) throw new Error(`not read: ${source}`);
  return pattern;
}

test('a pattern accepts what the regular expression matches as a whole', () => {
  fc.assert(
    fc.property(patterns, fc.boolean(), fc.array(texts, { minLength: 5 }), (source, insensitive, samples) => {
      const pattern = readPattern(source, insensitive);
      if (pattern === null) {
        expect([source, insensitive && source.includes('é')]).toEqual([source, true]);
        return;
      }
      const inner = source.replace(/^\^/, '').replace(/\$$/, '');
      const real = new RegExp(`^(?:${inner})$`, insensitive ? 'i' : '');
      for (const sample of samples) expect([sample, accepts(pattern, sample)]).toEqual([sample, real.test(sample)]);
    }),
    { numRuns: 1000 },
  );
});

test('two patterns that accept one text meet', () => {
  fc.assert(
    fc.property(patterns, patterns, fc.array(texts, { minLength: 5 }), (first, second, samples) => {
      const a = read(first, false);
      const b = read(second, false);
      if (samples.some((sample) => accepts(a, sample) && accepts(b, sample))) expect(patternsMeet(a, b)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['\\d+', '[a-f]+', false],
  ['\\d+', '[0-9a-f]{24}', true],
  ['a|b', 'b|c', true],
  ['a|b', 'c|d', false],
  ['[a-z]{3}', '[a-z]{4}', false],
  ['a{2,10}', 'a{10}', true],
  ['a{2,10}', 'a{11}', false],
  ['a{2,}', 'a', false],
  ['(ab|c){2,}', 'cabc', true],
  ['[a-a]', 'a', true],
  ['\\d', '[Y-b]', false],
  [`[${'a'.repeat(198)}]`, 'a', true],
])('%s and %s: %s', (first, second, meet) => {
  expect(patternsMeet(read(first, true), read(second, true))).toBe(meet);
});

test.each([
  '(?=a)b',
  '(?!a)b',
  '(a)\\1',
  '\\bword',
  'a^b',
  'a$b',
  '(a',
  'a)',
  '[a',
  '*',
  'a**',
  '\\p{L}',
  'a{3,2}',
  'a{0}',
  'a\\',
  '[b-a]',
  '[\\d-z]',
  '[\\W-z]',
  '[a-\\d]',
  'x'.repeat(201),
  `[${'x'.repeat(199)}]`,
  '(\\w{20}){20}',
])('not simple: %s', (source) => {
  expect(readPattern(source, false)).toBeNull();
});

test.each(['é', '[a-é]', 'caf(é|e)'])('not simple without regard to case: %s', (source) => {
  expect(readPattern(source, true)).toBeNull();
  expect(readPattern(source, false)).not.toBeNull();
});
