import { identifies } from '../../convention/identifiers.ts';
import { isSafe } from '../../convention/methods.ts';
import { neighbourBefore, sameResource } from '../../convention/neighbours.ts';
import { parsePath } from '../../paths/parse.ts';
import type { Lookup } from '../../routes/model.ts';
import { IDENTIFIERS } from '../../words/data/particles.ts';
import { OWNERS } from '../../words/data/singletons.ts';
import { singular } from '../../words/inflect.ts';
import { isNoun } from '../../words/run-together.ts';
import { splitWords } from '../../words/split.ts';
import type { Reading } from './handler-names.ts';

/**
 * Whether the handler of what would become the read of an item finds by its parameter something else than that item: with
 * `Order.find({ user: req.params.id })`, the `:id` of `GET /orders/get/:id` is that of a user. One that finds the item as well is believed, and so
 * is a parameter that says of what it is the identifier.
 */
export function findsByOther({ handler, mount, rewrite }: Reading): boolean {
  const path = parsePath(rewrite.path, mount.dialect);
  const item = path.segments.at(-1);
  if (!isSafe(rewrite.method) || item?.kind !== 'parameter' || !IDENTIFIERS.has(item.name.toLowerCase())) return false;
  const before = neighbourBefore(path, path.segments.length - 1, mount);
  if (before.kind !== 'collection') return false;
  const lookups = (handler.lookups ?? []).filter(({ parameter }) => parameter === item.name);
  const others = lookups.filter((lookup) => isOther(lookup, before.words));
  const reads = lookups.filter(({ key }) => key === null || IDENTIFIERS.has(wordsOf(key).join('')));
  const ofItems = others.filter(({ of }) => sameResource(before.words, wordsOf(of)));
  return others.length > 0 && reads.every((read) => ofItems.some(({ key }) => isReadOf(read, key)));
}

/** Whether a field holds the identifier of something else, who a thing belongs to, or, of many that are found, what they have in common. */
function isOther({ key, many }: Lookup, collection: readonly string[]): boolean {
  const words = wordsOf(key);
  const last = words.at(-1);
  if (key === null || last === undefined || identifies(key, collection)) return false;
  return many || OWNERS.has(singular(last)) || (IDENTIFIERS.has(last) && isNoun(words.at(-2) ?? ''));
}

/** Whether what is read is that of which a field holds the identifier: `User.findById(id)` beside `{ user: id }` or `{ userId: id }`. */
function isReadOf({ of }: Lookup, key: string | null): boolean {
  const words = wordsOf(key);
  const noun = words.length > 1 && IDENTIFIERS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return sameResource(wordsOf(of), noun);
}

function wordsOf(name: string | null): readonly string[] {
  return splitWords(name ?? '').map(({ text }) => text);
}
