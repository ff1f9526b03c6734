import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../../text/constants.ts';
import { objectOf } from '../../text/objects.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import { bare, memberCall, memberName } from '../../text/syntax.ts';
import { EACH } from './reference-steps.ts';
import type { Reference } from '../../model/reference.ts';
import { handedValue } from './handed-places.ts';
import { referenceTo } from './reference.ts';
import type { Resolver } from './resolver.ts';
import { listOf, membersListed, MOST_ROWS } from './rows.ts';

/** Deeper lists of lists, and longer ways from name to name, are none that a person wrote. */
const DEEPEST = 32;

/**
 * What a list of this file holds, with the lists in it laid out: those that are spread, those that `concat` takes,
 * those of an object. The row of a loop stands for all rows. What comes from elsewhere stays as it is written.
 *
 * @returns null where the expression is no list of this file
 */
export function listedNodes(node: TSESTree.Node, resolver: Resolver): readonly TSESTree.Node[] | null {
  const nodes: TSESTree.Node[] = [];
  return layOut(node, { nodes, seen: new Set() }, resolver, DEEPEST) ? nodes : null;
}

/** Whether an expression is the row of a loop. */
export function isRow(node: TSESTree.Node, resolver: Resolver): boolean {
  const variable = variableIn(node, resolver);
  return variable !== null && listOf(variable) !== null;
}

/**
 * Where a list, the lists of `Object.values(lists)` or the row of a loop over a list come from, where that is another
 * file, or who calls the function.
 */
export function listReference(node: TSESTree.Node, resolver: Resolver): Reference | null {
  const variable = variableIn(node, resolver);
  const looped = variable && listOf(variable);
  const lists = [variable, looped && variableIn(looped, resolver)];
  // What the file puts into a list of another one is not seen there.
  if (lists.some((each) => each && changesOf(each).length > 0)) return null;
  const object = membersListed((variable && initialValue(variable, resolver.file)) ?? node);
  if (!object) return referenceTo(resolver.resolve(node)) ?? handedReference(node, resolver);
  const from = referenceTo(resolver.resolve(object));
  return from && { ...from, path: [...from.path, EACH] };
}

function handedReference(node: TSESTree.Node, resolver: Resolver): Reference | null {
  const handed = handedValue(node, resolver);
  return handed && referenceTo(handed);
}

/**
 * Whether the file changes one of these properties of the rows of a loop: they are not what is written in their list
 * then.
 */
export function changesRows(names: readonly string[], resolver: Resolver): boolean {
  const isOfRow = ({ left }: TSESTree.AssignmentExpression): boolean =>
    left.type === 'MemberExpression' && isRow(left.object, resolver);
  return names.some((name) => resolver.file.assignmentsTo(name).some(isOfRow));
}

interface Found {
  readonly nodes: TSESTree.Node[];
  /** Each element is looked at once, in whatever circles lists lead to one another. */
  readonly seen: Set<TSESTree.Node>;
}

function layOut(node: TSESTree.Node, found: Found, resolver: Resolver, depth: number): boolean {
  const parts = depth > 0 ? partsOf(node, resolver, DEEPEST) : null;
  for (const part of parts ?? []) {
    if (found.seen.has(part) || found.nodes.length >= MOST_ROWS) continue;
    found.seen.add(part);
    const element = bare(part.type === 'SpreadElement' ? part.argument : part);
    if (!layOut(element, found, resolver, depth - 1)) found.nodes.push(element);
  }
  return parts !== null;
}

/** The elements of a list; null for what is none. */
function partsOf(node: TSESTree.Node, resolver: Resolver, steps: number): readonly TSESTree.Node[] | null {
  const expression = bare(node);
  if (expression.type === 'ArrayExpression') {
    const added = addedTo(expression, resolver);
    return added && [...expression.elements.filter((each) => each !== null), ...added];
  }
  if (expression.type === 'CallExpression') return partsOfCall(expression, resolver);
  const variable = variableIn(expression, resolver);
  const list = variable && (initialValue(variable, resolver.file) ?? listOf(variable));
  if (list && steps > 0) return partsOf(list, resolver, steps - 1);
  return variable && growthOf(variable, resolver);
}

/**
 * A list that only grows, `let all = []; all = all.concat(users);`: what it is first, and each list that it becomes.
 */
function growthOf(variable: Variable, resolver: Resolver): readonly TSESTree.Node[] | null {
  const [definition, ...others] = variable.defs;
  const first = definition?.node.type === 'VariableDeclarator' ? definition.node.init : null;
  if (!first || others.length > 0) return null;
  const isIt = (node: TSESTree.Node): boolean => node.type === 'Identifier' && variableIn(node, resolver) === variable;
  const grown = variable.references
    .filter((reference) => reference.isWrite() && !reference.init)
    .map(({ identifier: { parent } }) => {
      if (parent.type !== 'AssignmentExpression' || parent.operator !== '=' || !isIt(parent.left)) return null;
      const made = bare(parent.right);
      const holds =
        made.type === 'ArrayExpression' &&
        made.elements.some((each) => each?.type === 'SpreadElement' && isIt(each.argument));
      const joins =
        made.type === 'CallExpression' &&
        made.callee.type === 'MemberExpression' &&
        memberName(made.callee) === 'concat' &&
        isIt(made.callee.object);
      return holds || joins ? made : null;
    });
  return grown.length > 0 && grown.every((each) => each !== null) ? [first, ...grown] : null;
}

/** What is put into a list behind its elements; null where something else is done to it. */
function addedTo(list: TSESTree.ArrayExpression, resolver: Resolver): readonly TSESTree.Node[] | null {
  const { parent } = list;
  const variable =
    parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
      ? variableOf(parent.id, resolver.file)
      : null;
  const changes = variable ? changesOf(variable) : [];
  return changes.every((change) => change !== null) ? changes.flat() : null;
}

/** The members that add to a list. */
const ADDING: readonly string[] = ['push', 'unshift'];

/**
 * What changes the list that a variable holds: the arguments of `push` and `unshift`, also of
 * `list.push.apply(list, others)`; null for any other change.
 */
function changesOf({ references }: Variable): readonly (readonly TSESTree.Node[] | null)[] {
  return references.flatMap(({ identifier }) => {
    const member = identifier.parent;
    if (member.type !== 'MemberExpression' || member.object !== identifier) return [];
    const { parent } = member;
    if (parent.type === 'AssignmentExpression' && parent.left === member) return [null];
    const name = memberName(member) ?? '';
    const applied = memberCall(member);
    if (applied)
      return ADDING.includes(name) ? [applied.name === 'apply' ? applied.call.arguments.slice(1) : null] : [];
    if (parent.type !== 'CallExpression' || parent.callee !== member) return [];
    return ADDING.includes(name)
      ? [parent.arguments]
      : ['splice', 'pop', 'shift', 'fill', 'copyWithin'].includes(name)
        ? [null]
        : [];
  });
}

/** `[].concat(users, orders)`, `lists.flat()`, `Object.values(lists)`, `Object.freeze(list)`. */
function partsOfCall(call: TSESTree.CallExpression, resolver: Resolver): readonly TSESTree.Node[] | null {
  const lists = membersListed(call);
  if (lists) {
    const members = objectOf(lists, resolver.file)?.properties.map((each) =>
      each.type === 'Property' ? each.value : each.argument,
    );
    return members ?? null;
  }
  const { callee } = call;
  if (callee.type !== 'MemberExpression') return null;
  switch (memberName(callee)) {
    case 'concat':
      return [callee.object, ...call.arguments];
    case 'flat':
      return [callee.object];
    case 'freeze':
      return call.arguments;
    default:
      return null;
  }
}

function variableIn(node: TSESTree.Node, resolver: Resolver): Variable | null {
  const expression = bare(node);
  return expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
}
