import type { Range, Text } from './text.ts';

/** A text that others read as well: it is seen, and nobody edits it here. */
export class FixedText implements Text {
  readonly value: string;
  readonly #text: Text;

  constructor(text: Text) {
    this.value = text.value;
    this.#text = text;
  }

  locate(start: number, end: number): Range {
    return this.#text.locate(start, end);
  }

  edit(): null {
    return null;
  }

  sharedEdit(): null {
    return null;
  }
}
