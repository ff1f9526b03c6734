import { createRequire } from 'node:module';
import { remembered } from '../remembered.ts';
import { IRREGULARS, UNCOUNTABLES } from './data/uncountables.ts';

type Inflector = Pick<typeof import('pluralize'), 'plural' | 'singular'>;

const SINGULARS: ReadonlyMap<string, string> = new Map([...IRREGULARS].map(([one, many]) => [many, one]));

let inflector: Inflector | undefined;

/** The inflection library, loaded when the first word is inflected: most files hold no route. Its shared rules stay as they are. */
function library(): Inflector {
  // `require` is typed as any; the type stands in the declaration that the library ships.
  inflector ??= createRequire(import.meta.url)('pluralize') as Inflector;
  return inflector;
}

/** The singular of a noun in lower case; the word itself where it has none. Remembered, because the library tries some hundred patterns. */
export const singular = remembered(
  (word) => (UNCOUNTABLES.has(word) || IRREGULARS.has(word) ? word : (SINGULARS.get(word) ?? library().singular(word))),
  { most: 10_000 },
);

/** The plural of a noun in lower case; the word itself where it is one already or has none. */
export function plural(word: string): string {
  if (UNCOUNTABLES.has(word) || /\d$/.test(word)) return word;
  return IRREGULARS.get(word) ?? (SINGULARS.has(word) ? word : library().plural(word));
}

/** Whether a noun says that there are many: its singular is another word. */
export function isPlural(word: string): boolean {
  return singular(word) !== word;
}

/** Whether a noun has no plural of its own (`news`, `status`, `settings`). */
export function isUncountable(word: string): boolean {
  return singular(word) === word && plural(word) === word;
}
