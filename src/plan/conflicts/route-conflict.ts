import { isPrefix } from '../../convention/neighbours.ts';
import { isOfAllBut } from '../../paths/all-but.ts';
import { relate, type Relation } from '../../paths/compare.ts';
import { sameShape } from '../../paths/shape.ts';
import { winner } from '../../paths/winner.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { isExact, isOneSegment } from '../../paths/dialects.ts';
import type { Path, Segment } from '../../model/path.ts';
import type { Route, Router } from '../../model/router.ts';
import { type Move, type Occupant, takesPage } from './route-move.ts';
import { isForwarded } from '../forwarded-routes.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';
import { wordTexts } from '../../words/split.ts';

/**
 * Why another route prevents a rewrite: it has the new address already, or the rewritten route would get requests that
 * it answers, or the other way round. Null where it does not.
 */
export function routeConflict(move: Move, occupant: Occupant): WithheldReason | null {
  if (!methodsMeet(move.candidate.newMethods, occupant.methods)) return null;
  if (!occupant.path) return unreadableConflict(move, occupant);
  const relation = relate(move.to, occupant.path);
  if (relation === 'disjoint') return differInSlash(move.to, occupant.path) ? 'collision' : null;
  if (relation === 'same') return 'collision';
  if (relation !== 'covered' && takesItems(occupant.path, move.to)) return 'shadow';
  if (relation === 'covered' && takesFromWider(move, occupant, occupant.path)) return 'shadow';
  const { precedence } = move.candidate.route.router;
  if (precedence !== 'order') {
    // A route of every method gives way to one that names the method, in some routers.
    const isFirst =
      occupant.methods !== null &&
      (winner(occupant.path, move.to) === 'first' ||
        (precedence === 'unknown' && isFirstInAnyOrder(move, occupant, occupant.path)));
    const isSafe = relation === 'covered' || isFirst;
    if (!isSafe || precedence === 'specificity') return isSafe ? null : 'shadow';
  }
  if (occupant.placed.order < move.placed.order) return earlierConflict(move, occupant, occupant.path, relation);
  return relation === 'covered' ? null : 'shadow';
}

/**
 * Whether two addresses differ in nothing but a slash at the end. A router that tells them apart may be told not to
 * (`ignoreTrailingSlash` of Fastify, `strict` of Hono), often in another file; then they are one, which some routers
 * refuse to register twice.
 */
function differInSlash(a: Path, b: Path): boolean {
  return (
    isExact(a.dialect) && a.text.endsWith('/') !== b.text.endsWith('/') && sameShape(withoutSlash(a), withoutSlash(b))
  );
}

function withoutSlash(path: Path): Path {
  return path.text.endsWith('/') ? parsePath(path.text.slice(0, -1), path.dialect) : path;
}

/**
 * Whether another route of the same router wins over the rewritten one, whatever decides: it is registered earlier, and
 * has words where the rewritten one has parameters (`/users/me` before `/users/:id`).
 */
function isFirstInAnyOrder({ placed, candidate, to }: Move, { placed: other }: Occupant, path: Path): boolean {
  const isBefore =
    other.entry.kind === 'route' && other.entry.router === candidate.route.router && other.order < placed.order;
  const isPlain =
    to.segments.length === path.segments.length && [to, path].every(({ segments }) => segments.every(isPlainSegment));
  return (
    isBefore &&
    isPlain &&
    path.segments.every((segment, at) => segment.kind === 'static' || to.segments[at]?.kind === 'parameter')
  );
}

/** A word, or a parameter that takes any. */
function isPlainSegment(segment: Segment): boolean {
  return (
    segment.kind === 'static' || (segment.kind === 'parameter' && segment.pattern === null && isOneSegment(segment))
  );
}

/** A pattern that represents words, as a static segment does: `:page(about|terms)`. */
const WORDS = /^\^?(?:\(\?:|\()?[\w-]+(?:\|[\w-]+)*\)?\$?$/;

/**
 * Whether a narrower route matches some of the identifiers that a wider one matches, and not words or things of its
 * own: `/users/:id(\\d+)` and `/users/:from-:to` next to `/users/:id`. `:id(\\d+)` takes nothing from `/users/:name`,
 * because a number is no name.
 */
function takesItems({ segments }: Path, wider: Path): boolean {
  return segments.some((segment, at) => {
    const other = wider.segments[at];
    if (other?.kind !== 'parameter') return false;
    if (segment.kind === 'parameter')
      return (
        segment.pattern !== null && !WORDS.test(segment.pattern) && lastWord(segment.name) === lastWord(other.name)
      );
    return segment.kind === 'mixed' && !segment.literals.some((literal) => /[a-z]/i.test(literal));
  });
}

function lastWord(name: string): string | undefined {
  return wordTexts(name).at(-1);
}

/** The methods that a route answers; null where every method may be intended. */
export function answeredMethods({ methods }: Route): readonly string[] | null {
  const names = methods.map(({ method }) => method);
  return names.length === 0 || names.includes('ALL') || names.includes('UNKNOWN') ? null : names;
}

/** Whether two lists of methods share one; a GET route also answers HEAD (RFC 9110, section 9.3.2). */
export function methodsMeet(a: readonly string[], b: readonly string[] | null): boolean {
  return (
    b === null ||
    a.some(
      (method) =>
        b.includes(method) || (method === 'GET' && b.includes('HEAD')) || (method === 'HEAD' && b.includes('GET')),
    )
  );
}

/** A route whose path is a regular expression or not text may match anything. */
function unreadableConflict(move: Move, { placed }: Occupant): WithheldReason | null {
  const { entry } = placed;
  if (entry.kind === 'route' && entry.pathKind === 'dynamic') return 'dynamic-table';
  if (
    entry.kind === 'route' &&
    isFallbackFor(move.to, entry, placed.prefix) &&
    takesPage(move, entry.handler.answer.response, null)
  )
    return 'shadow';
  const takesNothing =
    placed.order > move.placed.order && move.to.segments.every((segment) => segment.kind === 'static');
  return takesNothing ? null : 'shadow';
}

/**
 * Whether the regular expression of a route matches an address only as a part of everything that no other route
 * answers. The router matches it against what follows its prefix, so that it is understood only where there is no
 * prefix.
 */
function isFallbackFor(path: Path, { pattern }: Route, prefix: string): boolean {
  return pattern !== undefined && prefix === '' && isOfAllBut(pattern, path);
}

/**
 * The conflict with an earlier route; null where there is none. A narrower route keeps its requests (`/users/me` before
 * `/users/:id`). A wider one would get the requests of the rewritten route, unless it passed them on before too.
 */
function earlierConflict(move: Move, occupant: Occupant, path: Path, relation: Relation): WithheldReason | null {
  if (relation === 'covers') return null;
  if (relation === 'overlaps' && losesNothing(move, occupant, path)) return null;
  const letsThrough =
    relation === 'covered' &&
    !(hasUnknownMethod(occupant) && changesMethod(move)) &&
    methodsMeet(move.candidate.methods, occupant.methods) &&
    ['same', 'covered'].includes(relate(move.from, path));
  return letsThrough ? null : 'shadow';
}

/** Whether the method of a route is unknown: it may be the new one and not the old one. */
function hasUnknownMethod({ placed: { entry } }: Occupant): boolean {
  return entry.kind === 'route' && entry.methods.some(({ method }) => method === 'UNKNOWN');
}

function changesMethod({ candidate: { methods, newMethods } }: Move): boolean {
  return methods.join() !== newMethods.join();
}

/**
 * Whether a rewritten route loses no more requests to an earlier route than before: only those where the value of its
 * parameter is a word of the earlier path. `/:user/orders` after `/export/:name` loses the user `export`, as
 * `/:user/getOrders` did. After `/show/:id` it loses the user `show`, but no user has a verb as a name.
 */
function losesNothing({ from, to, candidate }: Move, { methods }: Occupant, path: Path): boolean {
  if (to.segments.length !== path.segments.length || ![to, path].every(({ segments }) => segments.every(isOneSegment)))
    return false;
  const said = path.segments.filter(
    (segment, at) => segment.kind === 'static' && to.segments[at]?.kind === 'parameter',
  );
  if (said.some((segment) => segment.kind === 'static' && beginsWithVerb(segment.value))) return true;
  return said.length > 0 && methodsMeet(candidate.methods, methods) && relate(from, path) === 'overlaps';
}

/**
 * Whether the rewritten route would take its new address from a wider route that must keep it. It may take an address
 * from an item route (`/users/profile` next to `/users/:id`), or from a route for everything that no other route
 * answers. It may not take one from a route that serves collections or parts of items by their names, from the pages of
 * an application, whose addresses are listed nowhere, or from another server that requests are forwarded to.
 */
function takesFromWider(move: Move, { placed }: Occupant, path: Path): boolean {
  const { to, candidate } = move;
  const isFallback = path.segments.at(-1)?.kind === 'wildcard' && path.segments.length === 1;
  if (isFallback)
    return (
      isForwarded(placed.entry) ||
      (placed.entry.kind === 'route' && takesPage(move, placed.entry.handler.answer.response, path))
    );
  const at = path.segments.findIndex(
    (segment, index) => segment.kind === 'parameter' && to.segments[index]?.kind === 'static',
  );
  // `/users/` is the collection, not the item of `/users/:id` whose identifier is empty, though find-my-way says so;
  // `/users/:id?` serves both.
  const next = path.segments[to.segments.length];
  const mayBeEmpty =
    path.dialect === 'find-my-way' && next !== undefined && !(next.kind === 'parameter' && next.optional);
  if (at < 0 && mayBeEmpty && to.segments.at(-1)?.kind === 'static') return false;
  const above = path.segments.slice(0, at);
  const isItem = at === path.segments.length - 1 && above.every((segment) => segment.kind === 'static');
  return !isItem || (above.every((segment) => isPrefix(segment, path)) && !isMountedElsewhere(candidate.route.router));
}

/** Where another file mounts the router, its prefix names the collection: `/:id` is an item route there. */
function isMountedElsewhere({ kind, mountedBy }: Router): boolean {
  return kind === 'router' && mountedBy.length === 0;
}
