import { CRUD } from '../words/data/crud.ts';
import { splitWords } from '../words/split.ts';

/** Whether a segment begins with a CRUD verb: nobody has such an identifier, and no URL says one by chance. */
export function beginsWithVerb(segment: string): boolean {
  const [first] = splitWords(segment);
  return first !== undefined && Object.hasOwn(CRUD, first.text);
}
