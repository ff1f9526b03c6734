import { nameOf } from '../values/evaluate-keys.ts';
import { startOf } from '../values/place.ts';
import type { Value } from '../values/value.ts';

/** How many members are followed. */
const DEEPEST = 12;

/** The members between a parameter and a value. */
export interface MemberPath {
  readonly parameter: string;
  readonly names: readonly string[];
}

/** The members between a parameter and a value: `locals`, `method` of `res.locals.method`; null for another value. */
export function pathOf(value: Value, depth = 0): MemberPath | null {
  if (value.kind !== 'opaque' || depth > DEEPEST) return null;
  const { source } = value;
  if (source.kind === 'parameter') return { parameter: startOf(source.place), names: [] };
  if (source.kind === 'call') return pathOf(source.call.callee, depth + 1);
  const [object, key] =
    source.kind === 'operation' && source.operator === '[]'
      ? source.operands
      : source.kind === 'member'
        ? [source.object]
        : [];
  const name = source.kind === 'member' ? source.name : key ? nameOfKey(key) : null;
  const path = object && name !== null ? pathOf(object, depth + 1) : null;
  return path && name !== null ? { ...path, names: [...path.names, name] } : null;
}

/** The name of a member by its key; an unknown one is told from others by where it comes from. Null for no key. */
export function nameOfKey(key: Value): string | null {
  return nameOf(key) ?? (key.kind === 'opaque' ? `[${key.key}]` : null);
}

/** The parameter that a value is, or is a member of; null for another value. */
export function parameterOf(value: Value): string | null {
  return pathOf(value)?.parameter ?? null;
}
