import { guarded } from '../address-guards.ts';
import { firstOf } from '../table-objections.ts';
import { withSlash } from '../addresses/addresses.ts';
import { asRoutePath } from '../addresses/request-path.ts';
import type { Target, Targets } from '../addresses/targets.ts';
import type { Caller } from '../../model/caller.ts';
import type { FileGuard } from '../../model/plan-input.ts';
import { answering, saysAll } from './answered-callers.ts';
import { leavesSlash } from './follow-change.ts';
import type { OldAddresses } from './old-addresses.ts';
import { movedUrl } from './other-names.ts';
import { isIdentifier, type StaleRewrite } from './stale-rewrites.ts';

/** What stale requests are found by. */
export interface StaleSources {
  readonly targets: Targets;
  readonly old: OldAddresses;
  /** The routes at the addresses that their rewrites would give them. */
  readonly proposed: Targets;
  /** The code that distinguishes requests by their addresses. */
  readonly guards: () => readonly FileGuard[];
}

/** Finds the routes that answer stale requests at the addresses to which these would be rewritten. */
export class StaleAnswers {
  readonly #sources: StaleSources;

  constructor(sources: StaleSources) {
    this.#sources = sources;
  }

  /** The routes that answer a caller at its new address; none where its old address may still be that of a route. */
  at(
    caller: Caller,
    { follows: { change }, method, before }: StaleRewrite,
    moved = movedUrl(caller.url, [change]),
    targets = this.#sources.targets,
  ): readonly Target[] {
    const { url } = caller;
    const { old } = this.#sources;
    // Where a segment was dropped, those after it move up by one.
    const fallen = moved.segments.length < url.segments.length ? (before.changed[0] ?? 0) : Infinity;
    const isValue = (at: number): boolean => before.path.segments[at < fallen ? at : at + 1]?.kind !== 'static';
    // A router that answers more than its table lists may still answer the old address.
    const mayAnswerOld = ({ route }: Target): boolean => route.router.answersUnsaid === true;
    const takesSlash = ({ route }: Target): boolean =>
      !leavesSlash(url, change) || route.router.tolerance?.anyEnd === true;
    // A word of the old address does not become an identifier in the new one: `topic` of /notes/topic/list was no note.
    const reached = answering(caller, targets, moved, method).filter(
      (target) => saysAll(target.address, moved, isValue) && takesSlash(target) && !mayAnswerOld(target),
    );
    if (reached.length === 0 || !old.isLeft({ url, ...before }, reached)) return [];
    // Code that answers by the old address would have kept its route.
    const to = asRoutePath(moved, isIdentifier);
    const changes = [[before.path, leavesSlash(url, change) ? withSlash(to) : to] as const];
    return firstOf(guarded(() => changes, this.#sources.guards())) ? [] : reached;
  }
}
