import type { Machine } from './machine.ts';
import { optionsOf, type ObjectValue, type OpaqueValue, type Place, type Value } from './value.ts';
import { UNDEFINED_VALUE } from './new-values.ts';

/** The name of the field that a key refers to; null where it is not known. */
export function nameOf(key: Value): string | null {
  if (key.kind === 'constant') return String(key.value);
  if (key.kind !== 'text') return key.kind === 'opaque' && isSymbol(key) ? key.key : null;
  let name = '';
  for (const piece of key.pieces) {
    if ('hole' in piece) return null;
    name += piece.text;
  }
  return name;
}

/** Whether a value is a symbol: `Symbol.iterator`, `Symbol('name')`. */
function isSymbol({ source }: OpaqueValue): boolean {
  const made = source.kind === 'call' ? source.call.callee : source.kind === 'member' ? source.object : null;
  if (made?.kind !== 'opaque') return false;
  return made.source.kind === 'global' ? made.source.name === 'Symbol' : isSymbol(made);
}

/** The elements of an array, a set or a map's entries, in their order. */
export function elementsOf(object: ObjectValue): readonly Value[] {
  const { fields, length } = object.state;
  if (object.shape !== 'array') return [...fields.values()];
  const found: Value[] = [];
  for (let at = 0; at < length; at += 1) found.push(fields.get(String(at)) ?? UNDEFINED_VALUE);
  return found;
}

/** Reports that a computed key is used to store something, where the key may be an address, or is written as a text. */
export function reportKey(
  store: Value,
  key: Value,
  place: Place,
  { heap: { tests }, listeners }: Pick<Machine, 'heap' | 'listeners'>,
): void {
  if (mayBeAddress(key) || isWritten(key))
    for (const listener of listeners.keyed) listener.keyed({ store, key, place, tests });
}

/**
 * Reports that known keys are looked up in an object; the read itself reports an unknown key. The word by which an
 * unknown object is asked for a member is a name that other code knows.
 */
export function reportLookup(
  object: Value,
  key: Value,
  place: Place,
  { heap: { tests }, listeners }: Pick<Machine, 'heap' | 'listeners'>,
): void {
  if (object.kind === 'opaque' && isWritten(key) && !mayBeAddress(key))
    for (const listener of listeners.keyed) listener.keyed({ store: object, key, place, tests });
  if (object.kind !== 'object') return;
  for (const option of optionsOf(key))
    if (option.kind === 'text' && nameOf(option) !== null)
      for (const listener of listeners.compared)
        listener.compared({ operator: '[]', left: option, right: object, place, tests });
}

/** Whether a key is a text of a literal. */
function isWritten(key: Value): boolean {
  return optionsOf(key).some(
    (option) => option.kind === 'text' && option.pieces.some((piece) => 'text' in piece && piece.origin !== null),
  );
}

/** Whether a key may be an address: it is unknown, at least in part, or has a slash. */
export function mayBeAddress(key: Value): boolean {
  return optionsOf(key).some((option) => {
    if (option.kind !== 'text') return option.kind === 'opaque';
    return option.pieces.some((piece) => 'hole' in piece || piece.text.includes('/'));
  });
}
