import { is, wordsThat } from './entries.ts';
import { isNoun, plural, singular } from './inflect.ts';
import { crudVerbs, isCrud } from './lexicon.ts';
import type { Word } from './split.ts';

/** Longer runs are no words; they are left alone, which also bounds the work. */
const LONGEST = 40;

/** Shorter pronouns begin and end other words: `it`, `her`, `that`. */
const LONGEST_SMALL = 5;

/** Shorter nouns are no part of a run of nouns. */
const SHORTEST = 4;

/** Quantifiers that are split off a noun. The others begin too many words: `theme`, `someone`, `another`. */
const LEADING: readonly string[] = ['all', 'every', 'new', 'one', 'single', 'multiple'];

let verbs: readonly string[] | undefined;

/** The CRUD verbs and actions that are split off a run, the longest first. */
function splittingVerbs(): readonly string[] {
  if (verbs) return verbs;
  const actions = [...wordsThat('action')].filter(
    (verb) => verb.length >= 4 && (!is(verb, 'either') || verb === 'upload'),
  );
  verbs = [...crudVerbs().filter((verb) => !is(verb, 'seldom')), ...actions].sort((a, b) => b.length - a.length);
  return verbs;
}

/** Words with `by` in them; `filebytes` and `groupbypass` have no criterion. */
const BY_WORDS = /^(?:tes?$|pass|laws?$|lines?$)/;

/**
 * Splits a run-together word (`getallusers`, `deleteuser`, `addtocart`) into a verb and what follows, if it starts with
 * one and the rest consists of known nouns and particles only. `settings`, `address` and `getaway` stay whole.
 *
 * @param leads whether another word of the segment follows, which the rest may resolve to: `getsubCategory`,
 * `addtoCart`
 * @returns the parts with their places, or the word alone
 */
export function splitRunTogether(word: Word, leads = false): readonly Word[] {
  const { text } = word;
  if (text.length < 5 || text.length > LONGEST) return [word];
  if (isOneWord(text)) return [word];
  const manner = ['batch', 'bulk'].find((manner) => text.startsWith(manner));
  if (manner && splittingVerbs().includes(text.slice(manner.length)))
    return place([manner, text.slice(manner.length)], word);
  for (const verb of splittingVerbs()) {
    if (!text.startsWith(verb) || text.length === verb.length) continue;
    const rest = cover(text.slice(verb.length), leads);
    if (rest) return beginsWithNoun(text, verb) ? [word] : place([verb, ...rest], word);
  }
  const bound = splitBound(text);
  if (bound) return place(bound, word);
  const seldom = [...wordsThat('seldom')].find((verb) => text.startsWith(`${verb}all`)) ?? '';
  const all = seldom === '' ? null : cover(text.slice(seldom.length), leads);
  if (all?.[0] === 'all') return place([seldom, ...all], word);
  const action = [...wordsThat('before-one')].find((each) => text.startsWith(each));
  const object = action ? text.slice(action.length) : '';
  return action && (isObject(object) || (action === 'mark' && is(object, 'mark')))
    ? place([action, object], word)
    : [word];
}

/** Parts a strong verb, what is known, and the `by` after it that binds whatever follows: `getclientbyrut`. */
function splitBound(text: string): string[] | null {
  const verb = strongVerbs().find((each) => text.startsWith(each)) ?? text;
  const [, nouns = '', key = ''] = /^(\p{Ll}{3,}?)by(\p{Ll}{2,})$/u.exec(text.slice(verb.length)) ?? [];
  const known = nouns === '' || BY_WORDS.test(key) ? null : cover(nouns, false);
  return known && [verb, ...known, 'by', key];
}

/** Whether a word is a single noun that something is done to. */
function isObject(noun: string): boolean {
  return noun.length >= SHORTEST && noun === singular(noun) && isNoun(noun) && !is(noun, 'after-action');
}

/** Whether a run is made of nouns, of which the first only begins like the verb: addon + providers. */
function beginsWithNoun(text: string, verb: string): boolean {
  const [first = ''] = cover(text, false) ?? [];
  return first.length > verb.length;
}

/**
 * Whether a word may begin with a strong CRUD verb, whatever follows: `contactus` of `getcontactusReport` is in no
 * list.
 */
export function mayBeginWithVerb({ text }: Word): boolean {
  return !isOneWord(text) && strongVerbs().some((verb) => text.startsWith(verb) && text.length > verb.length + 2);
}

let strong: readonly string[] | undefined;

/** Those of them that are hardly ever nouns; `del` begins too many words. */
function strongVerbs(): readonly string[] {
  strong ??= splittingVerbs().filter((verb) => isCrud(verb) && !is(verb, 'either') && verb !== 'del');
  return strong;
}

/**
 * Splits a strong verb off a noun that no list knows, where the collection before it states that noun: `addwazifa` and
 * `getallwazifas` after `/wazifas`.
 *
 * @param noun the name of the collection in lower case, in whichever number
 * @returns the parts with their places, or the word alone
 */
export function splitOffNamed(word: Word, noun: string): readonly Word[] {
  if (noun.length < SHORTEST || !mayBeginWithVerb(word)) return [word];
  const form = `${singular(noun)}|${plural(singular(noun))}`;
  const [, verb = '', all = '', said = '', by = ''] =
    new RegExp(`^(${strongVerbs().join('|')})(all)?(${form})(by\\p{Ll}{2,}|id)?$`, 'u').exec(word.text) ?? [];
  return verb === ''
    ? [word]
    : place(
        [verb, all, said, by].filter((part) => part !== ''),
        word,
      );
}

/**
 * Splits a strong verb off a noun of another language: `addproducto`, `getallfacturas`.
 *
 * @returns the parts with their places, or the word alone
 */
export function splitOffForeign(word: Word): readonly Word[] {
  const verb = mayBeginWithVerb(word) ? strongVerbs().find((each) => word.text.startsWith(each)) : undefined;
  if (verb === undefined) return [word];
  const rest = word.text.slice(verb.length);
  const [, all = '', noun = ''] = isForeignNoun(rest) ? ['', '', rest] : (/^(all)(.+)$/.exec(rest) ?? []);
  return isForeignNoun(noun)
    ? place(
        [verb, all, noun].filter((part) => part !== ''),
        word,
      )
    : [word];
}

function isForeignNoun(word: string): boolean {
  return word.length >= SHORTEST && [word, singular(word)].some((form) => is(form, 'foreign-s', 'foreign-plural'));
}

/**
 * Splits off the quantifier that a noun was written together with: `Allusers` of `getAllusers`, `Newproduct` of
 * `addNewproduct`. `allocations` and `newsletter` stay whole.
 *
 * @returns the parts with their places, or the word alone
 */
export function splitAtQuantifier(word: Word): readonly Word[] {
  const { text } = word;
  if (text.length > LONGEST || isOneWord(text) || cover(text, false)?.length === 1) return [word];
  const quantifier = LEADING.find((each) => text.startsWith(each) && text.length > each.length);
  const rest = quantifier && cover(text.slice(quantifier.length), false);
  return rest && !is(rest.at(-1) ?? '', 'quantifier') ? place([quantifier, ...rest], word) : [word];
}

/** Beginnings of English words that only look like `all` with a noun after it: allocations, allergies, allies. */
const ALL_STEMS =
  /^all(?:ah|ay|eg[aior]|ele|en|erg|evi|ey|ian|ied|ies|igat|oc|opath|ot|ow|oy|spice|star|ud|ur|us|right|round|night)/;

/** Whether a word may be a quantifier and a noun that is in no list: `allcastes`. `allocations` are none. */
export function mayHoldQuantifier({ text }: Word): boolean {
  return /^all\p{Ll}{3}/u.test(text) && !isOneWord(text) && !ALL_STEMS.test(text);
}

/**
 * Splits off the `by` that a noun or a criterion was written together with, as in `getUserbyId`, `getUserbyid` and
 * `getUserByemail`: what follows specifies which ones are intended. `hobby`, `standby` and `bypass` stay whole.
 *
 * @returns the parts with their places, or the word alone
 */
export function splitAtBy(word: Word): readonly Word[] {
  const [, noun = '', by, key = ''] = /^(\p{Ll}{3,}?)?(by)(\p{Ll}{2,})?$/u.exec(word.text) ?? [];
  if (by === undefined || noun + key === '' || isOneWord(word.text)) return [word];
  const isKnown = isNoun(noun) || is(noun, 'quantifier');
  const isSplit =
    (noun === '' || key === 'id' || isKnown) &&
    (key === '' || isCriterion(key) || (isKnown && key.length > 2 && !BY_WORDS.test(key)));
  return isSplit
    ? place(
        [noun, by, key].filter((part) => part !== ''),
        word,
      )
    : [word];
}

function isCriterion(word: string): boolean {
  return is(word, 'identifier', 'key', 'attribute');
}

function isOneWord(text: string): boolean {
  const one = singular(text);
  return is(one, 'noun', 'one-word') || is(text, 'one-word', 'modifier', 'action');
}

/**
 * Covers a text by as few known words as possible, the last of them a noun or a quantifier, or one that resolves to
 * another word; null if it cannot be done.
 */
function cover(text: string, leads: boolean): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      if (!before) continue;
      const part = text.slice(start, end);
      const isLast = end === text.length;
      // A count by itself may be a verb; after what is counted it is none.
      const isCounted = isLast && start > 0 && part === 'count';
      if (!isKnown(part, isLast) && !isCounted && !(leads && isLast && is(part, 'modifier', 'binding'))) continue;
      const words = [...before, part];
      if (words.length < (best[end]?.length ?? Infinity)) best[end] = words;
    }
  }
  return best[text.length] ?? null;
}

function isKnown(part: string, last: boolean): boolean {
  if (isNoun(part) || (is(part, 'quantifier') && part.length > 2)) return true;
  // `removeeverything` is done to no thing.
  if (is(part, 'pronoun') && part.length > LONGEST_SMALL) return last;
  return !last && is(part, 'modifier', 'preposition', 'before-noun');
}

/**
 * Parts a run of two nouns: `creditmemo`, `communitypost`. Short ones make words by chance, as `car` and `pet` do.
 *
 * @param word in the singular and lower case
 * @returns the nouns, or the word alone where it is one itself, or none of the two
 */
export function nounsOf(word: string): readonly string[] {
  if (word.length > LONGEST || isOneWord(word)) return [word];
  for (let end = SHORTEST; end <= word.length - SHORTEST; end += 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    if (is(last, 'noun') && !is(last, 'by-chance') && isNoun(first)) return [first, last];
  }
  return [word];
}

function place(parts: readonly string[], word: Word): Word[] {
  let { start } = word;
  return parts.map((text, at) => {
    const placed = { text, start, end: start + text.length, ...(at === 0 && word.capital && { capital: true }) };
    start = placed.end;
    return placed;
  });
}
