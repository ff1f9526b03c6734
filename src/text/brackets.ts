/**
 * The brace of the object that a place of a text is in; -1 where none is left open before it.
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
 * What the object that a place is in specifies itself, as far as it is looked for: the objects within it are left out.
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
