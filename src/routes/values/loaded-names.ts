import type { TSESTree } from '@typescript-eslint/utils';
import { withoutExtension } from '../../text/module-names.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import { isWithin, leaves, memberName, plainString } from '../../text/syntax.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** `/\.router\.js$/`, `/.router.(js|ts)$/i`. */
const PATTERN = /^((?:\\?\.[\w-]+)+?)\\?\.(?:[cm]?[jt]sx?|\[[cm]?[jt]{1,2}\]s|\((?:\?:)?[cmjtsx|]+\))\$$/;

/**
 * How the names of the files end that a loop over a folder loads, where it says so: `.router` of
 * `if (!file.endsWith('.router.js')) continue;`, of an `if` around what loads them, and of
 * `.filter((file) => file.endsWith('.router.js'))`. Empty for any other.
 *
 * @param specifier what is loaded
 * @param name the name of the file in it
 */
export function endingOf(specifier: TSESTree.Node, name: TSESTree.Node, file: ScannedFile): string {
  const variable = name.type === 'Identifier' ? variableOf(name, file) : null;
  if (!variable) return '';
  return passedEnding(variable, specifier) ?? '';
}

/**
 * The first ending that a test asks of a name and that holds wherever something is loaded, or with null, wherever the
 * function answers yes.
 */
function passedEnding({ references }: Variable, loaded: TSESTree.Node | null): string | null {
  const tests = references.flatMap(({ identifier }) => testOf(identifier) ?? []);
  return (
    tests.find(({ call, ending }) =>
      isPassed(call, loaded, new Set(tests.filter((test) => test.ending === ending).map((test) => test.call))),
    )?.ending ?? null
  );
}

interface EndingTest {
  readonly call: TSESTree.CallExpression;
  readonly ending: string;
}

/** `file.endsWith('.router.js')`, `/\.router\.js$/.test(file)`; null for any other use of a name. */
function testOf(use: TSESTree.Node): EndingTest | null {
  const { parent } = use;
  if (
    parent?.type === 'MemberExpression' &&
    parent.parent.type === 'CallExpression' &&
    memberName(parent) === 'endsWith'
  ) {
    const [said] = parent.parent.arguments;
    const ending = withoutExtension((said && plainString(said)) ?? '');
    return ending ? { call: parent.parent, ending } : null;
  }
  if (
    parent?.type !== 'CallExpression' ||
    parent.callee.type !== 'MemberExpression' ||
    memberName(parent.callee) !== 'test'
  )
    return null;
  const { object } = parent.callee;
  const ending =
    object.type === 'Literal' && 'regex' in object
      ? PATTERN.exec(object.regex.pattern)?.[1]?.replaceAll('\\', '')
      : undefined;
  return ending ? { call: parent, ending } : null;
}

/**
 * Whether a test holds wherever something is loaded, or with null, whether the function answers no without it.
 *
 * @param same the tests that ask for the same ending: `.router.ts` is one with `.router.js`
 */
function isPassed(test: TSESTree.Node, loaded: TSESTree.Node | null, same: ReadonlySet<TSESTree.Node>): boolean {
  let node = test;
  let holds = true;
  for (let { parent } = test; parent; node = parent, { parent } = parent) {
    if (parent.type === 'UnaryExpression' && parent.operator === '!') holds = !holds;
    else if (parent.type === 'LogicalExpression') {
      if (parent.operator !== (holds ? '&&' : '||') && !isOneOf(parent, same, holds)) return false;
    } else if (parent.type === 'IfStatement' && parent.test === node && loaded)
      return holds ? isWithin(loaded, parent.consequent) : leaves(parent.consequent);
    else
      return (
        holds &&
        !loaded &&
        (parent.type === 'ReturnStatement' || (parent.type === 'ArrowFunctionExpression' && parent.body === node))
      );
  }
  return false;
}

/** Whether one of some tests holds where a condition does, or where it does not. */
function isOneOf(node: TSESTree.Node, tests: ReadonlySet<TSESTree.Node>, holds: boolean): boolean {
  if (node.type === 'UnaryExpression' && node.operator === '!') return isOneOf(node.argument, tests, !holds);
  if (node.type === 'LogicalExpression')
    return (
      node.operator === (holds ? '||' : '&&') && isOneOf(node.left, tests, holds) && isOneOf(node.right, tests, holds)
    );
  return holds && tests.has(node);
}
