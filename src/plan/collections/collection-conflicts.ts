import { prefixRelates } from '../../paths/compare.ts';
import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { AddressIndex } from '../addresses/address-index.ts';
import type { Candidate, Move, Occupant } from '../conflicts/route-move.ts';
import { compared } from '../conflicts/conflict-resolution.ts';
import { redirectsThere } from '../judging/redirected.ts';
import type { Moves } from '../moves.ts';
import { passageConflict } from '../conflicts/passage-conflict.ts';
import type { Withheld } from '../../model/withheld.ts';
import { answeredMethods, routeConflict } from '../conflicts/route-conflict.ts';
import { guardConflict } from '../conflicts/guard-conflict.ts';
import { objectionOf, conflictLocation } from '../conflicts/conflict-location.ts';
import { addressesUnder, type Layout, type Placed } from '../addresses/layout.ts';
import { renamedAddress, rewrittenAddress, rewrittenUnder } from './addresses-after.ts';
import type { Collection } from './collection-members.ts';
import type { CollectionIndex } from './collection-index.ts';

/** The new names in an address, by the positions of their segments. */
type Names = ReadonlyMap<number, string>;

/** An entry at its current address, or at one after a rewrite or after new names of collections. */
interface NamedEntry {
  readonly path: Path | null;
  readonly methods: readonly string[] | null;
  readonly names: Names;
}

/**
 * One change: the collection of an entry gets its new name, while other collections in its address have the old or the
 * new one.
 */
interface Step {
  readonly placed: Placed;
  readonly names: Names;
  /** The new names of other collections among them. */
  readonly before: Names;
  /** The entries of this table that change together. */
  readonly members: ReadonlySet<Placed>;
}

type Party = Occupant & Pick<NamedEntry, 'names'>;

/**
 * Finds what prevents new names of collections in one table. As for any rewrite, no other route may have or get the
 * same method and shape, and no request may reach another handler than before. The routes of a collection change
 * together, so they do not conflict with each other. Whether other routes change, by a rewrite or by a new name of
 * their own, is left open: both cases must be correct. Routes with a second collection in common have the same name of
 * it, old or new.
 */
export class CollectionConflicts {
  readonly #layout: Layout;
  readonly #index: CollectionIndex;
  readonly #moves: Moves;
  readonly #routes = new AddressIndex<Party>();
  readonly #guards = new AddressIndex<Party>();
  readonly #passages = new AddressIndex<Party>();

  constructor(layout: Layout, index: CollectionIndex, moves: Moves) {
    this.#layout = layout;
    this.#index = index;
    this.#moves = moves;
    for (const placed of layout.placed) {
      for (const { path, methods, names } of this.#namedEntries(placed)) {
        const occupant = { placed, path, methods, names, candidate: null, when: 'always' } as const;
        if (placed.entry.kind !== 'route') {
          this.#passages.add(occupant, path, true);
          continue;
        }
        this.#routes.add(occupant, path, false);
        if (placed.entry.router.precedence !== 'specificity') this.#guards.add(occupant, path, false);
      }
    }
  }

  /** The objections in this table to the new name of a collection. */
  *against(collection: Collection): Generator<Withheld, void> {
    const own = collection.members.filter(({ layout }) => layout === this.#layout);
    const members = new Set(own.map(({ placed }) => placed));
    for (const { placed, at } of own) {
      for (const step of this.#steps(placed, at, collection, members)) {
        if (placed.entry.kind === 'route') yield* this.#againstRoute(step, placed.entry);
        else yield* this.#againstPassage(step);
      }
    }
  }

  /** The new name of a collection alone, and together with the new names of all others. */
  #steps(placed: Placed, at: readonly number[], { wanted }: Collection, members: ReadonlySet<Placed>): readonly Step[] {
    const others = new Map([...this.#namesIn(placed)].filter(([segment]) => !at.includes(segment)));
    const own = at.map((segment) => [segment, wanted] as const);
    return [NO_NAMES, others].map((before) => ({ placed, before, names: new Map([...before, ...own]), members }));
  }

  *#againstRoute(step: Step, entry: Route): Generator<Withheld, void> {
    const { placed, names } = step;
    const { path, prefix } = placed;
    if (!entry.path || !path) {
      yield { reason: 'dynamic-table' };
      return;
    }
    for (const address of addressesUnder(prefix, entry.path.value, entry.router)) {
      yield* this.#conflicts(step, moveOf(placed, entry, address, renamedAddress(address, names), null));
    }
    const move = this.#moves.get(entry);
    if (!move) return;
    const then = rewrittenUnder(placed, names, move.candidate);
    if (!then) yield { reason: 'unstable' };
    for (const address of then ?? [])
      yield* this.#conflicts(step, moveOf(placed, entry, path, address, move.candidate));
  }

  *#conflicts(step: Step, move: Move): Generator<Withheld, void> {
    if (redirectsThere(move.candidate.route, move.candidate.newMethods, move.to))
      yield { reason: 'redirects-there', other: conflictLocation(move.placed) };
    const left = [move.from, renamedAddress(move.from, step.before)];
    const tests = [
      [new Set([move.to, ...left].flatMap((path) => [...this.#passages.meeting(path)])), passageConflict],
      [new Set(left.flatMap((path) => [...this.#guards.meeting(path)])), guardConflict],
      [this.#routes.meeting(move.to), routeConflict],
    ] as const;
    for (const [occupants, conflict] of tests) {
      for (const occupant of occupants) {
        const shared = this.#shared(step, occupant);
        if (!shared) continue;
        const reason = conflict(...compared({ ...move, from: renamedAddress(move.from, shared) }, occupant));
        if (reason) yield objectionOf(reason, occupant.placed, { to: move.to, newMethods: move.candidate.newMethods });
      }
    }
  }

  /** Middleware or a router of another file must match the same requests of all other entries as before. */
  *#againstPassage(step: Step): Generator<Withheld, void> {
    const { path } = step.placed;
    if (!path) {
      yield { reason: 'dynamic-table' };
      return;
    }
    const to = renamedAddress(path, step.names);
    for (const placed of this.#layout.placed) {
      const touched = this.#namedEntries(placed).some((standing) => {
        const shared = standing.path && this.#shared(step, { placed, names: standing.names });
        return (
          shared && prefixRelates(renamedAddress(path, shared), standing.path) !== prefixRelates(to, standing.path)
        );
      });
      if (touched) yield { reason: 'middleware', other: conflictLocation(placed) };
    }
  }

  /**
   * The new names that another entry has too, because a mount gives one name to everything below it. Null where the
   * pair cannot occur or does not matter: the entry changes together with this one, has another name of a collection
   * that both share, or has only some of its other new names.
   */
  #shared({ placed, names, before, members }: Step, party: Pick<Party, 'placed' | 'names'>): Names | null {
    if (members.has(party.placed)) return null;
    const own = [...this.#index.in(placed)];
    const shared = new Map<number, string>();
    const others = new Set<boolean>();
    for (const [at, collection] of this.#index.in(party.placed)) {
      const same = own.filter(([, each]) => each === collection).map(([segment]) => segment);
      if (same.length === 0) others.add(party.names.has(at));
      if (same.some((segment) => names.has(segment) !== party.names.has(at))) return null;
      for (const segment of same) if (before.has(segment)) shared.set(segment, collection.wanted);
    }
    return others.size > 1 ? null : shared;
  }

  #namesIn(placed: Placed): Names {
    return new Map([...this.#index.in(placed)].map(([segment, { wanted }]) => [segment, wanted]));
  }

  /** The addresses of an entry: the current one, and those after its rewrite, its new names, or both. */
  #namedEntries(placed: Placed): readonly NamedEntry[] {
    const { entry, path, prefix } = placed;
    const all = variants(this.#namesIn(placed));
    if (entry.kind !== 'route')
      return all.map((names) => ({ path: path && renamedAddress(path, names), methods: null, names }));
    const methods = answeredMethods(entry);
    if (!entry.path || !path) return [{ path, methods, names: NO_NAMES }];
    const now = addressesUnder(prefix, entry.path.value, entry.router);
    const move = this.#moves.get(entry);
    const rewritten = move && rewrittenAddress(placed, move.candidate);
    const standing = all.flatMap((names) =>
      now.map((address) => ({ path: renamedAddress(address, names), methods, names })),
    );
    if (!move || !rewritten) return standing;
    const then = addressesUnder(prefix, move.candidate.newPath, entry.router);
    const moved = all.flatMap((names) => {
      const later = new Map([...names].map(([segment, name]) => [rewritten.after(segment), name]));
      return then.map((address) => ({
        path: renamedAddress(address, later),
        methods: move.candidate.newMethods,
        names,
      }));
    });
    return [...standing, ...moved];
  }
}

const NO_NAMES: Names = new Map();

/** The combinations of new names that are checked: none, all, those up to a segment, and those after one. */
function variants(names: Names): readonly Names[] {
  const inOrder = [...names].sort(([a], [b]) => a - b);
  const beginnings = inOrder.map((_, at) => new Map(inOrder.slice(0, at + 1)));
  const ends = inOrder.slice(1).map((_, at) => new Map(inOrder.slice(at + 1)));
  return [NO_NAMES, ...beginnings, ...ends];
}

/** A new address as a move, so that the checks for rewrites apply to it. */
function moveOf(placed: Placed, route: Route, from: Path, to: Path, rewrite: Candidate | null): Move {
  const methods = route.methods.map(({ method }) => method);
  return {
    placed,
    from,
    to,
    candidate: { route, methods, newMethods: rewrite?.newMethods ?? methods, newPath: to.text },
  };
}
