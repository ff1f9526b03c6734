import { elementsOf } from './evaluate-keys.ts';
import { madeText, operation, optionsOf, type ObjectValue, type Value } from './value.ts';

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

/** The entries of a map are pairs; what else can be gone over has elements. */
function entriesOf(object: ObjectValue): readonly Value[] {
  if (object.shape !== 'map') return elementsOf(object);
  return [...object.state.fields].map(([name, value]) => ({
    ...{ kind: 'object', id: -object.id, shape: 'array', place: object.place, of: null },
    state: { fields: new Map([['0', madeText(name)] as const, ['1', value] as const]), length: 2, rest: null },
  }));
}

/** The names of the fields that a loop goes over; null where the object is not known. */
export function keysOf(source: Value): Listed | null {
  const lists = optionsOf(source).map((option): Listed | null =>
    option.kind === 'object'
      ? {
          elements: [...option.state.fields.keys()].map((name) => madeText(name)),
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
