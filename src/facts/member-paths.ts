import { nameOf } from '../values/evaluate-keys.ts';
import { startOf } from '../values/place.ts';
import type { OpaqueSource, OpaqueValue, Place, Value } from '../values/value.ts';

/** How many members and calls are followed. */
const DEEPEST = 12;

/** The members between a parameter and a value. */
export interface MemberPath {
  readonly parameter: string;
  readonly names: readonly string[];
}

/** The paths of unknown values, which are asked for at each event that these take part in. */
const known = new WeakMap<OpaqueValue, MemberPath | null>();

/** The members between a parameter and a value: `locals`, `method` of `res.locals.method`; null for another value. */
export function pathOf(value: Value): MemberPath | null {
  if (value.kind !== 'opaque') return null;
  const before = known.get(value);
  if (before !== undefined) return before;
  const path = findPath(value);
  known.set(value, path);
  return path;
}

function findPath(value: OpaqueValue): MemberPath | null {
  const names: string[] = [];
  let open: Value | undefined = value;
  for (let steps = 0; open?.kind === 'opaque' && steps <= DEEPEST; steps += 1) {
    const { source }: OpaqueValue = open;
    if (source.kind === 'parameter') return { parameter: startOf(source.place), names: names.toReversed() };
    if (source.kind === 'call') {
      open = source.call.callee;
      continue;
    }
    const name = source.kind === 'member' ? source.name : keyRead(source);
    if (name === null) return null;
    names.push(name);
    open = source.kind === 'member' ? source.object : source.kind === 'operation' ? source.operands[0] : undefined;
  }
  return null;
}

/** The name of the member that an operation reads by its key; null for another source. */
function keyRead(source: OpaqueSource): string | null {
  if (source.kind !== 'operation' || source.operator !== '[]') return null;
  const [, key] = source.operands;
  return key ? nameOfKey(key) : null;
}

/**
 * The members between the result of a call and a value: `config`, `url` of `(await axios.get('/users')).config.url`;
 * null for another value.
 */
export function resultPathOf(value: Value, depth = 0): MemberPath | null {
  if (value.kind !== 'opaque' || depth > DEEPEST) return null;
  const { source } = value;
  if (source.kind === 'call') return { parameter: resultKey(source.call.place), names: [] };
  const path = source.kind === 'member' ? resultPathOf(source.object, depth + 1) : null;
  return path && source.kind === 'member' ? { ...path, names: [...path.names, source.name] } : null;
}

/** The key of the result of a call, beside those of parameters. */
export function resultKey(call: Place): string {
  return `result ${startOf(call)}`;
}

/** The name of a member by its key; an unknown one is told from others by where it comes from. Null for no key. */
export function nameOfKey(key: Value): string | null {
  return nameOf(key) ?? (key.kind === 'opaque' ? `[${key.key}]` : null);
}

/** The parameter that a value is, or is a member of; null for another value. */
export function parameterOf(value: Value): string | null {
  return pathOf(value)?.parameter ?? null;
}
