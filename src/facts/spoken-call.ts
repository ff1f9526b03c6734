import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../text/constants.ts';
import { importedBy } from '../text/imported.ts';
import { variableOf, type TextSource } from '../text/scope.ts';
import { bare, lastName } from '../text/syntax.ts';

/** What is given a test, or tests, with a title; and what writes logs. */
const TESTING: ReadonlySet<string> = new Set(['describe', 'context', 'suite', 'it', 'test', 'specify']);
const LOGGING: ReadonlySet<string> = new Set(['console', 'log', 'logger']);

/** Whether the first argument of a call is for people: the title of a test, a line of a log. */
export function isSpokenTo({ callee }: TSESTree.CallExpression, source: TextSource): boolean {
  const called = bare(callee);
  if (called.type === 'MemberExpression' && LOGGING.has(meantName(called.object, source))) return true;
  const tests = testFunction(called);
  return tests !== null && TESTING.has(meantName(tests, source));
}

/** `it` of `it`, of `it.only` and of `it.each([1, 2])`; null where no name is there. */
function testFunction(callee: TSESTree.Node): TSESTree.Identifier | null {
  let current = callee;
  // What is called twice is given a table first, or a condition.
  if (current.type === 'CallExpression') current = bare(current.callee);
  else if (current.type === 'TaggedTemplateExpression') current = bare(current.tag);
  if (current !== callee && current.type !== 'MemberExpression') return null;
  while (current.type === 'MemberExpression') current = bare(current.object);
  return current.type === 'Identifier' ? current : null;
}

/** The last name of an expression; of an alias that of what it represents: `it` of `import { it as behaves }`. */
function meantName(node: TSESTree.Node, source: TextSource): string {
  const expression = bare(node);
  const variable = expression.type === 'Identifier' ? variableOf(expression, source) : null;
  if (!variable) return lastName(expression);
  const imported = importedBy(variable)?.name;
  if (imported) return imported;
  const value = initialValue(variable, source);
  return (value && lastName(value)) || variable.name;
}
