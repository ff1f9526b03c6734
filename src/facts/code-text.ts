import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import { Offsets } from '../text/literal.ts';
import type { CallTerm, ClassCode, ObjectTerm, Term } from '../values/terms.ts';
import { isLiteral, type TextPart } from './text-parts.ts';

/** The use of a term, as its place in the code shows it. */
export type Purpose =
  | { readonly kind: 'argument'; readonly call: CallTerm; readonly index: number; readonly around: Purpose }
  /** The value of an entry of an object, of a field of a class, or of an attribute of an element. */
  | { readonly kind: 'value'; readonly key: string; readonly of: ObjectTerm | null; readonly around: Purpose }
  | { readonly kind: 'item'; readonly around: Purpose }
  | { readonly kind: 'declared'; readonly name: string; readonly type: string | null }
  | { readonly kind: 'compared'; readonly with: readonly Term[]; readonly isCase: boolean }
  /** An unknown part of a text. */
  | { readonly kind: 'part'; readonly text: CodeText; readonly at: number; readonly around: Purpose }
  /** What a function returns. */
  | { readonly kind: 'answer'; readonly around: Purpose }
  | { readonly kind: 'key' | 'decorator' | 'type' | 'other' };

/** A text that one expression makes: a literal, a template, a concatenation, a list that is joined. */
export interface CodeText {
  /** The text, with a HOLE for each value that the expression does not contain. */
  readonly text: string;
  readonly holes: readonly Term[];
  readonly purpose: Purpose;
  /** The class that it is written in; null outside of classes. */
  readonly inClass: ClassCode | null;
  /** The place of the characters from `start` to `end`; the operands at either end of a concatenation are left out. */
  locate(start: number, end: number): Range;
  /** Whether the characters from `start` to `end` are written in several literals. */
  isSum(start: number, end: number): boolean;
}

/** A text of several parts, each with its place. */
export class PartedText implements CodeText {
  readonly text: string;
  readonly holes: readonly Term[];
  readonly purpose: Purpose;
  readonly inClass: ClassCode | null;
  /** Where each part begins. */
  readonly starts: readonly number[];
  readonly #parts: readonly TextPart[];
  readonly #source: string;

  constructor(parts: readonly TextPart[], source: string, purpose: Purpose, inClass: ClassCode | null) {
    const starts: number[] = [];
    let text = '';
    for (const part of parts) {
      starts.push(text.length);
      text += 'hole' in part ? HOLE : 'joint' in part ? part.joint : part.value;
    }
    this.text = text;
    this.starts = starts;
    this.holes = parts.flatMap((part) => ('hole' in part ? [part.hole] : []));
    this.purpose = purpose;
    this.inClass = inClass;
    this.#parts = parts;
    this.#source = source;
  }

  locate(start: number, end: number): Range {
    const first = this.#parts.findIndex((part, at) => isWritten(part) && this.#endOf(at) > start);
    const last = this.#parts.findLastIndex((part, at) => isWritten(part) && (this.starts[at] ?? 0) < end);
    const from = this.#placeIn(first, start - (this.starts[first] ?? 0), 0);
    return [from, Math.max(from, this.#placeIn(last, end - (this.starts[last] ?? 0), 1))];
  }

  isSum(start: number, end: number): boolean {
    const literals = this.#parts.filter(
      (part, at) => isLiteral(part) && this.#endOf(at) > start && (this.starts[at] ?? 0) < end,
    );
    return literals.length > 1 && !this.#parts.every(isWritten);
  }

  #endOf(at: number): number {
    return this.starts[at + 1] ?? this.text.length;
  }

  /**
   * The offset in the file of a character of a literal; past its last character, the end of the literal.
   *
   * @param side which end of an unknown part to return: 0 for its start, 1 for its end
   */
  #placeIn(at: number, offset: number, side: 0 | 1): number {
    const part = this.#parts[at];
    if (!part || 'joint' in part) return this.#parts.find(isLiteral)?.start ?? 0;
    if ('hole' in part) return part.range?.[side] ?? 0;
    const { value, start, end } = part;
    if (offset <= 0) return start;
    return offset >= value.length ? end : new Offsets(part, this.#source).range(offset, offset + 1)[0];
  }
}

/** Whether a part has a place in the expression: separators that `join` adds have none. */
function isWritten(part: TextPart): boolean {
  return isLiteral(part) || ('hole' in part && part.range !== null);
}
