/** A place in a text as people count: both begin at 1. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets into lines and columns. It keeps where the lines begin, and not the text. */
export class LineIndex {
  readonly #starts: Uint32Array;

  constructor(text: string) {
    const starts = [0];
    for (const { index, 0: mark } of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)) starts.push(index + mark.length);
    this.#starts = Uint32Array.from(starts);
  }

  /** The line and the column of an offset. */
  at(offset: number): LinePlace {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}
