import { elementsOf, nameOf } from './evaluate-keys.ts';
import { keyOf, madeText, operation, optionsOf, type ObjectValue, type Value } from './value.ts';

/** What a loop goes over: elements in their order, and what others may be. */
export interface Listed {
  readonly elements: readonly Value[];
  readonly rest: Value | null;
}

/** The elements that a loop goes over; null where they are not known. */
export function elementsIn(source: Value): Listed | null {
  const lists = optionsOf(source).map((option): Listed | null => {
    if (option.kind === 'constant') return { elements: [], rest: null };
    return option.kind === 'object' && option.shape !== 'plain'
      ? { elements: entriesOf(option), rest: option.state.rest }
      : null;
  });
  return joinedLists(lists);
}

/** What going over an object gives: the entries of a map are pairs; what else can be gone over has elements. */
export function entriesOf(object: ObjectValue): readonly Value[] {
  if (object.shape !== 'map') return elementsOf(object);
  return [...object.state.fields].map(([name, value]) => ({
    ...{ kind: 'object', id: -object.id, shape: 'array', place: object.place, of: null },
    state: { fields: new Map([['0', keyNamed(object, name)] as const, ['1', value] as const]), length: 2, rest: null },
  }));
}

/** The key of a field: a text, or for a map whatever it was given. */
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

/** The names of the fields that a loop goes over; null where the object is not known. */
export function keysOf(source: Value): Listed | null {
  const lists = optionsOf(source).map((option): Listed | null =>
    option.kind === 'object'
      ? {
          elements: [...option.state.fields.keys()].map((name) => keyNamed(option, name)),
          rest: option.state.rest && operation('key', [option.state.rest]),
        }
      : null,
  );
  return joinedLists(lists);
}

function joinedLists(lists: readonly (Listed | null)[]): Listed | null {
  const known = lists.filter((list) => list !== null);
  if (known.length < lists.length || known.length === 0) return null;
  const rest = known.find((list) => list.rest)?.rest ?? null;
  return { elements: known.flatMap(({ elements }) => elements), rest };
}
