import type { Edit, Range, Text } from '../model/text.ts';

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
