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
 * The brackets and commas from an opening bracket to the one that closes it, both included. Brackets in strings are
 * rare where this is asked, and close too.
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
  return signsWithin(text, open).flatMap(({ character, depth, at }) =>
    depth === 1 && (isOpening(character) || character === ',') ? [at + 1] : [],
  );
}

function isOpening(character: string): boolean {
  return character === '(' || character === '[' || character === '{';
}

function isClosing(character: string): boolean {
  return character === ')' || character === ']' || character === '}';
}

/**
 * The brace of the object that a place of a text stands in; -1 where none is left open before it.
 *
 * @param reach how far back it is looked for
 */
export function braceBefore(text: string, at: number, reach: number): number {
  const least = Math.max(0, at - reach);
  let depth = 0;
  for (let place = at - 1; place >= least; place -= 1) {
    if (text[place] === '}') depth += 1;
    else if (text[place] === '{' && (depth -= 1) < 0) return place;
  }
  return -1;
}

/**
 * What the object that a place stands in says itself, as far as it is looked for: the objects within it are left out.
 */
export function ownText(text: string, at: number, reach: number): string {
  const open = braceBefore(text, at, reach);
  let own = '';
  let depth = 0;
  for (
    let place = open === -1 ? Math.max(0, at - reach) : open + 1;
    place < Math.min(text.length, at + reach);
    place += 1
  ) {
    const character = text.charAt(place);
    if (character === '{') depth += 1;
    else if (character !== '}') own += depth === 0 ? character : '';
    else if (depth > 0) depth -= 1;
    else if (place >= at) break;
  }
  return own;
}
