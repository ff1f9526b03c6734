import { unchanged, type PathChange } from '../convention/changes.ts';
import { judge } from '../convention/judge.ts';
import { parsePath } from '../paths/parse.ts';
import { HOLE, type Path } from '../paths/path.ts';
import { distinctEdits } from '../text/edits.ts';
import { withoutDoubleKeys } from './block-keys.ts';
import type { Caller } from './caller.ts';
import { movedUrl, otherNames } from './collections/other-names.ts';
import { following, isSameWay, plannedCaller, saying, type Following } from './following.ts';
import type { PlannedCaller, PlanOptions } from './plan.ts';
import { asRoutePath, openUrl, type UrlPath } from './request-path.ts';
import { untangled, type SharedTexts } from './shared-texts.ts';
import type { Target, Targets } from './targets.ts';
import { beginsWithVerb } from './verb-segment.ts';

const ROOT = parsePath('/', 'express');

/**
 * The callers of a file that no route answers, though one answers what the convention makes of them: their routes were rewritten
 * before.
 *
 * A URL behind a host or a base that the source does not tell may belong to another service: it is taken for one of this
 * project only in a file whose other requests reach routes of it, or were all left behind.
 */
export function lateCallers(found: readonly Caller[], shared: SharedTexts, targets: Targets, options: PlanOptions): readonly PlannedCaller[] {
  const unanswered = found.filter(isUnanswered);
  if (unanswered.length === 0) return [];
  const isBare = saysWholeAddresses(found, targets);
  const isOwn = found.some(({ kind, routes, swallowed }) => kind === 'request' && routes.length > 0 && !swallowed) || areLeftBehind(unanswered, targets, options);
  const follow = (caller: Caller): Following | null => {
    if (!isUnanswered(caller)) return null;
    const own = caller.url.opensBefore ? null : late(caller, targets, options);
    return own ?? (isOwn ? late(isBare && isSent(caller) ? closed(caller) : opened(caller), targets, options) : null);
  };
  const followers = unanswered.flatMap((caller) => {
    const follows = shared.together(caller, follow);
    return follows ? [{ caller, follows }] : [];
  });
  return untangled(withoutDoubleKeys(followers)).map(({ caller, follows }) => plannedCaller(caller, follows, true));
}

/** Whether several requests of a file go to a host that is not known, and all of them ask there for whole addresses of this project as they were. */
function areLeftBehind(unanswered: readonly Caller[], targets: Targets, options: PlanOptions): boolean {
  const open = unanswered.filter(({ kind, url }) => kind === 'request' && url.opensBefore);
  return open.length > 1 && open.every((caller) => late(closed(caller), targets, options) !== null);
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

function opened(caller: Caller): Caller {
  return 'kind' in caller.said ? { ...caller, url: openUrl(caller.said, caller.url) } : caller;
}

/** Whether no route that is known answers a caller, or one alone whose parameter would have to be a verb: `/users/:id` for `/users/getAll`. */
export function isUnanswered({ routes, isPlain, swallowed }: Caller): boolean {
  return isPlain && (routes.length === 0 || swallowed);
}

function late(caller: Caller, targets: Targets, options: PlanOptions): Following | null {
  const { said } = caller;
  if (said.method) return lateBy(said.method.method, caller, targets, options);
  const ways = METHODS.map((method) => lateBy(method, caller, targets, options)).filter((way) => way !== null);
  const [first] = ways;
  return first && ways.every((way) => isSameWay(way, first)) ? first : null;
}

/** What a matcher without a method may stand for. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function lateBy(method: string, caller: Caller, targets: Targets, options: PlanOptions): Following | null {
  for (const way of waysOf(method, caller, options)) {
    if (answeringAfter(caller, way, targets).length > 0) return way.follows;
    const renamed = underOtherNames(caller, way, targets, options);
    if (renamed) return renamed;
  }
  return null;
}

/** A way in which the convention would have rewritten a caller, to an address that may be there. */
interface Way {
  readonly follows: Following;
  readonly method: string;
}

function* waysOf(method: string, { said, url, expectsNothing }: Caller, options: PlanOptions): Generator<Way, void> {
  for (const path of pathsOf(url)) {
    const { rewrite } = judge({ method, path }, { ...options, mount: ROOT });
    const follows = rewrite && following(said.method, url, path, { change: rewrite.change, method: rewrite.method === method ? null : rewrite.method });
    // A test may tell that an address is gone; of an item it rather tells that there is none.
    if (expectsNothing && path.segments.every(({ kind }) => kind === 'static')) continue;
    if (follows) yield { follows, method: rewrite.method };
  }
}

/** Where a caller would get by following routes that have moved: the routes and segments that it would have, and the change that makes it so. */
export interface Arrival {
  readonly caller: Caller;
  readonly change: PathChange;
}

/** Where a caller that no route answers may follow to; one answer for each method that it may stand for. */
export function arrivals(caller: Caller, targets: Targets, options: PlanOptions): readonly Arrival[] {
  if (!isUnanswered(caller)) return [];
  const { said, url } = caller;
  return (said.method ? [said.method.method] : METHODS).flatMap((method) => {
    for (const way of waysOf(method, caller, options)) {
      const { change } = way.follows;
      const reached = answeringAfter(caller, way, targets);
      if (reached.length > 0) return [{ caller: { ...caller, url: movedUrl(url, [change]), routes: reached.map(({ route }) => route) }, change }];
    }
    return [];
  });
}

/** The way to an address that is there under the other names of collections, which were renamed too. */
function underOtherNames(caller: Caller, way: Way, targets: Targets, options: PlanOptions): Following | null {
  const { said, url } = caller;
  const { follows } = way;
  if (!options.isReported('singular') || follows.shared) return null;
  const moved = movedUrl(url, [follows.change]);
  for (const names of otherNames(moved, options)) {
    // A change of the new text, where the old one says the same.
    const told = names.flatMap((name) => unchanged(name, follows.change) ?? []).map((span, at) => ({ ...span, text: names[at]?.text ?? '' }));
    if (told.length < names.length || answeringAfter(caller, way, targets, told).length === 0) continue;
    const edits = told.map((name) => saying(said.method, url, name, null));
    if (!edits.every((each) => each !== null && each.shared === null)) continue;
    return { ...follows, names: told, edits: distinctEdits([...follows.edits, ...edits.flatMap((each) => each?.edits ?? [])]) };
  }
  return null;
}

/** The paths that the URL may have been sent to: with what looks like an identifier as one, and with what stands beside a verb. */
function pathsOf(url: UrlPath): readonly Path[] {
  const verbs = url.segments.map(({ text }) => beginsWithVerb(text));
  const behind = asRoutePath(url, (text, at) => isIdentifier(text) || verbs[at - 1] === true);
  const before = asRoutePath(url, (text, at) => isIdentifier(text) || verbs[at + 1] === true);
  return [asRoutePath(url, isIdentifier), behind, before];
}

/** The routes that answer a caller at its new address. */
function answeringAfter({ url, swallowed }: Caller, { follows: { change }, method }: Way, targets: Targets, names: readonly PathChange[] = []): readonly Target[] {
  return answering(movedUrl(url, [change, ...names]), method, swallowed, targets);
}

/** The routes that answer a URL; once a parameter has swallowed a caller, those that say all of it. */
export function answering(url: UrlPath, method: string | null, swallowed: boolean, targets: Targets): readonly Target[] {
  return targets.of(url, method).filter(({ address }) => !swallowed || saysAll(address, url));
}

function saysAll(address: Path, { segments }: UrlPath): boolean {
  return segments.every(({ text }, at) => isIdentifier(text) || address.segments.at(at - segments.length)?.kind === 'static');
}

/** What stands in the place of a parameter: a value of run time, a number, a UUID, an ObjectId. */
function isIdentifier(text: string): boolean {
  return text.includes(HOLE) || /^\d+$|^[\da-f]{24}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
