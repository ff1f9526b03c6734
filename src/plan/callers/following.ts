import { changed, changedBy } from '../../convention/changes.ts';
import type { Path, PathChange } from '../../model/path.ts';
import { sameResource } from '../../convention/neighbours.ts';
import { display, join } from '../../paths/print.ts';
import type { Request } from '../../model/request.ts';
import type { AddressComment } from '../../model/mention.ts';
import { allowedEdit, editKey } from '../../text/edits.ts';
import { splitWords, wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import { followChange } from './follow-change.ts';
import type { Move, Moves } from '../moves.ts';
import type { PlannedCaller } from '../../model/plan.ts';
import type { SharedTexts } from './shared-literals.ts';
import type { Follower, Following } from './follower.ts';

/**
 * The followers after whose change the keys of their block are still unique: an OpenAPI block with the same path twice
 * is invalid.
 */
export function withoutDoubleKeys(followers: readonly Follower[]): readonly Follower[] {
  return followers.filter((follower) => {
    const keys = keysAround(follower.caller);
    const key = urlAfter(follower);
    return (
      !keys.includes(key) &&
      !followers.some(
        (other) =>
          other !== follower && keys.length > 0 && keysAround(other.caller) === keys && urlAfter(other) === key,
      )
    );
  });
}

/** Whether a caller is an operation of an OpenAPI block in a comment. */
export function isOperation(caller: Caller): caller is Caller & { readonly said: AddressComment } {
  return 'style' in caller.said && caller.said.style === 'openapi';
}

/** The keys of the OpenAPI block that a caller is a part of; none for any other. */
export function keysAround({ said }: Caller): readonly string[] {
  return 'keys' in said ? said.keys : [];
}

function urlAfter({ caller, follows }: Follower): string {
  return changed(caller.url.text.value, follows.change);
}

/**
 * What becomes of a caller when routes move.
 *
 * @returns null where it cannot follow, as where a route that it reaches does not move
 */
export function followRoutes({ routes, said, url, isPlain }: Caller, moves: Moves): Following | null {
  if (!isPlain) return null;
  const ways = routes.map((route) => {
    const move = moves.get(route);
    return move ? followMove(said, url, move) : null;
  });
  const [first] = ways;
  if (!first || !ways.every((way) => way !== null && makesSameEdits(way, first))) return null;
  return first;
}

/** The callers that follow the routes that move, each with its edits. */
export function followingCallers(
  callers: readonly Caller[],
  shared: SharedTexts,
  moves: Moves,
): readonly PlannedCaller[] {
  const followers = callers.flatMap((caller) => {
    const follows = shared.together(caller, (each) => followRoutes(each, moves), moves);
    return follows ? [{ caller, follows }] : [];
  });
  return withoutDoubleKeys(followers).map(({ caller, follows }) => plannedCaller(caller, follows, false));
}

/** What becomes of a caller when one of its routes moves; null where it cannot follow. */
export function followMove(said: Caller['said'], url: UrlPath, move: Move): Following | null {
  const follows = followBy(said, url, move);
  const { tolerance } = move.judged.route.router;
  if (!tolerance?.anyEnd || hasEdit(follows, move)) return follows;
  // A constant that the route reads too may become `/`, though the URL then ends in a slash.
  const kept = move.shared && followBy(said, url, move, true);
  return hasEdit(kept, move) ? kept : follows;
}

/** Whether a caller edits the text that its route reads as the route does. */
function hasEdit(follows: Following | null, { shared }: Move): boolean {
  return follows?.shared && shared ? editKey(follows.shared.edit) === editKey(shared.edit) : false;
}

function followBy(
  said: Caller['said'],
  url: UrlPath,
  { judged, candidate }: Move,
  keepsSlash = false,
): Following | null {
  const change = judged.rewrites?.[0]?.change;
  if (!change) return null;
  const token = said.method;
  const at = Math.max(candidate.methods.indexOf(token?.method ?? ''), 0);
  const isKept = candidate.methods[at] === candidate.newMethods[at];
  const mayEndInSlash = judged.route.router.tolerance?.anyEnd;
  const matcher = 'match' in said && said.kind === 'matcher' ? said : null;
  const follows = followChange(url, judged.path, change, { mayEndInSlash, keepsSlash, anyCapitals: matcher === null });
  const kept = follows && matcher && matcher.match !== 'whole' ? keepEnd(url, follows, judged) : follows;
  return kept && saying(token, url, kept, isKept ? null : (candidate.newMethods[at] ?? null));
}

/**
 * The change of a text that matches the ends of URLs. If its first segment is dropped, the rest matches more URLs than
 * before, an empty rest all of them: so the name of the collection replaces the segment, `/users/2` for `/getUser/2`.
 * Null where the segment does not name the collection.
 */
function keepEnd({ segments }: UrlPath, change: PathChange, { route, path }: Move['judged']): PathChange | null {
  const [first] = segments;
  if (!first?.span || change.text !== '' || change.start > first.span.start) return change;
  const collections = addressesOf(route.router).map((mount) => {
    const address = join(mount, path, path.dialect);
    const before = address.segments.at(-segments.length - 1);
    return before?.kind === 'static' ? before.value : '';
  });
  const [collection = ''] = collections;
  const named = splitWords(first.text)
    .slice(1)
    .map(({ text }) => text);
  const isNamed = collections.every((each) => each === collection) && sameResource(wordTexts(collection), named);
  return isNamed ? { ...first.span, text: collection } : null;
}

/**
 * The edits by which a caller gets a changed address; null where it cannot. They may leave a slash at the end of the
 * URL, where that is written in another text: `BASE + 'list'`.
 *
 * @param path the path that the change is about
 * @param to the change of the path, and the new method; null where the method does not change
 */
export function following(
  token: Request['method'],
  url: UrlPath,
  path: Path,
  to: { change: PathChange; method: string | null },
): Following | null {
  const change = followChange(url, path, to.change, { mayEndInSlash: true });
  return change && saying(token, url, change, to.method);
}

/**
 * The edits by which a caller gets a changed URL, and another method where one is given; null where the source does not
 * allow them.
 */
export function saying(
  token: Request['method'],
  url: UrlPath,
  change: PathChange,
  method: string | null,
): Following | null {
  const allowed = allowedEdit(url.text, change.start, change.end, change.text);
  if (!allowed) return null;
  const { edit, shared } = allowed;
  if (method === null || method === token?.method)
    return { method: token?.method ?? null, change, edits: [edit], shared };
  // A matcher without a method may match requests whose method is specified elsewhere.
  if (!token) return null;
  const methodEdit = token.edit(method);
  const others = token.alsoEdits ? token.alsoEdits(method) : [];
  return methodEdit && others && { method, change, edits: [methodEdit, edit, ...others], shared };
}

/** Whether two ways to follow make the same edits. */
export function makesSameEdits(a: Following, b: Following): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ edits }: Following): string {
  return edits.map(editKey).join(';');
}

/** The plan for a caller that follows one change. */
export function plannedCaller(
  caller: Caller,
  { method, change, names = [], edits }: Following,
  isLate: boolean,
): PlannedCaller {
  return changedCaller(caller, { method, changes: [change, ...names], edits }, isLate);
}

/** The plan for a caller: its endpoint before and after, and the edits. */
export function changedCaller(
  caller: Caller,
  { method, changes, edits }: Pick<PlannedCaller, 'method' | 'changes' | 'edits'>,
  isLate: boolean,
): PlannedCaller {
  const { value } = caller.url.text;
  return {
    caller,
    before: labelled(caller.said.method?.method ?? null, value),
    after: labelled(method, changedBy(value, changes)),
    method,
    changes,
    edits,
    isLate,
  };
}

/** A method and a URL as messages name them. */
export function labelled(method: string | null, url: string): string {
  const path = display(url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '') || '/');
  return method === null ? path : `${method} ${path}`;
}
