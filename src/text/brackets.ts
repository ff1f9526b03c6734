/** A bracket or a comma of a text. */
export interface Sign {
  readonly character: string;
  readonly at: number;
  /** In how many brackets it stands, a bracket counted among those around itself. */
  readonly depth: number;
}

/** What is written in brackets and is longer holds data. */
const LONGEST = 4_000;

/**
 * The brackets and commas from an opening bracket to the one that closes it, both included. Brackets in strings are rare where this is asked,
 * and close too.
 *
 * @param open where the first bracket stands
 */
export function signsWithin(text: string, open: number): readonly Sign[] {
  const signs: Sign[] = [];
  let depth = 0;
  for (const { index, 0: character } of text.slice(open, open + LONGEST).matchAll(/[()[\]{},]/g)) {
    if (isOpening(character)) depth += 1;
    signs.push({ character, at: open + index, depth });
    if (isClosing(character)) depth -= 1;
    if (depth === 0) break;
  }
  return signs;
}

/** Where what commas divide within a bracket begins, each behind its sign. */
export function partStarts(text: string, open: number): readonly number[] {
  return signsWithin(text, open).flatMap(({ character, depth, at }) => (depth === 1 && (isOpening(character) || character === ',') ? [at + 1] : []));
}

function isOpening(character: string): boolean {
  return character === '(' || character === '[' || character === '{';
}

function isClosing(character: string): boolean {
  return character === ')' || character === ']' || character === '}';
}

/** What stands between an opening bracket and the one that closes it; nothing where none does. */
export function textWithin(text: string, open: number): string {
  const last = signsWithin(text, open).at(-1);
  return last && last.depth === 1 && isClosing(last.character) ? text.slice(open + 1, last.at) : '';
}
