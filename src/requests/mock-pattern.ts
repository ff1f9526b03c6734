import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';
import type { Request } from '../model/request.ts';

/** What mocks write before a URL, each with how the rest is compared. */
const PREFIXES: readonly (readonly [RegExp, Request['match']])[] = [
  [/^(?:glob:)?\*+(?=\/)/, 'end'],
  [/^glob:(?:https?|\*):\/\/\*+(?=\/)/, 'end'],
  [/^end:/, 'end'],
  [/^begin:/, 'beginning'],
  [/^(?:path|express):/, 'whole'],
];

/** A star after the last word, which matches a query. */
const STAR = /(?<=[\w-])\*+$/;

/**
 * The URL of a mock without the signs that only specify how URLs are compared with it: `end:` of `end:/users`, stars
 * before the first slash and after the last word.
 */
export function mockPattern(text: Text): { readonly text: Text; readonly match: Request['match'] } {
  for (const [prefix, match] of PREFIXES) {
    const length = prefix.exec(text.value)?.[0].length;
    if (length !== undefined) return { text: withoutStar(new TextWithin(text, length, text.value.length)), match };
  }
  return { text: withoutStar(text), match: 'whole' };
}

function withoutStar(text: Text): Text {
  const at = text.value.search(STAR);
  return at === -1 ? text : new TextWithin(text, 0, at);
}

/** A part of a text. */
class TextWithin implements Text {
  readonly value: string;
  readonly #text: Text;
  readonly #from: number;

  constructor(text: Text, from: number, end: number) {
    this.value = text.value.slice(from, end);
    this.#text = text;
    this.#from = from;
  }

  locate(start: number, end: number): Range {
    return this.#text.locate(start + this.#from, end + this.#from);
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return this.#text.edit(start + this.#from, end + this.#from, replacement);
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    return this.#text.sharedEdit(start + this.#from, end + this.#from, replacement);
  }
}
