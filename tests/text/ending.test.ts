import { describe, expect, test } from 'vitest';
import { ending } from '../../src/text/text-around.ts';
import { expectLinear } from '../support/work/work.ts';

describe('what stands before a place', () => {
  const key = ending(/(?:["'](\w{1,20})["']|(?<![\w"'])(\w{1,20}))\s*:\s*/);

  test.each([
    ['name: "list"', 'name'],
    ['{ \'name\' :\n  "list"', 'name'],
    ['full_name:"list"', 'full_name'],
  ])('%s', (text, name) => {
    const [, quoted, plain] = key(text, text.indexOf('"list"')) ?? [];
    expect(quoted ?? plain).toBe(name);
  });

  test.each(['name = "list"', 'name: true, "list"', '"list"'])('%s', (text) => {
    expect(key(text, text.indexOf('"list"'))).toBe(null);
  });

  test('keeps the flags of the pattern, and no place', () => {
    const called = ending(/url\(/i);
    expect([called('URL(', 4), called('URL(', 3), called('URL(', 4)].map((found) => found !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('reads no more than it is told', () => {
    const far = `name: ${' '.repeat(80)}`;
    expect([key(far, far.length), ending(/name:\s*/, 100)(far, far.length)?.[0]]).toEqual([null, '']);
  });

  test('does no work that grows with the text', () => {
    const called = ending(/go\(\s*\[?\s*/);
    expectLinear((size) => {
      const text = `go(${' '.repeat(10 * size)}`;
      for (let at = 0; at < size; at += 1) called(text, text.length - at);
    });
    expect(called(`go(${' '.repeat(200_000)}`, 200_003)).toBe(null);
  });
});
