import type { Registration } from '../facts/registrations.ts';
import type { Route } from '../model/router.ts';
import { namedDecorators } from '../routes/frameworks/named-decorators.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { liesWithin } from '../text/ranges.ts';
import { groupBy } from '../text/grouping.ts';

/**
 * The routes that are only guessed by the names of decorators of the project, and that the program registers by what
 * these decorators keep of their paths: what it registers replaces them.
 */
export function knownGuesses(
  routers: readonly RouterInProgress[],
  registered: readonly Registration[],
): ReadonlySet<Route> {
  const literals = groupBy(
    registered.flatMap(({ path }) =>
      (path?.pieces ?? []).flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin] : [])),
    ),
    ({ file }) => file,
  );
  const guesses = routers.filter(({ framework }) => framework === namedDecorators.name);
  return new Set(
    guesses.flatMap(({ file, entries }) =>
      entries.filter(
        (entry): entry is Route =>
          entry.kind === 'route' &&
          (literals.get(file) ?? []).some(({ literal: { start, end } }) => liesWithin([start, end], entry.pathRange)),
      ),
    ),
  );
}
