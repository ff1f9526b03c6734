/** How many characters before a place most patterns need. */
const BEFORE = 80;

/** The text before a place, at most `reach` characters. */
export function textBefore(text: string, at: number, reach: number): string {
  return text.slice(Math.max(0, at - reach), at);
}

/**
 * Makes a function that matches a pattern against the end of the text before a place, and returns the match, or null.
 * It uses a lookbehind: a pattern with `$` after it would be tried at every character of the text.
 *
 * @param pattern without `$`
 * @param reach how many characters before the place are searched, which bounds unbounded repetitions too
 */
export function ending(pattern: RegExp, reach = BEFORE): (text: string, at: number) => RegExpExecArray | null {
  const behind = new RegExp(`(?<=${pattern.source})`, `${pattern.flags}y`);
  return (text, at) => {
    const before = textBefore(text, at, reach);
    behind.lastIndex = before.length;
    return behind.exec(before);
  };
}

/**
 * The offset of the opening brace of the object around a place of a text; -1 where there is none.
 *
 * @param reach how many characters before the place are searched
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
 * The text of the object around a place, without the objects within it.
 *
 * @param reach how many characters before and after the place are searched
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

/**
 * The parts of a type in brackets: type arguments (`<string, Set<string>>`), which may contain commas, and parts in
 * parentheses (`(keyof Users)`), which may not.
 */
const IN_BRACKETS = String.raw`<(?:[^<>=;{}()\n]|<[^<>=;{}()\n]{0,40}>){0,60}>|\([^(),=:;{}\n]{0,60}\)`;
/**
 * What is between a name and the value assigned to it, as the source of a regular expression: `: string =`, `=`, `:`.
 */
const GIVEN = String.raw`["']?\s{0,9}(?::(?:[^=:;{}(),<>\n]|${IN_BRACKETS}){1,80}=|[:=])\s{0,40}`;

/** Calls around a list or an object that is assigned: `Object.freeze(`, `new Set(`. */
const WRAPPED =
  String.raw`(?:(?:Object\.(?:freeze|entries)|new\s{1,9}(?:Set` + String.raw`|Map)(?:<[^<>()]{0,60}>)?)\(\s{0,9}){0,2}`;

const given = ending(new RegExp(String.raw`([\w$]{1,60})${GIVEN}${WRAPPED}`), 240);

/** The name to which the list or the object that begins at an offset is assigned; undefined where there is none. */
export function nameGiven(text: string, start: number): string | undefined {
  return given(text, start)?.[1];
}
