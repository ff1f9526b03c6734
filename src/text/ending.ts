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
