import { mayHoldVerb } from '../convention/verb-segment.ts';
import type { Request } from '../model/request.ts';
import { HOLE } from '../paths/dialects.ts';
import { groupBy } from '../text/grouping.ts';
import { literalKey, wholeOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { TextValue } from '../values/value.ts';
import { isMatcher, type Found, type FoundRequests } from './found-requests.ts';
import type { LiteralUses } from './literal-uses.ts';
import { lastOrigin, pathOrigin } from './path-origins.ts';

/**
 * The requests that were found, by the files with the literals of their paths. Of the requests of one call, one with
 * unknown parts replaces those that differ only in these parts.
 */
export function requestsByFile(
  all: readonly Found[],
  requests: FoundRequests,
  uses: LiteralUses,
): ReadonlyMap<string, readonly Request[]> {
  const found = new Map<string, Request[]>();
  const said = all.flatMap((each) => {
    const origin = pathOrigin(each.url) ?? (isMatcher(each.sent.standing) ? lastOrigin(each.url) : null);
    return origin ? [{ found: each, origin }] : [];
  });
  const same = groupBy(said, ({ found: { call }, origin }) => `${literalKey(origin)} ${wholeOf(call)}`);
  for (const group of same.values())
    for (const { found: each, origin } of group) {
      const open = group.find((other) => covers(other.found.url, each.url))?.found;
      if (open) uses.fillsIn(each.key, open.key);
      if (open) continue;
      const known = found.get(origin.file) ?? [];
      known.push(requests.requestAt(each, origin));
      found.set(origin.file, known);
    }
  return found;
}

/** Whether a text is the same as another one, but with holes for its beginning or for some of its segments. */
function covers(open: TextValue, text: TextValue): boolean {
  const [plain = '', other = ''] = [open, text].map((each) => plainText(each) ?? '');
  if (plain === other) return false;
  if (plain.startsWith(`${HOLE}/`) && other.endsWith(plain.slice(1))) return true;
  const [segments, others] = [plain.split('/'), other.split('/')];
  // A segment that may be a verb is not covered: it may be the verb of a route.
  const isFilled = (each: string, at: number): boolean => each === HOLE && !mayHoldVerb(others[at] ?? '');
  return segments.length === others.length && segments.every((each, at) => each === others[at] || isFilled(each, at));
}
