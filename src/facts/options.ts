import type { Value } from '../values/value.ts';

/** An option of a call: absent, with a value, or not known. */
export type Field =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: Value };

const UNKNOWN: Field = { kind: 'unknown' };
const ABSENT: Field = { kind: 'absent' };

/** The first option with one of some names in an object of options; `unknown` where not all options are known. */
export function fieldOf(options: Value, names: readonly string[]): Field {
  if (options.kind === 'constant') return ABSENT;
  if (options.kind !== 'object') return UNKNOWN;
  const { fields, rest } = options.state;
  for (const name of names) {
    const value = fields.get(name);
    if (value) return value.kind === 'constant' && value.value === undefined ? ABSENT : { kind: 'value', value };
  }
  return rest ? UNKNOWN : ABSENT;
}

/** The names of the options that a literal gets from other objects; null where they are not all known. */
export function spreadInto(options: Value): readonly string[] | null {
  return options.kind === 'object' && !options.state.rest ? [...(options.spread ?? [])] : null;
}
