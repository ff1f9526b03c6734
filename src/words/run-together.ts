import { ACTIONS, AMBIGUOUS_ACTIONS } from './data/actions.ts';
import { CRUD } from './data/crud.ts';
import { COMPOUNDS, knownNouns, MODIFIERS } from './data/nouns.ts';
import { IDENTIFIERS, PREPOSITIONS, QUANTIFIERS } from './data/particles.ts';
import { ATTRIBUTES, KEYS } from './data/singletons.ts';
import { singular } from './inflect.ts';
import type { Word } from './split.ts';

/** Longer runs are no words; they are left alone, which also bounds the work. */
const LONGEST = 40;

/** Verbs that begin more nouns than commands when no boundary shows: `postcode`, `indexpage`, `storefront`. */
const SELDOM: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'store', 'index', 'load', 'drop', 'clear', 'append', 'read']);

let verbs: readonly string[] | undefined;

/** The CRUD verbs and actions that are split off a run, the longest first. */
function splittingVerbs(): readonly string[] {
  if (verbs) return verbs;
  const actions = Object.keys(ACTIONS).filter((verb) => verb.length >= 4 && (!AMBIGUOUS_ACTIONS.has(verb) || verb === 'upload'));
  verbs = [...Object.keys(CRUD).filter((verb) => !SELDOM.has(verb)), ...actions].sort((a, b) => b.length - a.length);
  return verbs;
}

/**
 * Splits a run-together word (`getallusers`, `deleteuser`, `addtocart`) into a verb and what follows, if it starts with one and the
 * rest consists of known nouns and particles only. `settings`, `address` and `getaway` stay whole.
 *
 * @returns the parts with their places, or the word alone
 */
export function splitRunTogether(word: Word): readonly Word[] {
  const { text } = word;
  if (text.length < 5 || text.length > LONGEST) return [word];
  if (isOneWord(text)) return [word];
  const manner = ['batch', 'bulk'].find((manner) => text.startsWith(manner));
  if (manner && splittingVerbs().includes(text.slice(manner.length))) return place([manner, text.slice(manner.length)], word);
  for (const verb of splittingVerbs()) {
    if (!text.startsWith(verb) || text.length === verb.length) continue;
    const rest = cover(text.slice(verb.length));
    if (rest) return place([verb, ...rest], word);
  }
  return [word];
}

/**
 * Splits off the `by` that a noun or a criterion was written together with, as in `getUserbyId`, `getUserbyid` and `getUserByemail`: what
 * stands behind says which ones are meant. `hobby`, `standby` and `bypass` stay whole.
 *
 * @returns the parts with their places, or the word alone
 */
export function splitAtBy(word: Word): readonly Word[] {
  const [, noun = '', by, key = ''] = /^(\p{Ll}{3,}?)?(by)(\p{Ll}{2,})?$/u.exec(word.text) ?? [];
  const isSplit = by !== undefined && noun + key !== '' && !isOneWord(word.text) && (noun === '' || key === 'id' || isNoun(noun)) && (key === '' || isCriterion(key));
  return isSplit ? place([noun, by, key].filter((part) => part !== ''), word) : [word];
}

function isCriterion(word: string): boolean {
  return IDENTIFIERS.has(word) || KEYS.has(word) || ATTRIBUTES.has(word);
}

function isOneWord(text: string): boolean {
  const one = singular(text);
  return knownNouns().has(one) || COMPOUNDS.has(one) || COMPOUNDS.has(text) || MODIFIERS.has(text) || Object.hasOwn(ACTIONS, text);
}

/** Covers a text by as few known words as possible, the last of them a noun or a quantifier; null if it cannot be done. */
function cover(text: string): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      if (!before) continue;
      const part = text.slice(start, end);
      if (!isKnown(part, end === text.length)) continue;
      const words = [...before, part];
      if (words.length < (best[end]?.length ?? Infinity)) best[end] = words;
    }
  }
  return best[text.length] ?? null;
}

function isKnown(part: string, last: boolean): boolean {
  if (isNoun(part) || (QUANTIFIERS.has(part) && part.length > 2)) return true;
  return !last && (MODIFIERS.has(part) || PREPOSITIONS.has(part));
}

/** Whether a word, in the singular or the plural, is in the list of nouns. */
export function isNoun(word: string): boolean {
  return knownNouns().has(word) || (word.length > 2 && knownNouns().has(singular(word)));
}

function place(parts: readonly string[], word: Word): Word[] {
  let { start } = word;
  return parts.map((text) => {
    const placed = { text, start, end: start + text.length };
    start = placed.end;
    return placed;
  });
}
