import type { AddressPattern } from '../model/guards.ts';
import { HOLE } from '../paths/dialects.ts';
import { chainOf, isCall } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import type { Mountings } from './mountings.ts';
import type { RouterRole, RouterRoles } from './router-role.ts';
import { plainText } from '../values/text-value.ts';
import { optionsOf, type OpaqueValue, type Value } from '../values/value.ts';

/** How deep the fields of a value are searched for an unknown value. */
const DEEPEST = 5;

/** Members of lists and promises: they call their callbacks with values that are no requests. */
const OF_LISTS = /^(?:forEach|map|flatMap|filter|find\w*|some|every|reduce\w*|sort|then|catch|finally)$/;
/** Packages that write logs: a condition in their callbacks affects log messages only. */
const LOGS = /^(?:@[\w-]+\/)?(?:morgan|winston|pino|bunyan|[\w-]*log(?:ger|ging)?)(?:[/.-]|$)/;
/** Members that register the handlers of one address, and those that register middleware. */
export const ROUTES = /^(?:get|head|post|put|patch|delete|del|all|options|route|on)$/;
const HOOKS = /^(?:use|before|addHook)$/;
/** Members that register functions for each request that arrives, or, as interceptors, for each one that is sent. */
export const ENTERED: ReadonlySet<string> = new Set([
  ...['use', 'before', 'addHook', 'ext', 'onRequest', 'onBeforeHandle', 'createServer'],
]);
/** The fields of a route object for its path. */
const PATHS = ['url', 'path', 'pattern'];
/** A path that all requests of a router match: `*`, `/*`, `/*splat`, `(.*)`. */
const ANY_PATH = /^\/?(?:\*\w*|\(\.\*\)|\{\*\w+\})$/;
const HOLES = new RegExp(HOLE, 'g');

/** Whether a call may pass requests to its callbacks. */
export function mayGiveRequests({ callee }: CallEvent): boolean {
  const isList = callee.kind === 'opaque' && callee.source.kind === 'member' && OF_LISTS.test(callee.source.name);
  return !isList && !isLog(callee);
}

/** Whether a name is that of a logger: `this.logger.debug(...)`, `req.log.info(...)`, `console.log(...)`. */
function isLogger(name: string): boolean {
  return name === 'console' || /^(?:\w*[lL]ogger|log)$/.test(name);
}

/** Whether a function writes a log: its arguments affect log messages only. */
export function isLog(callee: Value): boolean {
  if (LOGS.test(moduleOf(callee) ?? '')) return true;
  for (let open = callee; open.kind === 'opaque' && open.source.kind === 'member'; open = open.source.object)
    if (isLogger(open.source.name) || isLogger(accessPath(open.source.object) ?? '')) return true;
  return false;
}

/** Whether the callbacks of a call get requests: of a router, of a member that takes paths, or of a hook. */
export function givesRequests({ callee, args: [first] }: CallEvent, roles: RouterRoles): boolean {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return false;
  const { object, name } = callee.source;
  if (ENTERED.has(name)) return true;
  const hasPath = first !== undefined && pathText(first) !== null;
  return ROUTES.test(name) && (hasPath || roles.of(object) !== null);
}

/** The addresses for which a call registers its callbacks. */
export interface RegisteredAddress {
  /** For a router, below the addresses that it is mounted at. */
  readonly pattern: AddressPattern;
  /** The router whose own addresses these are: its middleware, its route `/`. Null for any other address. */
  readonly on: RouterRole | null;
}

/** The addresses for which a call registers its callbacks; null for all requests. */
export function addressOf({ callee, args }: CallEvent, roles: RouterRoles): RegisteredAddress | null {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  const member = ROUTES.test(name) ? 'is' : HOOKS.test(name) ? 'under' : null;
  const [first] = args;
  if (member === null || !first) return null;
  const said = first.kind === 'object' ? fieldsIn(first, PATHS) : [first];
  const paths = [...said, ...pathsOfChain(object)];
  const isAny = paths.some((value) => ANY_PATH.test(plainText(value) ?? ''));
  const [path] = isAny ? [] : paths.flatMap((value) => pathText(value) ?? []);
  const asks = isAny ? 'under' : member;
  if (path !== undefined && path !== '/') return { pattern: { asks, text: path }, on: null };
  const on = roles.of(object);
  // The middleware of a router gets the requests below its own prefix.
  const isOfAll = on?.kind !== 'router' && asks === 'under';
  return !on || isOfAll || (path === undefined && asks === 'is') ? null : { pattern: { asks, text: '' }, on };
}

/**
 * The patterns of addresses for which a call registers its callbacks; null for all requests.
 *
 * @param mountings finds where routers are mounted, in the same evaluation
 */
export function patternsOf(
  registered: RegisteredAddress | null,
  mountings: Mountings,
): readonly (AddressPattern | null)[] {
  if (!registered?.on) return [registered?.pattern ?? null];
  const { pattern, on } = registered;
  const addresses = mountings.addressesOf(on);
  if (!addresses) return [pattern.asks === 'under' ? pattern : null];
  const own = pattern.asks === 'under' ? '' : '/';
  return addresses.map((address) => ({ ...pattern, text: address || own }));
}

/** The path of the route at the start of a chain: `app.route('/users').get(list)`. */
function pathsOfChain(object: Value): readonly Value[] {
  const call = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call : null;
  const on = call?.callee.kind === 'opaque' && call.callee.source.kind === 'member' ? call.callee.source : null;
  if (!call || !on) return [];
  return on.name === 'route' ? call.args.slice(0, 1) : pathsOfChain(on.object);
}

function fieldsIn(object: Value, names: readonly string[]): readonly Value[] {
  return names.flatMap((name) => fieldsOf(object, name));
}

function pathText(value: Value): string | null {
  const text = plainText(value)?.replaceAll(HOLES, ':any') ?? '';
  return text.startsWith('/') ? text : null;
}

function moduleOf(value: Value): string | null {
  const path = accessPath(value);
  if (path !== null) return path;
  return value.kind === 'opaque' && value.source.kind === 'call' ? moduleOf(value.source.call.callee) : null;
}

/** The values of a field in all objects that a value may be. */
export function fieldsOf(value: Value, name: string): readonly Value[] {
  return optionsOf(value).flatMap((option) => {
    const field = option.kind === 'object' ? option.state.fields.get(name) : undefined;
    return field ? [field] : [];
  });
}

/** The elements of a list; any other value itself. */
export function itemsIn(value: Value): readonly Value[] {
  return value.kind === 'object' && value.shape === 'array' ? [...value.state.fields.values()] : [value];
}

/** The unknown values among the alternatives of a value, or among the elements of a list. */
export function unknownIn(value: Value): readonly OpaqueValue[] {
  return itemsIn(value)
    .flatMap(optionsOf)
    .filter((option) => option.kind === 'opaque');
}

/** Whether a call, or one before it in its chain, gets an unknown value or what contains one. */
export function takesUnknown({ callee, args }: CallEvent): boolean {
  const before = chainOf(callee).flatMap((each) => (isCall(each) ? each.source.call.args : []));
  return [...args, ...before].some((each) => holdsUnknown(each));
}

/** Whether a value is unknown or contains such a value. */
function holdsUnknown(value: Value, depth = 0): boolean {
  switch (value.kind) {
    case 'opaque':
      return true;
    case 'choice':
      return value.options.some((option) => holdsUnknown(option, depth));
    case 'text':
      return value.pieces.some((piece) => 'hole' in piece);
    case 'object': {
      const { fields, rest } = value.state;
      return depth > DEEPEST || rest !== null || [...fields.values()].some((field) => holdsUnknown(field, depth + 1));
    }
    default:
      return false;
  }
}
