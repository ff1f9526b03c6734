import type { Value, OpaqueValue } from '../values/value.ts';
import type { AddressPart } from '../model/guards.ts';
import { simplePattern } from '../text/simple-pattern.ts';
import { accessPath } from '../values/access-path.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource } from '../values/value.ts';

/** Members of a text that do not change its segments. */
const ALIKE: ReadonlySet<string> = new Set(['toLowerCase', 'toUpperCase', 'trim', 'toString', 'normalize', 'concat']);

/** Members of a list that do not change its elements, and `EACH`, the members that visit all of them. */
const SAME_LIST: ReadonlySet<string> = new Set(['map', 'concat']);

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

/** The last segment, or all others: `path.basename(req.path)`, `path.dirname(req.path)`. Null for any other call. */
export function cutOf(
  name: string,
  first: Value | undefined,
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  const part: AddressPart | null = name === 'basename' ? [-1] : name === 'dirname' ? [0, -1] : null;
  const address = part && first ? of(first) : null;
  return part && address?.kind === 'address' ? { ...address, kind: 'part', part } : null;
}

/** The result of a list function of a package: `_.compact(path.split('/'))`. Null for any other call. */
export function listOf(
  callee: OpaqueValue,
  name: string,
  first: Value | undefined,
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  const list = first && LISTS_OF.has(name) && accessPath(callee) !== null ? of(first) : null;
  return list?.kind === 'list' ? { ...list, part: [Math.max(list.part[0], 1)] } : null;
}

export function elementAt(list: AddressSlice, at: number): AddressSlice | null {
  const {
    part: [from],
    isWhole,
  } = list;
  if (at < 0) return { ...list, kind: 'part', part: [at] };
  const start = from + at;
  if (start < 0) return { ...list, kind: 'part', part: start === -1 ? [-1] : [start, start + 1] };
  // The text before the first slash is empty.
  return start === 0 ? null : { ...list, kind: 'part', part: isWhole ? [start, start + 1] : [start] };
}

export function calledOn(
  slice: AddressSlice | null,
  name: string,
  args: readonly Value[],
  of: (inner: Value) => AddressSlice | null,
): AddressSlice | null {
  if (slice?.kind === 'address') return ofText(slice, name, args, of);
  if (slice?.kind === 'part' && name === 'join') return isSlash(args[0]) ? slice : { ...slice, isRejoined: true };
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
  const taken = name === 'replace' ? lastTaken(first) : 0;
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
      if (takesSlash(first) && second && knownText(second) === '') return { ...address, part: [1] };
      if (taken > 0) return { ...address, kind: 'part', part: [0, -taken] };
      return isTidied(first, second) ? address : null;
    case 'slice':
    case 'substring':
    case 'substr':
      if (start !== null && start > 0 && !second) return { ...address, part: [1], ...(start > 1 && { from: start }) };
      if (start === 0 && second && ((numberOf(second) ?? 0) < 0 || isPlaceOf(second, QUERY))) return address;
      return cutAtSlash(address, [first, second], of);
    default:
      return null;
  }
}

/** The marks between the path and what follows it. */
const QUERY: ReadonlySet<string> = new Set(['?', '#']);

/** Whether a value is where one of some texts occurs: `url.indexOf('?')`. */
function isPlaceOf(value: Value, texts: ReadonlySet<string>): boolean {
  const call = value.kind === 'opaque' && value.source.kind === 'call' ? value.source.call : null;
  const [first] = call?.args ?? [];
  return memberSource(call?.callee ?? value)?.name === 'indexOf' && texts.has((first && knownText(first)) ?? '');
}

/** An address on which patterns are tried. */
const SAMPLE = '/qx7/wz8/ky9';

/** How many of the last segments of an address a pattern takes: 1 for `/\/[^/]*$/`; none for another value. */
function lastTaken(search: Value | undefined): number {
  const pattern = search?.kind === 'pattern' ? simplePattern(search.source, '') : null;
  const left = pattern ? SAMPLE.replace(pattern, '') : SAMPLE;
  if (left === '' || left === SAMPLE || !SAMPLE.startsWith(left)) return 0;
  return SAMPLE.slice(left.replace(/\/$/, '').length).split('/').length - 1;
}

/**
 * Whether what is replaced in an address leaves it one: its beginning, its end, or a part by one that begins with a
 * slash.
 */
export function isTidied(search: Value | undefined, by: Value | undefined): boolean {
  const text = by ? knownText(by) : null;
  if (lastTaken(search) > 0) return true;
  if (text === null || !search) return false;
  if (text.startsWith('/')) return true;
  const isOnce = search.kind === 'pattern' ? !search.flags.includes('g') || /^\^|\$$/.test(search.source) : true;
  return text === '' && isOnce;
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
  const [from] = list.part;
  const [start, end] = [first, second].map((each) => (each ? numberOf(each) : null));
  switch (name) {
    case 'filter':
      return { ...list, part: [Math.max(from, 1)] };
    case 'at':
      return typeof start === 'number' ? elementAt(list, start) : { ...list, kind: 'part', part: [from] };
    case 'pop':
      return { ...list, kind: 'part', part: [-1] };
    case 'shift':
      return elementAt(list, 0);
    case 'slice':
    case 'splice':
      if (typeof start !== 'number') return { ...list, kind: 'list' };
      if (start < 0 || from < 0) return { ...list, part: [Math.min(start, from)] };
      return typeof end === 'number' && end !== 0 && name === 'slice'
        ? { ...list, kind: 'part', part: [from + start, end > 0 ? from + end : end] }
        : { ...list, part: [from + start] };
    default:
      if (name === 'join' && isSlash(first) && (from === 0 || from === 1)) return { ...list, kind: 'address' };
      if (name === 'join') return { ...list, kind: 'part', isRejoined: true };
      if (SAME_LIST.has(name)) return list;
      return EACH.has(name) ? { ...list, kind: 'part', part: [Math.max(from, 1)] } : null;
  }
}

function isSlash(value: Value | undefined): boolean {
  if (value?.kind === 'pattern') return SLASH_PATTERN.test(value.source);
  return value !== undefined && knownText(value) === '/';
}

/** Whether a value, removed from an address, takes the slash at its beginning: `'/'`, `'/api/'`, `/^\/api\//`. */
function takesSlash(value: Value | undefined): boolean {
  if (value?.kind === 'pattern') return /^\^\\?\//.test(value.source);
  return value !== undefined && (knownText(value) ?? '').endsWith('/');
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

/** Some of the segments of an address. */
export interface AddressSlice {
  /** Whether the value is an address, the list of its segments, one or some of them, or their number. */
  readonly kind: 'address' | 'list' | 'part' | 'count';
  /** As `slice` gets it for the address split at its slashes: `/users/list` has an empty text at 0. */
  readonly part: AddressPart;
  /** The index of the character from which on it is the rest of an address; left out for a whole one. */
  readonly from?: number;
  /** Whether its segments are joined by something else than slashes; left out where they are not. */
  readonly isRejoined?: true;
  /** Whether the positions count from the start of the full address, and not of the rest that a router leaves of it. */
  readonly isWhole: boolean;
  /** Whether the address is the prefix that a router has removed: `req.baseUrl`. */
  readonly isOfPrefix?: boolean;
}

/** An element of a list, or its length: `parts[2]`, `parts.length`. */
export function elementOf(list: AddressSlice | null, name: string): AddressSlice | null {
  if (!list) return null;
  if (list.kind === 'address') return name === '0' ? list : null;
  if (name === 'length') return list.kind === 'list' ? { ...list, kind: 'count' } : null;
  const at = Number(name);
  return list.kind === 'list' && Number.isInteger(at) ? elementAt(list, at) : null;
}
