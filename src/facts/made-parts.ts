import { type OpaqueSource, type OpaqueValue, type Value } from '../values/value.ts';
import type { Part, PartNames } from './request-names.ts';
import { storeUnder } from './stored-contents.ts';

/** The part that a call or an operation makes of another one. */
export function derived(value: OpaqueValue, part: Part | null, names: PartNames, isOn: boolean): Part | null {
  if (!part) return null;
  const { isDerived, ...rest } = part;
  const made = names.made(value, isOn);
  return made === 'other' || (made === 'form' && isDerived) ? { ...rest, isDerived: true } : rest;
}

/**
 * The values that an operation is made of: of an object that is written as a text, its fields as well, and of a list
 * what is spread into it.
 */
export function writtenIn({ operator, operands }: Extract<OpaqueSource, { kind: 'operation' }>): readonly Value[] {
  if (operator === 'length' || operator.startsWith('array.')) return operands.map(unknownElements);
  if (operator !== 'JSON.stringify') return operands;
  const found = new Set(operands);
  for (const each of found)
    if (each.kind === 'object') for (const field of each.state.fields.values()) found.add(field);
  return [...found];
}

/** The unknown elements of a list, which make their number unknown; any other value itself. */
function unknownElements(value: Value): Value {
  const rest = value.kind === 'object' ? value.state.rest : null;
  return rest?.kind === 'opaque' && rest.source.kind === 'operation' && storeUnder(rest) === null ? rest : value;
}

/** The elements of a set; any other value itself. */
export function keptIn(value: Value): readonly Value[] {
  return value.kind === 'object' && value.shape === 'set' ? [...value.state.fields.values()] : [value];
}

/** The route that answers a request: `req.route`. */
export function isRoute(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'member' && value.source.name === 'route';
}
