import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../text/constants.ts';
import { importedBy } from '../text/module-names.ts';
import { variableOf, type TextSource } from '../text/scope.ts';
import { bare, lastName } from '../text/syntax.ts';

/** Functions of test runners that take a title, and names of loggers. */
const TESTING: ReadonlySet<string> = new Set(['describe', 'context', 'suite', 'it', 'test', 'specify']);
const LOGGING: ReadonlySet<string> = new Set(['console', 'log', 'logger']);

/** Whether the first argument of a call is for people: the title of a test, or a log message. */
export function isSpokenTo({ callee }: TSESTree.CallExpression, source: TextSource): boolean {
  const called = bare(callee);
  if (called.type === 'MemberExpression' && LOGGING.has(meantName(called.object, source))) return true;
  const tests = testFunction(called);
  return tests !== null && TESTING.has(meantName(tests, source));
}

/** The identifier at the start of a callee: `it` of `it`, `it.only` and `it.each([1, 2])`; null where there is none. */
function testFunction(callee: TSESTree.Node): TSESTree.Identifier | null {
  let current = callee;
  // In `it.each(table)(title, run)`, the first call takes a table or a condition.
  if (current.type === 'CallExpression') current = bare(current.callee);
  else if (current.type === 'TaggedTemplateExpression') current = bare(current.tag);
  if (current !== callee && current.type !== 'MemberExpression') return null;
  while (current.type === 'MemberExpression') current = bare(current.object);
  return current.type === 'Identifier' ? current : null;
}

/** The last name of an expression; the original name of an alias: `it` for `import { it as behaves }`. */
function meantName(node: TSESTree.Node, source: TextSource): string {
  const expression = bare(node);
  const variable = expression.type === 'Identifier' ? variableOf(expression, source) : null;
  if (!variable) return lastName(expression);
  const imported = importedBy(variable)?.name;
  if (imported) return imported;
  const value = initialValue(variable, source);
  return (value && lastName(value)) || variable.name;
}
