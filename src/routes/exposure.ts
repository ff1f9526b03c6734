import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, enclosingClass, isFunction, memberCall, memberName, nameOf, type FunctionNode } from '../text/syntax.ts';
import { extensionBy, type Extension } from './extension-points.ts';
import { CHAIN_MEMBERS, MIDDLEWARE_MEMBERS, MOUNT_MEMBERS } from './frameworks/all-frameworks.ts';
import { functionAround } from './scan.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';
import { UNKNOWN } from './values/syntax-value.ts';

/** Whether code that is not seen may register on a router, or mount it. */
export interface Exposure {
  /** Whether other files may use it: it leaves this file, or comes from another one. */
  readonly open: boolean;
  /** Whether it is passed to code that may configure it. */
  readonly handed: boolean;
  /** Whether it is passed to a package that gives it a view engine. */
  readonly views: boolean;
  /** The calls that pass it to code which is not seen and registers on it. */
  readonly extensions: readonly TSESTree.CallExpression[];
}

interface Found {
  open: boolean;
  handed: boolean;
  views: boolean;
  readonly extensions: Map<TSESTree.CallExpression, Extension>;
  /** The variables that were followed already: the declaration of one may refer to itself. */
  readonly followed: Set<Variable>;
}

/** Follows routers through all places of a file that mention them. */
export class Exposures {
  readonly #resolver: Resolver;
  /** The result for each variable, which applies to every router that it ever refers to. */
  readonly #variables = new Map<Variable, Found>();

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  of(receiver: Receiver): Exposure {
    const comesIn = !receiver.creation && receiver.handedBy.length === 0;
    const found: Found = {
      open: comesIn || receiver.isMember,
      handed: comesIn,
      views: false,
      extensions: new Map(),
      followed: new Set(),
    };
    if (receiver.creation) follow(receiver.creation, found, this.#resolver);
    for (const variable of receiver.variables) {
      const { open, handed, views, extensions } = this.#ofVariable(variable);
      found.open ||= open;
      found.handed ||= handed;
      found.views ||= views;
      for (const [call, by] of extensions) found.extensions.set(call, by);
    }
    // An application is often passed to code that only starts a server.
    const mayAdd = receiver.creation !== null && receiver.proof?.kind === 'router';
    return {
      ...found,
      extensions: [...found.extensions].flatMap(([call, by]) => (by === 'class' || mayAdd ? [call] : [])),
    };
  }

  #ofVariable(variable: Variable): Found {
    const known = this.#variables.get(variable);
    if (known) return known;
    const found: Found = { open: false, handed: false, views: false, extensions: new Map(), followed: new Set() };
    followVariable(variable, found, this.#resolver);
    this.#variables.set(variable, found);
    return found;
  }
}

function followVariable(variable: Variable, found: Found, resolver: Resolver): void {
  if (found.followed.has(variable)) return;
  found.followed.add(variable);
  const declared = variable.defs[0]?.node;
  if (declared?.type === 'VariableDeclarator' && declared.parent.parent.type === 'ExportNamedDeclaration')
    found.open = true;
  for (const { identifier } of variable.references) {
    if (identifier.type === 'Identifier' && identifier.parent.type !== 'VariableDeclarator')
      follow(identifier, found, resolver);
  }
}

/** Follows a mention of the router upwards in the syntax tree to its use. */
function follow(mention: TSESTree.Node, found: Found, resolver: Resolver): void {
  let node = mention;
  for (let outer = sameValue(node); outer; outer = sameValue(node)) {
    if (outer.type === 'AssignmentExpression' && outer.left.type === 'MemberExpression') found.open = true;
    node = outer;
  }
  const { parent } = node;
  switch (parent?.type) {
    case 'Property':
      found.open = true;
      followOption(parent, found, resolver);
      return;
    case 'ExportDefaultDeclaration':
    case 'ExportSpecifier':
    case 'PropertyDefinition':
    case 'ArrayExpression':
      found.open = true;
      return;
    case 'VariableDeclarator':
      followShare(node, mention, found, resolver);
      return;
    case 'ReturnStatement':
      followReturn(functionAround(parent), found, resolver);
      return;
    case 'ArrowFunctionExpression':
      if (parent.body === node) followReturn(parent, found, resolver);
      return;
    case 'CallExpression':
    case 'NewExpression':
      if (parent.callee !== node) followArgument(parent, node, found, resolver);
      return;
    default:
  }
}

/** The expression around one for a router that refers to the same router; null where there is none. */
function sameValue(node: TSESTree.Node): TSESTree.Node | null {
  const { parent } = node;
  if (parent?.type === 'MemberExpression') return chainedCall(node);
  if (parent?.type === 'AssignmentExpression') return parent.left === node ? null : parent;
  return parent && SAME_VALUE.has(parent.type) ? parent : null;
}

/** Expressions that have the value of a part of theirs. */
const SAME_VALUE: ReadonlySet<string> = new Set([
  ...['ChainExpression', 'TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'],
  ...['LogicalExpression', 'ConditionalExpression', 'AwaitExpression'],
]);

/**
 * A router that shares the table of the whole router exposes that one too:
 * `const api = app.basePath('/api'); export default api`.
 */
function followShare(node: TSESTree.Node, mention: TSESTree.Node, found: Found, resolver: Resolver): void {
  const value = node === mention ? UNKNOWN : resolver.resolve(node);
  if (value.kind === 'receiver' && value.receiver.whole)
    for (const variable of value.receiver.variables) followVariable(variable, found, resolver);
}

/**
 * The call after which a chain still refers to the router: `router.get(...)`, `router.routes()`. Null where there is
 * none.
 */
function chainedCall(router: TSESTree.Node): TSESTree.CallExpression | null {
  const next = memberCall(router);
  return next?.name && (CHAIN_MEMBERS.has(next.name) || MIDDLEWARE_MEMBERS.has(next.name)) ? next.call : null;
}

/** A router that a function returns leaves the file, unless the function is only called within the file. */
function followReturn(owner: FunctionNode | null, found: Found, resolver: Resolver): void {
  const name = owner && nameOf(owner);
  if (!owner || !name || enclosingClass(owner)) {
    found.open = true;
    return;
  }
  const isExported =
    name.parent.parent?.type === 'ExportNamedDeclaration' ||
    name.parent.parent?.parent?.type === 'ExportNamedDeclaration' ||
    owner.parent.type === 'ExportDefaultDeclaration';
  const references = variableOf(name, resolver.file)?.references ?? [];
  const isOnlyCalled = references.every(
    ({ identifier, init }) =>
      init === true || (identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier),
  );
  if (isExported || !isOnlyCalled) found.open = true;
}

/** A router among the options of a call: `nunjucks.configure('views', { express: app })`. */
function followOption(property: TSESTree.Property, found: Found, resolver: Resolver): void {
  const call = property.parent.parent;
  if (call.type !== 'CallExpression' && call.type !== 'NewExpression') return;
  const callee = resolver.resolve(call.callee);
  if (callee.kind === 'export') found.views ||= callee.module.table.views === true;
  else found.handed = true;
}

/**
 * A router as an argument: it is mounted, passed to a function of this file that is followed itself, or passed to other
 * code.
 */
function followArgument(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  argument: TSESTree.Node,
  found: Found,
  resolver: Resolver,
): void {
  const callee = bare(call.callee);
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
  if (member !== null && MOUNT_MEMBERS.has(member)) return;
  const value = isFunction(callee) ? null : resolver.resolve(callee);
  if (value?.kind === 'export') {
    if (value.module.table.views) found.views = true;
    return;
  }
  if (call.type === 'CallExpression') {
    const extension = extensionBy(call, resolver);
    if (extension) found.extensions.set(call, extension);
  }
  if (isFollowedInto(call, argument, resolver)) return;
  found.open = true;
  // Servers and test agents only send requests to the application.
  found.handed ||= value?.kind !== 'foreign';
}

/** Whether the parameter that gets the router resolves to the same router. */
function isFollowedInto(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  argument: TSESTree.Node,
  resolver: Resolver,
): boolean {
  const callee = bare(call.callee);
  const value = isFunction(callee) ? null : resolver.resolve(callee);
  const owner = isFunction(callee) ? callee : value?.kind === 'function' ? value.node : null;
  const parameter = owner?.params[call.arguments.findIndex((each) => each === argument)];
  if (parameter?.type !== 'Identifier') return false;
  const inside = resolver.resolve(parameter);
  const handed = resolver.resolve(argument);
  return inside.kind === 'receiver' && handed.kind === 'receiver' && inside.receiver === handed.receiver;
}
