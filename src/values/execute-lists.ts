import { elementsOf, nameOf } from './evaluate-keys.ts';
import type { Heap } from './heap.ts';
import { optionsOf, type ObjectValue, type Value } from './value.ts';
import { keyOf } from './value-keys.ts';
import { choiceOf, madeText, operation } from './new-values.ts';

/** What a loop iterates over: the known elements in their order, and what any others may be (`rest`; null for none). */
export interface Listed {
  readonly elements: readonly Value[];
  readonly rest: Value | null;
}

/**
 * The elements that a loop iterates over; null where they are not known.
 *
 * @param heap creates the unknown keys of maps; without it, only the known entries of maps count
 */
export function elementsIn(source: Value, heap: Heap | null = null): Listed | null {
  return listedOf(source, 'values', (option) => {
    if (option.kind === 'constant') return { elements: [], rest: null };
    return option.kind === 'object' && option.shape !== 'plain'
      ? {
          elements: entriesOf(option),
          rest: option.shape === 'map' ? heap && restEntry(option, heap) : (heap?.restOf(option) ?? option.state.rest),
        }
      : null;
  });
}

/** The values that iteration over an object gives: pairs of key and value for a map, elements for everything else. */
export function entriesOf(object: ObjectValue): readonly Value[] {
  if (object.shape !== 'map') return elementsOf(object);
  return [...object.state.fields].map(([name, value]) => entryOf(object, keyNamed(object, name), value));
}

/** The entries of a map whose keys are not known, as one entry; null where all keys are known. */
function restEntry(map: ObjectValue, heap: Heap): Value | null {
  const key = unknownKey(map, heap);
  return key && entryOf(map, key, map.state.rest ?? operation('value', [key]));
}

function entryOf(map: ObjectValue, key: Value, value: Value): ObjectValue {
  const fields = new Map([['0', key] as const, ['1', value] as const]);
  const { id, place } = map;
  return { kind: 'object', id: -id, shape: 'array', place, of: null, state: { fields, length: 2, rest: null } };
}

/** The key of a field: its name as a text, or for a map the value that was used as the key. */
export function keyNamed({ keys }: ObjectValue, name: string): Value {
  return keys?.get(name) ?? madeText(name);
}

/** The name of the field that a map has for a key; null where it is not known which key that is. */
export function nameInMap(map: ObjectValue, key: Value): string | null {
  const name = nameOf(key);
  if (name !== null || (key.kind !== 'pattern' && key.kind !== 'object' && key.kind !== 'function')) return name;
  const own = `@${keyOf(key)}`;
  (map.keys ??= new Map()).set(own, key);
  return own;
}

/** How many unknown keys of one object are recorded: more of them add no information. */
const MOST_KEYS = 12;

/** Records an unknown key under which something is stored in an object, so that it is among the keys of the object. */
export function noteKey(object: ObjectValue, key: Value, heap: Heap): void {
  const keys = keysToCome(object, heap);
  const { fields } = keys.state;
  if (fields.size < MOST_KEYS) keys.state = { ...keys.state, fields: new Map([...fields, [keyOf(key), key]]) };
}

/**
 * The unknown keys of an object, as one value; null where all its keys are known. An empty map or object counts as
 * open if other code can reach it: it may get keys later.
 */
export function unknownKey(object: ObjectValue, heap: Heap): Value | null {
  const { shape, unknownKeys, state } = object;
  const isOpen = (shape === 'map' || shape === 'plain') && state.fields.size === 0 && !heap.isOwn(object);
  if (!state.rest && !unknownKeys && !isOpen) return null;
  return operation('key', [keysToCome(object, heap), ...(state.rest ? [state.rest] : [])]);
}

/** The set of the unknown keys of an object, created when it is first needed. */
function keysToCome(object: ObjectValue, heap: Heap): ObjectValue {
  return (object.unknownKeys ??= heap.object('set', {}));
}

/** The names of the fields that a loop iterates over; null where the object is not known. */
export function keysOf(source: Value, heap: Heap): Listed | null {
  return listedOf(source, 'keys', (option) =>
    option.kind === 'object'
      ? {
          elements: [...option.state.fields.keys()].map((name) => keyNamed(option, name)),
          rest: unknownKey(option, heap),
        }
      : null,
  );
}

/**
 * The elements of all alternatives of a source; null where none of these is known.
 *
 * @param of what is iterated over of those that are not known
 */
function listedOf(source: Value, of: 'keys' | 'values', listed: (option: Value) => Listed | null): Listed | null {
  const options = optionsOf(source);
  const lists = options.map(listed);
  const known = lists.filter((list) => list !== null);
  if (known.length === 0) return null;
  const unknown = options.filter((_, at) => !lists[at]).map((option) => operation(`each:${of}`, [option]));
  const rests = [...known.flatMap(({ rest }) => rest ?? []), ...unknown];
  return { elements: known.flatMap(({ elements }) => elements), rest: rests.length > 0 ? choiceOf(rests) : null };
}
