import { knownText } from '../values/text-value.ts';
import { optionsOf, type Value } from '../values/value.ts';
import { MARK, marked } from './sql-statements.ts';

/** A value, with what the text around it shows about it. */
export interface PlacedValue {
  readonly value: Value;
  /** The name that it is compared with; null where it follows the name of the thing that it identifies. */
  readonly key: string | null;
  /** The name of that thing; empty where the value is compared. */
  readonly of: string;
  /** The part of that thing after the value; null where the value is compared. */
  readonly part: string | null;
}

/** What is around a value: `albums/\0/songs` of a path or a key, `albumId=\0` of a query or a filter. */
const AROUND = /(\w+)(?:[/:]\0[/:](\w+)|\s*={1,2}\s*["']?\0)/g;

/**
 * What the arguments of a call show about the values in them: `albums/${id}/songs` of a path, `album:${id}:songs` of a
 * key, `songs?albumId=${id}` of an address. Pieces of a path as arguments of their own count too:
 * `join('albums', id, 'songs')`.
 */
export function placedValues(args: readonly Value[]): readonly PlacedValue[] {
  return args.flatMap((value, at) => {
    const inText = optionsOf(value).flatMap((option) => (option.kind === 'text' ? placedIn(option) : []));
    const [of, part] = [args[at - 1], args[at + 1]].map((each) => (each ? wordIn(each) : null));
    return of && part ? [...inText, { value, key: null, of, part }] : inText;
  });
}

function placedIn(value: Value): readonly PlacedValue[] {
  const { text, put } = marked(value);
  if (text === null || put.length === 0) return [];
  return [...text.matchAll(AROUND)].flatMap(({ index, 0: whole, 1: name = '', 2: part }) => {
    const found = put[text.slice(0, index + whole.length).split(MARK).length - 2];
    if (!found) return [];
    return [
      part === undefined
        ? { value: found, key: name, of: '', part: null }
        : { value: found, key: null, of: name, part },
    ];
  });
}

function wordIn(value: Value): string | null {
  const text = knownText(value);
  return text !== null && /^\w+$/.test(text) ? text : null;
}

/**
 * What an object compares by a text of its own, whose names and values are next to it: the `albumId` of
 * `{ KeyConditionExpression: '#album = :id', ExpressionAttributeNames: { '#album': 'albumId' }, ... }` of DynamoDB,
 * with `ExpressionAttributeValues: { ':id': id }`.
 */
export function expressedConditions(object: Value): readonly { readonly key: string; readonly value: Value }[] {
  if (object.kind !== 'object' || object.shape !== 'plain') return [];
  const fields = [...object.state.fields.values()];
  const beside = new Map(
    fields.flatMap((field) => (field.kind === 'object' && field.shape === 'plain' ? [...field.state.fields] : [])),
  );
  const isExpressed = [...beside.keys()].some((name) => /^[:#]/.test(name));
  if (!isExpressed) return [];
  return fields.flatMap((field) =>
    [...(knownText(field) ?? '').matchAll(/(#?\w+)\s*=\s*(:\w+)/g)].flatMap(([, name = '', mark = '']) => {
      const value = beside.get(mark);
      const column = beside.get(name);
      return value ? [{ key: (column && knownText(column)) ?? name, value: untyped(value) }] : [];
    }),
  );
}

/** A value where types are written: it is the only field of an object, `{ S: id }`. */
function untyped(value: Value): Value {
  const [only] = value.kind === 'object' ? value.state.fields.values() : [];
  return only ?? value;
}
