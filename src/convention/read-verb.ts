import { ACTION_COMPOUNDS, CREATED_ACTIONS, LEADING_ACTIONS, PHRASAL_NOUNS, STATE_CHANGES } from '../words/data/actions.ts';
import { AT_ONCE, AUXILIARIES, CONDITIONS, EVENTS, MANNERS, OCCASIONS, PARTICLES, PREPOSITIONS, QUANTIFIERS, WAYS, WHOLE } from '../words/data/particles.ts';
import { ATTRIBUTES, OWNERS, SINGLETONS } from '../words/data/singletons.ts';
import { singular } from '../words/inflect.ts';
import { isActedOn, isActionHead, isDoneToMany, isOfSearch, isPlaceOfAction, isProcess, isReadOfAction, isSearched, isSessionAction, leadsNoun, lookUp, type ActionWord, type CrudWord, type OwnWords } from '../words/lexicon.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';
import { isAudience } from './audiences.ts';
import { behindVerb, type Behind } from './behind-verb.ts';
import { agrees, isSafe, isWriting } from './methods.ts';
import { isAdjective } from './modifiers.ts';

/** Where a segment stands, as far as the choice between noun and verb needs it. */
export interface Place {
  readonly method: string;
  /** What stands directly before: a collection (a noun), an item (a parameter), nothing but prefixes, or a mount that is not known. */
  readonly previous: 'collection' | 'item' | 'none' | 'unknown';
  readonly next: 'none' | 'static' | 'parameter';
  /** The static text behind, in lower case. */
  readonly nextText?: string;
  /** Whether the parameter behind is called after what stands before: `/users/block/:userId`. */
  readonly ofPrevious?: boolean;
  /** Whether the parameter behind is called after the segment, of which there are several then: `/render/:renderId`. */
  readonly ofItself?: boolean;
  /** Whether the words behind the first one name the collection before again: `/users/post-users`. */
  readonly isAgain?: () => boolean;
}

/** A verb found among the words of a segment. */
export interface VerbReading {
  readonly word: Word;
  readonly entry: CrudWord | ActionWord;
  /** The words beside it that may name the resource. */
  readonly beside: readonly Word[];
  /** What the words before it say: that it is done to `many` items at once (`bulk`), or `how` it is done (`soft`). */
  readonly manner: 'many' | 'how' | null;
}

/**
 * Decides whether the words of one segment hold a verb. Position decides for the words that are nouns as well; what is in doubt
 * is a noun, because a missed verb is forgiven and a false alarm is not.
 *
 * @param words the words of the segment
 * @param custom whether the segment is a custom method (`reports:batchGet`), where only a verb makes sense
 */
export function readVerb(words: readonly Word[], place: Place, own: OwnWords, custom: boolean): VerbReading | null {
  const begin = words.findIndex((word, at) => !MANNERS.has(word.text) || at === words.length - 1);
  const first = words[begin];
  if (!first) return null;
  const joined = joinedVerb(words, own);
  if (joined) return isModifier(joined, place) || isThing(joined, place) ? null : { ...joined, manner: null };
  const entry = lookUp(first.text, own);
  const beside = words.slice(begin + 1);
  const manner = mannerOf(words.slice(0, begin));
  if (entry && !isNounOfNext(first, entry, beside, place, own)) {
    const bare = beside.every((word) => QUANTIFIERS.has(word.text));
    const isVerb = bare ? isBareVerb(first, entry, place, custom) : isLeadingVerb(words, begin, entry, place);
    if (isVerb) return { word: first, entry, beside, manner };
  }
  return verbOfSomebody(words, place, own) ?? trailingVerb(words, place, own);
}

/** `POST /admin-create-post`, `GET /api-get-users`: who does it, or where, stands before a CRUD verb that is no noun and does what the method does. */
function verbOfSomebody([first, verb, ...beside]: readonly Word[], place: Place, own: OwnWords): VerbReading | null {
  if (!first || !verb || beside.length === 0 || !isAudience(first.text)) return null;
  const entry = lookUp(verb.text, own);
  if (entry?.kind !== 'crud' || entry.leaning !== 'verb' || (entry.operation === 'read') !== isSafe(place.method)) return null;
  return isLeadingVerb([verb, ...beside], 0, entry, place) ? { word: verb, entry, beside, manner: 'how' } : null;
}

/** `POST /book_create`, `PUT /schedule-edit/:id`: a word that is a noun as well, before a CRUD verb that says what the method does. A test of a creation is an action. */
function isNounOfNext(word: Word, { kind, leaning }: CrudWord | ActionWord, [next, ...others]: readonly Word[], { method }: Place, own: OwnWords): boolean {
  if (kind !== 'action' || leaning !== 'either' || !next || others.length > 0 || LEADING_ACTIONS.has(word.text) || !isNoun(word.text)) return false;
  const verb = lookUp(next.text, own);
  return verb?.kind === 'crud' && verb.leaning === 'verb' && agrees(verb.operation, method);
}

function mannerOf(before: readonly Word[]): VerbReading['manner'] {
  if (before.some((word) => AT_ONCE.has(word.text))) return 'many';
  return before.some((word) => MANNERS.has(word.text)) ? 'how' : null;
}

/** `sign-up`, `log_in`: two words that are one verb. */
function joinedVerb(words: readonly Word[], own: OwnWords): Omit<VerbReading, 'manner'> | null {
  const [first, second] = words;
  if (!first || !second || !['up', 'in', 'out', 'on', 'off'].includes(second.text)) return null;
  const entry = lookUp(first.text + second.text, own);
  if (entry?.kind !== 'action') return null;
  return { word: { text: first.text + second.text, start: first.start, end: second.end }, entry, beside: words.slice(2) };
}

/** `sign-in-page`, `log-in-history`: the words are one noun with what stands behind them, unless a POST is sent there. */
function isModifier({ word, entry, beside }: Omit<VerbReading, 'manner'>, place: Place): boolean {
  const isSentTo = place.method === 'POST' && place.next === 'none';
  return beside.length > 0 && !isSentTo && !isLeadingVerb([word, ...beside], 0, entry, place);
}

/** `GET /users/:id/back-up`: the words are the noun that they are together as well. */
function isThing({ word, entry, beside }: Omit<VerbReading, 'manner'>, place: Place): boolean {
  return beside.length === 0 && entry.leaning === 'either' && !isBareVerb(word, entry, place, false);
}

function isBareVerb(word: Word, entry: CrudWord | ActionWord, place: Place, custom: boolean): boolean {
  if (custom) return true;
  if (word.text === 'read' && (isWriting(place.method) || place.next !== 'parameter')) return false;
  if (word.text === 'invite' && isInvitation(place)) return false;
  if (entry.kind === 'action' && place.ofItself) return false;
  if (entry.leaning === 'verb') return true;
  // An article of a blog, whatever stands before it: POST /users/post writes one.
  if (word.text === 'post') return false;
  if (entry.kind === 'action') return isBareAction(word, place);
  if (word.text.toUpperCase() === place.method) return true;
  if (place.next === 'static') return isReadWord(word) ? place.previous === 'collection' && place.method === 'GET' : changesAttribute(word, entry, place);
  if (place.next === 'parameter') {
    const isBehind = place.previous === 'collection' || (word.text === 'show' && place.previous === 'unknown');
    return isBehind && agrees(entry.operation, place.method);
  }
  // A POST of an index builds or fills it.
  if (word.text === 'index' && (place.previous === 'none' || !isSafe(place.method))) return false;
  if (isReadWord(word)) return readsHere(word, place);
  return place.previous === 'collection' && (place.method === 'POST' || agrees(entry.operation, place.method));
}

/** `PUT /users/change/password`, `POST /orders/:id/set/status`: nobody sends something there that belongs to a change or a set. */
function changesAttribute({ text }: Word, { heads = [] }: CrudWord, { method, nextText = '' }: Place): boolean {
  return ['change', 'set'].includes(text) && isWriting(method) && (ATTRIBUTES.has(nextText) || SINGLETONS.has(nextText)) && !heads.includes(nextText);
}

/** `GET /invite/:token` reads one that was sent, and `POST /invite/accept` answers it; `POST /invite` sends one. */
function isInvitation({ method, next }: Place): boolean {
  return method !== 'POST' || next === 'static';
}

/** A noun as well, it is an action where it stands last below something and the method acts: `POST /orders/:id/archive`; before an identifier only if there are seldom many of it: `PUT /orders/complete/:id`. */
function isBareAction(word: Word, place: Place): boolean {
  const { method, previous, next } = place;
  if (next === 'parameter' && place.ofPrevious && isDoneToItem(word, method)) return true;
  if (next === 'parameter') return STATE_CHANGES.has(word.text) && isWriting(method) && (previous === 'item' || previous === 'collection');
  if (next !== 'none' || !isWriting(method) || (method === 'POST' && isCreated(word, previous))) return false;
  return ATTRIBUTES.has(word.text) || SINGLETONS.has(word.text) ? previous === 'item' && method === 'POST' : previous === 'item' || previous === 'collection';
}

/** `PUT /users/block/:userId` blocks the user; what a POST creates may be created of one: `POST /staff/leave/:staffId`. */
function isDoneToItem({ text }: Word, method: string): boolean {
  return isWriting(method) && !(method === 'POST' && CREATED_ACTIONS.has(text)) && !ATTRIBUTES.has(text) && !SINGLETONS.has(text);
}

/** A review is written of one item too. */
function isCreated({ text }: Word, previous: Place['previous']): boolean {
  return CREATED_ACTIONS.has(text) && (previous === 'collection' || text === 'review');
}

function isReadWord(word: Word): boolean {
  return ['list', 'view', 'show', 'index', 'load'].includes(word.text);
}

/** A reading verb stands behind a collection, or alone in a GET; a GET of `/users/:id/list` reads a list that the user has. */
function readsHere(word: Word, place: Place): boolean {
  if (isSafe(place.method)) return place.previous !== 'item' || word.text === 'show' || word.text === 'view';
  return place.method === 'POST' && place.previous === 'collection';
}

/** A verb with words behind it: `getUsers`, `listKeys`; not `view-count`, `patch-notes`, `test-only`, `UpdateGroups`. */
function isLeadingVerb(words: readonly Word[], begin: number, entry: CrudWord | ActionWord, place: Place): boolean {
  const [verb, next] = words.slice(begin);
  if (!verb || !next) return false;
  const behind = behindVerb(words.slice(begin + 1));
  const { head, many } = behind;
  if (entry.kind === 'crud' && words.length === begin + 2 && (PARTICLES.has(head) || PHRASAL_NOUNS.has(`${verb.text} ${singular(head)}`))) return false;
  if (entry.kind === 'action') {
    if (next.text === 'only' && entry.leaning === 'either') return false;
    if (PHRASAL_NOUNS.has(`${verb.text} ${next.text}`)) return false;
    if (many && begin > 0 && words[0]?.text === 'pre') return false;
    if (isSessionNoun(verb.text, next.text, head, place)) return false;
    return WHOLE.has(next.text) || CONDITIONS.has(next.text) || isBound(verb.text, next.text, entry, place) || isLeadingAction(verb.text, behind, entry, place);
  }
  // No name begins with "view all".
  if (!WHOLE.has(next.text) && modifies(verb.text, entry, next.text, head, place.method)) {
    return entry.operation !== 'read' && (isDoneAgain(head, place) || (agrees(entry.operation, place.method) && (!many || entry.leaning === 'verb')));
  }
  if (isSafe(place.method) && entry.records?.includes(singular(head))) return false;
  if (verb.text === 'update' && many && (isSafe(place.method) || place.method === 'DELETE' || (verb.capital && words.length === 2 && place.method === 'POST'))) return false;
  if (isAfter(verb, words.slice(begin + 1))) return false;
  return entry.leaning === 'verb' || (verb.text === 'list' && chooses(words.slice(begin + 1), place)) || isLeadingEither(verb.text, behind, place);
}

/** Verbs that are nouns, or say what is asked for, before a noun that is not the next: the comment count of a post, a request to delete an account. */
const BEFORE_FAR_NOUNS: ReadonlySet<string> = new Set(['post', 'store', 'index', 'patch', 'read', 'change', 'delete', 'remove']);

/**
 * Whether a CRUD verb stands before a noun that it modifies: `list-price`, `load-balancer-status`. A list has items, and `listCartItems` lists those of a cart; of
 * what a GET does not do, the far noun may tell: `GET /update-order-history`.
 */
function modifies(verb: string, { operation, heads = [] }: CrudWord, next: string, head: string, method: string): boolean {
  if (heads.includes(next) || heads.includes(singular(next))) return true;
  return heads.includes(singular(head)) && (BEFORE_FAR_NOUNS.has(verb) || (operation !== 'read' && isSafe(method)));
}

/** `POST /reasons/deleteReason`: below its collection the noun says nothing new, so that the word before it is the verb; a request to delete something is one of the requests. */
function isDoneAgain(head: string, { method, next, isAgain }: Place): boolean {
  return isWriting(method) && (next === 'parameter' || singular(head) !== 'request') && isAgain?.() === true;
}

/** `GET /login-setup`, `PUT /signup-questions`: what a login has; somebody is logged in, and a POST does it. */
function isSessionNoun(verb: string, next: string, head: string, { method }: Place): boolean {
  return /^(?:log|sign)/.test(verb) && isSessionAction(verb) && method !== 'POST' && !WHOLE.has(next) && !PREPOSITIONS.has(next) && !OWNERS.has(singular(head));
}

/** `block-from-event`, `transferToAccount`, `subscribeToEvents`: what is done to one thing for another; a request to join and a call to action are things. */
function isBound(verb: string, next: string, { leaning }: ActionWord, { method }: Place): boolean {
  return isWriting(method) && ['to', 'from', 'into', 'with'].includes(next) && verb !== 'request' && verb !== 'call' && (leaning === 'verb' || leadsNoun(verb, true));
}

/** `post_install` comes after the installation; `postOrder` and `post-job` are commands. */
function isAfter(verb: Word, [next, ...others]: readonly Word[]): boolean {
  return verb.text === 'post' && next !== undefined && others.length === 0 && next.start > verb.end && isProcess(next.text);
}

/** What links set, and no set has: `GET /set-cookie`, `GET /setLanguage/:language`; there is a set number, and set theory. */
const SET_BY_LINK: ReadonlySet<string> = new Set(['cookie', 'session', 'theme', 'language', 'lang', 'locale', 'currency', 'timezone', 'password', 'status', 'role']);

/** `listBlocked`, `listForReview`, `listAuthorsOfPad`: what stands behind says which ones are meant, and no noun would be put before it. */
function chooses(behind: readonly Word[], { method }: Place): boolean {
  return (isSafe(method) || method === 'POST') && (isAdjective(behind) || behind.some(({ text }) => PREPOSITIONS.has(text)));
}

function isLeadingEither(verb: string, { head, many, criterion }: Behind, { method, isAgain }: Place): boolean {
  const reads = isSafe(method) || method === 'POST';
  switch (verb) {
    case 'list':
    case 'load':
      return reads && (many || head === '' || criterion || isNoun(head) || head.endsWith('s') || isAgain?.() === true);
    case 'view':
    case 'show':
      return reads;
    case 'post':
      return method === 'POST' && (!many || isAgain?.() === true);
    case 'store':
      return (method === 'POST' || method === 'PUT') && (!many || isAgain?.() === true);
    case 'change':
      return true;
    case 'set':
      return method !== 'GET' || SET_BY_LINK.has(singular(head));
    case 'drop':
      return method !== 'GET';
    case 'put':
    case 'patch':
      return verb.toUpperCase() === method && (!many || isAgain?.() === true);
    default:
      return false;
  }
}

/**
 * `verify-email`, `verify-token`, `trackOrder`; before a noun that it modifies it is none: `merge_requests`, `search-history`, `deploy_keys`. A noun as well, it
 * is one where a word stands below it (`/charge-band/limits`), and with a number (`/test1`).
 */
function isLeadingAction(verb: string, { head: text, many, listed, criterion, moved }: Behind, entry: ActionWord, { method, next }: Place): boolean {
  const head = singular(text);
  if (moved && many && isWriting(method) && (entry.leaning === 'verb' || leadsNoun(verb, true))) return true;
  if (!many && next !== 'static' && isActedOn(text, verb)) return true;
  if (verb === 'search' && (isOfSearch(head) || isOfSearch(text))) return false;
  if (verb === 'search' && isSearched(head) && next !== 'static') return true;
  if (isPlaceOfAction(head)) return false;
  if ((isSafe(method) || method === 'DELETE') && entry.leaning === 'verb' && isReadOfAction(verb, text)) return false;
  if (listed && next !== 'static') return entry.leaning === 'verb' || leadsNoun(verb, isWriting(method));
  if (many && (method === 'POST' || (isWriting(method) && next === 'none')) && isDoneToMany(verb, head)) return true;
  if (isActionHead(head) || isActionHead(text)) return entry.leaning === 'verb' && !many && isWriting(method) && !isSessionAction(verb) && verb !== 'search';
  if (entry.leaning === 'either' && (isGerund(head) || isParticiple(head) || /^\d+$/.test(head) || next === 'static')) return false;
  if (entry.leaning === 'verb') return verb === 'search' || !many || method === 'POST';
  return (!many && leadsNoun(verb, isWriting(method))) || (criterion && CHOOSING.has(verb));
}

/** Ambiguous actions of which a criterion is said, and that are no things of which it could be: a review by a product is one. */
const CHOOSING: ReadonlySet<string> = new Set(['filter', 'sort', 'lookup', 'query', 'track']);

/** The name of an occupation: `issue-tracking`, `link-shortening`. A booking and a listing are things. */
function isGerund(word: string): boolean {
  return /.{4}ing$/.test(word) && !isNoun(word);
}

/** What was done to it: `query-logged`, `email-verified`. */
function isParticiple(word: string): boolean {
  return /.{3}ed$/.test(word) && !isNoun(word);
}

/** Verbs that are nouns behind another one where they are read: the update of a package, a register of interests. */
const READ_NOUNS: ReadonlySet<string> = new Set(['update', 'save', 'register', 'refresh', 'reset', 'invite']);

/** Whether a word is a verb of which there are not several: `approve` and `populate`, but no `update`, and no `login`. */
export function isNoNoun(word: string, own: OwnWords): boolean {
  return lookUp(word, own)?.leaning === 'verb' && !READ_NOUNS.has(word) && !isSessionAction(word);
}

/** The verb behind its noun: `user-add`, `bulk-upsert`, `email-validate`. Words that are nouns as well stay nouns there. */
function trailingVerb(words: readonly Word[], place: Place, own: OwnWords): VerbReading | null {
  const last = words.at(-1);
  const first = words[0]?.text ?? '';
  if (!last || words.length < 2 || EVENTS.has(first) || PREPOSITIONS.has(first)) return null;
  const entry = lookUp(last.text, own);
  if (entry?.leaning !== 'verb' || ['read', 'show'].includes(last.text)) return null;
  // What words stand below is a thing, the invite of `/team-invite/members`; a CRUD verb may be a page that shows several.
  if (entry.kind === 'action' && place.next === 'static') return null;
  if (READ_NOUNS.has(last.text) && !isWriting(place.method)) return null;
  const before = words.slice(0, -1);
  if (AUXILIARIES.has(before.at(-1)?.text ?? '')) return null;
  if (OCCASIONS.has(before.at(-1)?.text ?? '') && (entry.kind === 'action' || isSafe(place.method))) return null;
  if (ACTION_COMPOUNDS.has(`${before.at(-1)?.text ?? ''} ${last.text}`)) return null;
  if (before.length === 1 && WAYS.has(first)) return { word: last, entry, beside: [], manner: 'how' };
  return { word: last, entry, beside: before.filter((word) => !MANNERS.has(word.text)), manner: mannerOf(before) };
}
