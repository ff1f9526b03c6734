import { isNoun } from '../words/inflect.ts';
import { is, isRelated } from '../words/entries.ts';
import { inferredAction, lookUp, type ActionWord, type CrudWord } from '../words/lexicon.ts';
import type { OwnWords } from '../model/own-words.ts';
import type { Word } from '../words/split.ts';
import { isAudience } from './noun-kinds.ts';
import { isBareVerb } from './bare-verb.ts';
import { isLeadingVerb } from './leading-verb.ts';
import { agrees, isSafe, isWriting } from './methods.ts';
import type { Place } from './place-of-verb.ts';
import type { VerbReading } from './phrase.ts';
import { firstText, lastText } from '../words/split.ts';

/**
 * Finds the verb of a segment; null where there is none. For words that are nouns as well the position decides; in
 * doubt, a word is a noun, because a missed verb is better than a false alarm.
 *
 * @param words the words of the segment
 * @param custom whether the segment is a custom method (`reports:batchGet`), where only a verb makes sense
 */
export function readVerb(words: readonly Word[], place: Place, own: OwnWords, custom: boolean): VerbReading | null {
  const begin = words.findIndex((word, at) => !is(word.text, 'manner', 'at-once') || at === words.length - 1);
  const first = words[begin];
  if (!first) return null;
  const joined = joinedVerb(words, own);
  if (joined) return isModifier(joined, place) || isThing(joined, place) ? null : { ...joined, manner: null };
  const entry = lookUp(first.text, own);
  const beside = words.slice(begin + 1);
  const manner = mannerOf(words.slice(0, begin));
  if (entry && !isNounOfNext(first, entry, beside, place, own)) {
    const bare = beside.every((word) => is(word.text, 'quantifier'));
    const isVerb = bare ? isBareVerb(first, entry, place, custom) : isLeadingVerb(words, begin, entry, place);
    if (isVerb) return { word: first, entry, beside, manner };
  }
  return verbOfSomebody(words, place, own) ?? trailingVerb(words, place, own) ?? looksLikeVerb(words, place, own);
}

/**
 * A word that no list has, by its form and its place: first in the segment of a POST or PUT, before a noun
 * (`POST /gamifyLesson`).
 */
function looksLikeVerb([word, ...beside]: readonly Word[], place: Place, own: OwnWords): VerbReading | null {
  const isPlace = (place.method === 'POST' || place.method === 'PUT') && isNoun(lastText(beside));
  const entry = word && isPlace && !own.nouns.has(word.text) ? inferredAction(word.text) : null;
  return entry && word ? { word, entry, beside, manner: null } : null;
}

/**
 * `POST /admin-create-post`, `GET /api-get-users`: a word for who acts, or for an interface, precedes a CRUD verb that
 * is no noun and agrees with the method.
 */
function verbOfSomebody([first, verb, ...beside]: readonly Word[], place: Place, own: OwnWords): VerbReading | null {
  if (!first || !verb || beside.length === 0 || !isAudience(first.text)) return null;
  const entry = lookUp(verb.text, own);
  if (entry?.kind !== 'crud' || entry.leaning !== 'verb' || (entry.operation === 'read') !== isSafe(place.method))
    return null;
  return isLeadingVerb([verb, ...beside], 0, entry, place) ? { word: verb, entry, beside, manner: 'how' } : null;
}

/**
 * `POST /book_create`, `PUT /schedule-edit/:id`: whether a word that may be an action is the noun of a CRUD verb after
 * it, which agrees with the method. `test-create` tests a creation.
 */
function isNounOfNext(
  word: Word,
  { kind, leaning }: CrudWord | ActionWord,
  [next, ...others]: readonly Word[],
  { method }: Place,
  own: OwnWords,
): boolean {
  if (
    kind !== 'action' ||
    leaning !== 'either' ||
    !next ||
    others.length > 0 ||
    is(word.text, 'leads') ||
    !isNoun(word.text)
  )
    return false;
  const verb = lookUp(next.text, own);
  return verb?.kind === 'crud' && verb.leaning === 'verb' && agrees(verb.operation, method);
}

function mannerOf(before: readonly Word[]): VerbReading['manner'] {
  if (before.some((word) => is(word.text, 'at-once'))) return 'many';
  return before.some((word) => is(word.text, 'manner', 'at-once')) ? 'how' : null;
}

/** `sign-up`, `log_in`: two words that are one verb. */
function joinedVerb(words: readonly Word[], own: OwnWords): Omit<VerbReading, 'manner'> | null {
  const [first, second] = words;
  if (!first || !second || !['up', 'in', 'out', 'on', 'off'].includes(second.text)) return null;
  const entry = lookUp(first.text + second.text, own);
  if (entry?.kind !== 'action') return null;
  return {
    word: { text: first.text + second.text, start: first.start, end: second.end },
    entry,
    beside: words.slice(2),
  };
}

/** `sign-in-page`, `log-in-history`: the verb is the first part of a noun, unless it is the end of a POST. */
function isModifier({ word, entry, beside }: Omit<VerbReading, 'manner'>, place: Place): boolean {
  const isSentTo = place.method === 'POST' && place.next === 'none';
  return beside.length > 0 && !isSentTo && !isLeadingVerb([word, ...beside], 0, entry, place);
}

/** `GET /users/:id/back-up`: the two words are used as a noun, as `backup` is. */
function isThing({ word, entry, beside }: Omit<VerbReading, 'manner'>, place: Place): boolean {
  return beside.length === 0 && entry.leaning === 'either' && !isBareVerb(word, entry, place, false);
}

/** Whether a word is a verb and never a noun: `approve` and `populate`, but not `update` or `login`. */
export function isNoNoun(word: string, own: OwnWords): boolean {
  return lookUp(word, own)?.leaning === 'verb' && !is(word, 'read-noun', 'session-verb');
}

/**
 * A verb after its noun: `user-add`, `bulk-upsert`, `email-validate`; null where there is none. A word that may be a
 * noun is one there.
 */
function trailingVerb(words: readonly Word[], place: Place, own: OwnWords): VerbReading | null {
  const last = words.at(-1);
  const first = firstText(words);
  if (!last || words.length < 2 || is(first, 'event-word', 'preposition')) return null;
  const entry = lookUp(last.text, own);
  if (entry?.leaning !== 'verb' || ['read', 'show'].includes(last.text)) return null;
  // With a segment below, it is a thing: the invite of `/team-invite/members`. A CRUD verb may still name a page that
  // shows several.
  if (entry.kind === 'action' && place.next === 'static') return null;
  if (is(last.text, 'read-noun') && !isWriting(place.method)) return null;
  const before = words.slice(0, -1);
  if (is(lastText(before), 'auxiliary')) return null;
  if (is(lastText(before), 'occasion') && (entry.kind === 'action' || isSafe(place.method))) return null;
  if (isRelated(lastText(before), 'compound', last.text)) return null;
  if (before.length === 1 && is(first, 'way')) return { word: last, entry, beside: [], manner: 'how' };
  return {
    word: last,
    entry,
    beside: before.filter((word) => !is(word.text, 'manner', 'at-once')),
    manner: mannerOf(before),
  };
}
