import { FOREIGN } from './data/foreign-words.ts';
import { NOUNS } from './data/nouns.ts';
import { OTHERS } from './data/others.ts';
import { VERBS } from './data/verbs.ts';
import type { Relation, Trait } from './traits.ts';

/**
 * The tables of words. A line is a word with its traits, some with a list of other words after `=`; a line that begins
 * with `#` has the traits of all words below it, up to the next such line.
 */
const TABLES: readonly string[] = [VERBS, NOUNS, OTHERS, FOREIGN];

interface Lexicon {
  /** The words that have a trait. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * The words that a trait relates a word to, by the word and the trait: `view before` -> `@tallied,setting,port`. A
   * text is not split into words yet.
   */
  readonly related: Map<string, string | ReadonlySet<string>>;
}

let known: Lexicon | undefined;

/** The lexicon, read when the first word is looked up: most files contain no route. */
function lexicon(): Lexicon {
  if (known) return known;
  const words = new Map<string, Set<string>>();
  const related: Lexicon['related'] = new Map();
  const read = (word: string, trait: string): void => {
    const [name = '', values] = trait.split('=');
    if (values !== undefined) related.set(`${word} ${name}`, values);
    const withTrait = words.get(name);
    if (withTrait) withTrait.add(word);
    else words.set(name, new Set([word]));
  };
  for (const table of TABLES) {
    let shared: readonly string[] = [];
    for (const line of table.trim().split('\n')) {
      const [word = '', ...own] = line.split(' ');
      if (word === '#') shared = own;
      else for (const trait of [...shared, ...own]) read(word, trait);
    }
  }
  known = { words, related };
  return known;
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a word in lower case has at least one of some traits. */
export function is(word: string, ...traits: readonly Trait[]): boolean {
  const { words } = lexicon();
  return traits.some((trait) => words.get(trait)?.has(word) === true);
}

/** Whether a word in lower case is in the lexicon at all. */
export function isKnown(word: string): boolean {
  return [...lexicon().words.values()].some((words) => words.has(word));
}

/** All words that have a trait, in the order of the tables. */
export function wordsThat(trait: Trait): ReadonlySet<string> {
  return lexicon().words.get(trait) ?? NONE;
}

/**
 * The words that a word is related to by a trait: by `before`, `view` to the nouns that it modifies. A value such as
 * `@tallied` in the tables means all words with that trait.
 */
export function relatedWords(word: string, trait: Relation): ReadonlySet<string> {
  const { words, related } = lexicon();
  const values = related.get(`${word} ${trait}`) ?? NONE;
  if (typeof values !== 'string') return values;
  const all = new Set(
    values.split(',').flatMap((value) => (value.startsWith('@') ? [...(words.get(value.slice(1)) ?? NONE)] : [value])),
  );
  related.set(`${word} ${trait}`, all);
  return all;
}

/** Whether a word is related by a trait to at least one of some other words. */
export function isRelated(word: string, trait: Relation, ...others: readonly string[]): boolean {
  return others.some((other) => relatedWords(word, trait).has(other));
}
