/**
 * A question whether what stands before a place of a text ends as a pattern says, and what its groups are then. It is read backwards from the
 * place: a pattern with `$` behind it would be tried at every letter before that.
 *
 * @param pattern without `$`; what it repeats without bounds must end soon in any text
 * @returns null where the text before the place ends otherwise
 */
export function ending(pattern: RegExp): (text: string, at: number) => RegExpExecArray | null {
  const behind = new RegExp(`(?<=${pattern.source})`, `${pattern.flags}y`);
  return (text, at) => {
    behind.lastIndex = at;
    return behind.exec(text);
  };
}
