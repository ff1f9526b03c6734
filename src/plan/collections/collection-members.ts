import { groupBy } from '../../text/grouping.ts';
import { addressesUnder, type Layout, type Placed } from '../addresses/layout.ts';
import type { ChangedRoute } from '../changed-route.ts';
import type { Moves } from '../moves.ts';
import { renamedAddress, rewrittenUnder } from './addresses-after.ts';
import type { WrittenSegment } from './written-segments.ts';

/** An entry of a table whose address goes through a collection. */
export interface Member {
  readonly layout: Layout;
  readonly placed: Placed;
  /**
   * The indexes of the segments of its address that name the collection; more than one only where it is nested in
   * itself.
   */
  readonly at: readonly number[];
}

/** A collection whose name has the wrong number, with all that is below it: all of it is renamed, or nothing. */
export interface Collection {
  readonly name: string;
  readonly wanted: string;
  /** The texts that specify its name, each place of the source once. */
  readonly sayings: readonly WrittenSegment[];
  readonly members: readonly Member[];
  /** Whether the source writes the name in each address that goes through the collection. */
  readonly isClear: boolean;
}

/**
 * The routes of a collection with the addresses that its new name gives them, now and once their verbs are dropped.
 *
 * @param moves the rewrites proposed for routes by themselves
 */
export function renamedRoutes({ members, wanted }: Collection, moves: Moves): readonly ChangedRoute[] {
  const together = new Set(members.map(({ placed: { entry } }) => entry));
  return [...groupBy(members, ({ placed: { entry } }) => entry)].flatMap(([route, own]) => {
    if (route.kind !== 'route') return [];
    const candidate = moves.get(route)?.candidate;
    const places = own.flatMap(({ layout, placed, at }) => {
      const names = new Map(at.map((segment) => [segment, wanted]));
      const now = addressesUnder(placed.prefix, route.path?.value ?? '', route.router);
      const then = now.map((address) => renamedAddress(address, names));
      const later = candidate ? rewrittenUnder(placed, names, candidate) : null;
      return [{ layout, now, then }, ...(later ? [{ layout, now, then: later }] : [])];
    });
    const methods = route.methods.map(({ method }) => method);
    const newMethods = [...new Set([...methods, ...(candidate?.newMethods ?? [])])];
    return [{ route, newMethods, places, together }];
  });
}

/** A key of the place where a name is written. */
export function keyOf({ text, file, segment }: WrittenSegment): string {
  return `${file} ${text.locate(segment.start, segment.end).join()} ${segment.value}`;
}
