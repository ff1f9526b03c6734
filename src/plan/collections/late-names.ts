import { changedBy, type PathChange } from '../../convention/changes.ts';
import type { Caller } from '../callers/caller.ts';
import { labelled, saying } from '../callers/following.ts';
import { answering, asksProject, closed, isSent, isUnanswered, saysWholeAddresses, withStart, type LateSources } from '../callers/late-callers.ts';
import { isIdentifier } from '../callers/late-ways.ts';
import { says } from '../callers/old-addresses.ts';
import type { PlannedCaller, PlanOptions } from '../plan.ts';
import { asRoutePath, type UrlPath } from '../addresses/request-path.ts';
import { movedUrl, otherNames } from '../callers/other-names.ts';

/**
 * The callers of a file that no route answers, though one does under the other names of collections: these were renamed before.
 *
 * A URL behind a base that no file tells may belong to another service: it is taken for one of this project only in a file whose
 * other requests reach routes of it.
 *
 * @param planned those of which it is known what becomes of them
 */
export function lateNames(found: readonly Caller[], planned: readonly PlannedCaller[], sources: LateSources, options: PlanOptions): readonly PlannedCaller[] {
  if (!options.isReported('singular')) return [];
  const known = new Set(planned.map(({ caller }) => caller));
  const isOwn = asksProject(found);
  const isBare = saysWholeAddresses(found, sources.targets);
  return found.flatMap((caller) => {
    const whole = withStart(caller);
    if (known.has(caller) || !isUnanswered(caller) || (whole.url.opensBefore && !isOwn)) return [];
    const { url } = isBare && isSent(caller) && whole.url.opensBefore ? closed(caller) : whole;
    return lateName(caller, url, sources, options) ?? [];
  });
}

/** @param url where it goes, as far as the file tells */
function lateName(caller: Caller, url: UrlPath, { targets, old }: LateSources, options: PlanOptions): PlannedCaller | null {
  const { said, expectsNothing } = caller;
  const method = said.method?.method ?? null;
  const placesOf = (some: readonly PathChange[]): readonly number[] => some.map(({ start }) => url.segments.findIndex(({ span }) => span?.start === start));
  // A parameter or a wildcard answers whatever the name: that tells of no route that was renamed.
  const isThere = (some: readonly PathChange[]): boolean => says(answering(caller, targets, movedUrl(url, some)), { url, changed: placesOf(some) });
  const chosen = expectsNothing ? undefined : otherNames(url, options).find(isThere);
  const address = { url, method, path: asRoutePath(url, isIdentifier), changed: placesOf(chosen ?? []) };
  if (!chosen || !old.isLeft(address) || old.isTaken(address)) return null;
  const edits = chosen.map((change) => saying(said.method, url, change, null));
  if (!edits.every((each) => each !== null && each.shared === null)) return null;
  const { value } = url.text;
  return { caller, before: labelled(method, value), after: labelled(method, changedBy(value, chosen)), method, changes: chosen, edits: edits.flatMap((each) => each?.edits ?? []), isLate: true };
}
