import { firstIndex } from '../text/sorted.ts';

/** A place in a text as people count: both begin at 1. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets into lines and columns. It stores where the lines begin, and not the text. */
export class LineIndex {
  readonly #starts: Uint32Array;

  constructor(text: string) {
    const starts = [0];
    for (const { index, 0: mark } of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)) starts.push(index + mark.length);
    this.#starts = Uint32Array.from(starts);
  }

  /** The line and the column of an offset. */
  at(offset: number): LinePlace {
    const line = firstIndex(this.#starts, (start) => start > offset);
    return { line, column: offset - (this.#starts[line - 1] ?? 0) + 1 };
  }
}
