import { isRelated, wordsThat } from '../words/entries.ts';
import { crudVerbs } from '../words/lexicon.ts';
import { isNoun, isSameNoun, singular } from '../words/inflect.ts';

/**
 * The length from which two words that differ in one letter may be one: shorter ones differ by chance (`cart`, `card`).
 */
const SHORTEST = 5;

/** That length for words that the same words precede in both names. */
const SHORTEST_BEHIND = 4;

/** The least number of letters that an abbreviation has, and that it leaves out: `auth` is not short for `author`. */
const ABBREVIATED = 3;

/**
 * Whether the noun next to a verb may be another spelling or an abbreviation of the collection before it:
 * `/parking/createPaking`, `/distReq/getDistributionReqs`, `/favourites/addFavorite`. Two words that are both known
 * nouns are two things: contacts and contracts.
 */
export function isMisspelt(collection: readonly string[], noun: readonly string[]): boolean {
  if (abbreviatesEnd(collection, noun) || isPartOf(collection, noun)) return true;
  if (collection.length !== noun.length) return false;
  const pairs = collection
    .map((word, at) => [word, noun[at] ?? ''] as const)
    .filter((words) => !isSameNoun(...words))
    .map(([one, other]) => [singular(one), singular(other)] as const);
  const [pair, ...others] = pairs;
  if (!pair) return false;
  if (
    pairs.every(
      ([one, other]) => isAbbreviation(one, other) || isAbbreviation(other, one) || american(one) === american(other),
    )
  )
    return true;
  const [one, other] = pair;
  const shortest = collection.length > 1 ? SHORTEST_BEHIND : SHORTEST;
  return (
    others.length === 0 &&
    Math.min(one.length, other.length) >= shortest &&
    !(isNoun(one) && isNoun(other)) &&
    isOneSlip(one, other)
  );
}

/**
 * Where the British spelling of nouns differs from the American one: favourites, organisations, theatres, catalogues,
 * programmes, licences, cheques.
 */
const BRITISH: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/, 'or'],
  [/is(?=e|ation|ing)/, 'iz'],
  [/tre$/, 'ter'],
  [/ogue$/, 'og'],
  [/mme$/, 'm'],
  [/ce$/, 'se'],
  [/que$/, 'ck'],
  [/yre$/, 'ire'],
  [/grey/, 'gray'],
  [/llery$/, 'lry'],
  [/ll/g, 'l'],
  [/^en(?=quir)/, 'in'],
  [/[ao]e(?=[mosd])/g, 'e'],
];

/** A word in a form that both spellings have in common, for comparison only: the result need not be a word. */
function american(word: string): string {
  return BRITISH.reduce((spelt, [british, form]) => spelt.replace(british, form), word);
}

/**
 * Whether one word is the end of another, or the verb of its `-ing` form: a room of `/chatrooms` is a chat room, and a
 * book of `/bookings` may be a booking. Shopping has no plural, so that a shop is not one of it.
 */
function isPartOf([word = '', ...more]: readonly string[], [part = '', ...others]: readonly string[]): boolean {
  if (more.length > 0 || others.length > 0) return false;
  const [whole, end] = [singular(word), singular(part)];
  const isEnd =
    end.length >= SHORTEST_BEHIND && whole.endsWith(end) && isNoun(end) && isNoun(whole.slice(0, -end.length));
  const isThing = word !== whole || isNoun(whole);
  return isEnd || (isThing && [`${end}ing`, end.replace(/e?$/, 'ing'), `${end}${end.at(-1) ?? ''}ing`].includes(whole));
}

/**
 * Whether a word may be short for the last noun of a name, also of nouns that are written together: `equip` for
 * `sport-equipments` or `sportequipments`. With an initial before it, the word may be short for both nouns: `g-rec` and
 * `g-receipt` for `goods-receipts`.
 */
function abbreviatesEnd(collection: readonly string[], noun: readonly string[]): boolean {
  const [initial = '', ...others] = noun.slice(0, -1);
  if (noun.length === 0 || others.length > 0 || initial.length > 1) return false;
  const short = singular(noun.at(-1) ?? '');
  const isShortFor = (end: string): boolean => isAbbreviation(short, end) || (initial !== '' && short === end);
  return endsOf(collection).some(([before, end]) => before.startsWith(initial) && isShortFor(end));
}

/** The last noun of a name and what precedes it. A single word is split at each place where the rest is a noun. */
function endsOf(collection: readonly string[]): readonly (readonly [before: string, end: string])[] {
  const last = singular(collection.at(-1) ?? '');
  const before = collection.at(-2);
  if (before !== undefined) return [[before, last]];
  return Array.from(last, (_, at) => [last.slice(0, at), last.slice(at)] as const).filter(
    ([first, end]) => first !== '' && isNoun(end),
  );
}

/** Prepositions so long that no other word is similar to them. */
const LONG_PREPOSITIONS = (): readonly string[] =>
  [...wordsThat('preposition')].filter(({ length }) => length > SHORTEST + 1);

/** Whether a word that is no known noun may be a misspelt preposition: `getProjectsAgainest`. */
export function isMisspeltPreposition(word: string): boolean {
  return (
    word.length > SHORTEST && !isNoun(word) && LONG_PREPOSITIONS().some((preposition) => isOneSlip(preposition, word))
  );
}

/** Verbs so long that few other words are similar to them. */
const LONG_VERBS = (): readonly string[] => crudVerbs().filter(({ length }) => length > SHORTEST);

/**
 * Whether a word that is no known noun may be a misspelt verb: `udpate`, `delte`, `cancal`. A verb with an ending
 * (`deleted`, `creator`) is another word, and so is one with another consonant: `remote` is not `remove`.
 */
export function isMisspeltVerb(word: string): boolean {
  return word.length >= SHORTEST && !isNoun(word) && LONG_VERBS().some((verb) => isSlipOfVerb(verb, word));
}

function isSlipOfVerb(verb: string, word: string): boolean {
  return (
    isOneSlip(verb, word) &&
    !word.startsWith(verb) &&
    (verb.length !== word.length || skeleton(verb) === skeleton(word))
  );
}

/** The consonants of a word, in whatever order. */
function skeleton(word: string): string {
  return Array.from(word.replace(/[aeiouy]/g, ''))
    .sort()
    .join('');
}

/**
 * Whether one word is short for another: `req` of `request`, `mgr` of `manager`. A known noun is none unless it is
 * listed as a short form: a car is no carrier.
 */
function isAbbreviation(short: string, word: string): boolean {
  if (isRelated(short, 'short-for', word)) return true;
  return (
    short.length >= ABBREVIATED &&
    short.length + ABBREVIATED <= word.length &&
    !isNoun(short) &&
    (word.startsWith(short) || isContraction(short, word))
  );
}

/** Whether a word has the first and the last letter of another, and some of those between them in the same order. */
function isContraction(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Whether two words differ in one slip: a letter left out, added, replaced, or swapped with the next one. */
function isOneSlip(a: string, b: string): boolean {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
