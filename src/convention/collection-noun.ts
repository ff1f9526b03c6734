import type { NamedCollection } from '../model/collection.ts';
import { splitWords, type Word, textsOf, lastText } from '../words/split.ts';
import { mayBeginWithVerb, nounsOf } from '../words/run-together.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import { is } from '../words/entries.ts';
import { isForSomebody } from './noun-kinds.ts';
import { isMisspeltVerb } from './misspelt.ts';
import { hasOtherPlural } from './other-languages.ts';
import { withNumber } from './noun-text.ts';
import type { OwnWords } from '../model/own-words.ts';
import { readVerb } from './read-verb.ts';
import { isCrud } from '../words/lexicon.ts';

export interface Noun extends Pick<NamedCollection, 'number' | 'other'> {
  /** Its last word in the singular, in lower case. */
  readonly head: string;
  /** All of its words, in lower case. */
  readonly words: readonly string[];
}

/** What the parameter after a noun shows. */
interface NounPlace {
  /** Whether it is an identifier that is named after the noun: then there are many even of an action. */
  readonly isNamed: boolean;
  /** Whether it is a bare identifier of the first resource: then an attribute elsewhere may be a collection. */
  readonly isById: boolean;
}

/** Reads the name of a collection; null where it names nothing that there are many of. */
export function readNoun(name: string, place: NounPlace): Noun | null {
  const words = splitWords(name);
  const [first, last] = [words[0], words.at(-1)];
  // A name with a dot is a name space (`Acme.Partner`) or a file.
  if (
    !first ||
    !last ||
    (words.length > 1 && mayBeginWithVerb(first)) ||
    last.end !== name.length ||
    name.includes('.')
  )
    return null;
  const number = isPlural(last.text) ? 'plural' : 'singular';
  const head = singular(last.text);
  const parts =
    words.length === 1 && !is(head, 'own-one', 'state') ? nounsOf(head) : [...textsOf(words.slice(0, -1)), head];
  if (
    !isCountable(parts, place) ||
    isForSomebody({ noun: words }) ||
    isShowing(words) ||
    (words.length > 1 && (isMisspeltVerb(first.text) || isAction(words, head))) ||
    hasOtherPlural(words)
  )
    return null;
  return {
    number,
    other: withNumber(name, number === 'plural' ? 'singular' : 'plural'),
    head,
    words: textsOf(words),
  };
}

function isShowing(words: readonly Word[]): boolean {
  const shown = words.at(-2)?.text ?? '';
  return is(lastText(words), 'showing') && (isPlural(shown) || isUncountable(shown));
}

function isActionWord(word: string): boolean {
  return is(word, 'action') && !is(word, 'resource-too');
}

const NO_OWN_WORDS: OwnWords = { verbs: {}, nouns: new Set() };

/**
 * `link-parent`, `report-failure`: whether the words would be an action in a POST. The plural would not be one, so that
 * paths below it would be judged differently. A report template is a thing.
 */
function isAction(words: readonly Word[], head: string): boolean {
  const one = words.map((word, at) => (at === words.length - 1 ? { ...word, text: head } : word));
  return (
    readVerb(one, { method: 'POST', previous: 'none', next: 'none' }, NO_OWN_WORDS, false)?.entry.kind === 'action'
  );
}

/**
 * Whether words, the last of them in the singular, name something that a collection may have many of. There are many
 * even of what everybody has one of where another noun is before it: `device-configuration`.
 */
function isCountable(words: readonly string[], { isNamed, isById }: NounPlace): boolean {
  const [first = '', head = ''] = [words[0], words.at(-1)];
  const isOwn = isById && is(head, 'by-id');
  if (
    (words.length > 1 && is(first, 'only-one')) ||
    words.some((word) => is(word, 'preposition', 'article')) ||
    words.slice(0, -1).some((word) => isCrud(word))
  )
    return false;
  if (
    !isNamed &&
    ((isActionWord(first) && (words.length === 1 || !is(first, 'either'))) ||
      isActionWord(head) ||
      is(head, 'state') ||
      (is(head, 'own-one') && !isOfThing(words.slice(0, -1))) ||
      (is(head, 'attribute') && !is(head, 'resource-too') && !isOwn))
  )
    return false;
  if (is(head, 'state') || (is(head, 'no-collection') && !isOwn)) return false;
  return isNoun(head) && !isPlural(head) && !isUncountable(head);
}

/** Whether the words before a noun name a thing, and no person that has one. */
function isOfThing(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return isNoun(last) && !words.some((word) => is(singular(word), 'owner', 'person', 'holder'));
}
