import { isNoun } from '../../words/inflect.ts';
import { identifies } from '../../convention/identifiers.ts';
import { neighbourBefore } from '../../convention/neighbours.ts';
import { HOLE } from '../../paths/dialects.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { is } from '../../words/entries.ts';
import { wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { Caller } from '../../model/caller.ts';
import { placeOf } from './callers.ts';
import type { Move } from '../moves.ts';
import type { Withheld } from '../../model/withheld.ts';

/**
 * Objections because of requests that send the identifier of another resource for the item: with
 * `/items/get/${listId}`, the `:id` of `GET /items/get/:id` is that of a list. None where the name of the parameter
 * shows whose identifier it is.
 */
export function* namesOther(
  { judged: { route, path }, candidate: { newPath } }: Move,
  requests: readonly Caller[],
): Generator<Withheld> {
  const becomes = parsePath(newPath, path.dialect);
  const item = becomes.segments.at(-1);
  if (item?.kind !== 'parameter' || !is(item.name.toLowerCase(), 'identifier')) return;
  const collections = addressesOf(route.router).map((mount) =>
    neighbourBefore(becomes, becomes.segments.length - 1, mount),
  );
  const words = collections.flatMap((each) => (each.kind === 'collection' ? [each.words] : []));
  const at =
    path.segments.findIndex((segment) => segment.kind === 'parameter' && segment.name === item.name) -
    path.segments.length;
  for (const caller of requests)
    if (isOther(valueAt(caller, at), words)) yield { reason: 'filter', other: placeOf(caller) };
}

/** The name of the value that a request has in a segment, counted from the end; null where there is none. */
function valueAt({ url: { segments, text } }: Caller, at: number): string | null {
  const segment = segments.at(at);
  return segment?.text === HOLE && segment.span ? (text.nameAt?.(segment.span.start) ?? null) : null;
}

/** Whether a name is that of the identifier of another resource: `listId`, `list_id`, but not `currentId` or `id`. */
function isOther(name: string | null, collections: readonly (readonly string[])[]): boolean {
  const words = wordTexts(name ?? '');
  const [noun, key] = [words.at(-2), words.at(-1)];
  return (
    noun !== undefined &&
    isNoun(noun) &&
    is(key ?? '', 'identifier') &&
    collections.length > 0 &&
    !collections.some((each) => identifies(name ?? '', each))
  );
}
