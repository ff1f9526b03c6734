import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { propertyValue } from '../../text/objects.ts';
import { readText } from '../../text/read-text.ts';
import { variableOf } from '../../text/scope.ts';
import { bare, isFunction, memberName, plainString } from '../../text/syntax.ts';
import { CHAIN_MEMBERS, FRAMEWORKS } from '../frameworks/all-frameworks.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { RouteObject } from '../frameworks/framework-tables.ts';
import { isForeignName, routerNameWeight } from '../values/foreign-names.ts';
import { beginningOf } from './path-argument.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import { isOfPluginMember, takesPluginOptions } from './plugin-parameters.ts';
import type { Attempt, RouteCall } from './route-call.ts';
import { frameworkOfHandler } from '../handlers/handler-root.ts';
import { functionOf, mayHandle, signatureOf, type Signature } from '../handlers/signature.ts';

/** The weight from which a call counts as a route registration, where nothing proves what its receiver is. */
export const ENOUGH = 4;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * How much suggests that a call is a route registration, where nothing proves what its receiver is. Negative infinity
 * where it cannot be one.
 */
export function weigh(attempt: Attempt, call: RouteCall, resolver: Resolver): number {
  const { receiver } = attempt;
  if (registersRows(attempt)) return ENOUGH;
  const signature = signatureAmong(call.handlers, resolver);
  if (signature === 'other' || isForeignName(receiver.name) || !hasPlainPath(attempt, call, signature)) return NEVER;
  return (
    routerNameWeight(receiver.name) +
    (signature ? 3 : handlerWeight(call.handlers, resolver)) +
    (resolver.frameworks.length > 0 ? 1 : 0) +
    (receiver.isParameter ? 1 : 0) +
    useWeight(attempt.call, receiver.isAnswer)
  );
}

/**
 * Whether a plugin registers route objects on its parameter: `{ register: (server) => server.route(routes) }`. Only
 * plugins have such a function, so that this is evidence enough.
 */
function registersRows({ member, receiver, call }: Attempt): boolean {
  return FRAMEWORKS.some(
    (each) => each.routeObject?.member === member && call.arguments.length === 1 && isOfPluginMember(receiver, each),
  );
}

/**
 * Whether every path looks like one: it begins with a slash, unless the receiver's name or the handler leaves no doubt.
 */
function hasPlainPath(attempt: Attempt, call: RouteCall, signature: Signature): boolean {
  const named = routerNameWeight(attempt.receiver.name) > 1;
  return call.paths.every((path) => {
    if (path.kind === 'regexp') return named || signature !== null;
    if (path.kind === 'dynamic') return named && (signature !== null || attempt.member === null);
    const beginning = path.text && beginningOf(path.text);
    return beginning === 'slash' || (beginning === 'hole' && named) || (beginning === 'whole' && signature !== null);
  });
}

/**
 * The framework that the parameters of the handlers point to; `other` where a function cannot be a handler, null where
 * neither is clear.
 */
export function signatureAmong(handlers: readonly TSESTree.Node[], resolver: Resolver): Signature {
  let denied = false;
  for (const handler of handlers) {
    const node = functionOf(handler, resolver);
    const signature = node && signatureOf(node);
    if (signature && signature !== 'other') return signature;
    // A function among the arguments of a wrapper is called by the wrapper, with any parameters.
    denied ||= signature === 'other' && handler.type !== 'CallExpression';
  }
  return denied ? 'other' : null;
}

/**
 * The weight of the last handler: 2 for a function in the call, 1 for what is likely one, 0 for a value of unknown
 * origin.
 */
function handlerWeight(handlers: readonly TSESTree.Node[], resolver: Resolver): number {
  const last = handlers.at(-1);
  if (!last) return 0;
  if (isFunction(last)) return 2;
  return functionOf(last, resolver) || isLikelyHandler(last, resolver) ? 1 : 0;
}

function isLikelyHandler(node: TSESTree.Node, resolver: Resolver): boolean {
  if (frameworkOfHandler(node, resolver)) return true;
  let root = bare(node.type === 'CallExpression' ? node.callee : node);
  while (root.type === 'MemberExpression') root = bare(root.object);
  if (root.type === 'ThisExpression') return true;
  if (root.type !== 'Identifier' || root.name === 'JSON' || root.name === 'Object') return false;
  const variable = variableOf(root, resolver.file);
  if (!variable || node.type === 'CallExpression') return true;
  if (variable.defs[0]?.node.type.startsWith('Import')) return true;
  const value = resolver.resolve(root);
  return value.kind === 'import' || value.kind === 'export' || value.kind === 'function' || isInstance(root, resolver);
}

/** Whether a variable is an instance or an object, whose members are methods: `const users = new UserController()`. */
function isInstance(root: TSESTree.Identifier, resolver: Resolver): boolean {
  const value = constantOf(root, resolver.file);
  return value?.type === 'NewExpression' || value?.type === 'ObjectExpression';
}

/**
 * The weight of how the result of a call is used. That of a registration is dropped or continues a chain; that of a
 * client is awaited or used. With `isMaking` the chain creates the router, and its result may be assigned to a
 * variable.
 */
function useWeight(call: TSESTree.CallExpression, isMaking = false): number {
  let node: TSESTree.Node = call;
  for (;;) {
    const parent: TSESTree.Node = node.parent;
    switch (parent.type) {
      case 'ExpressionStatement':
        return 1;
      case 'ReturnStatement':
      case 'ArrowFunctionExpression':
      case 'ExportDefaultDeclaration':
        return 0;
      case 'MemberExpression': {
        const member = memberName(parent);
        if (member === null || !(CHAIN_MEMBERS.has(member) || member === 'listen') || parent.object !== node)
          return NEVER;
        node = parent;
        break;
      }
      case 'CallExpression':
        if (parent.callee !== node) return -2;
        node = parent;
        break;
      case 'ChainExpression':
      case 'TSNonNullExpression':
      case 'TSAsExpression':
      case 'LogicalExpression':
      case 'ConditionalExpression':
      case 'SequenceExpression':
      case 'UnaryExpression':
        node = parent;
        break;
      case 'AwaitExpression':
        return NEVER;
      case 'VariableDeclarator':
        return isMaking ? 0 : -2;
      default:
        return -2;
    }
  }
}

/** The framework of a receiver that nothing proves: the only one imported, or the one that most arguments point to. */
export function likelyFramework(receiver: Receiver, attempts: readonly Attempt[], resolver: Resolver): Framework {
  const imported = resolver.frameworks;
  if (imported.length === 1 && imported[0]) return imported[0];
  const described = FRAMEWORKS.find((each) => attempts.some((attempt) => takesPathOptions(attempt, each)));
  if (described) return described;
  const votes = new Map<Framework, number>();
  const vote = (framework: Framework): unknown => votes.set(framework, (votes.get(framework) ?? 0) + 1);
  for (const { call } of attempts) for (const each of votesOf(call, resolver)) vote(each);
  for (const attempt of attempts) for (const each of FRAMEWORKS) if (takesPlugin(attempt, each)) vote(each);
  for (const each of FRAMEWORKS) {
    if (takesPluginOptions(receiver, each)) vote(each);
    if (isOfPluginMember(receiver, each)) vote(each);
  }
  const [first] = FRAMEWORKS;
  return FRAMEWORKS.reduce((best, each) => ((votes.get(each) ?? 0) > (votes.get(best) ?? 0) ? each : best), first);
}

/** Whether a call registers a route whose path stands among options: `server.get({ path: '/users' }, list)`. */
function takesPathOptions({ call, member }: Attempt, { pathOptions, methods }: Framework): boolean {
  const [options] = call.arguments;
  return (
    options?.type === 'ObjectExpression' &&
    call.arguments.length > 1 &&
    Object.hasOwn(methods, member ?? '') &&
    pathOptions.some((name) => plainString(propertyValue(options, name) ?? options)?.startsWith('/'))
  );
}

/** Whether a call registers a plugin and no path: `x.register(plugin)`. */
function takesPlugin({ call, member }: Attempt, { mount }: Framework): boolean {
  const [plugin] = call.arguments;
  const isText = plugin?.type === 'Literal' || plugin?.type === 'TemplateLiteral';
  return (
    mount?.style === 'plugin' && member === mount.member && plugin !== undefined && !isText && call.arguments.length < 3
  );
}

/** The frameworks that the arguments of one call point to. */
function votesOf(call: TSESTree.CallExpression, resolver: Resolver): Framework[] {
  const routes = call.arguments.flatMap((argument) =>
    argument.type === 'ArrayExpression' ? argument.elements : [argument],
  );
  return routes.flatMap((argument) => {
    if (!argument) return [];
    const node = bare(argument);
    if (node.type === 'ObjectExpression') return votesOfObject(node, resolver);
    if (node.type === 'CallExpression') {
      const value = resolver.resolve(node);
      if (value.kind === 'middleware' && value.receiver.proof) return [value.receiver.proof.framework];
    }
    const named = frameworkOfHandler(node, resolver);
    if (named) return [named];
    const handler = node.type === 'SpreadElement' ? null : functionOf(node, resolver);
    const signature = handler && signatureOf(handler);
    return signature && signature !== 'other' ? [signature] : [];
  });
}

/**
 * A route object points to the frameworks of its handler; where these are unclear, to all frameworks with such objects.
 * Handlers of hapi once took a `reply`, as those of Fastify do: a parameter in braces in the path points to hapi, and
 * without one the other routes of the router decide.
 */
function votesOfObject(node: TSESTree.ObjectExpression, resolver: Resolver): Framework[] {
  const alike = FRAMEWORKS.filter(({ routeObject }) => routeObject && isRouteObject(node, routeObject));
  const handlers = alike.flatMap(({ routeObject }) => (routeObject && propertyValue(node, routeObject.handler)) ?? []);
  const signature = signatureAmong(handlers, resolver);
  if (signature === null || signature === 'other') return alike;
  const inBraces = alike.filter(
    ({ dialect, routeObject }) => dialect === 'hapi' && routeObject && hasBraces(node, routeObject, resolver),
  );
  if (inBraces.length > 0) return inBraces;
  const functions = handlers.flatMap((each) => functionOf(each, resolver) ?? []);
  return [...new Set([signature, ...alike.filter((each) => functions.some((node) => mayHandle(node, each)))])];
}

function hasBraces(node: TSESTree.ObjectExpression, { path: [name = ''] }: RouteObject, resolver: Resolver): boolean {
  const path = propertyValue(node, name);
  return /\/\{\w+[?*]?\d*\}/.test((path && readText(path, resolver.file)?.value) ?? '');
}

function isRouteObject(node: TSESTree.ObjectExpression, names: RouteObject): boolean {
  const has = (name: string): boolean => propertyValue(node, name) !== null;
  return has(names.method) && has(names.path[0] ?? '') && [names.handler, ...names.options].some(has);
}
