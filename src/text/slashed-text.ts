import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';

/**
 * A path with the slash that its framework puts before a path without one: `users` is `/users`. An edit does not write
 * that slash into the source.
 */
export class SlashedText implements Text {
  readonly value: string;
  readonly #text: Text;
  readonly #shift: 0 | 1;
  /** The argument that is removed where nothing of the path is left; null where it has to stay. */
  readonly #argument: Range | null;

  constructor(text: Text, argument: Range | null) {
    this.#text = text;
    this.#shift = text.value.startsWith('/') ? 0 : 1;
    this.value = this.#shift === 1 ? `/${text.value}` : text.value;
    this.#argument = argument;
  }

  locate(start: number, end: number): Range {
    return this.#text.locate(Math.max(start - this.#shift, 0), Math.max(end - this.#shift, 0));
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    const change = this.#own(start, end, replacement);
    const edit = this.#text.edit(change.start, change.end, change.text);
    const isAll = change.start === 0 && change.end === this.#text.value.length;
    return edit && this.#argument && isAll && change.text === '' ? { range: this.#argument, text: '' } : edit;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    const change = this.#own(start, end, replacement);
    return this.#text.sharedEdit(change.start, change.end, change.text);
  }

  /** The change in terms of the text as written, which does not have the slash: it is neither added nor removed. */
  #own(
    start: number,
    end: number,
    text: string,
  ): { readonly start: number; readonly end: number; readonly text: string } {
    if (this.#shift === 0) return { start, end, text };
    if (start > 0) return { start: start - 1, end: end - 1, text };
    if (text.startsWith('/')) return { start: 0, end: Math.max(end - 1, 0), text: text.slice(1) };
    // Where the first segments are removed, so is the slash after them, which would become the first character.
    return { start: 0, end: Math.min(end, this.#text.value.length), text };
  }
}
