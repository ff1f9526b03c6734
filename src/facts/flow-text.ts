import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';
import { escapeFor, Offsets, type LiteralText } from '../text/literal.ts';
import { plainText } from '../values/text-value.ts';
import type { HolePiece, Origin, TextValue, Value } from '../values/value.ts';
import { lastNameOf } from './client-role.ts';
import type { LiteralUses } from './literal-uses.ts';
import { liesWithin } from '../text/ranges.ts';

/** A part of a text with its place in the value. */
interface Placed {
  readonly start: number;
  readonly end: number;
  readonly origin: Origin | null;
  readonly hole: HolePiece | null;
}

/** Where the text of a request is used. */
export interface TextHome {
  /** The file whose requests it is listed among: only the parts that this file writes can be edited. */
  readonly file: string;
  readonly source: string;
  /**
   * The range of the call that the text is used in; the range of the text itself where the file writes no part of it.
   */
  readonly range: Range;
  /** The key of its request in {@link LiteralUses}. */
  readonly request: string;
  readonly uses: Pick<LiteralUses, 'of' | 'isDecisive'>;
}

/**
 * The text of a value, as one of the files with its literals sees it: only the parts that this file writes have places.
 */
export class FlowText implements Text {
  readonly value: string;
  readonly #placed: readonly Placed[];
  readonly #home: TextHome;

  constructor(text: TextValue, home: TextHome) {
    this.value = plainText(text) ?? '';
    this.#home = home;
    let end = 0;
    this.#placed = text.pieces.map((piece) => {
      const start = end;
      end += 'hole' in piece ? 1 : piece.text.length;
      const origin = 'hole' in piece || piece.origin?.file !== home.file ? null : piece.origin;
      return { start, end, origin, hole: 'hole' in piece ? piece : null };
    });
  }

  locate(start: number, end: number): Range {
    const all = this.#placed.filter((each) => each.origin && each.start < end && each.end > start);
    // Parts that are written outside of the call count only where no part is written in it.
    const here = all.filter(
      ({ origin }) => origin && liesWithin([origin.literal.start, origin.literal.end], this.#home.range),
    );
    const literal = all.at(-1)?.origin?.literal.start;
    const touched = here.length > 0 ? here : all.filter(({ origin }) => origin?.literal.start === literal);
    const [first] = touched;
    const last = touched.at(-1);
    if (!first || !last) return this.#besides(start);
    const [from] = this.#rangeIn(first, Math.max(start, first.start), Math.min(end, first.end));
    const [, to] = this.#rangeIn(last, Math.max(start, last.start), Math.min(end, last.end));
    if (from > to) return this.#home.range;
    const [before, behind] = here.length > 0 ? this.#namesIn(start, end) : [];
    return [Math.min(from, before ?? from), Math.max(to, behind ?? to)];
  }

  /**
   * The start and the end of the names, written in the call, of the values in a part of the text: `base` and `id` of
   * `${base}/users/${id}`; empty where there are none.
   */
  #namesIn(start: number, end: number): readonly number[] {
    const touched = this.#placed.filter((each) => each.start < end && each.end > start);
    const names = touched.flatMap(({ hole }) => (hole?.named ? [hole.named] : []));
    const own = names.filter(({ file, range }) => file === this.#home.file && liesWithin(range, this.#home.range));
    const ends = own.flatMap(({ range }) => [...range]).toSorted((a, b) => a - b);
    return ends.length > 0 ? [ends[0] ?? 0, ends.at(-1) ?? 0] : [];
  }

  /** The empty range next to the nearest part that the file writes, for a part that it does not write. */
  #besides(at: number): Range {
    const behind = this.#placed.find((each) => each.origin && each.start >= at);
    const before = this.#placed.findLast((each) => each.origin && each.end <= at);
    if (behind) {
      const [start] = this.#rangeIn(behind, behind.start, behind.start);
      return [start, start];
    }
    if (!before) return this.#home.range;
    const [, end] = this.#rangeIn(before, before.end, before.end);
    return [end, end];
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    const around = this.#around(start, end, replacement);
    return around && this.#readers(around)?.length === 1 ? this.#editIn(around, start, end, replacement) : null;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    const around = this.#around(start, end, replacement);
    const readers = around && this.#readers(around);
    if (!around?.origin || !readers || readers.length < 2) return null;
    const at = readers.indexOf(this.#home.request);
    const reads = [{ constant: around.origin.literal.start, at, readers: readers.length }];
    return { edit: this.#editIn(around, start, end, replacement), reads };
  }

  nameAt(offset: number): string | null {
    const placed = this.#placed.find(({ start, end }) => start <= offset && offset < end);
    if (!placed?.hole) return null;
    const { hole, named } = placed.hole;
    const written = named?.file === this.#home.file ? this.#home.source.slice(...named.range) : '';
    if (written !== '') return written.replace('#', '');
    return isAnswer(hole) ? null : lastNameOf(hole) || null;
  }

  /**
   * The part that contains a range. Undefined where no literal of the file does, and where an edit is not safe: it
   * would change what the program decides, make a reference empty that is resolved against a base, or replace a part of
   * a literal whose case the code changes.
   */
  #around(start: number, end: number, replacement: string): Placed | undefined {
    const found = this.#placed.find((each) => each.origin && each.start <= start && end <= each.end);
    if (!found?.origin || (found.origin.isRecased && !isWhole(found, start, end))) return undefined;
    if (found.origin.isReference && replacement === '' && end - start === found.end - found.start) return undefined;
    const { origin, start: at } = found;
    const edit = { origin, start: origin.start + start - at, end: origin.start + end - at, replacement };
    return this.#home.uses.isDecisive(edit) ? undefined : found;
  }

  #readers({ origin }: Placed): readonly string[] | null {
    return origin && this.#home.uses.of(origin);
  }

  #editIn(placed: Placed, start: number, end: number, replacement: string): Edit {
    const range = this.#rangeIn(placed, start, end);
    const literal = placed.origin?.literal;
    if (literal && replacement === '' && isWhole(placed, start, end)) {
      const operand = this.#operandBehind(literal, placed);
      if (operand && liesWithin(operand, this.#home.range)) return { range: operand, text: '' };
    }
    return { range, text: literal ? escapeFor(literal, replacement, range, this.#home.source) : replacement };
  }

  /**
   * The range of a literal together with the `+` before it, where another text precedes it: `BASE + 'list'`; null for
   * another literal.
   */
  #operandBehind({ start, end, quote }: LiteralText, { start: at }: Placed): Range | null {
    if (quote === '`' || !this.#placed.some((each) => each.start < at && !each.hole && each.end > each.start))
      return null;
    const before = this.#home.source.slice(0, start - 1).trimEnd();
    if (!before.endsWith('+') || before.endsWith('++')) return null;
    return [before.slice(0, -1).trimEnd().length, end + 1];
  }

  #rangeIn({ origin, start: from }: Placed, start: number, end: number): Range {
    if (!origin) return this.#home.range;
    const offsets = new Offsets(origin.literal, this.#home.source);
    return offsets.range(origin.start + start - from, origin.start + end - from);
  }
}

/** Whether a value is the result of a call, which has no name. */
function isAnswer(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'call';
}

/** Whether a range is all of a literal. */
function isWhole({ origin }: Placed, start: number, end: number): boolean {
  return end - start === origin?.literal.value.length;
}
