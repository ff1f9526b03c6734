import { CRUD } from '../../words/data/crud.ts';
import { splitWords } from '../../words/split.ts';

/** Whether a segment begins with a CRUD verb: nobody has such an identifier, and no URL says one by chance. */
export function beginsWithVerb(segment: string): boolean {
  const [first] = splitWords(segment);
  return first !== undefined && Object.hasOwn(CRUD, first.text);
}

const VERB = Object.keys(CRUD).join('|');
const MAY_HOLD_VERB = new RegExp(`^(?:${VERB})|(?:${VERB})$`);

/**
 * Whether a segment in lower case, whose words nothing tells apart any more, may begin or end with one: `getusers`, and
 * `settings` too.
 */
export function mayHoldVerb(segment: string): boolean {
  return MAY_HOLD_VERB.test(segment);
}
