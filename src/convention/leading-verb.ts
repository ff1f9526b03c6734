import { is, isRelated } from '../words/entries.ts';
import { isNoun, singular } from '../words/inflect.ts';
import { isProcess, type ActionWord, type CrudWord } from '../words/lexicon.ts';
import type { Word } from '../words/split.ts';
import { isManyObjects, parsePhrase, type Phrase } from './phrase.ts';
import { isLeadingAction } from './leading-action.ts';
import { agrees, isSafe, isWriting } from './methods.ts';
import { isAdjective } from './noun-kinds.ts';
import type { Place } from './place-of-verb.ts';

/**
 * Whether a verb with words after it is used as a verb: `getUsers`, `listKeys`; not `view-count`, `patch-notes`,
 * `test-only`, `UpdateGroups`.
 */
export function isLeadingVerb(
  words: readonly Word[],
  begin: number,
  entry: CrudWord | ActionWord,
  place: Place,
): boolean {
  const [verb, next] = words.slice(begin);
  if (!verb || !next) return false;
  const behind = parsePhrase(words.slice(begin + 1));
  const { object: head } = behind;
  const many = isManyObjects(behind);
  if (
    entry.kind === 'crud' &&
    words.length === begin + 2 &&
    (is(head, 'particle') || isRelated(verb.text, 'phrasal', singular(head)))
  )
    return false;
  if (entry.kind === 'action') return isLeadingAction(words, begin, behind, entry, place);
  // No noun begins with "view all".
  if (!is(next.text, 'whole') && modifies(verb.text, entry, next.text, head, place.method)) {
    return (
      entry.operation !== 'read' &&
      (isDoneAgain(head, place) || (agrees(entry.operation, place.method) && (!many || entry.leaning === 'verb')))
    );
  }
  if (isSafe(place.method) && isRelated(verb.text, 'before-read', singular(head))) return false;
  if (
    verb.text === 'update' &&
    many &&
    (isSafe(place.method) ||
      place.method === 'DELETE' ||
      (verb.capital && words.length === 2 && place.method === 'POST'))
  )
    return false;
  if (isAfter(verb, words.slice(begin + 1))) return false;
  return entry.leaning === 'verb' || isLeadingEither(verb.text, words.slice(begin + 1), behind, place);
}

/**
 * Whether a CRUD verb is the first word of a compound noun: `list-price`, `load-balancer-status`. A list has items, and
 * yet `listCartItems` lists those of a cart. Where the method cannot do what the verb names, the last noun of several
 * decides: `GET /update-order-history`.
 */
function modifies(verb: string, { operation }: CrudWord, next: string, head: string, method: string): boolean {
  // `update-server` may be a server for updates; with more words after it, the verb has an object:
  // `update-server-name`.
  if (isRelated(verb, 'before', next, singular(next)))
    return !(operation === 'update' && isWriting(method) && next !== head);
  return (
    isRelated(verb, 'before', singular(head)) &&
    (is(verb, 'before-far-noun') || (operation !== 'read' && isSafe(method)))
  );
}

/**
 * `POST /reasons/deleteReason`: below its own collection the noun is repeated, so that the word before it is a verb. A
 * request to delete something (`deleteRequest`) is one of the requests.
 */
function isDoneAgain(head: string, { method, next, isAgain }: Place): boolean {
  return isWriting(method) && (next === 'parameter' || singular(head) !== 'request') && isAgain?.() === true;
}

/** `post_install` means after the installation; `postOrder` and `post-job` are commands. */
function isAfter(verb: Word, [next, ...others]: readonly Word[]): boolean {
  return (
    verb.text === 'post' && next !== undefined && others.length === 0 && next.start > verb.end && isProcess(next.text)
  );
}

/**
 * `listBlocked`, `listForReview`, `listAuthorsOfPad`: an adjective or a preposition follows, which cannot belong to a
 * noun that begins with `list`.
 */
function chooses(behind: readonly Word[]): boolean {
  return isAdjective({ noun: behind }) || behind.some(({ text }) => is(text, 'preposition'));
}

function isLeadingEither(verb: string, words: readonly Word[], phrase: Phrase, { method, isAgain }: Place): boolean {
  const { object: head, preposition } = phrase;
  const many = isManyObjects(phrase);
  const reads = isSafe(method) || method === 'POST';
  switch (verb) {
    case 'list':
    case 'load':
      return (
        reads &&
        ((verb === 'list' && chooses(words)) ||
          many ||
          head === '' ||
          preposition === 'by' ||
          isNoun(head) ||
          head.endsWith('s') ||
          isAgain?.() === true)
      );
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
      return method !== 'GET' || is(singular(head), 'set-by-link');
    case 'drop':
      return method !== 'GET';
    case 'put':
    case 'patch':
      return verb.toUpperCase() === method && (!many || isAgain?.() === true);
    default:
      return false;
  }
}
