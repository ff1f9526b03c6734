import { crudVerbs, isCrud } from '../words/lexicon.ts';
import { splitWords } from '../words/split.ts';

/** Whether a segment begins with a CRUD verb: no one has such an identifier, and no URL specifies one by chance. */
export function beginsWithVerb(segment: string): boolean {
  const [first] = splitWords(segment);
  return first !== undefined && isCrud(first.text);
}

let mayHold: RegExp | undefined;

/**
 * Whether a segment in lower case, whose words nothing distinguishes any more, may begin or end with one: `getusers`,
 * and `settings` too.
 */
export function mayHoldVerb(segment: string): boolean {
  const verb = crudVerbs().join('|');
  mayHold ??= new RegExp(`^(?:${verb})|(?:${verb})$`);
  return mayHold.test(segment);
}
