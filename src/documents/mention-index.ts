import { HOLE } from '../paths/dialects.ts';
import type { Path, Segment } from '../model/path.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import { fits, wordsToFind, wordsIn } from './addresses/mixed-segments.ts';
import { unpackWords } from './word-mentions.ts';
import { isCompound } from './names-verb.ts';
import type { FileMention, Mention } from '../model/mention.ts';

/** The mentions of many files, indexed by their segments and by what precedes these. */
export class MentionIndex {
  readonly #segmentsOf = new Map<string, ReadonlySet<string>>();
  readonly #bySegment = new Map<string, Holders>();
  /** The files with segments that are partly text; most projects have none. */
  readonly #mixedIn = new Set<string>();

  /** Adds the mentions of a file, in place of those that it had before. */
  add(file: string, mentions: readonly Mention[]): void {
    this.remove(file);
    const own = new Map<string, Place[]>();
    for (const mention of mentions) {
      const found = { file, mention };
      for (const [at, segment] of mention.segments.entries())
        if (segment !== HOLE && saysOwn(mention, at)) addTo(own, segment, { found, at });
      if (mention.mixed) this.#mixedIn.add(file);
      for (const { at, text } of mention.mixed ?? [])
        for (const word of new Set(wordsIn(text))) addTo(own, keyOf(word), { found, at, mixed: text });
    }
    for (const [segment, places] of own) {
      const known = this.#bySegment.get(segment) ?? { byFile: new Map(), group: null };
      this.#bySegment.set(segment, known);
      known.byFile.set(file, places);
      known.group = null;
    }
    this.#segmentsOf.set(file, new Set(own.keys()));
  }

  /** Removes a file; does nothing for one that was never added. */
  remove(file: string): void {
    for (const segment of this.#segmentsOf.get(file) ?? []) {
      const known = this.#bySegment.get(segment);
      if (!known) continue;
      known.byFile.delete(file);
      known.group = null;
      if (known.byFile.size === 0) this.#bySegment.delete(segment);
    }
    this.#segmentsOf.delete(file);
    this.#mixedIn.delete(file);
  }

  /**
   * The mentions that contain a segment, in the order in which their files were added where any segments may precede
   * it.
   *
   * @param segment as it is written: its words find the patterns of segments that are partly text
   * @param before the segments before it in the address: most mentions with others there are left out
   * @param next the segment after it in the address: most mentions that continue with another one are left out
   */
  naming(segment: string, before: readonly Segment[] = [], next?: Segment): readonly FileMention[] {
    const around = { before, next };
    const said = this.#at(segment.toLowerCase(), around);
    const words = this.#mixedIn.size > 0 ? wordsToFind(segment) : [];
    const mixed = words.flatMap(({ text }) =>
      this.#at(keyOf(text), around).filter((place) => fits(place.mixed ?? '', segment)),
    );
    return [...new Set([...said, ...mixed].map(({ found }) => found))];
  }

  #at(key: string, around: Around): readonly Place[] {
    const known = this.#bySegment.get(key);
    if (!known) return [];
    known.group ??= new Group([...known.byFile.values()].flat(), 1);
    return known.group.meeting(around);
  }
}

/** An index of the mentions of some files. */
export function indexMentions(
  files: Iterable<{ readonly file: string; readonly mentions: readonly Mention[] }>,
): MentionIndex {
  const index = new MentionIndex();
  for (const { file, mentions } of files) index.add(file, mentions);
  return index;
}

/** An index of the words of many files that may be put into URLs, which come in packed form. */
export function indexWords(files: Iterable<{ readonly file: string; readonly words: string }>): MentionIndex {
  const index = new MentionIndex();
  for (const { file, words } of files) index.add(file, unpackWords(words));
  return index;
}

/** A mention, and which of its segments is meant. */
interface Place {
  readonly found: FileMention;
  readonly at: number;
  /** The pattern of the segment where it is partly text. */
  readonly mixed?: string;
}

/** The key of a word for the patterns that contain it; no segment has the same text. */
function keyOf(word: string): string {
  return HOLE + word;
}

/** The places of one segment by file, and as a group once they were looked up. */
interface Holders {
  readonly byFile: Map<string, readonly Place[]>;
  group: Group | null;
}

/** A group of at most this size is not divided. */
const FEW = 16;

/** The farthest segment before a place that divides a group. */
const FURTHEST = 16;

/** The key for no segment: before the first one of a mention, and after its last one. */
const NONE = '';

/** The segments around the one that is looked for, in the address. */
interface Around {
  readonly before: readonly Segment[];
  readonly next: Segment | undefined;
}

/**
 * Places with the same segments right before them. A large group is divided by the segment one further in front, or by
 * the segment after the places.
 */
class Group {
  readonly places: readonly Place[];
  readonly #back: number;
  #parts: ReadonlyMap<string, Group> | null = null;
  #byNext: ReadonlyMap<string, readonly Place[]> | null = null;

  /** @param back how far before a place the segment is that divides the group */
  constructor(places: readonly Place[], back: number) {
    this.places = places;
    this.#back = back;
  }

  /** The places that may match an address; they may include others. */
  meeting(around: Around): readonly Place[] {
    if (this.places.length <= FEW) return this.places;
    const wanted = around.before.at(-this.#back);
    if (!wanted || !isOne(wanted) || this.#back > FURTHEST) return this.followedBy(around.next);
    const parts = (this.#parts ??= this.#divided());
    const keys =
      wanted.kind === 'static' ? [HOLE, wanted.value.toLowerCase()] : [...parts.keys()].filter((key) => key !== NONE);
    return [
      parts.get(NONE)?.followedBy(around.next) ?? [],
      ...keys.map((key) => parts.get(key)?.meeting(around) ?? []),
    ].flat();
  }

  /** The places that a segment may follow, including those at the end of a mention. */
  followedBy(next: Segment | undefined): readonly Place[] {
    if (next?.kind !== 'static' || this.places.length <= FEW) return this.places;
    const parts = (this.#byNext ??= groupBy(this.places, ({ found, at }) => found.mention.segments[at + 1] ?? NONE));
    return [NONE, HOLE, next.value.toLowerCase()].flatMap((key) => parts.get(key) ?? []);
  }

  #divided(): ReadonlyMap<string, Group> {
    const parts = groupBy(this.places, ({ found, at }) => found.mention.segments[at - this.#back] ?? NONE);
    return new Map([...parts].map(([key, places]) => [key, new Group(places, this.#back + 1)]));
  }
}

/**
 * Whether a mention may name an address. Either of the two may begin further in front: the mention may include a mount
 * that is missing in the address, and the address a base that is missing in the mention.
 *
 * @param segmentAt which segment of the address the mention has to contain as text; a value of run time does not count
 */
export function names(mention: Mention, address: Path, segmentAt: number): boolean {
  const wanted = address.segments[segmentAt];
  if (!wanted) return false;
  return mention.segments.some(
    (_, at) =>
      saysOwn(mention, at) &&
      saysSegment(mention, at, wanted) &&
      hasRest(mention, address, segmentAt) &&
      !leavesOut(mention, at, address, segmentAt) &&
      meetsBefore(mention, at, address, segmentAt) &&
      meetsBehind(mention, at, address, segmentAt),
  );
}

/** Whether the text of a mention itself contains one of its segments. */
function saysOwn({ own }: Mention, at: number): boolean {
  return own === undefined || own.includes(at);
}

function saysSegment({ segments, mixed }: Mention, at: number, wanted: Segment): boolean {
  const said = segments[at] ?? HOLE;
  if (said !== HOLE && meets(said, wanted)) return true;
  return wanted.kind === 'static' && mixed?.some((each) => each.at === at && fits(each.text, wanted.value)) === true;
}

/**
 * Whether a mention is certain enough: by itself, or because its file also contains the static segment next to this
 * one, if there is any.
 */
function hasRest({ beside, written }: Mention, { segments }: Path, segmentAt: number): boolean {
  if (!beside || isCompound(written)) return true;
  const isStatic = (segment: Segment) => segment.kind === 'static';
  const next = segments.slice(0, segmentAt).findLast(isStatic) ?? segments.slice(segmentAt + 1).find(isStatic);
  return next?.kind !== 'static' || beside.has(next.value.toLowerCase());
}

/** Whether a mention is a link and would lack the beginning of the address. */
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

function meetsBehind({ segments, openSuffix }: Mention, at: number, address: Path, segmentAt: number): boolean {
  for (let ahead = 1; at + ahead < segments.length; ahead += 1) {
    const wanted = address.segments[segmentAt + ahead];
    if (!wanted) return false;
    if (!isOne(wanted)) return true;
    if (!meets(segments[at + ahead] ?? HOLE, wanted)) return false;
  }
  const rest = address.segments.slice(segmentAt + segments.length - at);
  // A text that ends here may be continued where it is used: a constant, an entry of a registry.
  return openSuffix || rest.every((segment) => segment.kind !== 'static');
}

function meets(said: string, wanted: Segment): boolean {
  return wanted.kind !== 'static' || said === HOLE || wanted.value.toLowerCase() === said;
}

/** Whether a segment of an address matches exactly one segment of a request. */
function isOne(segment: Segment): boolean {
  if (segment.kind === 'static') return true;
  if (segment.kind === 'parameter') return !segment.optional && !segment.repeated;
  return segment.kind === 'mixed' && !segment.optional && !segment.spans;
}
