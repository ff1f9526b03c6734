import { is } from '../words/entries.ts';
import { isCrud } from '../words/lexicon.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';
import { isMisspeltPreposition } from './misspelt.ts';
import { firstText, lastText } from '../words/split.ts';

/** The words next to a verb, by their function. */
export interface ResourceWords {
  /** The noun with its modifiers; empty where the verb is alone. */
  readonly noun: readonly Word[];
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
}

/** Whether the words around the noun mean more than one. */
export function meansMany({ whole, many, listed, listOf }: ResourceWords): boolean {
  return whole || many || listed || listOf;
}

/**
 * Separates the noun next to a verb from quantifiers and clauses: of `get all new users by id` it is `users`.
 *
 * @param words the words next to the verb, without it
 */
export function resourceWords(words: readonly Word[]): ResourceWords {
  const listOf = words[0]?.text === 'list' && words[1]?.text === 'of';
  const rest = listOf ? words.slice(2) : words;
  const preposition = rest.findIndex(
    ({ text }, at) => is(text, 'preposition') || (at > 0 && is(text, 'relative-word')) || isMisspeltPreposition(text),
  );
  const before = preposition < 0 ? rest : rest.slice(0, preposition);
  const behind = preposition < 0 ? [] : rest.slice(preposition + 1);
  const whole = before.some((word) => is(word.text, 'whole'));
  const first = before.findIndex((word) => !is(word.text, 'quantifier', 'many'));
  const quantifiers = first < 0 ? before : before.slice(0, first);
  const named = withoutAll(before.slice(quantifiers.length));
  const listed = isListOf(named);
  const noun = listed ? named.slice(0, -1) : named;
  const many = before.some((word) => is(word.text, 'many'));
  return { noun, quantifiers, whole, many, listed, listOf, clause: clauseOf(rest[preposition], behind), behind };
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

function clauseOf(preposition: Word | undefined, behind: readonly Word[]): ResourceWords['clause'] {
  if (!preposition) return 'none';
  const last = behind.at(-1);
  if (isCrud(firstText(behind))) return 'verb';
  if (preposition.text !== 'by') return 'resource';
  return last && is(last.text, 'identifier') && behind.length === 1 ? 'identifier' : 'criterion';
}
