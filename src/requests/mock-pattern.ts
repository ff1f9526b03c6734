import type { Edit, Range, SharedEdit, Text } from '../text/text.ts';
import type { Request } from './model.ts';

/** What mocks write before a URL, and how they compare with what stands behind it. */
const PREFIXES: readonly (readonly [RegExp, Request['match']])[] = [
  [/^(?:glob:)?\*+(?=\/)/, 'end'],
  [/^end:/, 'end'],
  [/^begin:/, 'beginning'],
  [/^(?:path|express):/, 'whole'],
];

/** The URL of a mock without what it says of how to compare: `end:/users`, and stars before the first slash. */
export function mockPattern(text: Text): { readonly text: Text; readonly match: Request['match'] } {
  for (const [prefix, match] of PREFIXES) {
    const length = prefix.exec(text.value)?.[0].length;
    if (length !== undefined) return { text: new TextBehind(text, length), match };
  }
  return { text, match: 'whole' };
}

/** A text without its first characters. */
class TextBehind implements Text {
  readonly value: string;
  readonly #text: Text;
  readonly #length: number;

  constructor(text: Text, length: number) {
    this.value = text.value.slice(length);
    this.#text = text;
    this.#length = length;
  }

  locate(start: number, end: number): Range {
    return this.#text.locate(start + this.#length, end + this.#length);
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return this.#text.edit(start + this.#length, end + this.#length, replacement);
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    return this.#text.sharedEdit(start + this.#length, end + this.#length, replacement);
  }
}
