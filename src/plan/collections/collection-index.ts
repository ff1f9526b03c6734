import type { Route } from '../../model/router.ts';
import type { Text } from '../../model/text.ts';
import type { Moves } from '../moves.ts';
import type { Layout, Placed } from '../addresses/layout.ts';
import { addTo } from '../../text/grouping.ts';
import { type Collection, keyOf, type Member } from './collection-members.ts';
import type { ReportedNames } from './reported-names.ts';
import type { WrittenSegment } from './written-segments.ts';
import { type Occurrence, occurrencesIn } from './collection-occurrences.ts';

/**
 * Finds the collections of a project whose names have the wrong number, each with all entries whose addresses contain
 * it.
 */
export class CollectionIndex {
  readonly all: readonly Collection[];
  /** By the text that contains the name, and the offset in it. */
  readonly #byText = new Map<Text, Map<number, Collection>>();
  readonly #byEntry = new Map<Placed, Map<number, Collection>>();
  readonly #byRoute = new Map<Route, Set<Collection>>();

  /**
   * @param moves the rewrites proposed for routes by themselves: the noun left by a dropped verb is a collection too
   * @param names which names are reported
   */
  constructor(
    layouts: readonly Layout[],
    { moves, names }: { readonly moves: Moves; readonly names: Pick<ReportedNames, 'wantedIn' | 'isSettled'> },
  ) {
    const settled: Moves = { get: (route) => (names.isSettled(route) ? moves.get(route) : undefined) };
    const occurrences = layouts.flatMap((layout) => occurrencesIn(layout, settled));
    const bySaying = new Map<Text, Occurrence[]>();
    for (const each of occurrences) if (each.saying) addTo(bySaying, each.saying.text, each);
    const all: Collection[] = [];
    for (const each of occurrences) {
      const { placed, saying } = each;
      const wanted = saying && placed.entry.kind === 'route' ? names.wantedIn(saying) : undefined;
      if (saying && wanted !== undefined && !this.at(saying.text, saying.segment.start))
        all.push(this.#collect(each, wanted, bySaying));
    }
    this.all = all;
  }

  /** The collection at an offset in a text; null where there is none. */
  at(text: Text, start: number): Collection | null {
    return this.#byText.get(text)?.get(start) ?? null;
  }

  /** The collections in the addresses of a route. */
  of(route: Route): readonly Collection[] {
    return [...(this.#byRoute.get(route) ?? [])];
  }

  /** The collections in the address of an entry, by the indices of the segments that would get a new name. */
  in(placed: Placed): ReadonlyMap<number, Collection> {
    return this.#byEntry.get(placed) ?? NONE;
  }

  /**
   * A collection with everything that has to be renamed with it: the entries at its places, now or once their verbs are
   * dropped, and those at all other places where the same texts contain the name.
   */
  #collect(
    { places: [...first], saying }: Occurrence,
    wanted: string,
    bySaying: ReadonlyMap<Text, readonly Occurrence[]>,
  ): Collection {
    const places = new Set(first);
    const sayings = new Map<string, WrittenSegment>();
    const members = new Map<Placed, Member & { at: number[] }>();
    let isClear = true;
    for (const { through } of places) {
      for (const each of through) {
        if (keepsOldName(each)) continue;
        for (const other of each.places) places.add(other);
        const member = members.get(each.placed) ?? { layout: each.layout, placed: each.placed, at: [] };
        members.set(each.placed, member);
        if (!member.at.includes(each.at)) member.at.push(each.at);
        if (!each.saying) {
          isClear = false;
          continue;
        }
        const { text, segment } = each.saying;
        sayings.set(keyOf(each.saying), each.saying);
        for (const other of bySaying.get(text) ?? [])
          if (other.saying?.segment.start === segment.start) for (const place of other.places) places.add(place);
      }
    }
    const collection: Collection = {
      name: saying?.segment.value ?? '',
      wanted,
      sayings: [...sayings.values()],
      members: [...members.values()],
      isClear,
    };
    for (const { placed, at } of members.values()) {
      const known = this.#byEntry.get(placed) ?? new Map<number, Collection>();
      for (const segment of at) this.#byEntry.set(placed, known.set(segment, collection));
    }
    for (const { through } of places) for (const each of through) this.#note(each, collection);
    return collection;
  }

  #note({ saying, placed: { entry } }: Occurrence, collection: Collection): void {
    if (saying) {
      const known = this.#byText.get(saying.text) ?? new Map<number, Collection>();
      this.#byText.set(saying.text, known.set(saying.segment.start, collection));
    }
    if (entry.kind === 'route')
      this.#byRoute.set(entry, (this.#byRoute.get(entry) ?? new Set<Collection>()).add(collection));
  }
}

/** Whether a deprecated route contains the name in its own path, which is not renamed; a name in its prefix is. */
function keepsOldName({ placed: { entry }, saying }: Occurrence): boolean {
  return entry.kind === 'route' && entry.isDeprecated === true && saying?.text === entry.path;
}

const NONE: ReadonlyMap<number, Collection> = new Map();
