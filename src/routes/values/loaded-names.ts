import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { variableOf } from '../../text/scope.ts';
import { bare, isFunction, isWithin, memberName, plainString } from '../../text/syntax.ts';
import type { ScannedFile } from '../scan.ts';
import { listOf } from './rows.ts';

/** What may stand at the end of the name of a module, and says nothing of it. */
const EXTENSION = /\.[cm]?[jt]sx?$/;

/** `/\.router\.js$/`, `/.router.(js|ts)$/i`. */
const PATTERN = /^((?:\\?\.[\w-]+)+?)\\?\.(?:[cm]?[jt]sx?|\[[cm]?[jt]{1,2}\]s|\((?:\?:)?[cmjtsx|]+\))\$$/;

/**
 * How the names of the files end that a loop over a folder loads, where it says so: `.router` of `if (!file.endsWith('.router.js')) continue;`,
 * of an `if` around what loads them, and of `.filter((file) => file.endsWith('.router.js'))`. Empty for any other.
 *
 * @param specifier what is loaded
 * @param name the name of the file in it
 */
export function endingOf(specifier: TSESTree.Node, name: TSESTree.Node, file: ScannedFile): string {
  const variable = name.type === 'Identifier' ? variableOf(name, file) : null;
  if (!variable) return '';
  const tests = variable.references.flatMap(({ identifier }) => {
    const test = testOf(identifier);
    return test && isPassed(test.call, specifier) ? [test.ending] : [];
  });
  return tests[0] ?? filteredEnding(listOf(variable), file) ?? '';
}

/** What the files of a list were chosen by: `readdirSync(folder).filter((file) => file.endsWith('.router.js'))`. */
function filteredEnding(list: TSESTree.Node | null, file: ScannedFile): string | null {
  for (let node = list && bare(list); node; ) {
    if (node.type === 'AwaitExpression') node = bare(node.argument);
    else if (node.type === 'Identifier') node = constantOf(node, file);
    else if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
    else {
      const [chosen] = memberName(node.callee) === 'filter' ? node.arguments : [];
      const ending = chosen ? endingChosenBy(chosen, file) : null;
      if (ending !== null) return ending;
      node = bare(node.callee.object);
    }
  }
  return null;
}

function endingChosenBy(node: TSESTree.Node, file: ScannedFile): string | null {
  const [parameter] = isFunction(node) ? node.params : [];
  const variable = parameter?.type === 'Identifier' ? variableOf(parameter, file) : null;
  for (const { identifier } of variable?.references ?? []) {
    const test = testOf(identifier);
    if (test && isPassed(test.call, null)) return test.ending;
  }
  return null;
}

interface EndingTest {
  readonly call: TSESTree.CallExpression;
  readonly ending: string;
}

/** `file.endsWith('.router.js')`, `/\.router\.js$/.test(file)`; null for any other use of a name. */
function testOf(use: TSESTree.Node): EndingTest | null {
  const { parent } = use;
  if (parent?.type === 'MemberExpression' && parent.parent.type === 'CallExpression' && memberName(parent) === 'endsWith') {
    const [said] = parent.parent.arguments;
    const ending = said && plainString(said)?.replace(EXTENSION, '');
    return ending ? { call: parent.parent, ending } : null;
  }
  if (parent?.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression' || memberName(parent.callee) !== 'test') return null;
  const { object } = parent.callee;
  const ending = object.type === 'Literal' && 'regex' in object ? PATTERN.exec(object.regex.pattern)?.[1]?.replaceAll('\\', '') : undefined;
  return ending ? { call: parent, ending } : null;
}

/** Whether a test holds wherever something is loaded, or with null, whether the function answers no without it. */
function isPassed(test: TSESTree.Node, loaded: TSESTree.Node | null): boolean {
  let node = test;
  let holds = true;
  for (let { parent } = test; parent; node = parent, { parent } = parent) {
    if (parent.type === 'UnaryExpression' && parent.operator === '!') holds = !holds;
    else if (parent.type === 'LogicalExpression') {
      if (parent.operator !== (holds ? '&&' : '||')) return false;
    } else if (parent.type === 'IfStatement' && parent.test === node && loaded) return holds ? isWithin(loaded, parent.consequent) : leaves(parent.consequent);
    else return holds && !loaded && (parent.type === 'ReturnStatement' || (parent.type === 'ArrowFunctionExpression' && parent.body === node));
  }
  return false;
}

/** `continue;`, `{ return; }` */
function leaves(statement: TSESTree.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last?.type === 'ContinueStatement' || last?.type === 'ReturnStatement';
}
