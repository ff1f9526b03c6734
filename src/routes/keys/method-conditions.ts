import type { TSESTree } from '@typescript-eslint/utils';
import type { MethodCondition } from '../../model/keyed-address.ts';
import { constantOf, standsFor } from '../../text/constants.ts';
import { bare, leaves, memberName, plainString } from '../../text/syntax.ts';
import type { ContentReader } from './content-reader.ts';

/** Whether a request of a method meets conditions. */
export function meets(method: string, conditions: readonly MethodCondition[]): boolean {
  return conditions.every(({ methods, isOne }) => methods.includes(method) === isOne);
}

const EQUAL: ReadonlySet<string> = new Set(['===', '==']);
const UNEQUAL: ReadonlySet<string> = new Set(['!==', '!=']);
const ASKING: ReadonlySet<string> = new Set(['includes', 'has']);
/** More names than these between a condition and what it specifies are not followed. */
const MOST_STEPS = 8;

/** The conditions on the method of a request under which a node is evaluated, as far as they are certain. */
export function conditionsOf(node: TSESTree.Node, reader: ContentReader): readonly MethodCondition[] {
  const found: MethodCondition[] = [];
  for (let child = node; child.parent; child = child.parent) found.push(...conditionsIn(child.parent, child, reader));
  return found;
}

/** The conditions that a node puts on one of its children. */
function conditionsIn(parent: TSESTree.Node, child: TSESTree.Node, reader: ContentReader): readonly MethodCondition[] {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === child ? [] : conditionsFrom(parent.test, parent.consequent === child, reader);
    case 'LogicalExpression':
      return parent.right !== child || parent.operator === '??'
        ? []
        : conditionsFrom(parent.left, parent.operator === '&&', reader);
    case 'SwitchStatement':
      return caseConditions(parent, child, reader);
    case 'BlockStatement':
    case 'Program':
      return parent.body
        .slice(
          0,
          parent.body.findIndex((each) => each === child),
        )
        .flatMap((each) =>
          each.type === 'IfStatement' && leaves(each.consequent) ? conditionsFrom(each.test, false, reader) : [],
        );
    default:
      return [];
  }
}

/** `switch (req.method) { case 'GET': ... }`, with the cases that fall through to it. */
function caseConditions(
  { discriminant, cases }: TSESTree.SwitchStatement,
  child: TSESTree.Node,
  reader: ContentReader,
): readonly MethodCondition[] {
  const at = cases.findIndex((each) => each === child);
  if (at === -1 || !reader.of(discriminant).method) return [];
  const first =
    cases.slice(0, at).findLastIndex(({ consequent }) => consequent.length > 0 && leavesCase(consequent)) + 1;
  const methods = cases.slice(first, at + 1).map(({ test }) => (test ? textsIn(test, reader) : []));
  return methods.every(({ length }) => length > 0) ? [{ methods: methods.flat(), isOne: true }] : [];
}

function leavesCase(statements: readonly TSESTree.Statement[]): boolean {
  const last = statements.at(-1);
  return last !== undefined && leaves(last);
}

/** What is known of the method where an expression holds, or where it does not. */
export function conditionsFrom(
  test: TSESTree.Node,
  holds: boolean,
  reader: ContentReader,
  steps = MOST_STEPS,
): readonly MethodCondition[] {
  const expression = bare(test);
  if (steps === 0) return [];
  switch (expression.type) {
    case 'UnaryExpression':
      return expression.operator === '!' ? conditionsFrom(expression.argument, !holds, reader, steps) : [];
    case 'LogicalExpression': {
      const [left, right] = [expression.left, expression.right].map((each) =>
        conditionsFrom(each, holds, reader, steps),
      );
      const areBoth = expression.operator === (holds ? '&&' : '||');
      return areBoth ? [...(left ?? []), ...(right ?? [])] : eitherOf(left ?? [], right ?? []);
    }
    case 'BinaryExpression': {
      const isEqual = EQUAL.has(expression.operator);
      if (!isEqual && !UNEQUAL.has(expression.operator)) return [];
      return asked(expression.left, expression.right, isEqual === holds, reader);
    }
    case 'CallExpression':
      return fromCall(expression, holds, reader, steps);
    case 'Identifier': {
      const value = constantOf(expression, reader.file);
      return value ? conditionsFrom(value, holds, reader, steps - 1) : [];
    }
    default:
      return [];
  }
}

/** One of two conditions holds, of which each lets some methods pass. */
function eitherOf(left: readonly MethodCondition[], right: readonly MethodCondition[]): readonly MethodCondition[] {
  const [a, b] = [left[0], right[0]];
  if (!a?.isOne || !b?.isOne || left.length > 1 || right.length > 1) return [];
  return [{ methods: [...a.methods, ...b.methods], isOne: true }];
}

/** `SAFE.includes(req.method)`, `isRead(req)` */
function fromCall(
  call: TSESTree.CallExpression,
  holds: boolean,
  reader: ContentReader,
  steps: number,
): readonly MethodCondition[] {
  const callee = bare(call.callee);
  const [first] = call.arguments;
  if (callee.type === 'MemberExpression' && ASKING.has(memberName(callee) ?? '') && first)
    return asked(first, callee.object, holds, reader);
  const owner = reader.functionOf(callee);
  const [returned, ...others] = owner ? reader.file.returnsOf(owner) : [];
  return returned && others.length === 0 ? conditionsFrom(returned, holds, reader, steps - 1) : [];
}

function asked(a: TSESTree.Node, b: TSESTree.Node, isOne: boolean, reader: ContentReader): readonly MethodCondition[] {
  const said = reader.of(a).method ? b : reader.of(b).method ? a : null;
  const methods = said ? textsIn(said, reader) : [];
  return methods.length > 0 ? [{ methods, isOne }] : [];
}

/** The methods that a text, a list, a `Set` or a name of one of them specifies. */
function textsIn(node: TSESTree.Node, reader: ContentReader): readonly string[] {
  const value = standsFor(node, reader.file);
  const text = plainString(value);
  if (text !== null) return [text.toUpperCase()];
  const [first] = value.type === 'NewExpression' ? value.arguments : [];
  const list = first ? standsFor(first, reader.file) : value;
  if (list.type !== 'ArrayExpression') return [];
  const texts = list.elements.map((each) => (each ? plainString(bare(each)) : null));
  return texts.every((each) => each !== null) ? texts.map((each) => each.toUpperCase()) : [];
}
