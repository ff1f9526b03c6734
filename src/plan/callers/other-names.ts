import { changedBy } from '../../convention/changes.ts';
import type { PathChange } from '../../model/path.ts';
import { nounOf } from '../../convention/named-collections.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { readUrl } from '../addresses/request-path.ts';
import type { UrlPath } from '../../model/caller.ts';

/** More names than these are not tried in all ways. */
const MOST_NAMES = 4;

/**
 * The ways to give collections that a URL names in the wrong number their other names, as few of them as possible
 * first.
 */
export function otherNames(url: UrlPath, options: PlanOptions): readonly (readonly PathChange[])[] {
  const changes = namesToChange(url, options);
  const ways = changes
    .slice(0, MOST_NAMES)
    .reduce<readonly (readonly PathChange[])[]>(
      (known, change) => [...known, ...known.map((some) => [...some, change])],
      [[]],
    );
  return ways.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
}

function namesToChange(url: UrlPath, { naming: { style, kept } }: PlanOptions): readonly PathChange[] {
  return url.segments.flatMap(({ text, span, isGlued }): PathChange[] => {
    const noun = span && !isGlued && !kept.has(text.toLowerCase()) ? nounOf(text, true) : null;
    return noun && span && noun.number !== style ? [{ ...span, text: noun.other }] : [];
  });
}

/** Where a URL leads with some changes carried out. */
export function movedUrl(url: UrlPath, changes: readonly PathChange[]): UrlPath {
  const base = url.segments.filter(({ span }) => span === null);
  return {
    ...url,
    segments: [...base, ...readUrl({ ...url.text, value: changedBy(url.text.value, changes) }).segments],
  };
}
