import type { Value, OpaqueValue } from '../values/value.ts';
import { ADDRESS_MEMBERS } from './request-names.ts';
import { cutOf, listOf, calledOn, type AddressSlice, elementOf } from './address-slices.ts';

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

/** The first part of an address that is not one of a prefix, before which it may stand; else the first one. */
function firstOf<Item>(items: readonly Item[], find: (item: Item) => AddressSlice | null): AddressSlice | null {
  let prefix: AddressSlice | null = null;
  for (const item of items) {
    const found = find(item);
    if (found && !found.isOfPrefix) return found;
    prefix ??= found;
  }
  return prefix;
}

/** Members with the full address in every router. */
const WHOLE: ReadonlySet<string> = new Set(['originalUrl']);

/** The prefix that a router has removed, which only a new name of a collection changes. */
const MOUNT = 'baseUrl';

/** Functions that do not change the segments of the address that they get. */
const ALIKE_OF: ReadonlySet<string> = new Set(['decodeURIComponent', 'decodeURI', 'String']);

function addressOf(name: string): AddressSlice {
  return { kind: 'address', part: [0], isWhole: WHOLE.has(name), ...(name === MOUNT && { isOfPrefix: true }) };
}

/** The depth to which a value is followed. */
const DEEPEST = 12;

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
    return { ...inner, kind: 'part', part: isLast ? [-1] : [Math.max(inner.part[0], 1)] };
  }
  if (operator === '||' || operator === '??') return inner;
  const [kind, member = ''] = operator.split('.');
  if (kind === 'text' || kind === 'array') return calledOn(inner, member, operands.slice(1), of);
  // The elements of a text are its characters.
  if (inner?.kind !== 'address') return /^(?:rest|spread|each)/.test(operator) ? inner : null;
  return ALIKE_OF.has(operator) ? inner : null;
}
