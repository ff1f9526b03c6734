import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { addTo } from '../../text/grouping.ts';
import { AddressIndex } from '../addresses/address-index.ts';
import { afterwards, between, compared, rewriteToGiveUp } from './conflict-resolution.ts';
import { passageConflict } from './passage-conflict.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import { answeredMethods } from './route-conflict.ts';
import { desertion, guardConflict } from './guard-conflict.ts';
import { Sections, type Section } from '../addresses/sections.ts';
import { addressesUnder, type Placed } from '../addresses/layout.ts';
import type { Candidate, Move, Occupant } from './route-move.ts';

/** A conflict of a rewrite with another entry: for good, or only as long as the other route has its present address. */
export interface Conflict {
  readonly reason: WithheldReason;
  /** The move that takes part in it, and the entry that it meets. */
  readonly move: Move;
  readonly other: Placed;
  /** The candidate whose rewrite would remove the conflict. */
  readonly until: Candidate | null;
}

/** A candidate that may pass requests on to the routes after it, and so guard these. */
type Guard = Occupant & { readonly path: Path };

/** A rewrite that would have to wait for more others than these is given up. */
const MOST_CONFLICTS = 8;

/** How many conflicts that last are listed for a rewrite: of thousands of routes with one address no one reads more. */
const MOST_NAMED = 50;

/** The rewrites that the routes of a table ask for. */
export interface Candidates {
  of(route: Route): Candidate | undefined;
  /** Whether a candidate was given up already, whatever else happens in the table. */
  isGivenUp(candidate: Candidate): boolean;
}

/**
 * Finds the conflicts of the rewrites of one table: no other route may have or get the same method and shape, and no
 * request may reach another handler than before.
 */
export class Conflicts {
  readonly #candidates: Candidates;
  /** All routes by the addresses that they have and get. */
  readonly #routes = new AddressIndex<Occupant>();
  /** The routes that a request may pass through on its way to another one. */
  readonly #guards = new AddressIndex<Occupant>();
  /** The middleware and the mounts that requests pass through. */
  readonly #passages = new AddressIndex<Occupant>();
  readonly #moves = new Map<Candidate, Move[]>();
  /** The moves by the addresses that they leave. */
  readonly #leaving = new AddressIndex<Move>();
  /** The candidates that may be guards, in each of their places. */
  readonly #guarding = new Map<Candidate, Guard[]>();

  readonly #sections: Sections;

  /** @param table all entries in the order of matching */
  constructor(table: readonly Placed[], candidates: Candidates) {
    this.#candidates = candidates;
    this.#sections = new Sections(table, (section) => {
      this.#take(section);
    });
  }

  #take(section: Section): void {
    const seen = new Set<string>();
    const telling = firstAndLast(
      section.filter(({ entry }) =>
        entry.kind === 'route'
          ? !this.#candidates.of(entry)
          : entry.kind === 'middleware' && entry.passage.response === 'page',
      ),
    );
    for (const placed of section) {
      const candidate = placed.entry.kind === 'route' ? this.#candidates.of(placed.entry) : undefined;
      if (candidate && placed.path) this.#addCandidate(placed, candidate, placed.path, seen);
      else this.#addOther(placed, telling, seen);
    }
  }

  #addCandidate(placed: Placed, candidate: Candidate, from: Path, seen: Set<string>): void {
    const now = { placed, path: from, methods: candidate.methods, candidate, when: 'now' } as const;
    this.#routes.add(now, from, false);
    if (mayGuard(placed, seen)) {
      this.#guards.add(now, from, false);
      addTo(this.#guarding, candidate, now);
    }
    for (const to of addressesUnder(placed.prefix, candidate.newPath, candidate.route.router)) {
      const move = { placed, candidate, from, to };
      addTo(this.#moves, candidate, move);
      this.#leaving.add(move, from, false);
      this.#routes.add(afterwards(move), to, false);
    }
  }

  #addOther(placed: Placed, telling: ReadonlySet<Placed>, seen: Set<string>): void {
    const from = placed.path;
    const occupant = { placed, path: from, methods: methodsOf(placed), candidate: null, when: 'always' } as const;
    const isTelling = telling.has(placed);
    if (mayGuard(placed, seen)) this.#guards.add(occupant, from, false);
    if (placed.entry.kind === 'route') {
      if (isTelling) for (const path of addressesOf(placed)) this.#routes.add({ ...occupant, path }, path, false);
    } else if (isFirst(placed, seen) || isTelling) this.#passages.add(occupant, from, true);
  }

  /** The conflicts of a candidate, at each of its places. */
  *of(candidate: Candidate): Generator<Conflict> {
    this.#sections.visit(candidate.route.router);
    const moves = this.#moves.get(candidate) ?? [];
    for (const { from, to } of moves) for (const path of [from, to]) this.#sections.reach(path);
    for (const guard of this.#guarding.get(candidate) ?? []) yield* this.#leftUnguarded(guard);
    for (const move of moves) {
      yield* this.#leftBehind(move);
      yield* this.#against(move);
    }
  }

  /** Conflicts of a guard with routes that move: their requests pass it today, and would not any more. */
  *#leftUnguarded(guard: Guard): Generator<Conflict> {
    for (const move of this.#leaving.meeting(guard.path)) {
      if (move.candidate !== guard.candidate && guardConflict(...compared(move, guard)))
        yield { reason: 'middleware', move, other: move.placed, until: null };
    }
  }

  /**
   * Conflicts with later entries that do not move: they would lose the guard that this route may be, or the requests
   * that it passes on to them.
   */
  *#leftBehind(move: Move): Generator<Conflict> {
    for (const later of [...this.#routes.meeting(move.from), ...this.#passages.meeting(move.from)]) {
      const reason = later.candidate === null ? desertion(...compared(move, later)) : null;
      if (reason) yield { reason, move, other: later.placed, until: null };
    }
  }

  /** Conflicts with the middleware, guards and routes that requests of the old or the new address meet. */
  *#against(move: Move): Generator<Conflict> {
    for (const passage of new Set([...this.#passages.meeting(move.to), ...this.#passages.meeting(move.from)])) {
      const reason = passageConflict(...compared(move, passage));
      if (reason) yield { reason, move, other: passage.placed, until: null };
    }
    for (const guard of this.#guards.meeting(move.from)) {
      const reason = guard.candidate === move.candidate ? null : guardConflict(...compared(move, guard));
      if (reason) yield { reason, move, other: guard.placed, until: null };
    }
    let [waiting, final] = [0, 0];
    for (const occupant of this.#routes.meeting(move.to)) {
      const conflict = occupant.candidate === move.candidate ? null : this.#between(move, occupant);
      if (!conflict) continue;
      if (conflict.until) waiting += 1;
      const until = waiting > MOST_CONFLICTS ? null : conflict.until;
      yield { ...conflict, until };
      if (!until) final += 1;
      if (final >= MOST_NAMED) return;
    }
  }

  /** Whether the other one of two rewrites that exclude each other is not made, whatever becomes of this one. */
  #givesWay(move: Move, { placed, candidate, path }: Occupant): boolean {
    const other = candidate && this.#moves.get(candidate)?.find((each) => each.placed === placed && each.to === path);
    if (!other) return false;
    return placed.order < move.placed.order
      ? rewriteToGiveUp(other, move) === other
      : rewriteToGiveUp(move, other) === other;
  }

  #between(move: Move, occupant: Occupant): Conflict | null {
    const reason = between(move, occupant);
    if (!reason) return null;
    const { candidate, placed: other, when } = occupant;
    const stays = candidate !== null && this.#candidates.isGivenUp(candidate);
    if (when === 'then' && (stays || this.#givesWay(move, occupant))) return null;
    return { reason, move, other, until: when === 'now' && !stays ? candidate : null };
  }
}

/**
 * Whether a route may be a guard: where the first match wins, its handler may pass a request on. Of the routes with one
 * address and method only the first counts, and the first that certainly passes requests on.
 */
function mayGuard(placed: Placed, seen: Set<string>): boolean {
  return (
    placed.entry.kind === 'route' &&
    placed.entry.router.precedence !== 'specificity' &&
    isFirst(placed, seen, placed.entry.handler.passesOn === true)
  );
}

/** The present addresses of a route; a single null where its path is not text. */
function addressesOf({ entry, path, prefix }: Placed): readonly (Path | null)[] {
  return entry.kind === 'route' && entry.path ? addressesUnder(prefix, entry.path.value, entry.router) : [path];
}

/**
 * The first and the last of the routes with one path and method, and of the middleware that serves pages: they decide
 * whether any of them comes before an entry, and whether any comes after it.
 */
function firstAndLast(routes: readonly Placed[]): ReadonlySet<Placed> {
  const first = new Map<string, Placed>();
  const last = new Map<string, Placed>();
  for (const placed of routes) {
    const { entry, path } = placed;
    const mayFallBack = entry.kind === 'route' && (!path || path.segments.at(-1)?.kind === 'wildcard');
    const key = `${keyOf(placed)} ${mayFallBack ? entry.handler.answer.response : ''}`;
    if (!first.has(key)) first.set(key, placed);
    last.set(key, placed);
  }
  return new Set([...first.values(), ...last.values()]);
}

function keyOf({ entry, file, path }: Placed): string {
  // Middleware that takes every request has an empty path: an unknown path needs another key.
  if (entry.kind !== 'route')
    return (
      `${entry.kind} ${path?.text ?? 'unknown'} ` +
      (entry.isMissing ? 'missing ' : '') +
      (entry.kind === 'middleware' && entry.passage.mayAnswer ? 'answers ' : '') +
      (entry.kind === 'middleware' && entry.passage.redirects ? 'redirects ' : '') +
      (entry.kind === 'middleware' && entry.passage.response === 'files'
        ? `files ${file} ${entry.sends?.folder ?? ''}`
        : '')
    );
  return `${entry.kind} ${entry.methods.map(({ method }) => method).join()} ${path?.text ?? entry.pattern ?? ''}`;
}

/** Whether no entry with the same key was seen before: a later one with the same path adds nothing. */
function isFirst(placed: Placed, seen: Set<string>, passesOn = false): boolean {
  const key = `${keyOf(placed)} ${String(passesOn)}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function methodsOf({ entry }: Placed): readonly string[] | null {
  return entry.kind === 'route' ? answeredMethods(entry) : null;
}
