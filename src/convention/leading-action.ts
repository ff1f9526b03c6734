import { is, isRelated } from '../words/entries.ts';
import { isNoun, singular } from '../words/inflect.ts';
import { isDoneToMany, leadsNoun, type ActionWord } from '../words/lexicon.ts';
import type { Word } from '../words/split.ts';
import { isManyObjects, type Phrase } from './phrase.ts';
import { isSafe, isWriting } from './methods.ts';
import type { Place } from './place-of-verb.ts';

/**
 * Whether an action word with words after it is used as a verb: `sendEmail`, `transferToAccount`; not `test-only`,
 * `leave-application`, `login-setup`.
 */
export function isLeadingAction(
  words: readonly Word[],
  begin: number,
  behind: Phrase,
  entry: ActionWord,
  place: Place,
): boolean {
  const [verb, next] = words.slice(begin);
  if (!verb || !next || place.ofItself) return false;
  if (next.text === 'only' && entry.leaning === 'either') return false;
  if (isRelated(verb.text, 'phrasal', next.text)) return false;
  if (begin > 0 && isManyObjects(behind) && words[0]?.text === 'pre') return false;
  if (isSessionNoun(verb.text, next.text, behind.object, place)) return false;
  return (
    is(next.text, 'whole', 'condition') ||
    isBound(verb.text, next.text, entry, place) ||
    isDoneTo(verb.text, behind, entry, place)
  );
}

/**
 * `verify-email`, `verify-token`, `trackOrder`; before a noun that it modifies it is none: `merge_requests`,
 * `search-history`, `deploy_keys`. A noun as well, it is one where a word is below it (`/charge-band/limits`), and with
 * a number (`/test1`).
 */
function isDoneTo(
  verb: string,
  phrase: Phrase,
  entry: ActionWord,
  { method, next, previous, isAgain }: Place,
): boolean {
  const { object: text, preposition } = phrase;
  const [head, many] = [singular(text), isManyObjects(phrase)];
  if (many && is(preposition, 'direction') && isWriting(method) && (entry.leaning === 'verb' || leadsNoun(verb, true)))
    return true;
  if (isRelated(verb, 'before', head, text)) return false;
  if ((!many || verb === 'search') && next !== 'static' && isRelated(verb, 'acts-on', head)) return true;
  if (is(head, 'workplace')) return false;
  const isRead = is(text, 'read-after-action') && !is(verb, 'command', 'to-any');
  if ((isSafe(method) || method === 'DELETE') && entry.leaning === 'verb' && isRead) return false;
  if (phrase.listed && next !== 'static') return entry.leaning === 'verb' || leadsNoun(verb, isWriting(method));
  const isDone =
    method === 'POST' || (isWriting(method) && next !== 'static') || (isSafe(method) && is(verb, 'choosing'));
  if (many && isDone && isDoneToMany(verb, head)) return true;
  if (is(head, 'after-action') || is(text, 'after-action'))
    return entry.leaning === 'verb' && !many && isWriting(method) && !is(verb, 'session-verb') && verb !== 'search';
  // A PUT replaces a part of the item: `PUT /pipelines/:id/buildCluster`.
  if (
    entry.leaning === 'either' &&
    method !== 'POST' &&
    previous === 'item' &&
    !is(verb, 'leads') &&
    isAgain?.() !== true
  )
    return false;
  if (entry.leaning === 'either' && (isGerund(head) || isParticiple(head) || /^\d+$/.test(head) || next === 'static'))
    return false;
  if (entry.leaning === 'verb') return verb === 'search' || !many || method === 'POST';
  return (!many && leadsNoun(verb, isWriting(method))) || (preposition === 'by' && is(verb, 'choosing'));
}

/**
 * A word such as `issue-tracking` or `link-shortening`: the name of an activity. A booking and a listing are things.
 */
function isGerund(word: string): boolean {
  return /.{4}ing$/.test(word) && !isNoun(word);
}

/** A participle, for what was done to something: `query-logged`, `email-verified`. */
function isParticiple(word: string): boolean {
  return /.{3}ed$/.test(word) && !isNoun(word);
}

/**
 * `GET /login-setup`, `PUT /signup-questions`: what belongs to a login. An action of a login has a user, or is a POST.
 */
function isSessionNoun(verb: string, next: string, head: string, { method }: Place): boolean {
  return (
    /^(?:log|sign)/.test(verb) &&
    is(verb, 'session-verb') &&
    method !== 'POST' &&
    !is(next, 'whole', 'preposition') &&
    !is(singular(head), 'owner') &&
    head !== 'admin'
  );
}

/**
 * `block-from-event`, `transferToAccount`, `subscribeToEvents`: a preposition follows the action. A request to join and
 * a call to action are things.
 */
function isBound(verb: string, next: string, { leaning }: ActionWord, { method }: Place): boolean {
  return (
    isWriting(method) &&
    ['to', 'from', 'into', 'with'].includes(next) &&
    verb !== 'request' &&
    verb !== 'call' &&
    (leaning === 'verb' || leadsNoun(verb, true))
  );
}
