import { prefixRelates } from '../../paths/compare.ts';
import type { Path } from '../../paths/path.ts';
import type { Route } from '../../routes/model.ts';
import { AddressIndex } from '../address-index.ts';
import { compared, type Candidate, type Move, type Occupant } from '../conflicts.ts';
import type { Moves } from '../moves.ts';
import { passageConflict } from '../passage-conflict.ts';
import type { Withheld } from '../plan.ts';
import { answeredMethods, guardConflict, routeConflict } from '../route-conflict.ts';
import { partyOf } from '../settlement.ts';
import { addressesUnder, type Layout, type Placed } from '../table.ts';
import { renamedAddress, rewrittenAddress } from './addresses-after.ts';
import type { Collection, Member } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';

/** A route at an address that it has, or gets by a rewrite or by new names of collections. */
interface Standing {
  readonly path: Path | null;
  readonly methods: readonly string[] | null;
}

/**
 * Knows what stands against new names of collections in one table: as for any rewrite, no other route may have or get the same method and
 * shape, and no request that reached one handler may reach another. The routes of a collection move together, so they are in nobody's
 * way among themselves. Whether the others move, by a rewrite or by a name of their own, is left open: both have to be right.
 */
export class CollectionConflicts {
  readonly #layout: Layout;
  readonly #index: CollectionIndex;
  readonly #moves: Moves;
  readonly #routes = new AddressIndex<Occupant>();
  readonly #guards = new AddressIndex<Occupant>();
  readonly #passages = new AddressIndex<Occupant>();

  constructor(layout: Layout, index: CollectionIndex, moves: Moves) {
    this.#layout = layout;
    this.#index = index;
    this.#moves = moves;
    for (const placed of layout.placed) {
      for (const { path, methods } of this.#standings(placed)) {
        const occupant = { placed, path, methods, candidate: null, when: 'always' } as const;
        if (placed.entry.kind !== 'route') {
          this.#passages.add(occupant, path, true);
          continue;
        }
        this.#routes.add(occupant, path, false);
        if (placed.entry.router.precedence !== 'specificity') this.#guards.add(occupant, path, false);
      }
    }
  }

  /** What stands against the new name of a collection in this table; null for nothing. */
  against(collection: Collection): Withheld | null {
    const own = collection.members.filter(({ layout }) => layout === this.#layout);
    const members = new Set(own.map(({ placed }) => placed));
    for (const member of own) {
      const found = member.placed.entry.kind === 'route' ? this.#againstRoute(member, collection, members) : this.#againstPassage(member, collection, members);
      if (found) return found;
    }
    return null;
  }

  #againstRoute({ placed, at }: Member, { wanted }: Collection, members: ReadonlySet<Placed>): Withheld | null {
    const { entry, path, prefix } = placed;
    if (entry.kind !== 'route' || !entry.path || !path) return { reason: 'dynamic-table' };
    const alone = new Map(at.map((segment) => [segment, wanted]));
    const now = addressesUnder(prefix, entry.path.value, entry.router);
    const move = this.#moves.get(entry);
    const rewritten = move && rewrittenAddress(placed, move.candidate);
    if (move && !rewritten) return { reason: 'unstable' };
    for (const names of [alone, this.#index.namesIn(placed)]) {
      for (const address of now) for (const found of this.#conflicts(moveOf(placed, entry, address, renamedAddress(address, names), null), members)) return found;
      if (!move || !rewritten) continue;
      const later = new Map([...names].map(([segment, name]) => [rewritten.after(segment), name]));
      if (later.has(-1)) return { reason: 'unstable' };
      for (const address of addressesUnder(prefix, move.candidate.newPath, entry.router)) {
        for (const found of this.#conflicts(moveOf(placed, entry, path, renamedAddress(address, later), move.candidate), members)) return found;
      }
    }
    return null;
  }

  *#conflicts(move: Move, members: ReadonlySet<Placed>): Generator<Withheld, void> {
    const tests = [
      [new Set([...this.#passages.meeting(move.to), ...this.#passages.meeting(move.from)]), passageConflict],
      [this.#guards.meeting(move.from), guardConflict],
      [this.#routes.meeting(move.to), routeConflict],
    ] as const;
    for (const [occupants, conflict] of tests) {
      for (const occupant of occupants) {
        if (members.has(occupant.placed)) continue;
        const reason = conflict(...compared(move, occupant));
        if (reason) yield { reason, other: partyOf(occupant.placed) };
      }
    }
  }

  /** Middleware and routers of other files have to see the same requests of all others as before. */
  #againstPassage({ placed, at }: Member, { wanted }: Collection, members: ReadonlySet<Placed>): Withheld | null {
    const { path } = placed;
    if (!path) return { reason: 'dynamic-table' };
    for (const names of [new Map(at.map((segment) => [segment, wanted])), this.#index.namesIn(placed)]) {
      const to = renamedAddress(path, names);
      for (const other of this.#layout.placed) {
        if (members.has(other)) continue;
        const touched = this.#standings(other).some((standing) => standing.path !== null && prefixRelates(path, standing.path) !== prefixRelates(to, standing.path));
        if (touched) return { reason: 'middleware', other: partyOf(other) };
      }
    }
    return null;
  }

  /** Where an entry stands, and where it would stand after its rewrite, its new names, or both. */
  #standings(placed: Placed): readonly Standing[] {
    const { entry, path, prefix } = placed;
    const names = this.#index.namesIn(placed);
    if (entry.kind !== 'route') return [{ path, methods: null }, ...(path && names.size > 0 ? [{ path: renamedAddress(path, names), methods: null }] : [])];
    const methods = answeredMethods(entry);
    if (!entry.path || !path) return [{ path, methods }];
    const now = addressesUnder(prefix, entry.path.value, entry.router);
    const renamed = names.size > 0 ? now.map((address) => renamedAddress(address, names)) : [];
    const move = this.#moves.get(entry);
    const rewritten = move && rewrittenAddress(placed, move.candidate);
    if (!move || !rewritten) return [...now, ...renamed].map((address) => ({ path: address, methods }));
    const later = new Map([...names].map(([segment, name]) => [rewritten.after(segment), name]));
    const rewrittenTo = addressesUnder(prefix, move.candidate.newPath, entry.router);
    const moved = [...rewrittenTo, ...rewrittenTo.map((address) => renamedAddress(address, later))].map((address) => ({ path: address, methods: move.candidate.newMethods }));
    return [...[...now, ...renamed].map((address) => ({ path: address, methods })), ...moved];
  }
}

/** A new address as the convention's other rewrites are looked at. */
function moveOf(placed: Placed, route: Route, from: Path, to: Path, rewrite: Candidate | null): Move {
  const methods = route.methods.map(({ method }) => method);
  return { placed, from, to, candidate: { route, methods, newMethods: rewrite?.newMethods ?? methods, newPath: to.text } };
}
