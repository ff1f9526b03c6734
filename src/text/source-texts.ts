import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import { firstIndex } from './sorted.ts';

/** A text that is not in one place of the source: from several files, or from names of folders. It cannot be edited. */
export class LinkedText implements Text {
  readonly value: string;
  readonly #range: Range;

  /**
   * @param value the text
   * @param range the range to report
   */
  constructor(value: string, range: Range) {
    this.value = value;
    this.#range = range;
  }

  locate(): Range {
    return this.#range;
  }

  edit(): Edit | null {
    return null;
  }

  sharedEdit(): null {
    return null;
  }
}

/** A text that is never edited, because something else reads it as well; its ranges are those of the text. */
export class FixedText implements Text {
  readonly value: string;
  readonly #text: Text;
  readonly #from: number;

  /** @param from the offset at which it begins, if it is only the end of the text */
  constructor(text: Text, from = 0) {
    this.value = text.value.slice(from);
    this.#text = text;
    this.#from = from;
  }

  locate(start: number, end: number): Range {
    return this.#text.locate(this.#from + start, this.#from + end);
  }

  edit(): null {
    return null;
  }

  sharedEdit(): null {
    return null;
  }
}

/** Text that is in the source as it is, without quotes and escapes: in a comment, in a document. */
export class PlainText implements Text {
  readonly value: string;
  readonly #start: number;

  /**
   * @param value the text
   * @param start where it begins in the source
   */
  constructor(value: string, start: number) {
    this.value = value;
    this.#start = start;
  }

  locate(start: number, end: number): Range {
    return [this.#start + start, this.#start + end];
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return replacement.includes(HOLE) ? null : { range: this.locate(start, end), text: replacement };
  }

  sharedEdit(): null {
    return null;
  }
}

/**
 * A path with the slash that its framework puts before a path without one: `users` is `/users`. An edit does not write
 * that slash into the source.
 */
export class SlashedText implements Text {
  readonly value: string;
  readonly #text: Text;
  readonly #shift: 0 | 1;
  /** The argument that is removed where nothing of the path is left; null where it has to stay. */
  readonly #argument: Range | null;

  constructor(text: Text, argument: Range | null) {
    this.#text = text;
    this.#shift = text.value.startsWith('/') ? 0 : 1;
    this.value = this.#shift === 1 ? `/${text.value}` : text.value;
    this.#argument = argument;
  }

  locate(start: number, end: number): Range {
    return this.#text.locate(Math.max(start - this.#shift, 0), Math.max(end - this.#shift, 0));
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    const change = this.#unslashed(start, end, replacement);
    const edit = this.#text.edit(change.start, change.end, change.text);
    const isAll = change.start === 0 && change.end === this.#text.value.length;
    return edit && this.#argument && isAll && change.text === '' ? { range: this.#argument, text: '' } : edit;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    const change = this.#unslashed(start, end, replacement);
    return this.#text.sharedEdit(change.start, change.end, change.text);
  }

  /** The change in terms of the text as written, which does not have the slash: it is neither added nor removed. */
  #unslashed(
    start: number,
    end: number,
    text: string,
  ): { readonly start: number; readonly end: number; readonly text: string } {
    if (this.#shift === 0) return { start, end, text };
    if (start > 0) return { start: start - 1, end: end - 1, text };
    if (text.startsWith('/')) return { start: 0, end: Math.max(end - 1, 0), text: text.slice(1) };
    // Where the first segments are removed, so is the slash after them, which would become the first character.
    return { start: 0, end: Math.min(end, this.#text.value.length), text };
  }
}

/**
 * A stretch of a source that is read as text: the inside of a string, a comment, a whole page, an address in one. Each
 * value that is known only at run time is one HOLE in the text.
 */
export class HoledText implements Text {
  readonly value: string;
  readonly #pieces: readonly Range[];
  /** Where each piece begins in {@link value}. */
  readonly #starts: number[] = [];

  /**
   * @param source the text of the whole file
   * @param pieces the ranges of the literal text, in order; between two of them is a hole
   */
  constructor(source: string, pieces: readonly Range[]) {
    const texts: string[] = [];
    let at = 0;
    for (const [start, end] of pieces) {
      this.#starts.push(at);
      texts.push(source.slice(start, end));
      at += end - start + HOLE.length;
    }
    this.value = texts.join(HOLE);
    this.#pieces = pieces;
  }

  /** Where the characters from `start` to `end` of the text are in the source, holes at either end included. */
  locate(start: number, end: number): Range {
    return [this.#place(start), this.#place(end)];
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    if (replacement.includes(HOLE) || this.value.slice(start, end).includes(HOLE)) return null;
    return { range: this.locate(start, end), text: replacement };
  }

  sharedEdit(): null {
    return null;
  }

  /** The offset in the source; the end of a piece is where the hole after it begins. */
  #place(offset: number): number {
    const at = firstIndex(this.#starts, (start) => start > offset) - 1;
    return (this.#pieces[at]?.[0] ?? 0) + offset - (this.#starts[at] ?? 0);
  }
}
