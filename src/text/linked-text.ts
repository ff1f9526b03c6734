import type { Edit, Range, Text } from '../model/text.ts';

/** A text that no one place of the source holds: pieces of other files, names of folders. It cannot be edited. */
export class LinkedText implements Text {
  readonly value: string;
  readonly #range: Range;

  /**
   * @param value the text
   * @param range where it takes effect
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
