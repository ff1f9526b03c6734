import type { Layout, Placed, UnknownPrefix } from '../addresses/layout.ts';
import { type WrittenSegment, writtenSegments } from './written-segments.ts';
import type { Moves } from '../moves.ts';
import type { Path } from '../../model/path.ts';
import { rewrittenAddress } from './addresses-after.ts';
import { textAt } from '../../paths/dialects.ts';

/** An address up to a segment, in one table. */
interface Place {
  readonly below: Map<string, Place>;
  /** The entries whose addresses contain it, each with its segment there. */
  readonly through: Occurrence[];
}

export interface Occurrence {
  readonly layout: Layout;
  readonly placed: Placed;
  readonly at: number;
  readonly saying: WrittenSegment | null;
  /** Its place now, and its place after a rewrite: two at most. */
  readonly places: readonly Place[];
}

export function occurrencesIn(layout: Layout, settled: Moves): readonly Occurrence[] {
  const root: Place = { below: new Map(), through: [] };
  const unknowns = new Map<UnknownPrefix['of'], string>();
  return layout.placed.flatMap((placed) => {
    const { path } = placed;
    if (!path) return [];
    const sayings = writtenSegments(placed, layout.top);
    const places = placesAlong(root, path, placed, unknowns);
    const later = laterPlaces(root, placed, settled, unknowns);
    return places.map((place, at) => {
      const own = [...new Set([place, later(at) ?? place])];
      const occurrence = { layout, placed, at, saying: sayings[at] ?? null, places: own };
      for (const each of own) each.through.push(occurrence);
      return occurrence;
    });
  });
}

/** The places of an address, one for each segment. */
function placesAlong(
  root: Place,
  path: Path,
  placed: Placed,
  unknowns: Map<UnknownPrefix['of'], string>,
): readonly Place[] {
  const isExact = seesCapitals(placed);
  let place = root;
  return path.segments.map((segment, at) => {
    const name =
      placed.unknown && segment.kind === 'unknown'
        ? nameOf(placed.unknown.of, unknowns)
        : keyOfSegment(path, at, isExact);
    const known = place.below.get(name) ?? { below: new Map<string, Place>(), through: [] };
    place.below.set(name, known);
    place = known;
    return place;
  });
}

/**
 * The places of the segments of an address after its rewrite: `/add/crate` and `/update/crate/:id` meet at `/crate`.
 */
function laterPlaces(
  root: Place,
  placed: Placed,
  settled: Moves,
  unknowns: Map<UnknownPrefix['of'], string>,
): (at: number) => Place | undefined {
  const move = placed.entry.kind === 'route' ? settled.get(placed.entry) : undefined;
  const later = move && rewrittenAddress(placed, move.candidate);
  if (!later) return () => undefined;
  const places = placesAlong(root, later.path, placed, unknowns);
  return (at) => places[later.after(at)];
}

/**
 * The name of the unknown prefix of a mount: the same for all entries below the mount, and different for all others.
 */
function nameOf(prefixed: UnknownPrefix['of'], unknowns: Map<UnknownPrefix['of'], string>): string {
  const name = unknowns.get(prefixed) ?? `? ${String(unknowns.size)}`;
  unknowns.set(prefixed, name);
  return name;
}

/** Whether a router above an entry may be case-sensitive, though its framework is not by default. */
function seesCapitals({ entry, through }: Placed): boolean {
  return (
    (entry.kind === 'route' && entry.router.constrained === true) ||
    through.some(({ child }) => child?.constrained === true)
  );
}

/** The key of a segment: equal for segments that match the same texts. The names of parameters make no difference. */
function keyOfSegment(path: Path, at: number, isExact: boolean): string {
  const { dialect } = path;
  const segment = path.segments[at];
  if (segment?.kind === 'static')
    return `/${!isExact && (dialect === 'express' || dialect === 'koa') ? segment.value.toLowerCase() : segment.value}`;
  if (segment?.kind === 'parameter' && !segment.optional && !segment.repeated && segment.pattern === null) return ':';
  return textAt(path, at);
}
