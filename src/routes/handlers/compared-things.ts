import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, keyName, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import { is } from '../../words/entries.ts';
import { singular } from '../../words/inflect.ts';
import type { AskedColumn } from './columns.ts';
import { thingFoundBy } from './parts.ts';

/** Members of a list that pass its elements to a function, and whether they find all that match. */
const FINDING: ReadonlyMap<string, boolean> = new Map([
  ...(
    ['find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every', 'forEach', 'map', 'flatMap', 'reduce'] as const
  ).map((name) => [name, false] as const),
  ['filter', true],
]);

/** The elements of a list that a name refers to, one after the other. */
interface Things {
  readonly list: TSESTree.Node;
  readonly thing: TSESTree.Node;
  readonly many: boolean;
  /** The call that finds some of them; null where a loop goes through all. */
  readonly call: TSESTree.CallExpression | null;
}

/**
 * The fields by which a comparison finds elements of a list: `userId` of
 * `orders.filter((order) => order.userId === id)`, of `for (const order of orders) if (order.userId === id)` and of
 * `orders[at].userId === id`, `tags` of `orders.filter((order) => order.tags.includes(id))`.
 */
export function comparedFields(node: TSESTree.Node): readonly AskedColumn[] {
  if (node.type === 'CallExpression') {
    const [value] = node.arguments;
    return value && node.callee.type === 'MemberExpression' && memberName(node.callee) === 'includes'
      ? fieldsOf(node.callee.object, value)
      : [];
  }
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator) || node.left.type === 'PrivateIdentifier')
    return [];
  return [...fieldsOf(node.left, node.right), ...fieldsOf(node.right, node.left)];
}

function fieldsOf(field: TSESTree.Node, value: TSESTree.Node): readonly AskedColumn[] {
  const found = fieldOfThing(bare(field));
  if (!found?.key) return [];
  const {
    key,
    things: { list, many, call },
  } = found;
  return [{ key, of: lastName(list), many, value, ...(call && !many && { found: thingFoundBy(call) }) }];
}

/**
 * The field of a list element that an expression reads: `userId` of `order.userId`, `user_id` of `order.user.id`,
 * `userId` alone where it is destructured. A list in an element counts as a field of the element: `tag_id` of
 * `order.tags.some((tag) => tag.id === id)`. The key is null for the element as a whole. Returns null for an expression
 * without a list element.
 */
function fieldOfThing(node: TSESTree.Node): { readonly key: string | null; readonly things: Things } | null {
  if (node.type === 'CallExpression')
    return node.arguments.length === 0 && node.callee.type === 'MemberExpression'
      ? fieldOfThing(bare(node.callee.object))
      : null;
  if (node.type === 'Identifier') {
    const things = thingsCalled(node);
    if (!things) return null;
    const outer = fieldOfThing(bare(things.list));
    const key = things.thing.type === 'ObjectPattern' ? keyTaken(things.thing, node.name) : null;
    return outer?.key ? { key: joined(singular(outer.key), key), things: outer.things } : { key, things };
  }
  if (node.type !== 'MemberExpression') return null;
  if (node.computed) return { key: null, things: { list: node.object, thing: node, many: false, call: null } };
  const holder = fieldOfThing(bare(node.object));
  const name = memberName(node);
  return holder && name !== null ? { ...holder, key: joined(holder.key, name) } : null;
}

function joined(outer: string | null, name: string | null): string | null {
  return outer === null || name === null
    ? (outer ?? name)
    : is(name.toLowerCase(), 'identifier')
      ? `${outer}_${name}`
      : name;
}

/** The elements that a name refers to in a loop, or in a function that is passed to a list; null for any other name. */
function thingsCalled(name: TSESTree.Identifier): Things | null {
  let parent: TSESTree.Node | undefined;
  for (let node: TSESTree.Node = name; node.parent; node = parent) {
    ({ parent } = node);
    if (parent.type === 'ForOfStatement' && parent.body === node && parent.left.type === 'VariableDeclaration') {
      const [thing] = parent.left.declarations.map(({ id }) => id);
      if (thing && declares(thing, name.name)) return { list: parent.right, thing, many: false, call: null };
    }
    const thing = isFunction(node) ? node.params.find((each) => declares(each, name.name)) : undefined;
    if (thing && isFunction(node)) return thingsHanded(node, thing);
  }
  return null;
}

function thingsHanded(finder: FunctionNode, thing: TSESTree.Node): Things | null {
  const call = finder.parent;
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return null;
  const member = memberName(call.callee) ?? '';
  const many = FINDING.get(member);
  // lodash takes the list first, and the first parameter of `reduce` is the accumulator.
  const list = call.arguments[0] === finder ? call.callee.object : call.arguments[0];
  return many === undefined || !list || finder.params[member === 'reduce' ? 1 : 0] !== thing
    ? null
    : { list, thing, many, call };
}

function declares(pattern: TSESTree.Node, name: string): boolean {
  return pattern.type === 'Identifier'
    ? pattern.name === name
    : pattern.type === 'ObjectPattern' && keyTaken(pattern, name) !== null;
}

function keyTaken({ properties }: TSESTree.ObjectPattern, name: string): string | null {
  const taken = properties.find(({ value }) => value?.type === 'Identifier' && value.name === name);
  return taken?.type === 'Property' ? keyName(taken.key, taken.computed) : null;
}
