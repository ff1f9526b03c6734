import { nounOf } from '../../convention/collections.ts';
import type { PathChange } from '../../convention/changes.ts';
import type { Caller } from '../caller.ts';
import { labelled, saying } from '../following.ts';
import { closed, isSent, isUnanswered, reaches, saysWholeAddresses } from '../late-callers.ts';
import type { PlannedCaller, PlanOptions } from '../plan.ts';
import { readUrl, type UrlPath } from '../request-path.ts';
import type { Targets } from '../targets.ts';
import { changedBy } from './collection-callers.ts';

/**
 * The callers of a file that no route answers, though one does under the other names of collections: these were renamed before.
 *
 * A URL behind a base that the source does not tell may belong to another service: it is taken for one of this project only in a file whose
 * other requests reach routes of it.
 *
 * @param planned those of which it is known what becomes of them
 */
export function lateNames(found: readonly Caller[], planned: readonly PlannedCaller[], targets: Targets, options: PlanOptions): readonly PlannedCaller[] {
  if (!options.isReported('singular')) return [];
  const known = new Set(planned.map(({ caller }) => caller));
  const isOwn = found.some(({ kind, routes, swallowed }) => kind === 'request' && routes.length > 0 && !swallowed);
  const isBare = saysWholeAddresses(found, targets);
  return found.flatMap((caller) => {
    if (known.has(caller) || !isUnanswered(caller) || (caller.url.opensBefore && !isOwn)) return [];
    const { url } = isBare && isSent(caller) ? closed(caller) : caller;
    return lateName(caller, url, targets, options) ?? [];
  });
}

/** @param url where it goes, as far as the file tells */
function lateName(caller: Caller, url: UrlPath, targets: Targets, options: PlanOptions): PlannedCaller | null {
  const { said, expectsNothing, swallowed } = caller;
  const changes = expectsNothing ? [] : namesToChange(url, options);
  const method = said.method?.method ?? null;
  const chosen = waysOf(changes).find((some) => reaches(moved(url, some), method, swallowed, targets));
  if (!chosen) return null;
  const edits = chosen.map((change) => saying(said.method, url, change, null));
  if (!edits.every((each) => each !== null && each.shared === null)) return null;
  const { value } = url.text;
  return { caller, before: labelled(method, value), after: labelled(method, changedBy(value, chosen)), method, changes: chosen, edits: edits.flatMap((each) => each?.edits ?? []), isLate: true };
}

/** More names than these are not tried in all ways. */
const MOST_NAMES = 4;

/** Some of the changes, as few as possible first. */
function waysOf(changes: readonly PathChange[]): readonly (readonly PathChange[])[] {
  const ways = changes.slice(0, MOST_NAMES).reduce<readonly (readonly PathChange[])[]>((known, change) => [...known, ...known.map((some) => [...some, change])], [[]]);
  return ways.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
}

function namesToChange(url: UrlPath, { naming: { style, kept } }: PlanOptions): readonly PathChange[] {
  return url.segments.flatMap(({ text, span }): PathChange[] => {
    const noun = span && !kept.has(text.toLowerCase()) ? nounOf(text) : null;
    return noun && span && noun.number !== style ? [{ ...span, text: noun.other }] : [];
  });
}

function moved(url: UrlPath, changes: readonly PathChange[]): UrlPath {
  const base = url.segments.filter(({ span }) => span === null);
  return { ...url, segments: [...base, ...readUrl({ ...url.text, value: changedBy(url.text.value, changes) }).segments] };
}
