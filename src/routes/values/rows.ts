import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey, initialValue } from '../../text/constants.ts';
import { propertyValue } from '../../text/objects.ts';
import { variableOf, writesTo, type Variable } from '../../text/scope.ts';
import { bare, isFunction, memberName } from '../../text/syntax.ts';
import { EACH } from './reference-steps.ts';
import { handedValue } from './handed-places.ts';
import { MIDDLEWARE_MEMBERS } from '../frameworks/all.ts';
import { ownListValue } from './own-lists.ts';
import type { Resolver } from './resolver.ts';
import { stepFrom } from './value.ts';
import type { Value } from './abstract-value.ts';

/** More rows than these are no list that a person wrote. */
export const MOST_ROWS = 500;

/** What a loop runs over, and the pattern or name that holds one row of it. */
interface Loop {
  readonly list: TSESTree.Node;
  readonly row: TSESTree.Node;
}

/**
 * A part of a row as the body of the loop names it: `row.path`, `path` where the row is taken apart, or the row itself.
 */
interface RowPart {
  readonly loop: Loop;
  /** Null for the row itself. */
  readonly key: string | null;
}

/** One round of a loop: what the row is, or what one of its members is. */
type Row = (key: string | null) => TSESTree.Node | null;

/**
 * The arguments of a call as they are at run time: one list, or in a loop over a list one for each round
 * (`[{ path: '/users', route: users }].forEach((each) => app.use(each.path, each.route))`).
 */
export function argumentLists(
  call: TSESTree.CallExpression,
  resolver: Resolver,
): readonly (readonly TSESTree.Node[])[] {
  const parts = call.arguments.map((argument) => partOf(bare(argument), resolver));
  const loop = parts.find((part) => part !== null)?.loop;
  const rows = loop && rowsOf(loop.list, resolver);
  if (!rows) return [call.arguments];
  const lists = rows.map((row) =>
    call.arguments.map((argument, at) => {
      const part = parts[at];
      return part?.loop.row === loop.row ? row(part.key) : argument;
    }),
  );
  const whole = lists.flatMap((list) => (list.every((node) => node !== null) ? [list] : []));
  return whole.length === lists.length ? whole : [call.arguments];
}

/**
 * What a variable stands for that holds a row of a list which another file says, or who calls the function, or one of
 * instances; null for any other variable.
 */
export function rowValue(variable: Variable, resolver: Resolver): Value | null {
  const loop = loopOf(variable);
  if (!loop) return null;
  const node = ofObject(loop.list)?.object ?? loop.list;
  const held = resolver.resolve(node);
  const list = held.kind === 'import' ? held : (handedValue(node, resolver) ?? ownListValue(node, resolver));
  if (list?.kind !== 'import') return null;
  const row = stepFrom(list, EACH);
  const key = keyIn(loop.row, variable.name);
  return key === null || row.kind !== 'import' ? row : stepFrom(row, key);
}

/** The list that a loop runs over, where two expressions are members of one row of it; null where they are not. */
export function listOfMembers(
  nodes: readonly [TSESTree.Node, TSESTree.Node],
  resolver: Resolver,
): { readonly list: TSESTree.Node; readonly keys: readonly [string, string] } | null {
  const [first, second] = nodes.map((node) => partOf(bare(node), resolver));
  if (!first?.key || !second?.key || first.loop.row !== second.loop.row) return null;
  return { list: first.loop.list, keys: [first.key, second.key] };
}

/** `row`, `row.path`, `row.routes()` for the row as middleware, and what the body of the loop calls one of them. */
function partOf(node: TSESTree.Node, resolver: Resolver): RowPart | null {
  const variable = node.type === 'Identifier' ? variableOf(node, resolver.file) : null;
  return shownPart(node, resolver) ?? (variable && takenPart(variable, resolver));
}

/** What the body of a loop takes out of a row before it is used: `const { path } = row;`, `const path = row.path;`. */
function takenPart(variable: Variable, resolver: Resolver): RowPart | null {
  const [definition, ...others] = variable.defs;
  const declarator = definition?.node;
  if (declarator?.type !== 'VariableDeclarator' || !declarator.init || others.length > 0 || writesTo(variable) > 1)
    return null;
  const part = shownPart(bare(declarator.init), resolver);
  if (!part || declarator.id.type === 'Identifier') return part;
  const key = keyIn(declarator.id, variable.name);
  return part.key === null && key !== null ? { ...part, key } : null;
}

function shownPart(node: TSESTree.Node, resolver: Resolver): RowPart | null {
  if (node.type === 'CallExpression' && node.arguments.length === 0 && node.callee.type === 'MemberExpression') {
    return MIDDLEWARE_MEMBERS.has(memberName(node.callee) ?? '') ? shownPart(bare(node.callee.object), resolver) : null;
  }
  const isMember = node.type === 'MemberExpression';
  const name = isMember ? bare(node.object) : node;
  const variable = name.type === 'Identifier' ? variableOf(name, resolver.file) : null;
  const loop = variable && loopOf(variable);
  if (!loop) return null;
  const key = keyIn(loop.row, variable.name);
  if (!isMember) return { loop, key };
  const member = memberName(node);
  return key === null && member !== null ? { loop, key: member } : null;
}

/** The member of a row that a name of its pattern holds; null for a row that is not taken apart. */
function keyIn(row: TSESTree.Node, name: string): string | null {
  if (row.type === 'ObjectPattern') return destructuredKey(row, name);
  if (row.type !== 'ArrayPattern') return null;
  const at = row.elements.findIndex((element) => element?.type === 'Identifier' && element.name === name);
  return at === -1 ? null : String(at);
}

/**
 * The loop whose variable it is, or holds a part of its row: `for (const row of list)` or `list.forEach((row) => ...)`;
 * null where it is that of none.
 */
export function loopOf(variable: Variable): Loop | null {
  const [definition, ...others] = variable.defs;
  if (!definition || others.length > 0) return null;
  const { node } = definition;
  if (node.type === 'VariableDeclarator') {
    const loop = node.parent.parent;
    return loop.type === 'ForOfStatement' && loop.left === node.parent ? { list: loop.right, row: node.id } : null;
  }
  if (!isFunction(node) || definition.name === node.id) return null;
  const call = node.parent;
  const [row] = node.params;
  if (!row || call.type !== 'CallExpression' || call.arguments[0] !== node || call.callee.type !== 'MemberExpression')
    return null;
  const isLoop = ['forEach', 'map'].includes(memberName(call.callee) ?? '');
  const isRow = row === definition.name || row.type === 'ObjectPattern' || row.type === 'ArrayPattern';
  return isLoop && isRow ? { list: call.callee.object, row } : null;
}

/** The list that a loop runs over whose variable holds a whole row of it, or null. */
export function listOf(variable: Variable): TSESTree.Node | null {
  const loop = loopOf(variable);
  return loop?.row.type === 'Identifier' ? loop.list : null;
}

/** The object whose members `Object.values(object)` lists, or null. */
export function membersListed(list: TSESTree.Node): TSESTree.Node | null {
  const source = ofObject(list);
  return source?.member === 'values' ? source.object : null;
}

/** `Object.entries(object)`, `Object.values(object)`. */
function ofObject(
  list: TSESTree.Node,
): { readonly member: 'entries' | 'values'; readonly object: TSESTree.Node } | null {
  const call = bare(list);
  const [object] = call.type === 'CallExpression' ? call.arguments : [];
  if (call.type !== 'CallExpression' || !object || call.callee.type !== 'MemberExpression') return null;
  const member = memberName(call.callee);
  const isObject = call.callee.object.type === 'Identifier' && call.callee.object.name === 'Object';
  return isObject && (member === 'entries' || member === 'values') ? { member, object } : null;
}

/** The rows of a list or an object that stands in this file; null where one of them is not told. */
function rowsOf(list: TSESTree.Node, resolver: Resolver): readonly Row[] | null {
  const source = ofObject(list);
  const value = valueOf(source?.object ?? list, resolver);
  const nodes =
    value?.type === 'ArrayExpression' ? value.elements : value?.type === 'ObjectExpression' ? value.properties : [];
  if (nodes.length === 0 || nodes.length > MOST_ROWS || (source !== null) !== (value?.type === 'ObjectExpression'))
    return null;
  const rows = nodes.flatMap((node) => {
    if (!node || node.type === 'SpreadElement') return [];
    if (node.type !== 'Property') return [rowOf(bare(node))];
    if (node.computed) return [];
    return [source?.member === 'values' ? rowOf(bare(node.value)) : entryOf(node)];
  });
  return rows.length === nodes.length ? rows : null;
}

/** The rows of a list that stands in this file, each as it is written; null where one of them is not told. */
export function rowNodes(list: TSESTree.Node, resolver: Resolver): readonly TSESTree.Node[] | null {
  const rows = rowsOf(list, resolver)?.map((row) => row(null)) ?? [null];
  return rows.every((row) => row !== null) ? rows : null;
}

function valueOf(node: TSESTree.Node, resolver: Resolver): TSESTree.Node | null {
  const expression = bare(node);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const value = variable ? initialValue(variable, resolver.file) : expression;
  return value && bare(value);
}

function rowOf(node: TSESTree.Node): Row {
  return (key) => {
    if (key === null) return node;
    if (node.type === 'ArrayExpression') return node.elements[Number(key)] ?? null;
    return node.type === 'ObjectExpression' ? propertyValue(node, key) : null;
  };
}

/** A name that is no text (`{ users: list }`) would be read as that of a variable. */
function entryOf(property: TSESTree.Property): Row {
  const { key, value } = property;
  const isText = key.type === 'Literal';
  return (at) => (at === '1' ? value : !isText ? null : at === null ? property : at === '0' ? key : null);
}
