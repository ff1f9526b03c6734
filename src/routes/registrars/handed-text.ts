import type { Edit, Range, SharedEdit, Text } from '../../model/text.ts';

/**
 * A text that a function makes of what a call hands it: the part of the call may be edited, what the function puts
 * around it not.
 */
export class HandedText implements Text {
  readonly value: string;
  readonly #handed: Text;
  readonly #start: number;
  readonly #end: number;

  /**
   * @param before what the function puts before it
   * @param handed the text as it stands in the call
   * @param behind what the function puts behind it
   */
  constructor(before: string, handed: Text, behind: string) {
    this.value = before + handed.value + behind;
    this.#handed = handed;
    this.#start = before.length;
    this.#end = before.length + handed.value.length;
  }

  locate(start: number, end: number): Range {
    const { length } = this.#handed.value;
    const isOutside = end <= this.#start || start >= this.#end;
    return isOutside
      ? this.#handed.locate(0, length)
      : this.#handed.locate(Math.max(0, start - this.#start), Math.min(length, end - this.#start));
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return this.#holds(start, end) ? this.#handed.edit(start - this.#start, end - this.#start, replacement) : null;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    return this.#holds(start, end)
      ? this.#handed.sharedEdit(start - this.#start, end - this.#start, replacement)
      : null;
  }

  #holds(start: number, end: number): boolean {
    return start >= this.#start && end <= this.#end;
  }
}
