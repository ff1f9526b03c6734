import { describe, expect, it } from 'vitest';
import { nestsTooDeep } from '../../src/project/nesting.ts';
import { expectLinearEach } from '../support/work/work.ts';

const MANY = 100_000;

const DEEP: Readonly<Record<string, string>> = {
  brackets: '['.repeat(MANY) + ']'.repeat(MANY),
  blocks: '{'.repeat(MANY) + '}'.repeat(MANY),
  sums: 'a+'.repeat(MANY) + 'a',
  'sums of texts': "'a' + ".repeat(MANY) + 'a',
  'sums over lines': "'a' +\n".repeat(MANY) + 'a',
  'sums with the operator in front': 'a' + "\n+ 'b'".repeat(MANY),
  chains: 'a' + '\n  .b()'.repeat(MANY),
  negations: '!'.repeat(MANY) + 'a',
  words: 'await '.repeat(MANY) + 'a',
  'words over lines': 'new\n'.repeat(MANY) + 'a',
  conditions: 'a ? b : '.repeat(MANY) + 'c',
  'arrows over lines': 'a =>\n'.repeat(MANY) + '1',
  'if after if': 'if (a)\n'.repeat(MANY) + 'b()',
  'else if': 'if (a) {\n b();\n}\nelse '.repeat(MANY) + 'c()',
  labels: 'a:\n'.repeat(MANY) + ';',
  'templates in templates': '`${'.repeat(MANY) + '1' + '}`'.repeat(MANY),
  'brackets in a template': '`${' + '['.repeat(MANY) + ']'.repeat(MANY) + '}`',
  elements: '<a>'.repeat(MANY) + '</a>'.repeat(MANY),
  'elements over lines': '<a>\n'.repeat(MANY) + '</a>\n'.repeat(MANY),
  'some elements a line': '<a><b>\n'.repeat(MANY),
  'type arguments': 'type A = ' + 'B<'.repeat(MANY),
  assertions: 'a' + ' as B'.repeat(MANY),
};

const SHALLOW: Readonly<Record<string, string>> = {
  statements: 'const a = b(c);\n'.repeat(MANY),
  'statements without semicolons': 'const a = b(c)\nd.e.f()\nif (a) return\n'.repeat(MANY),
  'a long list': '[' + '1 + 2, '.repeat(MANY) + ']',
  'lists of lists': '[' + '[1, [2]],'.repeat(MANY) + ']',
  'a chain of arguments': "f('a', `b`, /c/);".repeat(MANY),
  'brackets in texts': 'a(\'((((\', "[[[[", `{{{{`)\n'.repeat(MANY),
  'brackets in comments': '// ((((\n/* [[[[ */\n'.repeat(MANY),
  'templates with values': '`a${b}c${d}`\n'.repeat(MANY),
  elements: '<a b="c">\n  <d/>\n  <e>f g h</e>\n</a>\n'.repeat(MANY),
  fragments: '<>\n<a/>\n</>\n'.repeat(MANY),
  'no end of a text': "'".repeat(3) + '\n' + "it's\n".repeat(MANY),
};

describe('nestsTooDeep', () => {
  it.each(Object.entries(DEEP))('refuses %s', (_, text) => {
    expect(nestsTooDeep(text)).toBe(true);
  });

  it.each(Object.entries(SHALLOW))('takes %s', (_, text) => {
    expect(nestsTooDeep(text)).toBe(false);
  });

  it.each(['', "'", '`'])('does linear work behind %j', (quote) => {
    const pieces = ['`', "'", '"', '/*', '//', '\\', '$', '${', '`${', 'a\\', '\n', '/', '}', '`$'];
    const read = (piece: string, count: number): unknown => nestsTooDeep(quote + piece.repeat(count));
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(() => read(piece, 500_000)).not.toThrow();
  });
});
