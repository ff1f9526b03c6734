import type { RegisteredPassage } from '../facts/passages.ts';
import type { Passage } from '../model/handler.ts';
import type { Middleware } from '../model/router.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import { LinkedText } from '../text/source-texts.ts';
import { endOf } from '../values/place.ts';
import { isApplication, isReached, type Replacements } from './evaluated-mounts.ts';

/** Middleware that an evaluation finds, with the word that registers it where the syntax shows that. */
export type UnlistedPassage = RegisteredPassage & Pick<Middleware, 'wordRange'>;

/**
 * The middleware that was not found in the syntax, or only on a router that nothing is known to reach, or without its
 * path or its functions: it replaces what was found then.
 *
 * @param passages all middleware that the evaluation finds
 * @param replacements the entries that are replaced, to which these are added
 */
export function unlistedPassages(
  routers: readonly RouterInProgress[],
  passages: readonly RegisteredPassage[],
  replacements: Replacements,
): readonly UnlistedPassage[] {
  const found = groupBy(passages, ({ place }) => endOf(place));
  const listed = new Set<string>();
  const open = new Map<string, Middleware[]>();
  for (const router of routers) {
    const isPlaced = isApplication(router) || isReached(router);
    for (const entry of isPlaced ? router.entries : []) {
      const at = endOf({ file: router.file, range: entry.range });
      const here = found.get(at);
      if (here && entry.kind === 'middleware' && isOpen(entry, here)) addTo(open, at, entry);
      else if (here) listed.add(at);
    }
  }
  for (const [at, entries] of open) if (!listed.has(at)) for (const entry of entries) replacements.set(entry, []);
  return passages.flatMap((passage) => {
    const at = endOf(passage.place);
    const wordRange = open.get(at)?.[0]?.wordRange;
    return listed.has(at) ? [] : [{ ...passage, ...(wordRange && { wordRange }) }];
  });
}

/** Whether the syntax does not show the path of middleware that the evaluation finds, or none of its functions. */
function isOpen(
  { pathKind, places = [], from, sends, isLast }: Middleware,
  found: readonly RegisteredPassage[],
): boolean {
  if (isLast || sends) return false;
  const hasOther = pathKind === 'none' && found.some((each) => each.pathKind !== 'none');
  return hasOther || pathKind === 'dynamic' || (!from && places.length === 0);
}

/** The entry of a table for middleware that an evaluation finds. */
export function middlewareOf(
  { path, pathKind, branches, place: { range }, wordRange }: UnlistedPassage,
  passage: Passage,
): Middleware {
  return {
    ...{ kind: 'middleware', path: path === null ? null : new LinkedText(path, range), pathKind, pathFrom: null },
    ...{ passage, from: null, branches, range, ...(wordRange && { wordRange }) },
  };
}
