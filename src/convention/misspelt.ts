import { takes, wordsThat } from '../words/entries.ts';
import { crudVerbs } from '../words/lexicon.ts';
import { isNoun, isSameNoun, singular } from '../words/inflect.ts';

/** Shorter words differ in one letter by chance, as `cart` and `card` do. */
const SHORTEST = 5;

/** Words that the same ones precede in both names may be that short. */
const SHORTEST_BEHIND = 4;

/** How many letters an abbreviation has and leaves out at least: `auth` represents no author. */
const ABBREVIATED = 3;

/**
 * Whether the noun next to a verb may be another spelling of the collection before it: `/parking/createPaking`,
 * `/distReq/getDistributionReqs`. No one can determine whether the two are one, and so it is with
 * `/favourites/addFavorite`. Where both are other words that are known, they are two: contacts and contracts.
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
 * Where British spelling differs from that of America, as far as nouns have it: favourites, organisations, theatres,
 * catalogues, programmes, licences, cheques.
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

/** A word in a spelling that both have in common; no word that is right has to come out. */
function american(word: string): string {
  return BRITISH.reduce((spelt, [british, form]) => spelt.replace(british, form), word);
}

/**
 * Whether one word is the end of another, single one, or what that is the gerund of: a room of `/chatrooms` is a chat
 * room, and a book of `/bookings` may be a booking. Shopping is no thing of which a shop could be one.
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
 * Whether a word may be short for the last noun of a name, even of one that is written together: `equip` for
 * `sport-equipments` or `sportequipments`; and with a letter before it for both nouns: `g-rec` and `g-receipt` for
 * `goods-receipts`.
 */
function abbreviatesEnd(collection: readonly string[], noun: readonly string[]): boolean {
  const [initial = '', ...others] = noun.slice(0, -1);
  if (noun.length === 0 || others.length > 0 || initial.length > 1) return false;
  const short = singular(noun.at(-1) ?? '');
  const isShortFor = (end: string): boolean => isAbbreviation(short, end) || (initial !== '' && short === end);
  return endsOf(collection).some(([before, end]) => before.startsWith(initial) && isShortFor(end));
}

/** The last noun of a name and what precedes it; a single word may be several that are written together. */
function endsOf(collection: readonly string[]): readonly (readonly [before: string, end: string])[] {
  const last = singular(collection.at(-1) ?? '');
  const before = collection.at(-2);
  if (before !== undefined) return [[before, last]];
  return Array.from(last, (_, at) => [last.slice(0, at), last.slice(at)] as const).filter(
    ([first, end]) => first !== '' && isNoun(end),
  );
}

/** Prepositions that no other word comes close to. */
const LONG_PREPOSITIONS = (): readonly string[] =>
  [...wordsThat('preposition')].filter(({ length }) => length > SHORTEST + 1);

/** Whether a word that no list knows may be a preposition: `getProjectsAgainest`. */
export function isMisspeltPreposition(word: string): boolean {
  return (
    word.length > SHORTEST && !isNoun(word) && LONG_PREPOSITIONS().some((preposition) => isOneSlip(preposition, word))
  );
}

/** Verbs that few other words come close to. */
const LONG_VERBS = (): readonly string[] => crudVerbs().filter(({ length }) => length > SHORTEST);

/**
 * Whether a word that no list knows may be a verb: `udpate`, `delte`, `cancal`. A verb with an ending (`deleted`,
 * `creator`) is another word, and so is one of another consonant: a remote device is not removed.
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
 * `req` of `request`, and `mgr` of `manager`. A word that is known is none unless it is one of the short forms: a car
 * is no carrier.
 */
function isAbbreviation(short: string, word: string): boolean {
  if (takes(short, 'short-for', word)) return true;
  return (
    short.length >= ABBREVIATED &&
    short.length + ABBREVIATED <= word.length &&
    !isNoun(short) &&
    (word.startsWith(short) || isContraction(short, word))
  );
}

/** Whether a word keeps the first and the last letter of another, and of those between them some in their order. */
function isContraction(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Whether one letter was left out, put in, taken for another or swapped with the next one. */
function isOneSlip(a: string, b: string): boolean {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
