/** How far back it is looked for most of what may be before a place. */
const BEFORE = 80;

/** What precedes a place of a text, as far back as anybody looks. */
export function textBefore(text: string, at: number, reach: number): string {
  return text.slice(Math.max(0, at - reach), at);
}

/**
 * A question whether what precedes a place of a text ends as a pattern specifies, and what its groups are then. It is
 * read backwards from the place: a pattern with `$` after it would be tried at every letter before that.
 *
 * @param pattern without `$`
 * @param reach how much of the text is read: what a pattern repeats without bounds is bounded by that
 * @returns null where the text before the place ends otherwise
 */
export function ending(pattern: RegExp, reach = BEFORE): (text: string, at: number) => RegExpExecArray | null {
  const behind = new RegExp(`(?<=${pattern.source})`, `${pattern.flags}y`);
  return (text, at) => {
    const before = textBefore(text, at, reach);
    behind.lastIndex = before.length;
    return behind.exec(before);
  };
}
