import type { AddressPattern } from '../model/method-guard.ts';
import { HOLE } from '../paths/dialects.ts';
import type { CallEvent } from '../values/machine.ts';
import { accessPath } from '../values/packages.ts';
import type { RouterRoles } from './router-role.ts';
import { plainText } from '../values/text-value.ts';
import { optionsOf, type OpaqueValue, type Value } from '../values/value.ts';

/** Members that call what they are given with elements of their own, which are no requests. */
const OF_LISTS = /^(?:forEach|map|flatMap|filter|find\w*|some|every|reduce\w*|sort|then|catch|finally)$/;
/** Packages that write logs: what they ask decides what people read, and nothing else. */
const LOGS = /^(?:@[\w-]+\/)?(?:morgan|winston|pino|bunyan|[\w-]*log(?:ger|ging)?)(?:[/.-]|$)/;
/** Members that register what answers one address, and those that register what precedes others. */
const ROUTES = /^(?:get|head|post|put|patch|delete|del|all|options|route|on)$/;
const HOOKS = /^(?:use|before|addHook)$/;
/**
 * Members that register what is called with each request that arrives, or with the options of each one that is sent.
 */
export const ENTERED: ReadonlySet<string> = new Set([
  ...['use', 'before', 'addHook', 'ext', 'onRequest', 'onBeforeHandle', 'createServer'],
]);
/** The fields of an object that is registered which specify its path. */
const PATHS = ['url', 'path', 'pattern'];
const HOLES = new RegExp(HOLE, 'g');

/** Whether a call may call the functions that it is given with requests. */
export function mayGiveRequests({ callee }: CallEvent): boolean {
  const isList = callee.kind === 'opaque' && callee.source.kind === 'member' && OF_LISTS.test(callee.source.name);
  return !isList && !isLog(callee);
}

/** What a log is called: `this.logger.debug(...)`, `req.log.info(...)`, `console.log(...)`. */
function isLogger(name: string): boolean {
  return name === 'console' || /^(?:\w*[lL]ogger|log)$/.test(name);
}

/** Whether something writes a log: what it is given decides what people read, and nothing else. */
export function isLog(callee: Value): boolean {
  if (LOGS.test(moduleOf(callee) ?? '')) return true;
  for (let open = callee; open.kind === 'opaque' && open.source.kind === 'member'; open = open.source.object)
    if (isLogger(open.source.name) || isLogger(accessPath(open.source.object) ?? '')) return true;
  return false;
}

/** Whether a call gives functions that get each request: to a router, to what is called with paths, or as a hook. */
export function givesRequests({ callee, args: [first] }: CallEvent, roles: RouterRoles): boolean {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return false;
  const { object, name } = callee.source;
  if (ENTERED.has(name)) return true;
  const hasPath = first !== undefined && pathText(first) !== null;
  return ROUTES.test(name) && (hasPath || roles.of(object) !== null);
}

/** The addresses for which a call registers what it is given: an empty text for all of a router; null for all. */
export function addressOf({ callee, args }: CallEvent, roles: RouterRoles): AddressPattern | null {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  const asks = ROUTES.test(name) ? 'is' : HOOKS.test(name) ? 'under' : null;
  const [first] = args;
  if (asks === null || !first) return null;
  const isRouter = roles.of(object)?.kind === 'router';
  const said = first.kind === 'object' ? fieldsIn(first, PATHS) : [first];
  const [path] = [...said, ...pathsOfChain(object)].flatMap((value) => pathText(value) ?? []);
  if (path !== undefined && path !== '/') return { asks, text: path };
  // What a router leaves of an address begins at its own place.
  return isRouter && asks === 'under' ? { asks, text: '' } : null;
}

/** `app.route('/users')` */
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

/** The values of a field of what an object may be. */
export function fieldsOf(value: Value, name: string): readonly Value[] {
  return optionsOf(value).flatMap((option) => {
    const field = option.kind === 'object' ? option.state.fields.get(name) : undefined;
    return field ? [field] : [];
  });
}

/** The unknown values that a value may be, or that are in a list which it is. */
export function unknownIn(value: Value): readonly OpaqueValue[] {
  const isList = value.kind === 'object' && value.shape === 'array';
  return (isList ? [...value.state.fields.values()] : [value])
    .flatMap(optionsOf)
    .filter((option) => option.kind === 'opaque');
}
