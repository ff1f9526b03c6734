import type { AddressPart } from '../model/guards.ts';
import { accessPath } from '../values/packages.ts';
import { knownText } from '../values/text-value.ts';
import type { OpaqueValue, Value } from '../values/value.ts';
import { ADDRESS_MEMBERS } from './request-names.ts';

/** Some of the segments of an address. */
export interface AddressSlice {
  /** Whether the value is an address, the list of its segments, one or some of them, or their number. */
  readonly kind: 'address' | 'list' | 'part' | 'count';
  /**
   * The arguments of `slice` for the address split at its slashes: `/users/list` has an empty text at 0, before its
   * first slash.
   */
  readonly part: AddressPart;
  /** Whether the positions count from the start of the full address, and not of the rest that a router leaves of it. */
  readonly isWhole: boolean;
}

/**
 * Members with the full address in every router; `baseUrl` is the prefix that a router has removed, which does not
 * change.
 */
const WHOLE: ReadonlySet<string> = new Set(['originalUrl']);
const MOUNT = 'baseUrl';
/** Members of a text that do not change its segments. */
const ALIKE: ReadonlySet<string> = new Set(['toLowerCase', 'toUpperCase', 'trim', 'toString', 'normalize', 'concat']);
/** Members of a list that do not change its elements, and `EACH`, the members that visit all of them. */
const SAME_LIST: ReadonlySet<string> = new Set(['map', 'concat', 'join']);
export const EACH: ReadonlySet<string> = new Set([
  'some',
  'every',
  'find',
  'forEach',
  'reduce',
  'flatMap',
  'includes',
  'indexOf',
]);
/** Functions that do not change the segments of the address that they get. */
const ALIKE_OF: ReadonlySet<string> = new Set(['decodeURIComponent', 'decodeURI', 'String']);
/** Functions of packages that do not change the segments of the list that they get, except for removing some. */
const LISTS_OF: ReadonlySet<string> = new Set([
  'compact',
  'filter',
  'map',
  'reject',
  'without',
  'castArray',
  'toArray',
]);
const SLASH_PATTERN = /^(?:\\?\/|\[[^\]]*\/[^\]]*\])\+?$/;
const NO_SLASH_PATTERN = /^\[\^\\?\/\]\+?$/;
/** The depth to which a value is followed. */
const DEEPEST = 12;

/** The segments of an address that a value consists of; null where it is made of none, or where they are not known. */
export function sliceOf(value: Value, isAddress: (value: Value) => boolean): AddressSlice | null {
  const known = new Map<string, Known>();
  const read = (inner: Value, depth: number): AddressSlice | null => {
    if (inner.kind === 'choice') return firstOf(inner.options, (each) => read(each, depth));
    if (inner.kind === 'text')
      return firstOf(inner.pieces, (piece) => ('hole' in piece ? read(piece.hole, depth) : null));
    if (inner.kind !== 'opaque' || depth > DEEPEST) return null;
    // The same value may be a part of many others. Where nothing was found at a greater depth, it is searched again.
    const before = known.get(inner.key);
    if (before && (before.slice || before.depth <= depth)) return before.slice;
    const slice = opaqueSlice(inner, isAddress, (part) => read(part, depth + 1));
    known.set(inner.key, { slice, depth });
    return slice;
  };
  return read(value, 0);
}

/** A cached result, and the depth at which it was found. */
interface Known {
  readonly slice: AddressSlice | null;
  readonly depth: number;
}

function opaqueSlice(
  value: OpaqueValue,
  isAddress: (value: Value) => boolean,
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  const { source } = value;
  if (source.kind === 'parameter') return isAddress(value) ? { kind: 'address', part: [0], isWhole: false } : null;
  if (source.kind === 'member') {
    if (isAddress(value) && ADDRESS_MEMBERS.has(source.name)) return addressOf(source.name);
    return elementOf(of(source.object), source.name);
  }
  if (source.kind === 'operation') return operationOf(value, source.operator, source.operands, of);
  if (source.kind !== 'call') return null;
  const { callee, args } = source.call;
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  const cut = cutOf(name, args[0], of) ?? listOf(callee, name, args[0], of);
  if (cut) return cut;
  return calledOn(of(object), name, args, of);
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => AddressSlice | null): AddressSlice | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}

function addressOf(name: string): AddressSlice | null {
  return name === MOUNT ? null : { kind: 'address', part: [0], isWhole: WHOLE.has(name) };
}

/** The last segment, or all others: `path.basename(req.path)`, `path.dirname(req.path)`. Null for any other call. */
function cutOf(name: string, first: Value | undefined, of: (inner: Value) => AddressSlice | null): AddressSlice | null {
  const part: AddressPart | null = name === 'basename' ? [-1] : name === 'dirname' ? [0, -1] : null;
  const address = part && first ? of(first) : null;
  return part && address?.kind === 'address' ? { ...address, kind: 'part', part } : null;
}

/** The result of a list function of a package: `_.compact(path.split('/'))`. Null for any other call. */
function listOf(
  callee: OpaqueValue,
  name: string,
  first: Value | undefined,
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  const list = first && LISTS_OF.has(name) && accessPath(callee) !== null ? of(first) : null;
  return list?.kind === 'list' ? { ...list, part: [Math.max(list.part[0], 1)] } : null;
}

/** An element of a list, or its length: `parts[2]`, `parts.length`. */
function elementOf(list: AddressSlice | null, name: string): AddressSlice | null {
  if (!list) return null;
  if (list.kind === 'address') return name === '0' ? list : null;
  if (name === 'length') return list.kind === 'list' ? { ...list, kind: 'count' } : null;
  const at = Number(name);
  return list.kind === 'list' && Number.isInteger(at) ? elementAt(list, at) : null;
}

function elementAt({ part: [from], isWhole }: AddressSlice, at: number): AddressSlice | null {
  if (at < 0) return { kind: 'part', part: [at], isWhole };
  const start = from + at;
  if (start < 0) return { kind: 'part', part: start === -1 ? [-1] : [start, start + 1], isWhole };
  // The text before the first slash is empty.
  return start === 0 ? null : { kind: 'part', part: isWhole ? [start, start + 1] : [start], isWhole };
}

function calledOn(
  slice: AddressSlice | null,
  name: string,
  args: readonly Value[],
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  if (slice?.kind === 'address') return ofText(slice, name, args, of);
  return slice?.kind === 'list' ? ofList(slice, name, args) : null;
}

/** The result of calling a member of an address; null where its segments are unknown. */
function ofText(
  address: AddressSlice,
  name: string,
  [first, second]: readonly Value[],
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  if (ALIKE.has(name)) return address;
  const start = first ? numberOf(first) : null;
  switch (name) {
    case 'shift':
      return address;
    case 'split':
      return isSlash(first) ? { ...address, kind: 'list' } : isQuery(first) ? { ...address, kind: 'address' } : null;
    case 'match':
    case 'matchAll':
      return isSlash(first) ? { ...address, kind: 'list' } : null;
    case 'replace':
    case 'replaceAll':
      if (first?.kind === 'pattern' && NO_SLASH_PATTERN.test(first.source)) return { ...address, kind: 'list' };
      return isFirstSlash(first) && second && knownText(second) === '' ? { ...address, part: [1] } : null;
    case 'slice':
    case 'substring':
    case 'substr':
      if (start === 1 && !second) return { ...address, part: [1] };
      return cutAtSlash(address, [first, second], of);
    default:
      return null;
  }
}

/** The last segment, or all others: `path.slice(path.lastIndexOf('/') + 1)`, `path.slice(0, path.lastIndexOf('/'))`. */
function cutAtSlash(
  address: AddressSlice,
  [first, second]: readonly (Value | undefined)[],
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  const isLast = (value: Value | undefined): boolean => {
    if (value?.kind === 'text') return value.pieces.some((piece) => 'hole' in piece && isLast(piece.hole));
    if (value?.kind !== 'opaque') return false;
    const { source } = value;
    if (source.kind === 'operation') return source.operands.some(isLast);
    if (source.kind !== 'call' || source.call.callee.kind !== 'opaque') return false;
    const { source: callee } = source.call.callee;
    return callee.kind === 'member' && callee.name === 'lastIndexOf' && of(callee.object)?.kind === 'address';
  };
  if (isLast(first)) return { ...address, kind: 'part', part: [-1] };
  return isLast(second) ? { ...address, kind: 'part', part: [0, -1] } : null;
}

/** The result of calling a member of a list of segments; null where its segments are unknown. */
function ofList(list: AddressSlice, name: string, [first, second]: readonly Value[]): AddressSlice | null {
  const {
    part: [from],
    isWhole,
  } = list;
  const [start, end] = [first, second].map((each) => (each ? numberOf(each) : null));
  switch (name) {
    case 'filter':
      return { ...list, part: [Math.max(from, 1)] };
    case 'at':
      return typeof start === 'number' ? elementAt(list, start) : { kind: 'part', part: [from], isWhole };
    case 'pop':
      return { kind: 'part', part: [-1], isWhole };
    case 'shift':
      return elementAt(list, 0);
    case 'slice':
    case 'splice':
      if (typeof start !== 'number') return { ...list, kind: 'list' };
      if (start < 0 || from < 0) return { ...list, part: [Math.min(start, from)] };
      return typeof end === 'number' && end > 0 && name === 'slice'
        ? { kind: 'part', part: [from + start, from + end], isWhole }
        : { ...list, part: [from + start] };
    default:
      if (name === 'join' && from === 0 && isSlash(first)) return { ...list, kind: 'address' };
      if (SAME_LIST.has(name)) return name === 'join' ? { ...list, kind: 'part' } : list;
      return EACH.has(name) ? { kind: 'part', part: [Math.max(from, 1)], isWhole } : null;
  }
}

/** The result of an operation that is not a call of a member; null where its segments are unknown. */
function operationOf(
  value: OpaqueValue,
  operator: string,
  operands: readonly Value[],
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  const [first, second] = operands;
  if (!first) return null;
  const inner = of(first);
  if (operator === '[]' && second && inner?.kind === 'list') {
    // `parts[parts.length - 1]`
    const isLast = second.kind === 'opaque' && second.source.kind === 'operation' && second.source.operator === '-';
    return { kind: 'part', part: isLast ? [-1] : [Math.max(inner.part[0], 1)], isWhole: inner.isWhole };
  }
  if (operator === 'rest' || operator === 'spread' || operator === '||' || operator === '??') return inner;
  return ALIKE_OF.has(operator) && inner?.kind === 'address' ? inner : operator.startsWith('each') ? inner : null;
}

function isSlash(value: Value | undefined): boolean {
  if (value?.kind === 'pattern') return SLASH_PATTERN.test(value.source);
  return value !== undefined && knownText(value) === '/';
}

function isFirstSlash(value: Value | undefined): boolean {
  if (value?.kind === 'pattern') return /^\^\\?\//.test(value.source);
  return value !== undefined && knownText(value) === '/';
}

/**
 * Whether a separator splits an address from its query or fragment: the first element of the resulting list is the
 * address.
 */
function isQuery(value: Value | undefined): boolean {
  const text = value?.kind === 'pattern' ? value.source : value && knownText(value);
  return text === '?' || text === '#' || text === '[?#]' || text === String.raw`\?`;
}

function numberOf(value: Value): number | null {
  return value.kind === 'constant' && typeof value.value === 'number' ? value.value : null;
}
