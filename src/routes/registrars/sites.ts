import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey, isReadOnce } from '../../text/constants.ts';
import { groupBy } from '../../text/grouping.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import {
  bare,
  enclosingClass,
  isFunction,
  keyName,
  memberName,
  nameOf,
  type ClassNode,
  type FunctionNode,
} from '../../text/syntax.ts';
import type { Resolver } from '../values/resolver.ts';
import { rowNodes } from '../values/rows.ts';
import { methodOf } from '../values/value.ts';
import type { Value } from '../values/abstract-value.ts';
import type { Owner } from './owned-place.ts';
import type { Site } from './site.ts';

/** How many classes may stand above one another. */
const DEEPEST = 8;

/** The places of a file that give arguments to a function, or rows to a loop. */
export class CallSites {
  readonly #resolver: Resolver;
  readonly #known = new Map<Owner, readonly Site[]>();
  /** The calls of variables, by the function that each of them holds. */
  #plainCalls: ReadonlyMap<FunctionNode | null, readonly TSESTree.CallExpression[]> | null = null;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  of(owner: Owner): readonly Site[] {
    const known = this.#known.get(owner) ?? this.#find(owner);
    this.#known.set(owner, known);
    return known;
  }

  #find(owner: Owner): readonly Site[] {
    const resolver = this.#resolver;
    if (!isFunction(owner)) return rowSites(owner.right, owner, resolver);
    const list = listBehind(owner);
    if (list) return rowSites(list, owner.parent, resolver);
    if (owner.parent.type === 'CallExpression' && owner.parent.callee === owner) return [siteOf(owner.parent)];
    const named = calledNames(owner, resolver).flatMap((name) => resolver.file.callsNamed(name));
    const calls = new Set(named.filter((call) => functionCalled(call, resolver) === owner));
    for (const call of this.#callsThroughVariables().get(owner) ?? []) calls.add(call);
    return [...calls].map(siteOf);
  }

  /** A variable may be another name of a function: `const get = register`, `const { get } = helpers`. */
  #callsThroughVariables(): ReadonlyMap<FunctionNode | null, readonly TSESTree.CallExpression[]> {
    this.#plainCalls ??= groupBy(this.#resolver.file.plainCalls, (call) => functionCalled(call, this.#resolver));
    return this.#plainCalls;
  }
}

/** The call of a function as a site. */
export function siteOf(call: TSESTree.CallExpression): Site {
  const callee = bare(call.callee);
  const on = callee.type === 'MemberExpression' ? callee.object : null;
  return {
    node: call,
    runs: call,
    on,
    arguments: call.arguments,
    callee: callee.type === 'MemberExpression' ? callee.property.range : callee.range,
    isShared: false,
  };
}

/** The list that a callback is called for each row of: `rows.forEach((row) => ...)`. */
function listBehind(owner: FunctionNode): TSESTree.Node | null {
  const call = owner.parent;
  if (call.type !== 'CallExpression' || call.arguments[0] !== owner || call.callee.type !== 'MemberExpression')
    return null;
  return ['forEach', 'map'].includes(memberName(call.callee) ?? '') ? call.callee.object : null;
}

function rowSites(list: TSESTree.Node, loop: TSESTree.Node, resolver: Resolver): readonly Site[] {
  const expression = bare(list);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const isShared = variable !== null && !isReadOnce(variable);
  return (rowNodes(list, resolver) ?? []).map((row) => ({
    node: row,
    runs: loop,
    on: null,
    arguments: [row],
    callee: row.range,
    isShared,
  }));
}

/** The names by which a function is called: its own, and those of members that hold it: `{ get: register }`. */
function calledNames(owner: FunctionNode, resolver: Resolver): readonly string[] {
  const own = calledName(owner);
  const name = nameOf(owner);
  const references = (name && variableOf(name, resolver.file)?.references) ?? [];
  const members = references.flatMap(({ identifier }) => {
    const { parent } = identifier;
    return parent.type === 'Property' && parent.value === identifier
      ? (keyName(parent.key, parent.computed) ?? [])
      : [];
  });
  return [...new Set(own === null ? members : [own, ...members])];
}

/** The name of a function itself, or that of the method or the member that holds it. */
function calledName(owner: FunctionNode): string | null {
  const own = nameOf(owner);
  if (own) return own.name;
  const { parent } = owner;
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition' || parent.type === 'Property')
    return keyName(parent.key, parent.computed);
  return parent.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression'
    ? memberName(parent.left)
    : null;
}

/** The function of this file that a call calls, or null. */
function functionCalled(call: TSESTree.CallExpression, resolver: Resolver): FunctionNode | null {
  const callee = bare(call.callee);
  if (isFunction(callee)) return callee;
  const value = resolver.resolve(callee);
  if (value.kind === 'function') return value.node;
  const member = memberRead(callee, resolver);
  return member && memberCalled(member.object, member.name, resolver);
}

/** The member that an expression reads: `helpers.get`, or `get` after `const { get } = helpers`. */
function memberRead(
  node: TSESTree.Node,
  resolver: Resolver,
): { readonly object: TSESTree.Node; readonly name: string } | null {
  if (node.type === 'MemberExpression') {
    const name = memberName(node);
    return name === null ? null : { object: node.object, name };
  }
  const declared = node.type === 'Identifier' ? variableOf(node, resolver.file)?.defs[0]?.node : undefined;
  if (node.type !== 'Identifier' || declared?.type !== 'VariableDeclarator' || declared.id.type !== 'ObjectPattern')
    return null;
  const name = destructuredKey(declared.id, node.name);
  return name === null || !declared.init ? null : { object: declared.init, name };
}

function memberCalled(object: TSESTree.Node, name: string, resolver: Resolver): FunctionNode | null {
  const held = objectMember(object, name, resolver);
  if (held) return held;
  let owner = classOf(object, resolver);
  for (let steps = 0; owner && steps < DEEPEST; steps += 1) {
    const method = methodOf(owner, name);
    if (method.kind === 'function') return method.node;
    const parent: Value | null = owner.superClass && resolver.resolve(owner.superClass);
    owner = parent?.kind === 'class' && parent.node !== owner ? parent.node : null;
  }
  return null;
}

/** `const helpers = { add(app, path, handler) {} }`. */
function objectMember(object: TSESTree.Node, name: string, resolver: Resolver): FunctionNode | null {
  const expression = bare(object);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const declared = variable?.defs[0]?.node;
  const value = declared?.type === 'VariableDeclarator' && declared.init ? bare(declared.init) : null;
  if (value?.type !== 'ObjectExpression') return null;
  for (const property of value.properties) {
    if (property.type === 'Property' && keyName(property.key, property.computed) === name)
      return isFunction(property.value) ? property.value : null;
  }
  return null;
}

/** The class of this file that an expression is an instance of, or that it names. */
export function classOf(object: TSESTree.Node, resolver: Resolver): ClassNode | null {
  const value = resolver.resolve(object);
  if (value.kind === 'self') return value.owner.type === 'Program' ? null : value.owner;
  const made =
    value.kind === 'receiver' && value.receiver.creation?.type === 'NewExpression'
      ? resolver.resolve(value.receiver.creation.callee)
      : value;
  return made.kind === 'class' ? made.node : null;
}

/** Whether code that is not seen may call a function: one that is exported, handed on, or a member of something. */
export function isExposed(owner: Owner, resolver: Resolver): boolean {
  if (
    !isFunction(owner) ||
    listBehind(owner) ||
    (owner.parent.type === 'CallExpression' && owner.parent.callee === owner)
  )
    return false;
  const name = nameOf(owner);
  const variable = name && variableOf(name, resolver.file);
  if (!variable) return !isPrivate(owner);
  const declaration = owner.type === 'FunctionDeclaration' ? owner.parent : name.parent.parent?.parent;
  if (declaration?.type.startsWith('Export')) return true;
  return isHandedOut(variable, resolver, new Set());
}

/** Whether a variable is used for more than to be called, under its own name or another one: `const get = register`. */
function isHandedOut(variable: Variable, resolver: Resolver, seen: Set<Variable>): boolean {
  if (seen.has(variable)) return false;
  seen.add(variable);
  return variable.references.some(({ identifier, init }) => {
    const { parent } = identifier;
    if (init === true || (parent.type === 'CallExpression' && parent.callee === identifier)) return false;
    if (parent.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return true;
    const alias = variableOf(parent.id, resolver.file);
    return !alias || parent.parent.parent.type.startsWith('Export') || isHandedOut(alias, resolver, seen);
  });
}

/** A private method of a class is called by that class alone. */
function isPrivate(owner: FunctionNode): boolean {
  const { parent } = owner;
  if (parent.type !== 'MethodDefinition' && parent.type !== 'PropertyDefinition') return false;
  return (
    enclosingClass(parent) !== null && (parent.accessibility === 'private' || parent.key.type === 'PrivateIdentifier')
  );
}
