import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/dialects.ts';
import { evaluate, type Piece } from './evaluate-text.ts';
import { escapeFor, Offsets } from './literal.ts';
import type { TextSource } from './scope.ts';
import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';

/** The text that an expression evaluates to; null where no part of it is known. */
export function readText(expression: TSESTree.Node, source: TextSource): Text | null {
  const pieces = evaluate(expression, source);
  const said = pieces.some((piece) => piece.literal && (piece.value !== '' || pieces.length === 1));
  return said ? new PiecedText(pieces, expression.range, source.text) : null;
}

/** `id`, `user.id`, `params!.id`, `encodeURIComponent(user.id)`. */
const NAMED = /^(?:[\w$]+(?:\?\.|!?\.|\())*([\w$]+)!?\)*$/;

/** A piece with its place in the value. */
interface Placed {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
  readonly offsets: Offsets | null;
}

/** A text in pieces. Most texts are used for their value alone, so the offsets of the pieces are computed on demand. */
class PiecedText implements Text {
  readonly value: string;
  readonly #pieces: readonly Piece[];
  readonly #expression: Range;
  readonly #source: string;
  #known: readonly Placed[] | null = null;

  constructor(pieces: readonly Piece[], expression: Range, source: string) {
    const [only] = pieces;
    this.value = only && pieces.length === 1 ? only.value : pieces.map((piece) => piece.value).join('');
    this.#pieces = pieces;
    this.#expression = expression;
    this.#source = source;
  }

  locate(start: number, end: number): Range {
    const whole = this.#literalAround(start, end);
    if (whole) return seen(whole, start, end);
    const touched = this.#placed.filter((placed) => placed.start < end && placed.end > start);
    const [first] = touched;
    const last = touched.at(-1);
    if (!first || !last) return this.#expression;
    // A part that is written elsewhere is shown by the name that refers to it, so the range is within the expression.
    return [seenInPlace(first, start, end)[0], seenInPlace(last, start, end)[1]];
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    const placed = this.#literalAround(start, end);
    return placed?.piece.owned ? this.#editIn(placed, start, end, replacement) : null;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    const placed = this.#literalAround(start, end);
    if (!placed?.piece.reads || placed.piece.owned) return null;
    const edit = this.#editIn(placed, start, end, replacement);
    return edit && { edit, reads: placed.piece.reads };
  }

  nameAt(offset: number): string | null {
    const placed = this.#placed.find(({ start, end }) => start <= offset && offset < end);
    if (placed?.piece.value !== HOLE) return null;
    return NAMED.exec(this.#source.slice(...placed.piece.site))?.[1] ?? null;
  }

  get #placed(): readonly Placed[] {
    let end = 0;
    this.#known ??= this.#pieces.map((piece) => {
      const start = end;
      end += piece.value.length;
      return { piece, start, end, offsets: piece.literal && new Offsets(piece.literal, this.#source) };
    });
    return this.#known;
  }

  #editIn(
    { piece: { literal, joint }, offsets, start: from, end: to }: Placed,
    start: number,
    end: number,
    replacement: string,
  ): Edit | null {
    if (!literal || !offsets || replacement.includes(HOLE)) return null;
    if (joint && replacement === '' && start === from && end === to && start < end) return { range: joint, text: '' };
    const range = offsets.range(start - from, end - from);
    return { range, text: escapeFor(literal, replacement, range, this.#source) };
  }

  /** The literal that contains the range; for an insertion between two, the first that may be edited. */
  #literalAround(start: number, end: number): Placed | undefined {
    const around = this.#placed.filter((placed) => placed.piece.literal && placed.start <= start && end <= placed.end);
    return around.find(({ piece }) => piece.owned) ?? around[0];
  }
}

function seen(placed: Placed, start: number, end: number): Range {
  return placed.piece.owned || placed.piece.inPlace ? exact(placed, start, end) : placed.piece.site;
}

function seenInPlace(placed: Placed, start: number, end: number): Range {
  return placed.piece.inPlace ? exact(placed, start, end) : placed.piece.site;
}

/** The source range of those characters from `start` to `end` that lie in a piece. */
function exact({ piece, start: from, end: to, offsets }: Placed, start: number, end: number): Range {
  return offsets ? offsets.range(Math.max(start, from) - from, Math.min(end, to) - from) : piece.site;
}
