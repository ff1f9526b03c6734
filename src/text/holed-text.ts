import type { Edit, Range, Text } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import { firstIndex } from './sorted.ts';

/**
 * A stretch of a source that is read as text: the inside of a string, a comment, a whole page, an address in one. Each
 * value of run time in it is one HOLE in the text.
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
