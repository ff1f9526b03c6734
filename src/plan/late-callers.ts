import { unchanged, type PathChange } from '../convention/changes.ts';
import type { Path } from '../paths/path.ts';
import { distinctEdits } from '../text/edits.ts';
import { withoutDoubleKeys } from './block-keys.ts';
import { isAnswered, type Caller } from './caller.ts';
import { movedUrl, otherNames } from './collections/other-names.ts';
import { leavesSlash } from './follow-change.ts';
import { isSameWay, plannedCaller, saying, type Following } from './following.ts';
import { isIdentifier, lateWays, methodsOf, type LateWay } from './late-ways.ts';
import type { OldAddresses } from './old-addresses.ts';
import type { PlannedCaller, PlanOptions } from './plan.ts';
import { openUrl, readRequestPath, type UrlPath } from './request-path.ts';
import { untangled, type SharedTexts } from './shared-texts.ts';
import type { Target, Targets } from './targets.ts';

/** Where a caller would get by following routes that have moved: the routes and segments that it would have, and the change that makes it so. */
export interface Arrival {
  readonly caller: Caller;
  readonly change: PathChange;
}

/** What late callers are found by. */
export interface LateSources {
  readonly targets: Targets;
  readonly old: OldAddresses;
}

/** Finds the callers that no route answers, though one answers what the convention makes of them: their routes were rewritten before. */
export class LateCallers {
  readonly #sources: LateSources;
  readonly #options: PlanOptions;
  readonly #arrivals = new Map<Caller, readonly Arrival[]>();

  constructor(sources: LateSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  /**
   * Those of a file.
   *
   * A URL behind a host or a base that no file tells may belong to another service: it is taken for one of this
   * project only in a file whose other requests reach routes of it, or were all left behind.
   */
  among(found: readonly Caller[], shared: SharedTexts): readonly PlannedCaller[] {
    const unanswered = found.filter(isUnanswered);
    if (unanswered.length === 0) return [];
    const isBare = saysWholeAddresses(found, this.#sources.targets);
    const isOwn = asksProject(found) || this.#areLeftBehind(unanswered);
    const follow = (caller: Caller): Following | null => {
      if (!isUnanswered(caller)) return null;
      const whole = withStart(caller);
      const own = whole.url.opensBefore ? null : this.#follow(whole);
      return own ?? (isOwn ? this.#follow(isBare && isSent(caller) ? closed(caller) : opened(caller)) : null);
    };
    const followers = unanswered.flatMap((caller) => {
      const follows = shared.together(caller, follow);
      return follows ? [{ caller, follows }] : [];
    });
    return untangled(withoutDoubleKeys(followers)).map(({ caller, follows }) => plannedCaller(caller, follows, true));
  }

  /** Where a caller that no route answers may follow to; one answer for each method that it may stand for. */
  arrivals(caller: Caller): readonly Arrival[] {
    if (!isUnanswered(caller)) return [];
    const known = this.#arrivals.get(caller);
    if (known) return known;
    const { url } = caller;
    const found = methodsOf(caller).flatMap((method) => {
      for (const way of lateWays(method, caller, this.#options)) {
        const { change } = way.follows;
        const reached = this.#answering(caller, way);
        if (reached.length > 0) return [{ caller: { ...caller, url: movedUrl(url, [change]), routes: reached.map(({ route }) => route) }, change }];
      }
      return [];
    });
    this.#arrivals.set(caller, found);
    return found;
  }

  /** Whether a route that says all of a caller's words answers under the other names of its collections alone. */
  isUnderOtherNames({ url, said, swallowed }: Caller): boolean {
    const method = said.method?.method ?? null;
    return otherNames(url, this.#options).some((names) => answering(movedUrl(url, names), method, swallowed, this.#sources.targets).some(({ address }) => saysAll(address, url)));
  }

  /** Whether several requests of a file go to a host that is not known, and all of them ask there for whole addresses of this project as they were. */
  #areLeftBehind(unanswered: readonly Caller[]): boolean {
    const open = unanswered.filter(({ kind, url }) => kind === 'request' && url.opensBefore);
    return open.length > 1 && open.every((caller) => this.#follow(closed(caller)) !== null);
  }

  #follow(caller: Caller): Following | null {
    const ways = methodsOf(caller).map((method) => this.#followBy(method, caller)).filter((way) => way !== null);
    const [first] = ways;
    return first && ways.every((way) => isSameWay(way, first)) ? first : null;
  }

  #followBy(method: string, caller: Caller): Following | null {
    for (const way of lateWays(method, caller, this.#options)) {
      const follows = this.#answering(caller, way).length > 0 ? way.follows : this.#underOtherNames(caller, way);
      if (follows && !this.#sources.old.isTaken({ url: caller.url, ...way.before })) return follows;
    }
    return null;
  }

  /** The way to an address that is there under the other names of collections, which were renamed too. */
  #underOtherNames(caller: Caller, way: LateWay): Following | null {
    const { said, url } = caller;
    const { follows } = way;
    // A route that says the verb still is the nearer one.
    if (!this.#options.isReported('singular') || follows.shared || this.isUnderOtherNames(caller)) return null;
    const moved = movedUrl(url, [follows.change]);
    for (const names of otherNames(moved, this.#options)) {
      // A change of the new text, where the old one says the same.
      const told = names.flatMap((name) => unchanged(name, follows.change) ?? []).map((span, at) => ({ ...span, text: names[at]?.text ?? '' }));
      if (told.length < names.length || this.#answering(caller, way, told).length === 0) continue;
      const edits = told.map((name) => saying(said.method, url, name, null));
      if (!edits.every((each) => each !== null && each.shared === null)) continue;
      return { ...follows, names: told, edits: distinctEdits([...follows.edits, ...edits.flatMap((each) => each?.edits ?? [])]) };
    }
    return null;
  }

  /** The routes that answer a caller at its new address, once its old one is nobody's. */
  #answering({ url, swallowed }: Caller, { follows: { change }, method, before }: LateWay, names: readonly PathChange[] = []): readonly Target[] {
    const { targets, old } = this.#sources;
    const moved = movedUrl(url, [change, ...names]);
    // Where a segment fell, those behind it move up.
    const fallen = moved.segments.length < url.segments.length ? (before.changed[0] ?? 0) : Infinity;
    const isValue = (at: number): boolean => before.path.segments[at < fallen ? at : at + 1]?.kind !== 'static';
    // A word of the old address is no identifier of the new one: /notes/topic/list was no note.
    const takesSlash = ({ route }: Target): boolean => !leavesSlash(url, change) || route.router.tolerance?.anyEnd === true;
    const reached = answering(moved, method, swallowed, targets).filter((target) => saysAll(target.address, moved, isValue) && takesSlash(target));
    return reached.length > 0 && old.isLeft({ url, ...before }) ? reached : [];
  }
}

/** Whether a request of a file reaches a route for sure. */
export function asksProject(found: readonly Caller[]): boolean {
  return found.some((caller) => caller.kind === 'request' && isAnswered(caller) && !caller.swallowed);
}

/**
 * Whether the requests of a file that reach routes behind a base which the source does not tell say all of their addresses: the base is a
 * host, and adds nothing to those that no route answers.
 */
export function saysWholeAddresses(found: readonly Caller[], targets: Targets): boolean {
  const open = found.filter((caller) => isSent(caller) && caller.url.opensBefore && caller.routes.length > 0 && !caller.swallowed);
  return open.length > 0 && open.every((caller) => targets.of(closed(caller).url, caller.said.method?.method ?? null).length > 0);
}

/** Whether a client sends it; a mock or an assertion may leave out the base. */
export function isSent({ said }: Caller): boolean {
  return 'kind' in said && said.kind === 'request';
}

/** A caller whose URL begins where it is written. */
export function closed(caller: Caller): Caller {
  return { ...caller, url: { ...caller.url, opensBefore: false } };
}

/** A caller with the whole URL where another file says what it begins with; where none does, the caller as it is. */
export function withStart(caller: Caller): Caller {
  const { said } = caller;
  if (!('kind' in said) || said.start === undefined || (said.base !== '' && said.start.startsWith('/'))) return caller;
  const url = readRequestPath({ ...said, base: said.start });
  return url.isForeign ? caller : { ...caller, url };
}

function opened(caller: Caller): Caller {
  return 'kind' in caller.said ? { ...caller, url: openUrl(caller.said, caller.url) } : caller;
}

/** Whether no route that is known answers a caller, or one alone whose parameter would have to be a verb: `/users/:id` for `/users/getAll`. */
export function isUnanswered({ routes, isPlain, swallowed }: Caller): boolean {
  return isPlain && (routes.length === 0 || swallowed);
}

/** The routes that answer a URL; once a parameter has swallowed a caller, those that say all of it. */
export function answering(url: UrlPath, method: string | null, swallowed: boolean, targets: Targets): readonly Target[] {
  return targets.of(url, method).filter(({ address }) => !swallowed || saysAll(address, url));
}

/** A parameter, as a comment writes it. */
const PARAMETER = /^[:{<]/;

/** Whether an address says all words of a URL, but for those in the place of values. */
function saysAll(address: Path, { segments }: UrlPath, isValue: (at: number) => boolean = () => false): boolean {
  return segments.every(({ text }, at) => isIdentifier(text) || PARAMETER.test(text) || isValue(at) || address.segments.at(at - segments.length)?.kind === 'static');
}
