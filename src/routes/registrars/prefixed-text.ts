import type { Edit, Range, SharedEdit, Text } from '../../model/text.ts';

/** A text after a prefix that is nowhere in its file, and is not edited. */
export class PrefixedText implements Text {
  readonly value: string;
  readonly #own: Text;
  readonly #start: number;

  constructor(prefix: string, own: Text) {
    this.value = prefix + own.value;
    this.#own = own;
    this.#start = prefix.length;
  }

  locate(start: number, end: number): Range {
    const { length } = this.#own.value;
    return end <= this.#start
      ? this.#own.locate(0, length)
      : this.#own.locate(Math.max(0, start - this.#start), end - this.#start);
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return start < this.#start ? null : this.#own.edit(start - this.#start, end - this.#start, replacement);
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    return start < this.#start ? null : this.#own.sharedEdit(start - this.#start, end - this.#start, replacement);
  }
}
