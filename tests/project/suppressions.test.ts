import { Linter, type Rule } from 'eslint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDirectives } from '../../src/project/directives.ts';
import { LineIndex } from '../../src/project/line-index.ts';
import { parseSource } from '../../src/project/parse-source.ts';
import { Suppressions } from '../../src/project/suppressions.ts';
import { expectLinear } from '../support/work/work.ts';

function suppressionsOf(source: string): Suppressions {
  const lines = new LineIndex(source);
  const lineAt = (offset: number): number => lines.at(offset).line;
  return new Suppressions(readDirectives(parseSource('file.js', source)?.comments ?? [], lineAt), lineAt);
}

/** The lines with an `x` on which the reports of a rule are suppressed. */
function suppressedLines(source: string, rule: string): readonly number[] {
  const suppressions = suppressionsOf(source);
  const lines = new LineIndex(source);
  return [...source.matchAll(/\bx\b/g)].flatMap(({ index }) =>
    suppressions.covers(rule, index) ? [lines.at(index).line] : [],
  );
}

const onX: Rule.RuleModule = {
  create: (context) => ({
    'Identifier[name="x"]'(node: Rule.Node) {
      context.report({ node, message: 'x' });
    },
  }),
};

/** The same, as ESLint says it. */
function suppressedByESLint(source: string, rule: string): readonly number[] {
  const reported = new Linter().verify(source, [
    {
      plugins: { own: { rules: { a: onX, b: onX } } },
      rules: { [rule]: 'error' },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    },
  ]);
  const left = new Set(
    reported.flatMap(({ ruleId, line, message }) => (ruleId === rule && message === 'x' ? [line] : [])),
  );
  return source.split('\n').flatMap((text, at) => (/\bx\b/.test(text) && !left.has(at + 1) ? [at + 1] : []));
}

describe('Suppressions', () => {
  it.each<[name: string, lines: readonly string[], a: readonly number[], b: readonly number[]]>([
    ['nothing', ['x;'], [], []],
    ['the next line', ['// eslint-disable-next-line own/a', 'x;', 'x;'], [2], []],
    ['the line behind a comment of several', ['/* eslint-disable-next-line', 'own/a', '*/', 'x;', 'x;'], [4], []],
    ['its line', ['x; // eslint-disable-line own/b', 'x;'], [], [1]],
    ['all rules', ['// eslint-disable-next-line', 'x;'], [2], [2]],
    ['several rules', ['// eslint-disable-next-line own/a, own/b -- both', 'x;'], [2], [2]],
    ['a block', ['x;', '/* eslint-disable own/a */', 'x;', 'x;', '/* eslint-enable own/a */', 'x;'], [3, 4], []],
    ['to the end', ['/* eslint-disable */', 'x;', 'x;'], [2, 3], [2, 3]],
    ['one rule of all on again', ['/* eslint-disable */', 'x;', '/* eslint-enable own/a */', 'x;'], [2], [2, 4]],
    ['all rules on again', ['/* eslint-disable own/a */', 'x;', '/* eslint-enable */', 'x;'], [2], []],
    ['the whole file', ['x;', '/* eslint own/a: "off" */', 'x;'], [1, 3], []],
    [
      'a line of a block that is on again',
      ['/* eslint-disable own/a */', '/* eslint-enable own/a */ // eslint-disable-next-line own/a', 'x;'],
      [3],
      [],
    ],
  ])('cover %s', (_name, lines, a, b) => {
    const source = lines.join('\n');
    expect([suppressedLines(source, 'own/a'), suppressedLines(source, 'own/b')]).toEqual([a, b]);
    expect([suppressedByESLint(source, 'own/a'), suppressedByESLint(source, 'own/b')]).toEqual([a, b]);
  });

  it('cover what ESLint suppresses', () => {
    const names = fc.constantFrom('', ' own/a', ' own/b', ' own/a, own/b', ' other', ' own/a -- reason', ' -- reason');
    const block = fc
      .tuple(fc.constantFrom('disable', 'enable', 'disable-line', 'disable-next-line'), names)
      .map(([type, named]) => `/* eslint-${type}${named} */`);
    const line = fc.oneof(
      fc.constant('x;'),
      block,
      block.map((comment) => `x; ${comment}`),
      names.map((named) => `x; // eslint-disable-line${named}`),
      names.map((named) => `// eslint-disable-next-line${named}`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const source = lines.join('\n');
        for (const rule of ['own/a', 'own/b'])
          expect(suppressedLines(source, rule)).toEqual(suppressedByESLint(source, rule));
      }),
      { numRuns: 300 },
    );
  });

  it('are quick where there are as many comments as lines', () => {
    const source = (lines: number): string => '/* eslint-disable own/a */ x; /* eslint-enable own/a */\n'.repeat(lines);
    expectLinear((lines) => suppressedLines(source(lines), 'own/a'));
    expect(suppressedLines(source(5_000), 'own/a')).toHaveLength(5_000);
  });
});
