import type { FileGuard } from '../model/plan-input.ts';
import type { Listener } from '../values/events.ts';
import { literalKey } from '../values/place.ts';
import type { ObjectValue, Piece, Place, TextValue, Value } from '../values/value.ts';
import { asksPart } from './address-patterns.ts';
import type { SentRequests } from './address-source.ts';

/** A read of the number of segments into which an address is split. */
interface Count {
  readonly address: TextValue;
  readonly place: Place;
}

/**
 * Finds reads of the number of segments of a known address, the URL of a request or the path of a route: the `length`
 * of a list whose elements are made of one literal. The number itself shows no longer what it counts.
 */
export class SegmentCounts implements Listener {
  readonly #source: SentRequests;
  readonly #counts: Count[] = [];

  /** @param source finds the URLs and the paths in values, of the same evaluation */
  constructor(source: SentRequests) {
    this.#source = source;
  }

  readField({ shape, state: { fields } }: ObjectValue, name: string, place: Place): void {
    if (name !== 'length' || shape !== 'array' || fields.size < 2) return;
    const segments = [...fields.values()];
    const literals = segments.flatMap((segment) => keyIn(segment) ?? []);
    if (new Set(literals).size < literals.length) this.#counts.push({ address: joinedBySlash(segments), place });
  }

  /** The guards that depend on these numbers. */
  guards(): readonly FileGuard[] {
    return this.#counts.flatMap(({ address, place: { file, range } }) => {
      const asked = this.#source.find(address);
      const patterns = asked ? asksPart({ kind: 'count', part: [0], isWhole: true }) : [];
      return patterns.flatMap((pattern) =>
        asked ? this.#source.guardsOf(asked, pattern).map((guard) => ({ file, guard: { ...guard, range } })) : [],
      );
    });
  }
}

/** The key of the literal at the beginning of a text; null where there is none. */
function keyIn(value: Value): string | null {
  const [piece] = value.kind === 'text' ? value.pieces : [];
  return piece && 'text' in piece && piece.origin ? literalKey(piece.origin) : null;
}

/** The address that consists of some segments; one that is no text is an unknown part of it. */
function joinedBySlash(segments: readonly Value[]): TextValue {
  const pieces = segments.flatMap((segment, at): readonly Piece[] => [
    ...(at > 0 ? [{ text: '/', origin: null }] : []),
    ...(segment.kind === 'text' ? segment.pieces : [{ hole: segment }]),
  ]);
  return { kind: 'text', pieces };
}
