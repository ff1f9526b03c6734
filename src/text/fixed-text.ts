import type { Range, Text } from '../model/text.ts';

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
