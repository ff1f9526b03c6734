/**
 * Whether something holds at one of the places of a character. The engine finds a character several times faster than a pattern that
 * begins with it, and of most texts that is all that is asked.
 *
 * @param holds answers for the place behind the character
 */
export function holdsBehind(text: string, character: string, holds: (text: string, at: number) => boolean): boolean {
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    if (holds(text, at + 1)) return true;
  }
  return false;
}

/**
 * A question about a text that remembers its last answer: all who read a file ask the same of it, one after the other.
 *
 * @param question answers the same for the same text
 */
export function askedOnce(question: (text: string) => boolean): (text: string) => boolean {
  let last: { readonly text: string; readonly answer: boolean } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, answer: question(text) };
    return last.answer;
  };
}

/** Whether any text of a source begins as a path does. */
export function mentionsPaths(text: string): boolean {
  return text.includes("'/") || text.includes('"/') || text.includes('`/');
}

/**
 * A pattern as a question that is asked of one place of a text.
 *
 * @param pattern is looked for at the place alone; it is not changed
 */
export function matchesAt(pattern: RegExp): (text: string, at: number) => boolean {
  const sticky = new RegExp(pattern.source, `${pattern.flags}y`);
  return (text, at) => {
    sticky.lastIndex = at;
    return sticky.test(text);
  };
}

/** A set of ASCII characters as a question: whether the one at a place of a text is among them. */
export function isOneOf(characters: string): (text: string, at: number) => boolean {
  const members = new Uint8Array(ASCII);
  for (const character of characters) members[character.charCodeAt(0)] = 1;
  return (text, at) => members[text.charCodeAt(at)] === 1;
}

/**
 * Whether a place of a text may begin one of the words, as their first two letters tell: most places do not, and need no pattern.
 *
 * @param words are in ASCII
 */
export function mayBegin(words: Iterable<string>): (text: string, at: number) => boolean {
  const beginnings = new Uint8Array(ASCII * ASCII);
  for (const word of words) beginnings[word.charCodeAt(0) * ASCII + word.charCodeAt(1)] = 1;
  return (text, at) => {
    const first = text.charCodeAt(at);
    const second = text.charCodeAt(at + 1);
    return first < ASCII && second < ASCII && beginnings[first * ASCII + second] === 1;
  };
}

const ASCII = 128;
