import { HOLE, type Path, type Segment } from '../paths/path.ts';
import type { Mention } from './model.ts';

/** A mention and the file that it stands in. */
export interface FileMention {
  readonly file: string;
  readonly mention: Mention;
}

/** Stands for the beginning of a mention, before its first segment. */
const BEGINNING = '';

/** The mentions of many files, by the segments that they hold and by what stands before these. */
export class MentionIndex {
  readonly #keysOf = new Map<string, ReadonlySet<string>>();
  /** By segment, and by segment with the one before it; then by file. */
  readonly #byKey = new Map<string, Map<string, readonly FileMention[]>>();

  /** Takes in the mentions of a file, in place of those that it had before. */
  add(file: string, mentions: readonly Mention[]): void {
    this.remove(file);
    const own = new Map<string, FileMention[]>();
    for (const mention of mentions) {
      const item = { file, mention };
      for (const key of keysOf(mention)) {
        const same = own.get(key);
        if (same) same.push(item);
        else own.set(key, [item]);
      }
    }
    for (const [key, items] of own) {
      const files = this.#byKey.get(key);
      if (files) files.set(file, items);
      else this.#byKey.set(key, new Map([[file, items]]));
    }
    this.#keysOf.set(file, new Set(own.keys()));
  }

  /** Forgets a file; one that was never added changes nothing. */
  remove(file: string): void {
    for (const key of this.#keysOf.get(file) ?? []) {
      const files = this.#byKey.get(key);
      files?.delete(file);
      if (files?.size === 0) this.#byKey.delete(key);
    }
    this.#keysOf.delete(file);
  }

  /**
   * The mentions that hold a segment, in the order in which their files came.
   *
   * @param before the segment that addresses have before it: mentions that say another one there are left out; null for any
   */
  naming(segment: string, before: string | null = null): readonly FileMention[] {
    const said = segment.toLowerCase();
    if (before === null) return this.#with(said);
    return [BEGINNING, HOLE, before.toLowerCase()].flatMap((each) => this.#with(pair(each, said)));
  }

  #with(key: string): readonly FileMention[] {
    return [...(this.#byKey.get(key)?.values() ?? [])].flat();
  }
}

/** A mention is found by each of its segments, and by each with what stands before it. */
function keysOf({ segments }: Mention): ReadonlySet<string> {
  const keys = new Set<string>();
  segments.forEach((segment, at) => {
    if (segment === HOLE) return;
    keys.add(segment);
    keys.add(pair(segments[at - 1] ?? BEGINNING, segment));
  });
  return keys;
}

/** No segment holds a slash. */
function pair(before: string, segment: string): string {
  return `${before}/${segment}`;
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
