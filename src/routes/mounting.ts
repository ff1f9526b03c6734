import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/path.ts';
import { constantOf } from '../text/constants.ts';
import { objectOf, propertyValue } from '../text/objects.ts';
import { bare, isFunction, lastName, memberName, plainString } from '../text/syntax.ts';
import type { Text } from '../text/text.ts';
import { readText } from '../text/read-text.ts';
import type { Framework } from './frameworks/framework.ts';
import { sendsOn } from './handlers/handlers.ts';
import { fileServer, isFilePlugin, sentByPlugin, type FileServer } from './handlers/file-servers.ts';
import { isPageServer } from './handlers/page-servers.ts';
import { beginningOf, readPaths, withSlashes, type PathArgument } from './calls/path-argument.ts';
import type { Receiver } from './values/receiver.ts';
import type { Resolver } from './values/resolver.ts';
import type { Attempt } from './calls/route-call.ts';
import { functionOf } from './handlers/signature.ts';
import { ownAnswerOf } from './handlers/response.ts';
import type { Response } from './handler.ts';
import type { Mount, Reference, SentFolder } from './model.ts';
import { EACH } from './values/exported.ts';
import { handedValue } from './values/handed-places.ts';
import { referenceTo } from './values/reference.ts';
import { argumentLists } from './values/rows.ts';
import { folderOf } from './values/folder.ts';
import { chainedArguments, groupFunction, groupRouter } from './groups.ts';
import { isCalled, UNKNOWN, type Value } from './values/value.ts';

/** What one argument of a mounting call is: a router of this file, one of another file, or middleware. */
export type Mounted =
  | ({ readonly kind: 'router'; readonly child: Receiver | null } & Pick<Mount, 'from' | 'parameter' | 'folder' | 'isFlat'>)
  | { readonly kind: 'middleware'; readonly response: Response; readonly sends?: SentFolder | undefined; readonly passesOn?: boolean | undefined; readonly forwards: boolean; readonly isLast?: boolean; readonly from: Reference | null };

/** A mounting call as it is written. */
export interface MountCall {
  /** Empty where requests of every path are meant. */
  readonly paths: readonly PathArgument[];
  readonly mounted: readonly Mounted[];
}

/** Reads `app.use(...)` or `fastify.register(...)`, each time that a loop runs it; nothing where the call does neither. */
export function readMountCalls({ call, member, receiver }: Attempt, framework: Framework, resolver: Resolver): readonly MountCall[] {
  if (member === null) return [];
  if (member === framework.routerMount) return argumentLists(call, resolver).flatMap((nodes) => readRouterMount(nodes, resolver) ?? []);
  if (member === framework.fallbackMember) return readFallback(call, framework, resolver);
  if (framework.group?.members.includes(member)) return readGroup(call, receiver, framework, resolver);
  if (framework.prefixMakesRouter && member === framework.prefixMember) return readPrefixCall(call, receiver, resolver);
  if (member !== framework.mount.member) return [];
  const read = framework.mount.style === 'plugin' ? readPluginCall : readUseCall;
  return argumentLists(call, resolver).flatMap((nodes) => read(nodes, framework, resolver) ?? []);
}

/** `fastify.setNotFoundHandler((request, reply) => reply.sendFile('index.html'))`; what answers with no page is of no account. */
function readFallback(call: TSESTree.CallExpression, framework: Framework, resolver: Resolver): readonly MountCall[] {
  const handler = call.arguments.at(-1);
  const mounted = handler && handler.type !== 'SpreadElement' ? middleware(handler, resolver.resolve(handler), framework, resolver) : null;
  return mounted?.kind === 'middleware' && mounted.response === 'page' ? [{ paths: [], mounted: [{ ...mounted, isLast: true }] }] : [];
}

/** The router that a function of another file makes, where this one registers on it; null for any other value. */
export function madeElsewhere(node: TSESTree.Node, value: Value, resolver: Resolver): Receiver | null {
  const receiver = value.kind === 'import' && isCalled(value) ? resolver.receiverOf(node) : null;
  return receiver && !('call' in receiver) && receiver.madeBy && isLocal(receiver.madeBy) ? receiver : null;
}

/** `app.route('/users', users)`. */
function readRouterMount([path, child, ...others]: readonly TSESTree.Node[], resolver: Resolver): MountCall | null {
  if (!path || !child || path.type === 'SpreadElement' || others.length > 0) return null;
  const value = resolver.resolve(child);
  const mounted = value.kind === 'receiver' ? router(value.receiver.whole ?? value.receiver, value.receiver.imported) : router(madeElsewhere(child, value, resolver), referenceTo(value));
  return { paths: readPaths(path, resolver.file), mounted: [mounted] };
}

/** `const api = app.basePath('/api')`: what it answers stands under the prefix. */
function readPrefixCall(call: TSESTree.CallExpression, parent: Receiver, resolver: Resolver): readonly MountCall[] {
  const value = resolver.resolve(call);
  const [path] = call.arguments;
  if (value.kind !== 'receiver' || value.receiver === parent || !path || path.type === 'SpreadElement') return [];
  return [{ paths: readPaths(path, resolver.file), mounted: [router(value.receiver, null)] }];
}

/** `app.group('/v1', (group) => {})`, `router.group(() => {}).prefix('/v1')`: the routes of a function stand under a prefix. */
function readGroup(call: TSESTree.CallExpression, parent: Receiver, framework: Framework, resolver: Resolver): readonly MountCall[] {
  const owner = groupFunction(call);
  if (!owner) return [];
  if (framework.group?.router === 'outer') {
    const prefixes = chainedArguments(call, 'prefix').flatMap(([path]) => (path && path.type !== 'SpreadElement' ? withSlashes(readPaths(path, resolver.file)) : []));
    const paths: readonly PathArgument[] = prefixes.length > 1 ? [{ kind: 'dynamic', text: null, node: call }] : prefixes;
    return [{ paths, mounted: [router(groupRouter(call, parent, framework, resolver), null)] }];
  }
  const [path] = call.arguments;
  const child = pluginRouter({ kind: 'function', node: owner, unwrapped: false }, resolver);
  return [{ paths: path && path.type !== 'SpreadElement' ? withSlashes(readPaths(path, resolver.file)) : [], mounted: [router(child, null)] }];
}

function readUseCall(all: readonly TSESTree.Node[], framework: Framework, resolver: Resolver): MountCall | null {
  const [first, ...rest] = all;
  if (!first) return null;
  const paths = first.type === 'SpreadElement' ? [] : prefixPaths(first, rest.length > 0, resolver);
  const nodes = paths.length > 0 ? rest : all;
  return withMountFunction({ paths, mounted: nodes.flatMap((node) => mountedBy(node, framework, resolver)) }, nodes, framework, resolver);
}

/** `mount('/users', router)` of a package brings the path inside. */
function withMountFunction(
  read: MountCall,
  nodes: readonly TSESTree.Node[],
  framework: Framework,
  resolver: Resolver,
): MountCall {
  const [only] = nodes;
  const call = nodes.length === 1 && only ? bare(only) : null;
  if (call?.type !== 'CallExpression' || read.paths.length > 0) return read;
  const callee = resolver.resolve(call.callee);
  if (callee.kind !== 'export' || !callee.module.table.mounts?.includes(callee.name)) return read;
  const [path, child] = call.arguments;
  if (!path || path.type === 'SpreadElement' || !child) return read;
  return { paths: readPaths(path, resolver.file), mounted: mountedBy(child, framework, resolver) };
}

/** The path of a mounting call, where its first argument is one. */
function prefixPaths(node: TSESTree.Node, hasMore: boolean, resolver: Resolver): readonly PathArgument[] {
  const paths = readPaths(node, resolver.file);
  const isPath = paths.every(({ kind, text }) => {
    if (kind === 'dynamic') return hasMore && (namesPath(node) || standsForPath(bare(node), resolver)) && !functionOf(node, resolver);
    return !text || beginningOf(text) !== 'other' || hasMore;
  });
  return isPath ? paths : [];
}

/** Where the prefix, or the one piece of it that is not told, is imported from. */
export function prefixReference(node: TSESTree.Node, resolver: Resolver): Reference | null {
  const expression = bare(node);
  if (expression.type === 'TemplateLiteral') {
    const [only, ...others] = expression.expressions.filter((each) => readText(each, resolver.file)?.value.includes(HOLE) !== false);
    return only && others.length === 0 ? prefixReference(only, resolver) : null;
  }
  if (expression.type === 'BinaryExpression') {
    const sides = [expression.left, expression.right].flatMap((side) => prefixReference(side, resolver) ?? []);
    return sides.length === 1 ? (sides[0] ?? null) : null;
  }
  if (expression.type !== 'Identifier' && expression.type !== 'MemberExpression') return null;
  return referenceTo(resolver.resolve(expression)) ?? referenceTo(handedValue(expression, resolver) ?? UNKNOWN);
}

/** Whether something without the name of a path is one: an element of a list of paths, a text with a fallback, what a function makes, a member of a row. */
function standsForPath(node: TSESTree.Node, resolver: Resolver): boolean {
  switch (node.type) {
    case 'LogicalExpression':
      return [node.left, node.right].some((side) => plainString(bare(side)) !== null || namesPath(side));
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((side) => plainString(bare(side)) !== null || namesPath(side));
    case 'CallExpression':
      return /path|prefix|url|uri|endpoint/i.test(lastName(node.callee)) && !MIDDLEWARE_LIKE.test(lastName(node.callee));
    case 'MemberExpression': {
      if (memberName(node) === null) return namesPath(node.object);
      return !MIDDLEWARE_LIKE.test(lastName(node)) && (referenceTo(resolver.resolve(node))?.path.includes(EACH) ?? false);
    }
    default:
      return false;
  }
}

function namesPath(node: TSESTree.Node): boolean {
  return /(?:path|prefix|base|url|uri|root|route|endpoint)(?:e?s)?$/i.test(lastName(node)) || /^[A-Z][A-Z\d_]+$/.test(lastName(node));
}

/** What a call puts together: `compose([a, b])`, `combineRouters(a, b)()`; null for any other expression. */
export function combinedBy(node: TSESTree.Node, resolver: Resolver, steps = 4): readonly TSESTree.Node[] | null {
  const expression = bare(node);
  if (expression.type === 'Identifier') {
    const value = constantOf(expression, resolver.file);
    return value && steps > 0 ? combinedBy(value, resolver, steps - 1) : null;
  }
  if (expression.type !== 'CallExpression') return null;
  const callee = bare(expression.callee);
  const value = isFunction(callee) ? UNKNOWN : resolver.resolve(callee);
  if (value.kind === 'export' && value.module.table.combines?.includes(value.name)) return expression.arguments;
  return expression.arguments.length === 0 && steps > 0 ? combinedBy(callee, resolver, steps - 1) : null;
}

function mountedBy(node: TSESTree.Node, framework: Framework, resolver: Resolver): Mounted[] {
  const expression = bare(node);
  if (expression.type === 'SpreadElement') return mountedBy(expression.argument, framework, resolver);
  if (expression.type === 'ArrayExpression') return expression.elements.flatMap((each) => (each ? mountedBy(each, framework, resolver) : []));
  const combined = combinedBy(expression, resolver);
  if (combined) return combined.flatMap((each) => mountedBy(each, framework, resolver));
  const value = resolver.resolve(expression);
  if (value.kind === 'receiver' || value.kind === 'middleware') {
    const { receiver } = value;
    return [receiver.proof || looksLikeRouter(expression, value) ? router(receiver, receiver.imported) : middleware(expression, value, framework, resolver)];
  }
  return [looksLikeRouter(expression, value) ? router(madeElsewhere(expression, value, resolver), referenceTo(value)) : middleware(expression, value, framework, resolver)];
}

function router(child: Receiver | null, from: Reference | null): Mounted {
  return { kind: 'router', child, from, parameter: null, folder: null };
}

function middleware(node: TSESTree.Node, value: Value, { signature }: Framework, resolver: Resolver): Mounted {
  const answers = functionOf(node, resolver);
  const forwards = sendsOn(node, resolver);
  if (!answers) return { kind: 'middleware', ...servedBy(node, resolver), forwards, from: referenceTo(value) };
  const { response } = ownAnswerOf(answers, resolver.file);
  return { kind: 'middleware', response, passesOn: answers.params.length > signature.required, forwards, from: null };
}

/** What middleware that is no function of this file answers with, as far as what makes it tells. */
function servedBy(node: TSESTree.Node, resolver: Resolver): FileServer | { readonly response: Response } {
  if (isPageServer(node, resolver.file)) return { response: 'page' };
  return fileServer(node, resolver) ?? { response: 'unknown' };
}

const ROUTER_LIKE = /rout|api|controller|endpoints?/i;
const MIDDLEWARE_LIKE =
  /limit|error|auth(?!or)|middle|handler|not_?found|docs?\b|apiDoc|swagger|guard|check|valid|static|proxy|logg|cors|parser|session|token|key|metric/i;
const LOCAL_SPECIFIER = /^(?:\.|\/|@\/|~|#|src\/|app\/)/;

/** Whether a reference leads to a file of the project, as far as its specifier tells. */
export function isLocal({ specifier }: Reference): boolean {
  return LOCAL_SPECIFIER.test(specifier);
}

/** Whether something of another file is a router, as far as its name and its file's name tell. */
function looksLikeRouter(node: TSESTree.Node, value: Value): boolean {
  if (node.type === 'CallExpression' && node.callee.type !== 'Identifier' && value.kind === 'unknown') {
    return endsInRoutes(node);
  }
  const name = lastName(node.type === 'CallExpression' ? node.callee : node);
  if (value.kind !== 'import') return value.kind !== 'foreign' && value.kind !== 'export' && value.kind !== 'function' && isRouterName(name);
  if (!LOCAL_SPECIFIER.test(value.specifier)) return /rout(?:er|es?)$/i.test(name);
  if (isRouterName(name) || endsInRoutes(node)) return true;
  // A member of a module that is full of routes may be anything but one: `userController.protect`.
  const isMember = value.path.replaceAll('.', '') !== '' && node.type === 'MemberExpression';
  return !isMember && !MIDDLEWARE_LIKE.test(name) && ROUTER_LIKE.test(value.specifier) && !MIDDLEWARE_LIKE.test(value.specifier);
}

function isRouterName(name: string): boolean {
  return /rout(?:ers?|es?|ing)$/i.test(name) || (ROUTER_LIKE.test(name) && !MIDDLEWARE_LIKE.test(name));
}

/** `users.routes()`, whatever `users` is. */
function endsInRoutes(node: TSESTree.Node): boolean {
  return node.type === 'CallExpression' && ['routes', 'middleware'].includes(lastName(node.callee));
}

function readPluginCall([plugin, options]: readonly TSESTree.Node[], framework: Framework, resolver: Resolver): MountCall | null {
  if (!plugin || plugin.type === 'SpreadElement') return null;
  const value = resolver.resolve(plugin);
  const prefix = options ? prefixOption(options, framework, resolver) : null;
  const paths = prefix ? [prefix] : [];
  if (value.kind === 'function') {
    const child = pluginRouter(value, resolver);
    return { paths: value.unwrapped ? [] : paths, mounted: [{ kind: 'router', child, from: null, parameter: 0, folder: null }] };
  }
  const from = referenceTo(value);
  if (value.kind === 'import' && AUTOLOADERS.has(value.specifier)) return readAutoload(plugin, options, framework, resolver);
  // A route of a wildcard, which all others go before.
  if (value.kind === 'import' && isFilePlugin(value.specifier)) return { paths, mounted: [{ kind: 'middleware', ...sentByPlugin(options, resolver), isLast: true, forwards: false, from }] };
  const isRouter = prefix !== null || (value.kind === 'import' && LOCAL_SPECIFIER.test(value.specifier) && looksLikeRouter(bare(plugin), value));
  if (!isRouter) return { paths, mounted: [{ kind: 'middleware', response: 'unknown', forwards: sendsOn(plugin, resolver), from }] };
  return { paths, mounted: [{ kind: 'router', child: null, from, parameter: 0, folder: null }] };
}

/** `app.register(autoload, { dir, options: { prefix } })`: the files of a folder, each under the names of its own folders. */
function readAutoload(plugin: TSESTree.Node, options: TSESTree.Node | undefined, framework: Framework, resolver: Resolver): MountCall {
  const object = options ? objectOf(options, resolver.file) : null;
  const dir = object && propertyValue(object, 'dir');
  const inner = object && propertyValue(object, 'options');
  const prefix = inner ? prefixOption(inner, framework, resolver) : null;
  const isPlain = object?.properties.every((property) => property.type === 'Property' && PLAIN_AUTOLOAD.has(lastName(property.key))) ?? false;
  const names = object && propertyValue(object, 'dirNameRoutePrefix');
  const said = names?.type === 'Literal' ? names.value : names;
  const isFlat = said === false;
  const folder = dir && isPlain && (isFlat || said === null || said === true) ? folderOf(dir, resolver) : null;
  const paths: readonly PathArgument[] = folder === null ? [{ kind: 'dynamic', text: null, node: plugin }] : prefix ? [prefix] : [];
  return { paths, mounted: [{ kind: 'router', child: null, from: null, parameter: 0, folder, isFlat }] };
}

/** The package, under the name that it had for Fastify 3 too. */
const AUTOLOADERS: ReadonlySet<string> = new Set(['@fastify/autoload', 'fastify-autoload']);

/** The options of `@fastify/autoload` that are understood. */
const PLAIN_AUTOLOAD: ReadonlySet<string> = new Set(['dir', 'options', 'forceESM', 'encapsulate', 'autoHooks', 'cascadeHooks', 'overwriteHooks', 'autoHooksPattern', 'routeParams', 'dirNameRoutePrefix']);

/** The router that a plugin of this file is called with: its first parameter. */
function pluginRouter(value: Extract<Value, { kind: 'function' }>, resolver: Resolver): Receiver | null {
  const [first] = value.node.params;
  if (first?.type !== 'Identifier') return null;
  const receiver = resolver.receiverOf(first);
  return receiver && !('call' in receiver) ? receiver : null;
}

/** The prefix among a plugin's options. */
export function prefixOption(options: TSESTree.Node, framework: Framework, resolver: Resolver): PathArgument | null {
  const object = objectOf(options, resolver.file);
  const value = object && framework.prefixOption !== null ? propertyValue(object, framework.prefixOption) : null;
  if (!value) return null;
  const text: Text | null = readText(value, resolver.file);
  return { kind: text ? 'text' : 'dynamic', text, node: value };
}

