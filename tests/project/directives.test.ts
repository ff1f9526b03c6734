import { describe, expect, it } from 'vitest';
import { readDirectives } from '../../src/project/directives.ts';
import { LineIndex } from '../../src/project/line-index.ts';
import { parseSource } from '../../src/project/parse-source.ts';
import { expectLinearEach } from '../support/work/work.ts';

/** The directives of a source: `disable-next-line 1-1 a, b`; `*` stands for all rules. */
function directives(source: string): readonly string[] {
  const lines = new LineIndex(source);
  const comments = parseSource('file.js', source)?.comments ?? [];
  return readDirectives(comments, (offset) => lines.at(offset).line).map(
    ({ type, startLine, endLine, rules }) =>
      `${type} ${String(startLine)}-${String(endLine)} ${rules ? [...rules].join(', ') : '*'}`,
  );
}

describe('readDirectives', () => {
  it.each<[string, readonly string[]]>([
    ['// eslint-disable-next-line', ['disable-next-line 1-1 *']],
    ['//eslint-disable-line a', ['disable-line 1-1 a']],
    ['/* eslint-disable */', ['disable 1-1 *']],
    ['/* eslint-disable a, b/c */', ['disable 1-1 a, b/c']],
    ['/* eslint-enable a */', ['enable 1-1 a']],
    ['/* eslint-disable-line a */', ['disable-line 1-1 a']],
    ['/* eslint-disable-next-line\n  a,\n  b\n*/', ['disable-next-line 1-4 a, b']],
    ['// eslint-disable-next-line a -- since clients ask for it', ['disable-next-line 1-1 a']],
    ['// eslint-disable-next-line -- since clients ask for it', ['disable-next-line 1-1 *']],
    ['// eslint-disable-next-line a ---- a long line', ['disable-next-line 1-1 a']],
    ['// eslint-disable-next-line a--b', ['disable-next-line 1-1 a--b']],
    ['x; // eslint-disable-line\ny; /* eslint-disable b */', ['disable-line 1-1 *', 'disable 2-2 b']],
    ['/* eslint a: "off" */', ['disable 1-1 a']],
    ['/* eslint a: 0, b/c: [0, { d: 1 }], "e/f": off -- reason */', ['disable 1-1 a, b/c, e/f']],
    ['x;\n/* eslint a: off */', ['disable 1-1 a']],
    ['/* eslint a: "error", b: [2], "c/d": ["warn"] */', []],
    [
      '/* eslint a: "error", b: [2, { c: 0 }], "c/d": [ "warn" , {}], e: ["off", {}] -- reason */',
      ['disable 1-1 e', 'configure 1-1 b, c/d'],
    ],
    ['/* eslint a: [1, { b: ["off", "x"], c: { d: [0, 1] } }] */', ['configure 1-1 a']],
    ['// eslint a: off', []],
    ['/* eslint-env off: 0 */', []],
    ['// eslint-disable', []],
    ['// eslint-enable', []],
    ['// eslint-disabled-line', []],
    ['// eslint-disable-next-lines', []],
    ['// see eslint-disable-next-line', []],
    ['/** eslint-disable */', []],
    ["'eslint-disable-next-line';", []],
  ])('%j', (source, expected) => {
    expect(directives(source)).toEqual(expected);
  });

  it('is quick to see that a long comment says nothing', () => {
    const pieces = [
      ['', 'a', ''],
      ['', '{', ''],
      ['', 'a ', ''],
      ['', "'", ''],
      ['', 'a:[', ''],
      ['a:', ' ', 'b'],
      ['a:', '\n', 'b'],
      ['a', ' ', 'b'],
    ] as const;
    const read = ([before, piece, behind]: (typeof pieces)[number], count: number): unknown =>
      directives(`/* eslint ${before}${piece.repeat(count)}${behind} */`);
    expectLinearEach(pieces, read);
    for (const each of pieces) expect(read(each, 100_000)).toEqual([]);
  });
});
