import { UNDEFINED_VALUE, type ObjectValue, type Value } from './value.ts';

/** The name of the field that a value is as a key; null where it is not known. */
export function nameOf(key: Value): string | null {
  if (key.kind === 'constant') return String(key.value);
  if (key.kind !== 'text') return key.kind === 'opaque' && key.key.startsWith('g:Symbol') ? key.key : null;
  let name = '';
  for (const piece of key.pieces) {
    if ('hole' in piece) return null;
    name += piece.text;
  }
  return name;
}

/** The elements of an array, a set or a map's entries, in their order. */
export function elementsOf(object: ObjectValue): readonly Value[] {
  const { fields, length } = object.state;
  if (object.shape !== 'array') return [...fields.values()];
  const found: Value[] = [];
  for (let at = 0; at < length; at += 1) found.push(fields.get(String(at)) ?? UNDEFINED_VALUE);
  return found;
}
