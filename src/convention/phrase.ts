import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { isCrud, type ActionWord, type CrudWord } from '../words/lexicon.ts';
import { firstText, lastText, textsOf, type Word } from '../words/split.ts';
import { isMisspeltPreposition } from './misspelt.ts';

/** A verb found among the words of a segment. */
export interface VerbReading {
  readonly word: Word;
  readonly entry: CrudWord | ActionWord;
  /** The words next to it that may name the resource. */
  readonly beside: readonly Word[];
  /**
   * The manner that the words before it express: it is done to `many` items at once (`bulk`), or in some way, `how`
   * (`soft`).
   */
  readonly manner: 'many' | 'how' | null;
}

/** The words next to a verb, by their function: of `all new users by email`, the noun is `users`. */
export interface Phrase {
  /** The noun with its modifiers; empty where the verb is alone. */
  readonly noun: readonly Word[];
  /** The texts of the words of the noun. */
  readonly texts: readonly string[];
  /** The last word of the noun; empty where there is none. */
  readonly head: string;
  /** The quantifiers before the noun. */
  readonly quantifiers: readonly Word[];
  /** Whether the whole collection is meant, by `all` or `every`. */
  readonly whole: boolean;
  /** Whether more than one is meant, by `many`, `multiple` or the like. */
  readonly many: boolean;
  /** Whether a `list` after the noun means many: `getUserList`. */
  readonly listed: boolean;
  /** Whether a `list of` before the noun means many: `getListOfUsers`. */
  readonly listOf: boolean;
  /**
   * What a preposition adds: nothing; the identifier that a parameter already is (`by id`); a criterion (`by email`); a
   * second resource (`from group`); a second verb (`or update`).
   */
  readonly clause: 'none' | 'identifier' | 'criterion' | 'resource' | 'verb';
  /** The words of the clause, without its preposition. */
  readonly behind: readonly Word[];
  /** The preposition that begins the clause; empty where there is none. */
  readonly preposition: string;
  /**
   * The last word of what the verb is done to, with a `list` or a quantifier after the noun. A preposition that a verb
   * forms one word with is a part of it (`check-in-date`), and so is one that begins no clause (`upload-file-and-key`).
   */
  readonly object: string;
}

/** Whether the words around the noun mean more than one. */
export function meansMany({ whole, many, listed, listOf }: Phrase): boolean {
  return whole || many || listed || listOf;
}

/** Whether the object of a verb is in the plural. `exists` is none: `checkUserExists`. */
export function isManyObjects({ object }: Phrase): boolean {
  return object !== 'exists' && isPlural(object);
}

/**
 * Separates the noun next to a verb from quantifiers and clauses.
 *
 * @param words the words next to the verb, without it
 */
export function parsePhrase(words: readonly Word[]): Phrase {
  const listOf = words[0]?.text === 'list' && words[1]?.text === 'of';
  const rest = listOf ? words.slice(2) : words;
  const preposition = rest.findIndex(
    ({ text }, at) => is(text, 'preposition') || (at > 0 && is(text, 'relative-word')) || isMisspeltPreposition(text),
  );
  const before = preposition < 0 ? rest : rest.slice(0, preposition);
  const behind = preposition < 0 ? [] : rest.slice(preposition + 1);
  const opening = rest[preposition]?.text ?? '';
  const endsObject = opening === 'by' || (preposition > 0 && is(opening, 'clause'));
  const first = before.findIndex((word) => !is(word.text, 'quantifier', 'many'));
  const quantifiers = first < 0 ? before : before.slice(0, first);
  const named = withoutAll(before.slice(quantifiers.length));
  const listed = isListOf(named);
  const noun = listed ? named.slice(0, -1) : named;
  return {
    ...nounOfPhrase(noun),
    quantifiers,
    whole: before.some((word) => is(word.text, 'whole')),
    many: before.some((word) => is(word.text, 'many')),
    listed,
    listOf,
    clause: clauseOf(rest[preposition], behind),
    behind,
    preposition: opening,
    object: lastText(endsObject ? before : rest),
  };
}

function nounOfPhrase(noun: readonly Word[]): Pick<Phrase, 'noun' | 'texts' | 'head'> {
  return { noun, texts: textsOf(noun), head: lastText(noun) };
}

/** The same phrase with another noun. */
export function withNoun<Of extends Phrase>(phrase: Of, noun: readonly Word[]): Of {
  return { ...phrase, ...nounOfPhrase(noun) };
}

/** `user list` is a list of users; a `wish list` is a thing of its own. */
function isListOf(words: readonly Word[]): boolean {
  const before = words.at(-2)?.text;
  return (
    before !== undefined &&
    ['list', 'lists'].includes(lastText(words)) &&
    isNoun(before) &&
    !is(singular(before), 'before-list')
  );
}

/**
 * The words without an `all` after the noun (`users-all`, `follows-all`). `latest-one` and `buy-all` are returned
 * unchanged.
 */
function withoutAll(named: readonly Word[]): readonly Word[] {
  const before = named.at(-2)?.text ?? '';
  return is(lastText(named), 'whole') && (isNoun(before) || isPlural(before)) ? named.slice(0, -1) : named;
}

function clauseOf(preposition: Word | undefined, behind: readonly Word[]): Phrase['clause'] {
  if (!preposition) return 'none';
  const last = behind.at(-1);
  if (isCrud(firstText(behind))) return 'verb';
  if (preposition.text !== 'by') return 'resource';
  return last && is(last.text, 'identifier') && behind.length === 1 ? 'identifier' : 'criterion';
}

/** The words before a `list`, as the things on it: `pig` of `getPigList`; null where there are none. */
export function listedWords({ noun, head }: Phrase): readonly Word[] | null {
  return noun.length > 1 && head === 'list' ? noun.slice(0, -1) : null;
}

/** Whether `one` or `single` follows a noun: `userOne`. */
export function endsInOne({ noun, head }: Phrase): boolean {
  return noun.length > 1 && ['one', 'single'].includes(head);
}
