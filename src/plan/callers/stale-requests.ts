import type { PathChange } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { distinctEdits } from '../../text/edits.ts';
import { makesSameEdits, plannedCaller, saying, withoutDoubleKeys } from './following.ts';
import type { Caller } from '../../model/caller.ts';
import { movedUrl, otherNames } from './other-names.ts';
import type { Following } from './follower.ts';
import { isIdentifier, methodsOf, type StaleRewrite, staleRewrites } from './stale-rewrites.ts';
import { coversChanges } from './old-addresses.ts';
import { isSuppressedRequest } from '../objections.ts';
import type { PlannedCaller } from '../../model/plan.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { asRoutePath, isRelative } from '../addresses/request-path.ts';
import type { SharedTexts } from './shared-literals.ts';
import type { Target } from '../addresses/targets.ts';
import {
  answering,
  asksProject,
  closed,
  haveWholeAddresses,
  isSent,
  isUnanswered,
  opened,
} from './answered-callers.ts';
import { StaleAnswers, type StaleSources } from './stale-answers.ts';
import { asBefore, named, StaleNames } from './stale-names.ts';

/**
 * A caller as it would be once it followed routes that have moved, with its new routes and segments, and the change of
 * its URL.
 */
export interface Arrival {
  readonly caller: Caller;
  readonly change: PathChange;
}

/**
 * The routes that would be taken for those of an unanswered request once they were rewritten: because of a verb in its
 * URL, or because of the names of its collections alone.
 */
export interface Arriving {
  readonly byVerb: readonly Route[];
  readonly byName: readonly Route[];
}

/**
 * Finds the callers whose routes were rewritten before them: no route answers them, but one answers what the convention
 * makes of their endpoints.
 */
export class StaleRequests {
  readonly #sources: StaleSources;
  readonly #options: PlanOptions;
  readonly #names: StaleNames;
  readonly #answers: StaleAnswers;
  readonly #arriving = new Map<Caller, Arriving | null>();
  readonly #arrivals = new Map<Caller, readonly Arrival[]>();

  constructor(sources: StaleSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
    this.#names = new StaleNames(options);
    this.#answers = new StaleAnswers(sources);
  }

  /**
   * The late callers of a file, each with its edits.
   *
   * A URL after an unknown host or base may belong to another service: it counts as one of this project only in a file
   * whose other requests reach routes of the project, or have all become outdated.
   *
   * @param found all callers of the file
   * @param followsNames whether those count that differ from a route in the names of its collections alone
   */
  among(found: readonly Caller[], shared: SharedTexts, followsNames: boolean): readonly PlannedCaller[] {
    const unanswered = found.filter(isUnanswered);
    if (unanswered.length === 0) return [];
    const isBare = haveWholeAddresses(found, this.#sources.targets);
    const isOwn = asksProject(found) || this.#areLeftBehind(unanswered);
    const follow = (caller: Caller): Following | null => {
      if (!isUnanswered(caller)) return null;
      const whole = isBare && isSent(caller) ? closed(caller) : null;
      // A relative URL asks the host of its page, as one that begins with a slash does.
      const isRelativeHere = caller.url.openPrefix && isSent(caller) && isRelative(caller.url.text.value);
      const own = isRelativeHere ? this.#follow(closed(caller)) : caller.url.openPrefix ? null : this.#follow(caller);
      const late = own ?? (isOwn ? this.#follow(whole ?? opened(caller)) : null);
      if (late || !followsNames || (caller.url.openPrefix && !isOwn)) return late;
      return this.#followNamesAlone(whole ?? caller);
    };
    const followers = unanswered.flatMap((caller) => {
      // A suppressed request prevents the change of a text that others share with it. For the request itself the change
      // is planned: its report uses the suppression, and its fix is not shown.
      const follows = shared.together(caller, (each) =>
        each !== caller && isSuppressedRequest(each, this.#options) ? null : follow(each),
      );
      return follows ? [{ caller, follows }] : [];
    });
    return withoutDoubleKeys(followers).map(({ caller, follows }) => plannedCaller(caller, follows, true));
  }

  /**
   * Where an unanswered caller may follow its routes to: at most one arrival for each method that it may have; none for
   * a caller that a route answers.
   */
  arrivals(caller: Caller): readonly Arrival[] {
    if (!isUnanswered(caller)) return [];
    const known = this.#arrivals.get(caller);
    if (known) return known;
    const { url } = caller;
    const found = methodsOf(caller).flatMap((method) => {
      for (const way of staleRewrites(method, caller, this.#options)) {
        const { change } = way.follows;
        const routes = this.#answers.at(caller, way).map(({ route }) => route);
        if (routes.length > 0) return [{ caller: { ...caller, url: movedUrl(url, [change]), routes }, change }];
      }
      return [];
    });
    this.#arrivals.set(caller, found);
    return found;
  }

  /**
   * The routes that would answer a caller at their proposed addresses, whether these name collections in the singular
   * or in the plural.
   */
  #proposedBy(caller: Caller, way: StaleRewrite): readonly Target[] {
    const moved = movedUrl(caller.url, [way.follows.change]);
    return [[], ...this.#names.otherNumbers(moved)].flatMap((names) =>
      this.#answers.at(caller, way, named(moved, names), this.#sources.proposed),
    );
  }

  /** Whether an unanswered caller belongs to a route all the same, which has moved before it or is about to move. */
  isApart(caller: Caller): boolean {
    if (!isUnanswered(caller)) return false;
    return (
      this.arrivals(caller).length > 0 ||
      this.#follow(caller) !== null ||
      [this.#sources.targets, this.#sources.proposed].some((targets) => this.#names.isInOtherNumber(caller, targets))
    );
  }

  /**
   * The routes that would be taken for those of an unanswered request once they had moved; null where there are none.
   *
   * @param isOwn whether requests of its file reach routes of the project: where none does, a URL after an unknown base
   * may be that of another service
   */
  arriving(caller: Caller, isOwn: boolean): Arriving | null {
    const known = this.#arriving.get(caller);
    if (known !== undefined) return known;
    const arriving = this.#arrivingAt(caller, isOwn);
    this.#arriving.set(caller, arriving);
    return arriving;
  }

  #arrivingAt(whole: Caller, isOwn: boolean): Arriving | null {
    if (
      (whole.url.openPrefix && !isOwn) ||
      this.#follow(whole) ||
      this.#names.isInOtherNumber(whole, this.#sources.targets)
    )
      return null;
    const ways = methodsOf(whole).flatMap((method) => [...staleRewrites(method, whole, this.#options)]);
    const byVerb = ways.flatMap((way) => this.#proposedBy(whole, way));
    const byName = this.#names.underOtherNames(whole, this.#sources.proposed);
    if (byVerb.length + byName.length === 0) return null;
    return { byVerb: byVerb.map(({ route }) => route), byName: byName.map(({ route }) => route) };
  }

  /**
   * Whether several unanswered requests of a file go to an unknown host, and each of them has a whole former address of
   * this project.
   */
  #areLeftBehind(unanswered: readonly Caller[]): boolean {
    const open = unanswered.filter(({ kind, url }) => kind === 'request' && url.openPrefix);
    return open.length > 1 && open.every((caller) => this.#follow(closed(caller)) !== null);
  }

  #follow(caller: Caller): Following | null {
    const ways = methodsOf(caller)
      .map((method) => this.#followBy(method, caller))
      .filter((way) => way !== null);
    const [first] = ways;
    return first && ways.every((way) => makesSameEdits(way, first)) ? first : null;
  }

  #followBy(method: string, caller: Caller): Following | null {
    for (const way of staleRewrites(method, caller, this.#options)) {
      const follows = this.#answers.at(caller, way).length > 0 ? way.follows : this.#followNames(caller, way);
      if (follows && !this.#sources.old.isTaken({ url: caller.url, ...way.before })) return follows;
    }
    return null;
  }

  /**
   * The way to an address that exists under other names of its collections, because these were renamed too; null where
   * there is none.
   */
  #followNames(caller: Caller, way: StaleRewrite): Following | null {
    const { said, url } = caller;
    const { follows } = way;
    // A route that still has the verb, and only names its collections differently, is the more likely one.
    if (!this.#options.isReported('singular') || this.#names.underOtherNames(caller, this.#sources.targets).length > 0)
      return null;
    for (const names of otherNames(movedUrl(url, [follows.change]), this.#options)) {
      const own = asBefore(names, follows.change);
      if (
        own.length < names.length ||
        this.#answers.at(caller, way, movedUrl(url, [follows.change, ...own])).length === 0
      )
        continue;
      const both = together([follows, ...own.map((name) => saying(said.method, url, name, null))]);
      if (both) return both;
    }
    return null;
  }

  /**
   * The way to an address that differs in the names of its collections alone. A parameter or a wildcard matches any
   * name, so it is no evidence of a renamed route.
   */
  #followNamesAlone(caller: Caller): Following | null {
    const { said, url, expectsNothing } = caller;
    const { isReported } = this.#options;
    if (expectsNothing || !isReported('singular')) return null;
    const { targets, old } = this.#sources;
    for (const names of otherNames(url, this.#options)) {
      const changed = names.map(({ start }) => url.segments.findIndex(({ span }) => span?.start === start));
      if (!coversChanges(answering(caller, targets, movedUrl(url, names)), { url, changed })) continue;
      const address = { url, method: said.method?.method ?? null, path: asRoutePath(url, isIdentifier), changed };
      if (!old.isLeft(address) || old.isTaken(address)) return null;
      return together(names.map((name) => saying(said.method, url, name, null)));
    }
    return null;
  }
}

/** Several changes of one URL as one; null where one is impossible, or where others may read the text of one. */
function together([first, ...others]: readonly (Following | null)[]): Following | null {
  if (!first || others.length === 0) return first ?? null;
  const ways = [first, ...others].flatMap((way) => (way?.shared === null ? [way] : []));
  if (ways.length <= others.length) return null;
  return {
    ...first,
    names: ways.slice(1).map(({ change }) => change),
    edits: distinctEdits(ways.flatMap(({ edits }) => edits)),
  };
}
