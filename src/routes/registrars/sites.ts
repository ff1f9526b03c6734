import type { TSESTree } from '@typescript-eslint/utils';
import { isReadOnce } from '../../text/constants.ts';
import { variableOf } from '../../text/scope.ts';
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

/** All places of the file that hand something to a function or a loop. */
export function sitesOf(owner: Owner, resolver: Resolver): readonly Site[] {
  if (!isFunction(owner)) return rowSites(owner.right, owner, resolver);
  const list = listBehind(owner);
  if (list) return rowSites(list, owner.parent, resolver);
  if (owner.parent.type === 'CallExpression' && owner.parent.callee === owner) return [siteOf(owner.parent)];
  const name = calledName(owner);
  return name === null
    ? []
    : resolver.file
        .callsNamed(name)
        .filter((call) => functionCalled(call, resolver) === owner)
        .map(siteOf);
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

/** The name by which a function is called: its own, that of the method or the member that holds it. */
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
  const name = callee.type === 'MemberExpression' ? memberName(callee) : null;
  return callee.type === 'MemberExpression' && name !== null
    ? (memberCalled(callee.object, name, resolver) ?? null)
    : null;
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
  return variable.references.some(
    ({ identifier, init }) =>
      init !== true && !(identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier),
  );
}

/** A private method of a class is called by that class alone. */
function isPrivate(owner: FunctionNode): boolean {
  const { parent } = owner;
  if (parent.type !== 'MethodDefinition' && parent.type !== 'PropertyDefinition') return false;
  return (
    enclosingClass(parent) !== null && (parent.accessibility === 'private' || parent.key.type === 'PrivateIdentifier')
  );
}
