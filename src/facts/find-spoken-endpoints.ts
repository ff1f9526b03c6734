import type { TSESTree } from '@typescript-eslint/utils';
import type { AddressComment } from '../model/mention.ts';
import { scan } from '../routes/scan.ts';
import type { RecognitionSource, ScannedFile } from '../routes/scanned-file.ts';
import { PlainText } from '../text/source-texts.ts';
import { readText } from '../text/read-text.ts';
import { listedMethods, METHOD_LIST } from '../documents/comments/comment-notation.ts';
import { readPath } from '../documents/comments/find-address-comments.ts';
import { initialValue } from '../text/constants.ts';
import { importedBy } from '../text/module-names.ts';
import { variableOf, type TextSource } from '../text/scope.ts';
import { bare, lastName } from '../text/syntax.ts';

/** Methods and the space before their path, in the text of a literal. */
const HEAD = new RegExp(String.raw`(?<![\w/.-])(${METHOD_LIST})\s{1,3}(?=/)`, 'g');

/**
 * Finds the endpoints in titles of tests and lines of logs: `test('POST /users/create 401', ...)`. They are rewritten
 * together with their routes, as comments are.
 */
export function findSpokenEndpoints(source: RecognitionSource): readonly AddressComment[] {
  const file = scan(source);
  return file.operations
    .flatMap((node) => (node.type === 'CallExpression' && isSpokenTo(node, file) ? endpointsIn(node, file) : []))
    .sort((a, b) => a.range[0] - b.range[0]);
}

/**
 * The endpoints in the first argument of a call. Where a value of run time follows a path, the end of the path is
 * unknown.
 */
function endpointsIn({ arguments: [title] }: TSESTree.CallExpression, file: ScannedFile): readonly AddressComment[] {
  const said = title && readText(title, file);
  if (!said) return [];
  return [...said.value.matchAll(HEAD)].flatMap(({ index, 0: head, 1: methods = '' }): AddressComment[] => {
    const path = readPath(said.value.slice(index + head.length), false);
    if (path === null) return [];
    const written = head + path;
    const range = said.locate(index, index + written.length);
    // With escapes, several literals or a constant from elsewhere, the source differs from the text: it is not
    // rewritten.
    if (file.text.slice(...range) !== written) return [];
    const [start, end] = range;
    const place = { path: new PlainText(path, start + head.length), keys: [], range, ahead: end };
    return listedMethods(methods, start).map((method) => ({ style: 'plain', method, ...place }));
  });
}

/** Functions of test runners that take a title, and names of loggers. */
const TESTING: ReadonlySet<string> = new Set(['describe', 'context', 'suite', 'it', 'test', 'specify']);
const LOGGING: ReadonlySet<string> = new Set(['console', 'log', 'logger']);

/** Whether the first argument of a call is for people: the title of a test, or a log message. */
function isSpokenTo({ callee }: TSESTree.CallExpression, source: TextSource): boolean {
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
