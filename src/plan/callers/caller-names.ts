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
 * The requests that put the identifier of another resource in the place of the item: with `/items/get/${listId}`, the
 * `:id` of `GET /items/get/:id` is that of a list. A parameter that states about what it is the identifier is believed.
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

/** The name of what a request puts into a segment, counted from the end. */
function valueAt({ url: { segments, text } }: Caller, at: number): string | null {
  const segment = segments.at(at);
  return segment?.text === HOLE && segment.span ? (text.nameAt?.(segment.span.start) ?? null) : null;
}

/** `listId`, `list_id`; `currentId` and `id` name nothing. */
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
