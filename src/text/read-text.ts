import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/path.ts';
import { evaluate, type Piece } from './evaluate.ts';
import { escapeFor, Offsets } from './literal.ts';
import type { TextSource } from './scope.ts';
import type { Edit, Range, SharedEdit, Text } from './text.ts';

/** The text that an expression evaluates to, or null where the source says nothing of it. */
export function readText(expression: TSESTree.Node, source: TextSource): Text | null {
  const pieces = evaluate(expression, source);
  const said = pieces.some((piece) => piece.literal && (piece.value !== '' || pieces.length === 1));
  return said ? new PiecedText(pieces, expression.range, source.text) : null;
}

/** A piece with its place in the value. */
interface Placed extends Piece {
  readonly start: number;
  readonly end: number;
  readonly offsets: Offsets | null;
}

class PiecedText implements Text {
  readonly value: string;
  readonly #pieces: readonly Placed[];
  readonly #expression: Range;
  readonly #source: string;

  constructor(pieces: readonly Piece[], expression: Range, source: string) {
    let end = 0;
    this.#pieces = pieces.map((piece) => {
      const start = end;
      end += piece.value.length;
      return { ...piece, start, end, offsets: piece.literal && new Offsets(piece.literal, source) };
    });
    this.value = pieces.map((piece) => piece.value).join('');
    this.#expression = expression;
    this.#source = source;
  }

  locate(start: number, end: number): Range {
    const whole = this.#literalAround(start, end);
    if (whole) return seen(whole, start, end);
    const touched = this.#pieces.filter((piece) => piece.start < end && piece.end > start);
    const [first] = touched;
    const last = touched.at(-1);
    if (!first || !last) return this.#expression;
    // Parts that stand elsewhere are shown by the name that leads there, so all of it lies within the expression.
    return [seenInPlace(first, start, end)[0], seenInPlace(last, start, end)[1]];
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    const piece = this.#literalAround(start, end);
    return piece?.owned ? this.#editIn(piece, start, end, replacement) : null;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    const piece = this.#literalAround(start, end);
    const edit = piece?.reads && !piece.owned ? this.#editIn(piece, start, end, replacement) : null;
    return piece?.reads && edit ? { edit, reads: piece.reads } : null;
  }

  #editIn({ literal, offsets, joint, start: from, end: to }: Placed, start: number, end: number, replacement: string): Edit | null {
    if (!literal || !offsets || replacement.includes(HOLE)) return null;
    if (joint && replacement === '' && start === from && end === to && start < end) return { range: joint, text: '' };
    const range = offsets.range(start - from, end - from);
    return { range, text: escapeFor(literal, replacement, range, this.#source) };
  }

  /** The one literal that the range lies in; an insertion between two goes to the first that may be edited. */
  #literalAround(start: number, end: number): Placed | undefined {
    const around = this.#pieces.filter((piece) => piece.literal && piece.start <= start && end <= piece.end);
    return around.find((piece) => piece.owned) ?? around[0];
  }
}

function seen(piece: Placed, start: number, end: number): Range {
  return piece.owned || piece.inPlace ? exact(piece, start, end) : piece.site;
}

function seenInPlace(piece: Placed, start: number, end: number): Range {
  return piece.inPlace ? exact(piece, start, end) : piece.site;
}

/** The source range of what the piece holds of the characters from `start` to `end`. */
function exact(piece: Placed, start: number, end: number): Range {
  if (!piece.offsets) return piece.site;
  return piece.offsets.range(Math.max(start, piece.start) - piece.start, Math.min(end, piece.end) - piece.start);
}
