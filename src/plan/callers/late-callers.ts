import { unchanged } from '../../convention/changes.ts';
import type { PathChange } from '../../model/path-change.ts';
import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { distinctEdits } from '../../text/edits.ts';
import { withoutDoubleKeys } from './block-keys.ts';
import { isAnswered } from './caller-ranges.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import { movedUrl, otherNames } from './other-names.ts';
import { leavesSlash } from './follow-change.ts';
import { isSameWay, plannedCaller, saying } from './following.ts';
import type { Following } from './follower.ts';
import { isIdentifier, lateWays, methodsOf, type LateWay } from './late-ways.ts';
import type { OldAddresses } from './old-addresses.ts';
import type { PlannedCaller } from '../../model/plan.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { isRelative, openUrl } from '../addresses/request-path.ts';
import { untangled, type SharedTexts } from './shared-texts.ts';
import type { Target, Targets } from '../addresses/targets.ts';

/**
 * Where a caller would get by following routes that have moved: the routes and segments that it would have, and the
 * change that makes it so.
 */
export interface Arrival {
  readonly caller: Caller;
  readonly change: PathChange;
}

/** What late callers are found by. */
export interface LateSources {
  readonly targets: Targets;
  readonly old: OldAddresses;
  /** The routes where their rewrites would put them. */
  readonly proposed: Targets;
}

/**
 * The routes whose rewrites would make what a request that no route answers is taken to ask for: by a verb that it
 * specifies, or by the names of collections alone.
 */
export interface Arriving {
  readonly byVerb: readonly Route[];
  readonly byName: readonly Route[];
}

/**
 * Finds the callers that no route answers, though one answers what the convention makes of them: their routes were
 * rewritten before.
 */
export class LateCallers {
  readonly #sources: LateSources;
  readonly #options: PlanOptions;
  readonly #arriving = new Map<Caller, Arriving | null>();
  readonly #arrivals = new Map<Caller, readonly Arrival[]>();

  constructor(sources: LateSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  /**
   * Those of a file.
   *
   * A URL after a host or a base that no file tells may belong to another service: it is taken for one of this project
   * only in a file whose other requests reach routes of it, or were all left over.
   */
  among(found: readonly Caller[], shared: SharedTexts): readonly PlannedCaller[] {
    const unanswered = found.filter(isUnanswered);
    if (unanswered.length === 0) return [];
    const isBare = saysWholeAddresses(found, this.#sources.targets);
    const isOwn = asksProject(found) || this.#areLeftBehind(unanswered);
    const follow = (caller: Caller): Following | null => {
      if (!isUnanswered(caller)) return null;
      // A relative URL asks the host of its page, as one that begins with a slash does.
      const isRelativeHere = caller.url.opensBefore && isSent(caller) && isRelative(caller.url.text.value);
      const own = isRelativeHere ? this.#follow(closed(caller)) : caller.url.opensBefore ? null : this.#follow(caller);
      return own ?? (isOwn ? this.#follow(isBare && isSent(caller) ? closed(caller) : opened(caller)) : null);
    };
    const followers = unanswered.flatMap((caller) => {
      const follows = shared.together(caller, follow);
      return follows ? [{ caller, follows }] : [];
    });
    return untangled(withoutDoubleKeys(followers)).map(({ caller, follows }) => plannedCaller(caller, follows, true));
  }

  /** Where a caller that no route answers may follow to; one answer for each method that it may represent. */
  arrivals(caller: Caller): readonly Arrival[] {
    if (!isUnanswered(caller)) return [];
    const known = this.#arrivals.get(caller);
    if (known) return known;
    const { url } = caller;
    const found = methodsOf(caller).flatMap((method) => {
      for (const way of lateWays(method, caller, this.#options)) {
        const { change } = way.follows;
        const reached = this.#answering(caller, way);
        if (reached.length > 0)
          return [
            { caller: { ...caller, url: movedUrl(url, [change]), routes: reached.map(({ route }) => route) }, change },
          ];
      }
      return [];
    });
    this.#arrivals.set(caller, found);
    return found;
  }

  /** The routes where their rewrites put them, in whichever number they name their collections then. */
  #proposedBy(caller: Caller, way: LateWay): readonly Target[] {
    const moved = movedUrl(caller.url, [way.follows.change]);
    return [[], ...this.#otherNumbers(moved)].flatMap((names) =>
      this.#answering(caller, way, named(moved, names), this.#sources.proposed),
    );
  }

  /**
   * Whether a route answers in whichever other number: the names of a client that was fixed first, or of one that was
   * left over.
   */
  #isInOtherNumber(caller: Caller, targets: Targets): boolean {
    const { url } = caller;
    return this.#otherNumbers(url).some((names) =>
      answering(caller, targets, named(url, names)).some(({ address }) => saysAll(address, url)),
    );
  }

  #otherNumbers(url: UrlPath): readonly (readonly PathChange[])[] {
    const { naming, isReported } = this.#options;
    return isReported('singular')
      ? otherNames(url, { ...this.#options, naming: { ...naming, style: 'consistent' } })
      : [];
  }

  /** The routes that specify all of a caller's words and answer under the other names of its collections alone. */
  #underOtherNames(caller: Caller, targets: Targets): readonly Target[] {
    const { url } = caller;
    if (!this.#options.isReported('singular')) return [];
    return otherNames(url, this.#options).flatMap((names) =>
      answering(caller, targets, movedUrl(url, names)).filter(({ address }) => saysAll(address, url)),
    );
  }

  /** Whether a caller that no route answers is that of one all the same, which has moved before it or is about to. */
  isApart(caller: Caller): boolean {
    if (!isUnanswered(caller)) return false;
    return (
      this.arrivals(caller).length > 0 ||
      this.#follow(caller) !== null ||
      [this.#sources.targets, this.#sources.proposed].some((targets) => this.#isInOtherNumber(caller, targets))
    );
  }

  /**
   * Whose a request that no route answers would be taken for, once other routes have moved; null where it would be no
   * one's.
   *
   * @param isOwn whether requests of its file reach the project: what follows an unknown base may be another service's
   * where none does
   */
  arriving(caller: Caller, isOwn: boolean): Arriving | null {
    const known = this.#arriving.get(caller);
    if (known !== undefined) return known;
    const arriving = this.#arrivingAt(caller, isOwn);
    this.#arriving.set(caller, arriving);
    return arriving;
  }

  #arrivingAt(whole: Caller, isOwn: boolean): Arriving | null {
    if ((whole.url.opensBefore && !isOwn) || this.#follow(whole) || this.#isInOtherNumber(whole, this.#sources.targets))
      return null;
    const ways = methodsOf(whole).flatMap((method) => [...lateWays(method, whole, this.#options)]);
    const byVerb = ways.flatMap((way) => this.#proposedBy(whole, way));
    const byName = this.#underOtherNames(whole, this.#sources.proposed);
    return byVerb.length + byName.length > 0 ? { byVerb: routesOf(byVerb), byName: routesOf(byName) } : null;
  }

  /**
   * Whether several requests of a file go to a host that is not known, and all of them ask there for whole addresses of
   * this project as they were.
   */
  #areLeftBehind(unanswered: readonly Caller[]): boolean {
    const open = unanswered.filter(({ kind, url }) => kind === 'request' && url.opensBefore);
    return open.length > 1 && open.every((caller) => this.#follow(closed(caller)) !== null);
  }

  #follow(caller: Caller): Following | null {
    const ways = methodsOf(caller)
      .map((method) => this.#followBy(method, caller))
      .filter((way) => way !== null);
    const [first] = ways;
    return first && ways.every((way) => isSameWay(way, first)) ? first : null;
  }

  #followBy(method: string, caller: Caller): Following | null {
    for (const way of lateWays(method, caller, this.#options)) {
      const follows = this.#answering(caller, way).length > 0 ? way.follows : this.#followNames(caller, way);
      if (follows && !this.#sources.old.isTaken({ url: caller.url, ...way.before })) return follows;
    }
    return null;
  }

  /** The way to an address that is there under the other names of collections, which were renamed too. */
  #followNames(caller: Caller, way: LateWay): Following | null {
    const { said, url } = caller;
    const { follows } = way;
    // A route that contains the verb still is the nearer one.
    if (
      !this.#options.isReported('singular') ||
      follows.shared ||
      this.#underOtherNames(caller, this.#sources.targets).length > 0
    )
      return null;
    const moved = movedUrl(url, [follows.change]);
    for (const names of otherNames(moved, this.#options)) {
      const own = told(names, follows.change);
      if (
        own.length < names.length ||
        this.#answering(caller, way, movedUrl(url, [follows.change, ...own])).length === 0
      )
        continue;
      const edits = own.map((name) => saying(said.method, url, name, null));
      if (!edits.every((each) => each !== null && each.shared === null)) continue;
      return {
        ...follows,
        names: own,
        edits: distinctEdits([...follows.edits, ...edits.flatMap((each) => each?.edits ?? [])]),
      };
    }
    return null;
  }

  /** The routes that answer a caller at its new address, once its old one is no one's. */
  #answering(
    caller: Caller,
    { follows: { change }, method, before }: LateWay,
    moved = movedUrl(caller.url, [change]),
    targets = this.#sources.targets,
  ): readonly Target[] {
    const { url } = caller;
    const { old } = this.#sources;
    // Where a segment fell, those after it move up.
    const fallen = moved.segments.length < url.segments.length ? (before.changed[0] ?? 0) : Infinity;
    const isValue = (at: number): boolean => before.path.segments[at < fallen ? at : at + 1]?.kind !== 'static';
    // Where the table does not specify all, the old address may be answered still.
    const saysMore = ({ route }: Target): boolean => route.router.answersUnsaid === true;
    const takesSlash = ({ route }: Target): boolean =>
      !leavesSlash(url, change) || route.router.tolerance?.anyEnd === true;
    // A word of the old address is no identifier of the new one: /notes/topic/list was no note.
    const reached = answering(caller, targets, moved, method).filter(
      (target) => saysAll(target.address, moved, isValue) && takesSlash(target) && !saysMore(target),
    );
    return reached.length > 0 && old.isLeft({ url, ...before }) ? reached : [];
  }
}

/** Changes of a new text, where the old one specifies the same. */
function told(names: readonly PathChange[], change: PathChange): readonly PathChange[] {
  return names
    .flatMap((name) => unchanged(name, change) ?? [])
    .map((span, at) => ({ ...span, text: names[at]?.text ?? '' }));
}

/** A URL with other names for some of its segments. */
function named(url: UrlPath, names: readonly PathChange[]): UrlPath {
  return {
    ...url,
    segments: url.segments.map((segment) => ({
      ...segment,
      text: names.find(({ start }) => start === segment.span?.start)?.text ?? segment.text,
    })),
  };
}

function routesOf(targets: readonly Target[]): readonly Route[] {
  return targets.map(({ route }) => route);
}

/** Whether a request of a file reaches a route for sure. */
export function asksProject(found: readonly Caller[]): boolean {
  return found.some((caller) => caller.kind === 'request' && isAnswered(caller) && !caller.swallowed);
}

/**
 * Whether the requests of a file that reach routes after a base which the source does not tell specify all of their
 * addresses: the base is a host, and adds nothing to those that no route answers.
 */
export function saysWholeAddresses(found: readonly Caller[], targets: Targets): boolean {
  const open = found.filter(
    (caller) => isSent(caller) && caller.url.opensBefore && caller.routes.length > 0 && !caller.swallowed,
  );
  return (
    open.length > 0 &&
    open.every((caller) => targets.of(closed(caller).url, caller.said.method?.method ?? null).length > 0)
  );
}

/** Whether a client sends it; a mock or an assertion may leave out the base. */
export function isSent({ said }: Caller): boolean {
  return 'kind' in said && said.kind === 'request';
}

/** A caller whose URL begins where it is written. */
export function closed(caller: Caller): Caller {
  return { ...caller, url: { ...caller.url, opensBefore: false } };
}

function opened(caller: Caller): Caller {
  return 'kind' in caller.said ? { ...caller, url: openUrl(caller.said, caller.url) } : caller;
}

/**
 * Whether no route that is known answers a caller, or one alone whose parameter would have to be a verb: `/users/:id`
 * for `/users/getAll`.
 */
export function isUnanswered({ routes, isPlain, swallowed }: Caller): boolean {
  return isPlain && (routes.length === 0 || swallowed);
}

/**
 * The routes that would answer a caller; once a parameter has swallowed it, those that specify all of its URL.
 *
 * @param url what it would ask for
 * @param method what it would ask with; null for any
 */
export function answering(
  { url: own, said, swallowed, asks }: Caller,
  targets: Targets,
  url: UrlPath = own,
  method = said.method?.method ?? null,
): readonly Target[] {
  return targets.of(url, method).filter(({ address, route }) => asks(route) && (!swallowed || saysAll(address, url)));
}

/** A parameter, as a comment writes it. */
const PARAMETER = /^[:{<]/;

/** Whether an address specifies all words of a URL, but for those in the place of values. */
function saysAll(address: Path, { segments }: UrlPath, isValue: (at: number) => boolean = () => false): boolean {
  return segments.every(
    ({ text }, at) =>
      isIdentifier(text) ||
      PARAMETER.test(text) ||
      isValue(at) ||
      address.segments.at(at - segments.length)?.kind === 'static',
  );
}
