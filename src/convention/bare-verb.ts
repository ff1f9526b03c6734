import { is, isRelated } from '../words/entries.ts';
import type { ActionWord, CrudWord } from '../words/lexicon.ts';
import type { Word } from '../words/split.ts';
import { agrees, isSafe, isWriting } from './methods.ts';
import type { Place } from './place-of-verb.ts';

/**
 * Whether a segment that consists of a verb alone is used as a verb where it is: `/users/list`, `/orders/:id/archive`.
 */
export function isBareVerb(word: Word, entry: CrudWord | ActionWord, place: Place, custom: boolean): boolean {
  if (custom) return true;
  if (word.text === 'read' && (isWriting(place.method) || place.next !== 'parameter')) return false;
  if (word.text === 'invite' && isInvitation(place)) return false;
  if (place.ofItself && (entry.kind === 'action' || entry.leaning !== 'verb')) return false;
  if (entry.leaning === 'verb') return true;
  // A blog post, whatever precedes it: POST /users/post creates one.
  if (word.text === 'post') return false;
  if (entry.kind === 'action') return isBareAction(word, place);
  if (word.text.toUpperCase() === place.method) return true;
  if (place.next === 'static')
    return isReadWord(word) ? place.previous === 'collection' && place.method === 'GET' : changesAttribute(word, place);
  if (place.next === 'parameter') {
    const isBelow = place.previous === 'collection' || (word.text === 'show' && place.previous === 'unknown');
    return isBelow && agrees(entry.operation, place.method);
  }
  // A POST to an index builds or fills it.
  if (word.text === 'index' && (place.previous === 'none' || !isSafe(place.method))) return false;
  if (isReadWord(word)) return readsHere(word, place);
  return place.previous === 'collection' && (place.method === 'POST' || agrees(entry.operation, place.method));
}

/**
 * `PUT /users/change/password`, `POST /orders/:id/set/status`: whether a `change` or `set` precedes an attribute that
 * the request changes. The other reading, a password that is a part of a change, does not occur.
 */
function changesAttribute({ text }: Word, { method, nextText = '' }: Place): boolean {
  return (
    ['change', 'set'].includes(text) &&
    isWriting(method) &&
    is(nextText, 'attribute', 'own-one', 'state') &&
    !isRelated(text, 'before', nextText)
  );
}

/**
 * Whether `invite` is a noun: `GET /invite/:token` reads an invitation, and `POST /invite/accept` accepts one. Only
 * `POST /invite` sends one.
 */
function isInvitation({ method, next }: Place): boolean {
  return method !== 'POST' || next === 'static';
}

/**
 * Whether a word that may also be a noun is an action: it is the last segment below an item or a collection, and the
 * method changes something (`POST /orders/:id/archive`). Before an identifier it is one only if it names no things with
 * identifiers of their own: `PUT /orders/complete/:id`.
 */
function isBareAction(word: Word, place: Place): boolean {
  const { method, previous, next } = place;
  if (next === 'parameter' && place.ofPrevious && isDoneToItem(word, method)) return true;
  if (next === 'parameter')
    return (
      is(word.text, 'state-change') &&
      isWriting(method) &&
      (previous === 'item' || previous === 'collection' || place.ofOther === true)
    );
  if (next !== 'none' || !isWriting(method) || (method === 'POST' && isCreated(word, previous))) return false;
  return is(word.text, 'attribute', 'own-one', 'state')
    ? previous === 'item' && method === 'POST'
    : previous === 'item' || previous === 'collection';
}

/**
 * Whether an action is done to the item whose identifier follows: `PUT /users/block/:userId` blocks the user. A POST
 * may create something for the item instead: `POST /staff/leave/:staffId`.
 */
function isDoneToItem({ text }: Word, method: string): boolean {
  return (
    isWriting(method) && !(method === 'POST' && is(text, 'created-too')) && !is(text, 'attribute', 'own-one', 'state')
  );
}

/** Whether a POST creates one of what the word names: below a collection, and for a `review` below an item too. */
function isCreated({ text }: Word, previous: Place['previous']): boolean {
  return is(text, 'created-too') && (previous === 'collection' || text === 'review');
}

function isReadWord(word: Word): boolean {
  return ['list', 'view', 'show', 'index', 'load'].includes(word.text);
}

/**
 * Whether `list`, `view` and the like are verbs where they are: in a GET, or in a POST below a collection. `GET
 * /users/:id/list` reads a list that the user has.
 */
function readsHere(word: Word, place: Place): boolean {
  if (isSafe(place.method)) return place.previous !== 'item' || word.text === 'show' || word.text === 'view';
  return place.method === 'POST' && place.previous === 'collection';
}
