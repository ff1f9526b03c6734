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
