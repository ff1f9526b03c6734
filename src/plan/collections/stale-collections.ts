import { changedBy } from '../../convention/changes.ts';
import type { PathChange } from '../../model/path.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import { distinctEdits } from '../../text/edits.ts';
import { labelled, saying } from '../callers/following.ts';
import type { Following } from '../callers/follower.ts';
import {
  answering,
  asksProject,
  closed,
  haveWholeAddresses,
  isSent,
  isUnanswered,
} from '../callers/answered-callers.ts';
import type { StaleSources } from '../callers/stale-requests.ts';
import { isIdentifier } from '../callers/stale-rewrites.ts';
import { coversChanges } from '../callers/old-addresses.ts';
import { isSuppressedRequest } from '../objections.ts';
import type { PlannedCaller } from '../../model/plan.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { asRoutePath } from '../addresses/request-path.ts';
import { movedUrl, otherNames } from '../callers/other-names.ts';
import { SharedTexts } from '../callers/shared-literals.ts';

/**
 * The callers of a file that no route answers, but that one answers under other names of the collections, which were
 * renamed before.
 *
 * A URL after an unknown base may belong to another service: it counts as one of this project only in a file whose
 * other requests reach routes of the project.
 *
 * @param planned the callers whose changes are planned already
 */
export function staleNames(
  found: readonly Caller[],
  planned: readonly PlannedCaller[],
  sources: StaleSources,
  options: PlanOptions,
): readonly PlannedCaller[] {
  if (!options.isReported('singular')) return [];
  const known = new Set(planned.map(({ caller }) => caller));
  const isOwn = asksProject(found);
  const isBare = haveWholeAddresses(found, sources.targets);
  const namesOf = (caller: Caller): readonly Following[] => {
    if (known.has(caller) || !isUnanswered(caller) || (caller.url.opensBefore && !isOwn)) return [];
    const { url } = isBare && isSent(caller) && caller.url.opensBefore ? closed(caller) : caller;
    return lateName(caller, url, sources, options);
  };
  const shared = new SharedTexts(found);
  // A suppressed request prevents the change of a text that other callers share with it. For the request itself the
  // change is planned: its report uses the suppression, and its fix is not shown.
  const wayOf = (each: Caller, at: number, caller: Caller): Following | null =>
    each !== caller && isSuppressedRequest(each, options) ? null : (namesOf(each)[at] ?? null);
  return found.flatMap((caller) => {
    const ways = namesOf(caller).map((way, at) =>
      way.shared ? shared.together(caller, (each) => wayOf(each, at, caller)) : way,
    );
    return ways.length > 0 && ways.every((way) => way !== null) ? [lateCaller(caller, ways)] : [];
  });
}

function lateCaller(caller: Caller, ways: readonly Following[]): PlannedCaller {
  const {
    said,
    url: {
      text: { value },
    },
  } = caller;
  const method = said.method?.method ?? null;
  const changes = ways.map(({ change }) => change);
  return {
    caller,
    before: labelled(method, value),
    after: labelled(method, changedBy(value, changes)),
    method,
    changes,
    edits: distinctEdits(ways.flatMap(({ edits }) => edits)),
    isLate: true,
  };
}

/**
 * The changes by which a caller gets other names of its collections; none where no route would answer it then.
 *
 * @param url where it goes, as far as the file shows
 */
function lateName(
  caller: Caller,
  url: UrlPath,
  { targets, old }: StaleSources,
  options: PlanOptions,
): readonly Following[] {
  const { said, expectsNothing } = caller;
  const method = said.method?.method ?? null;
  const placesOf = (some: readonly PathChange[]): readonly number[] =>
    some.map(({ start }) => url.segments.findIndex(({ span }) => span?.start === start));
  // A parameter or a wildcard matches any name, so it is no evidence of a renamed route.
  const isThere = (some: readonly PathChange[]): boolean =>
    coversChanges(answering(caller, targets, movedUrl(url, some)), { url, changed: placesOf(some) });
  const chosen = expectsNothing ? undefined : otherNames(url, options).find(isThere);
  const address = { url, method, path: asRoutePath(url, isIdentifier), changed: placesOf(chosen ?? []) };
  if (!chosen || !old.isLeft(address) || old.isTaken(address)) return [];
  const ways = chosen.map((change) => saying(said.method, url, change, null));
  return ways.every((way) => way !== null) ? ways : [];
}
