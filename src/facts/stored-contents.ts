import { opaque } from '../values/new-values.ts';
import {
  memberSource,
  optionsOf,
  type ObjectState,
  type ObjectValue,
  type OpaqueSource,
  type Value,
} from '../values/value.ts';
import { keyOf } from '../values/value-keys.ts';
import { fieldsOf } from './registered-addresses.ts';

/** Operations that read one of the values in a list, a set or a map. */
const READING: ReadonlySet<string> = new Set([
  ...['each:values', '[]', 'spliced', 'map.get'],
  ...['at', 'find', 'findLast', 'pop', 'shift'].map((name) => `array.${name}`),
]);

/** The list, set or map that an unknown value is read from; null for another value. */
function storeOf(value: Value): ObjectValue | null {
  const source = value.kind === 'opaque' ? value.source : null;
  if (source?.kind !== 'operation' || !READING.has(source.operator)) return null;
  const [store] = source.operands;
  return store?.kind === 'object' && store.shape !== 'module' && store.shape !== 'instance' ? store : null;
}

/** The list, set or map that an unknown value is read from, or a member of what is; null for another value. */
export function storeUnder(value: Value): ObjectValue | null {
  const member = memberSource(value);
  return member ? storeUnder(member.object) : storeOf(value);
}

/**
 * The values that an unknown value may be that is read from a list, a set or a map, by what any code puts there, before
 * or after: the requests of a queue. Empty for another value.
 */
export function contentsOf(value: Value): readonly Value[] {
  const member = memberSource(value);
  if (member)
    return contentsOf(member.object).flatMap((each) => {
      if (each.kind === 'object') return fieldsOf(each, member.name);
      return each.kind === 'opaque' ? [opaque({ kind: 'member', object: each, name: member.name })] : [];
    });
  const store = storeOf(value);
  return store ? allIn(store) : [];
}

/** The contents of lists, sets and maps, by their states; with how many former contents there were. */
const known = new WeakMap<ObjectState, { readonly formerly: number; readonly contents: readonly Value[] }>();

/** All values that a list, a set or a map contains, or contained before, each once. */
function allIn({ state, past = new Set() }: ObjectValue): readonly Value[] {
  const before = known.get(state);
  if (before?.formerly === past.size) return before.contents;
  const { fields, rest } = state;
  const all = [...fields.values(), ...(rest ? [rest] : []), ...past].flatMap(optionsOf);
  const contents = [...new Map(all.map((each) => [keyOf(each), each])).values()];
  known.set(state, { formerly: past.size, contents });
  return contents;
}

/** Whether a value is read from a known object by an unknown key: the lookup itself is a test of that key. */
export function isLookedUp(source: OpaqueSource): boolean {
  if (source.kind !== 'operation') return false;
  const {
    operator,
    operands: [object],
  } = source;
  return operator === '[]' && object?.kind === 'object' && object.state.fields.size > 0 && !object.state.rest;
}
