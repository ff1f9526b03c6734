import { createRequire } from 'node:module';
import { remembered } from '../remembered.ts';
import { is, relatedWords, wordsThat } from './entries.ts';

type Inflector = Pick<typeof import('pluralize'), 'plural' | 'singular'>;

let inflector: Inflector | undefined;

/**
 * The inflection library, loaded when the first word is inflected: most files contain no route. Its rules are not
 * changed, because other programs in the process may use them.
 */
function library(): Inflector {
  // `require` is typed as any; the type is in the declaration that the library ships.
  inflector ??= createRequire(import.meta.url)('pluralize') as Inflector;
  return inflector;
}

/** The plural that the lexicon has for a noun; undefined where it has none. */
function listedPlural(word: string): string | undefined {
  return is(word, 'plural-s') ? `${word}s` : [...relatedWords(word, 'plural')][0];
}

let singulars: ReadonlyMap<string, string> | undefined;

/** The nouns for which the lexicon has a plural, by that plural. */
function listedSingulars(): ReadonlyMap<string, string> {
  singulars ??= new Map(
    [...wordsThat('plural-s'), ...wordsThat('plural')].map((word) => [listedPlural(word) ?? word, word]),
  );
  return singulars;
}

/**
 * The singular of a noun in lower case; the word itself where it has none. Remembered, because the library tries some
 * hundred patterns.
 */
export const singular = remembered(
  (word) =>
    is(word, 'uncountable', 'plural', 'plural-s') ? word : (listedSingulars().get(word) ?? library().singular(word)),
  { most: 10_000 },
);

/**
 * Endings that the inflection library turns into `oes`. Of these endings English does so in heroes, potatoes and
 * tomatoes only; other words, many of them Spanish or Italian, get an `s` (`gelatos`, `platos`, `ficheros`).
 */
const LIKE_HERO = /(?:her|at|gr)o$/;
const WITH_OES = /^(?:super|anti)?hero$|^(?:pot|tom)ato$/;

/** The plural of a noun in lower case; the word itself where it is one already or has none. */
export function plural(word: string): string {
  if (is(word, 'uncountable') || /\d$/.test(word)) return word;
  if (LIKE_HERO.test(word) && !WITH_OES.test(word)) return `${word}s`;
  return listedPlural(word) ?? (listedSingulars().has(word) ? word : library().plural(word));
}

/** Whether a word, in the singular or the plural, is a noun that the lexicon has. */
export function isNoun(word: string): boolean {
  return is(word, 'noun') || (word.length > 2 && is(singular(word), 'noun'));
}

/** Whether a noun is in the plural: its singular is another word. */
export function isPlural(word: string): boolean {
  return singular(word) !== word;
}

/**
 * Whether two words are the same noun, each in the singular or the plural. A plural may be formed in several ways of
 * which a dictionary has one: of an octopus `octopi`, of a quiz `quizes`, of a stadium `stadia`; and `leaves` are those
 * of `leave` as well as of `leaf`.
 */
export function isSameNoun(a: string, b: string): boolean {
  return singular(a) === singular(b) || hasForm(a, b) || hasForm(b, a);
}

/** Endings of a noun, each with what replaces it in a possible plural. */
const FORMS: readonly (readonly [one: RegExp, many: string])[] = [
  [/$/, 's'],
  [/(?<=[sxzo]|[cs]h)$/, 'es'],
  [/s$/, 'sses'],
  [/z$/, 'zzes'],
  [/us$/, 'i'],
  [/um$/, 'a'],
  [/a$/, 'ae'],
];

function hasForm(one: string, many: string): boolean {
  return plural(one) === many || FORMS.some(([ending, form]) => ending.test(one) && one.replace(ending, form) === many);
}

/** Whether a noun has no plural of its own (`news`, `status`, `settings`). */
export function isUncountable(word: string): boolean {
  return singular(word) === word && plural(word) === word;
}
