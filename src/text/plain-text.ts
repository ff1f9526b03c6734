import { HOLE } from '../paths/dialects.ts';
import type { Edit, Range, Text } from '../model/text.ts';

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
