import { HOLE, type Path, type Segment } from '../paths/path.ts';
import type { Mention } from './model.ts';

/** A mention and the file that it stands in. */
export interface FileMention {
  readonly file: string;
  readonly mention: Mention;
}

/** The mentions of many files, by the segments that they hold. */
export class MentionIndex {
  readonly #segmentsOf = new Map<string, ReadonlySet<string>>();
  /** By segment, then by file. */
  readonly #bySegment = new Map<string, Map<string, readonly FileMention[]>>();

  /** Takes in the mentions of a file, in place of those that it had before. */
  add(file: string, mentions: readonly Mention[]): void {
    this.remove(file);
    const own = new Map<string, FileMention[]>();
    for (const mention of mentions) {
      const item = { file, mention };
      for (const segment of new Set(mention.segments)) {
        if (segment === HOLE) continue;
        const same = own.get(segment);
        if (same) same.push(item);
        else own.set(segment, [item]);
      }
    }
    for (const [segment, items] of own) {
      const files = this.#bySegment.get(segment);
      if (files) files.set(file, items);
      else this.#bySegment.set(segment, new Map([[file, items]]));
    }
    this.#segmentsOf.set(file, new Set(own.keys()));
  }

  /** Forgets a file; one that was never added changes nothing. */
  remove(file: string): void {
    for (const segment of this.#segmentsOf.get(file) ?? []) {
      const files = this.#bySegment.get(segment);
      files?.delete(file);
      if (files?.size === 0) this.#bySegment.delete(segment);
    }
    this.#segmentsOf.delete(file);
  }

  /** The mentions that hold a segment, in the order in which their files came. */
  naming(segment: string): readonly FileMention[] {
    return [...(this.#bySegment.get(segment.toLowerCase())?.values() ?? [])].flat();
  }
}

/**
 * Tells whether a mention may name an address. Either of the two may begin further in front: the one below a mount
 * that it does not tell of, the other behind a host and a base.
 *
 * @param segmentAt which segment of the address the mention has to say; a value of run time does not say it
 */
export function names(mention: Mention, address: Path, segmentAt: number): boolean {
  const wanted = address.segments[segmentAt];
  if (!wanted) return false;
  return mention.segments.some((said, at) => said !== HOLE && meets(said, wanted) && !leavesOut(mention, at, address, segmentAt) && meetsBefore(mention, at, address, segmentAt) && meetsBehind(mention, at, address, segmentAt));
}

/** Whether a link would leave out the beginning of the address. */
function leavesOut({ isLink }: Mention, at: number, address: Path, segmentAt: number): boolean {
  return isLink === true && at < segmentAt && address.segments[0]?.kind !== 'unknown';
}

function meetsBefore({ segments }: Mention, at: number, address: Path, segmentAt: number): boolean {
  for (let back = 1; back <= Math.min(at, segmentAt); back += 1) {
    const wanted = address.segments[segmentAt - back];
    if (!wanted || !isOne(wanted)) return true;
    if (!meets(segments[at - back] ?? HOLE, wanted)) return false;
  }
  return true;
}

function meetsBehind({ segments, opensBehind }: Mention, at: number, address: Path, segmentAt: number): boolean {
  for (let ahead = 1; at + ahead < segments.length; ahead += 1) {
    const wanted = address.segments[segmentAt + ahead];
    if (!wanted) return false;
    if (!isOne(wanted)) return true;
    if (!meets(segments[at + ahead] ?? HOLE, wanted)) return false;
  }
  const rest = address.segments.slice(segmentAt + segments.length - at);
  // What is closed here may go on where it is used: a constant, an entry of a registry.
  return opensBehind || rest.every((segment) => segment.kind !== 'static');
}

function meets(said: string, wanted: Segment): boolean {
  return wanted.kind !== 'static' || said === HOLE || wanted.value.toLowerCase() === said;
}

/** Whether a segment of an address stands for exactly one of a request. */
function isOne(segment: Segment): boolean {
  if (segment.kind === 'static') return true;
  if (segment.kind === 'parameter') return !segment.optional && !segment.repeated;
  return segment.kind === 'mixed' && !segment.optional && !segment.spans;
}
