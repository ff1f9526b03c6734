import { droppedWords, isCrud } from '../words/lexicon.ts';
import { splitWords } from '../words/split.ts';

/**
 * Whether a segment begins with a CRUD verb: an identifier hardly ever does, so such a segment is hardly ever the value
 * of a parameter.
 */
export function beginsWithVerb(segment: string): boolean {
  const [first] = splitWords(segment);
  return first !== undefined && isCrud(first.text);
}

let mayHold: RegExp | undefined;

/**
 * Whether a segment in lower case, which shows no boundaries of words, may begin or end with a word that a rewrite may
 * drop: `getusers`, `allusers`, and `settings` too.
 */
export function mayHoldVerb(segment: string): boolean {
  mayHold ??= patternOfVerbs();
  return mayHold.test(segment);
}

function patternOfVerbs(): RegExp {
  const verb = droppedWords().join('|');
  return new RegExp(`^(?:${verb})|(?:${verb})$`);
}
