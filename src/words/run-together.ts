import { is, wordsThat } from './entries.ts';
import { isNoun, plural, singular } from './inflect.ts';
import { crudVerbs, isCrud } from './lexicon.ts';
import type { Word } from './split.ts';

/** The longest word that is split: longer ones are no words, and the bound limits the work. */
const LONGEST = 40;

/** Pronouns of at most this length are not split off: other words begin and end with them (`it`, `her`, `that`). */
const LONGEST_WHOLE_PRONOUN = 5;

/** The shortest noun in a run of nouns, unless the second one is long: `ipblacklist`. */
const SHORTEST = 4;
const SHORTEST_FIRST = 2;
const LONG = 7;

/**
 * Quantifiers that are split off a noun. Other quantifiers are not, because too many words begin with them:
 * `theme`, `someone`, `another`.
 */
const SPLIT_QUANTIFIERS: readonly string[] = ['all', 'every', 'new', 'one', 'single', 'multiple'];

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

/** What follows `by` within a word that has it: `filebytes` and `groupbypass` have no criterion. */
const BY_WORDS = /^(?:tes?$|pass|laws?$|lines?$)/;

/**
 * Splits a run-together word (`getallusers`, `deleteuser`, `addtocart`) into a verb and what follows, if it starts with
 * one and the rest consists of known nouns and particles only. `settings`, `address` and `getaway` stay whole.
 *
 * @param leads whether another word of the segment follows, to which the end of the rest may belong: `getsubCategory`,
 * `addtoCart`
 * @returns the parts with their places, or the word alone
 */
export function splitRunTogether(word: Word, leads = false): readonly Word[] {
  const { text } = word;
  if (text.length < 5 || text.length > LONGEST || isOneWord(text)) return [word];
  const manner = ['batch', 'bulk'].find((manner) => text.startsWith(manner));
  if (manner && splittingVerbs().includes(text.slice(manner.length)))
    return place([manner, text.slice(manner.length)], word);
  for (const verb of splittingVerbs()) {
    if (!text.startsWith(verb) || text.length === verb.length) continue;
    const rest = cover(text.slice(verb.length), leads);
    if (rest) return beginsWithNoun(text, verb) ? [word] : place([verb, ...rest], word);
  }
  const aroundBy = splitAroundBy(text);
  if (aroundBy) return place(aroundBy, word);
  const seldom = [...wordsThat('seldom')].find((verb) => text.startsWith(`${verb}all`)) ?? '';
  const all = seldom === '' ? null : cover(text.slice(seldom.length), leads);
  if (all?.[0] === 'all') return place([seldom, ...all], word);
  const action = [...wordsThat('before-one')].find((each) => text.startsWith(each));
  const object = action ? text.slice(action.length) : '';
  return action && (isObject(object) || (action === 'mark' && is(object, 'mark')))
    ? place([action, object], word)
    : [word];
}

/** Splits a word into a strong verb, known nouns, `by`, and a criterion that need not be known: `getclientbyrut`. */
function splitAroundBy(text: string): string[] | null {
  const verb = strongVerbs().find((each) => text.startsWith(each)) ?? text;
  const [, nouns = '', key = ''] = /^(\p{Ll}{3,}?)by(\p{Ll}{2,})$/u.exec(text.slice(verb.length)) ?? [];
  const known = nouns === '' || BY_WORDS.test(key) ? null : cover(nouns, false);
  return known && [verb, ...known, 'by', key];
}

/** Whether a word is a noun in the singular that may be the object of an action. */
function isObject(noun: string): boolean {
  return noun.length >= SHORTEST && noun === singular(noun) && isNoun(noun) && !is(noun, 'after-action');
}

/** Whether a word consists of nouns, of which the first one only begins like the verb: addon + providers. */
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

/** The CRUD verbs of `splittingVerbs` that are hardly ever nouns. Too many words begin with `del`. */
function strongVerbs(): readonly string[] {
  strong ??= splittingVerbs().filter((verb) => isCrud(verb) && !is(verb, 'either') && verb !== 'del');
  return strong;
}

/**
 * Splits a strong verb off a noun that is in no list, where the collection before it has that name: `addwazifa` and
 * `getallwazifas` after `/wazifas`.
 *
 * @param noun the name of the collection in lower case, in the singular or the plural
 * @returns the parts with their places, or the word alone
 */
export function splitOffNamed(word: Word, noun: string): readonly Word[] {
  if (noun.length < SHORTEST || !mayBeginWithVerb(word)) return [word];
  const form = `${singular(noun)}|${plural(singular(noun))}`;
  const [, verb = '', all = '', named = '', by = ''] =
    new RegExp(`^(${strongVerbs().join('|')})(all)?(${form})(by\\p{Ll}{2,}|id)?$`, 'u').exec(word.text) ?? [];
  return verb === ''
    ? [word]
    : place(
        [verb, all, named, by].filter((part) => part !== ''),
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
  const quantifier = SPLIT_QUANTIFIERS.find((each) => text.startsWith(each) && text.length > each.length);
  const rest = quantifier && cover(text.slice(quantifier.length), false);
  return rest && !is(rest.at(-1) ?? '', 'quantifier') ? place([quantifier, ...rest], word) : [word];
}

/** Beginnings of English words that only look like `all` with a noun after it: allocations, allergies, allies. */
const ALL_STEMS =
  /^all(?:ah|ay|eg[aior]|ele|en|erg|evi|ey|ian|ied|ies|igat|oc|opath|ot|ow|oy|spice|star|ud|ur|us|right|round|night)/;

/** Whether a word may be `all` and a noun that is in no list: `allcastes`, but not `allocations`. */
export function mayHoldQuantifier({ text }: Word): boolean {
  return /^all\p{Ll}{3}/u.test(text) && !isOneWord(text) && !ALL_STEMS.test(text);
}

/**
 * Splits off the `by` that a noun or a criterion was written together with, as in `getUserbyId`, `getUserbyid` and
 * `getUserByemail`: what follows is the criterion. `hobby`, `standby` and `bypass` stay whole.
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
  const parts = [noun, by, key].filter((part) => part !== '');
  return isSplit ? place(parts, word) : [word];
}

function isCriterion(word: string): boolean {
  return is(word, 'identifier', 'key', 'attribute');
}

function isOneWord(text: string): boolean {
  const one = singular(text);
  return is(one, 'noun', 'one-word') || is(text, 'one-word', 'modifier', 'action');
}

/**
 * Splits a text into as few known words as possible, the last of them a noun, a quantifier or a long pronoun, or, with
 * `leads`, a word that belongs to the next one; null if it cannot be done.
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
      // `count` alone may be a verb; after what is counted it is a noun.
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
  // A pronoun is the whole object: `removeeverything`.
  if (is(part, 'pronoun') && part.length > LONGEST_WHOLE_PRONOUN) return last;
  return !last && is(part, 'modifier', 'preposition', 'before-noun');
}

/**
 * Splits a word into two nouns: `creditmemo`, `communitypost`. Short nouns may form a word by chance, as `car` and
 * `pet` do.
 *
 * @param word in the singular and lower case
 * @returns the two nouns, or the word alone where it is itself a noun, or no two nouns form it
 */
export function nounsOf(word: string): readonly string[] {
  if (word.length > LONGEST || isOneWord(word)) return [word];
  for (let end = SHORTEST_FIRST; end <= word.length - SHORTEST; end += 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    if (first.length < SHORTEST && last.length < LONG) continue;
    if (is(last, 'noun') && !is(last, 'by-chance') && isNoun(first)) return [first, last];
  }
  return [word];
}

/** The parts of a word as words, each with its offsets. */
function place(parts: readonly string[], word: Word): Word[] {
  let { start } = word;
  return parts.map((text, at) => {
    const placed = { text, start, end: start + text.length, ...(at === 0 && word.capital && { capital: true }) };
    start = placed.end;
    return placed;
  });
}
