import type { Range, Text } from '../model/text.ts';

/** A text that others read as well: it is seen, and no one edits it here. */
export class FixedText implements Text {
  readonly value: string;
  readonly #text: Text;
  readonly #from: number;

  /** @param from where it begins, if it is an end of the text only */
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
