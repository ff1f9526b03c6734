import { is, isRelated } from '../words/entries.ts';
import { isNoun, singular } from '../words/inflect.ts';
import { isDoneToMany, isProcess, leadsNoun, type ActionWord, type CrudWord } from '../words/lexicon.ts';
import type { Word } from '../words/split.ts';
import { agrees, isSafe, isWriting } from './methods.ts';
import { isAdjective } from './noun-kinds.ts';
import { isManyObjects, parsePhrase, type Phrase } from './phrase.ts';
import type { Place } from './place-of-verb.ts';

/** A word that may be a verb, the words after it as its phrase, and their place. */
interface Leading<Entry = CrudWord | ActionWord> extends Place {
  readonly word: Word;
  readonly verb: string;
  readonly entry: Entry;
  /** Whether the word is also a noun. */
  readonly isEither: boolean;
  /** All words before it. */
  readonly prefix: readonly Word[];
  /** All words after it, at least one. */
  readonly after: readonly [Word, ...Word[]];
  readonly phrase: Phrase;
  /** The last word of what it is done to, as it is written and in the singular. */
  readonly object: string;
  readonly one: string;
  readonly many: boolean;
}

/** Rows in order: the first one that applies decides whether the word is used as a verb. */
type Table<Entry> = readonly (readonly [
  when: (lead: Leading<Entry>) => boolean,
  isVerb: boolean | ((lead: Leading<Entry>) => boolean),
])[];

/**
 * Whether a verb with words after it is used as a verb: `getUsers`, `listKeys`, `sendEmail`; not `view-count`,
 * `patch-notes`, `test-only`, `UpdateGroups`, `leave-application`, `login-setup`.
 */
export function isLeadingVerb(
  words: readonly Word[],
  begin: number,
  entry: CrudWord | ActionWord,
  place: Place,
): boolean {
  const [word, next, ...others] = words.slice(begin);
  if (!word || !next) return false;
  const after = [next, ...others] as const;
  const phrase = parsePhrase(after);
  const { object } = phrase;
  const lead = {
    ...place,
    ...{ word, verb: word.text, isEither: entry.leaning === 'either', prefix: words.slice(0, begin), after },
    ...{ phrase, object, one: singular(object), many: isManyObjects(phrase) },
  };
  return entry.kind === 'crud' ? decide({ ...lead, entry }, CRUD) : decide({ ...lead, entry }, ACTIONS);
}

function decide<Entry>(lead: Leading<Entry>, table: Table<Entry>): boolean {
  const isVerb = table.find(([when]) => when(lead))?.[1] ?? false;
  return typeof isVerb === 'boolean' ? isVerb : isVerb(lead);
}

const CRUD: Table<CrudWord> = [
  [isPhrasal, false],
  // No noun begins with "view all".
  [
    (lead) => !is(lead.after[0].text, 'whole') && modifies(lead),
    ({ entry: { operation }, method, many, isEither, ...lead }) =>
      operation !== 'read' && (isDoneAgain({ method, ...lead }) || (agrees(operation, method) && (!many || !isEither))),
  ],
  [({ verb, method, one }) => isSafe(method) && isRelated(verb, 'before-read', one), false],
  [isUpdateOfMany, false],
  [isAfter, false],
  [({ isEither }) => !isEither, true],
  [
    ({ verb }) => verb === 'list' || verb === 'load',
    (lead) =>
      reads(lead) &&
      ((lead.verb === 'list' && chooses(lead.after)) ||
        lead.many ||
        lead.phrase.preposition === 'by' ||
        lead.object === '' ||
        isNoun(lead.object) ||
        lead.object.endsWith('s') ||
        repeats(lead)),
  ],
  [({ verb }) => verb === 'view' || verb === 'show', reads],
  [({ verb, method }) => verb === 'set' && method === 'GET', ({ one }) => is(one, 'set-by-link')],
  [({ verb }) => verb === 'change' || verb === 'set', true],
  [({ verb }) => verb === 'drop', ({ method }) => method !== 'GET'],
  [(lead) => lead.many && !repeats(lead), false],
  [({ verb, method }) => verb === 'store' && method === 'PUT', true],
  [({ verb }) => verb === 'post' || verb === 'store', ({ method }) => method === 'POST'],
  [({ verb }) => verb === 'put' || verb === 'patch', ({ verb, method }) => verb.toUpperCase() === method],
];

const ACTIONS: Table<ActionWord> = [
  [({ ofItself }) => ofItself === true, false],
  [({ after: [next], isEither }) => next.text === 'only' && isEither, false],
  [({ verb, after: [next] }) => isRelated(verb, 'phrasal', next.text), false],
  [({ prefix, many }) => many && prefix[0]?.text === 'pre', false],
  [isSessionNoun, false],
  [({ after: [next] }) => is(next.text, 'whole', 'condition'), true],
  [isBound, true],
  [(lead) => lead.many && is(lead.phrase.preposition, 'direction') && commands(lead), true],
  [({ verb, one, object }) => isRelated(verb, 'before', one, object), false],
  [
    ({ verb, many, next, one }) => (!many || verb === 'search') && next !== 'static' && isRelated(verb, 'acts-on', one),
    true,
  ],
  [({ one }) => is(one, 'workplace'), false],
  [
    ({ verb, object, method, isEither }) =>
      (isSafe(method) || method === 'DELETE') &&
      !isEither &&
      is(object, 'read-after-action') &&
      !is(verb, 'command', 'to-any'),
    false,
  ],
  [({ phrase, next }) => phrase.listed && next !== 'static', (lead) => !lead.isEither || leads(lead)],
  [(lead) => lead.many && mayBeDone(lead) && isDoneToMany(lead.verb, lead.one), true],
  [
    ({ one, object }) => is(one, 'after-action') || is(object, 'after-action'),
    ({ verb, isEither, many, method }) =>
      !isEither && !many && isWriting(method) && !is(verb, 'session-verb') && verb !== 'search',
  ],
  // A PUT replaces a part of the item: `PUT /pipelines/:id/buildCluster`.
  [
    (lead) =>
      lead.isEither && lead.method !== 'POST' && lead.previous === 'item' && !is(lead.verb, 'leads') && !repeats(lead),
    false,
  ],
  [({ isEither, one, next }) => isEither && (next === 'static' || isActivity(one) || /^\d+$/.test(one)), false],
  [({ isEither }) => !isEither, ({ verb, many, method }) => verb === 'search' || !many || method === 'POST'],
  [(lead) => !lead.many && leads(lead), true],
  [({ verb, phrase }) => phrase.preposition === 'by' && is(verb, 'choosing'), true],
];

/** `follow-up`, `getOut`: a verb makes one word with the only word after it. */
function isPhrasal({ verb, after, object, one }: Leading): boolean {
  return after.length === 1 && (is(object, 'particle') || isRelated(verb, 'phrasal', one));
}

/**
 * Whether a CRUD verb is the first word of a compound noun: `list-price`, `load-balancer-status`. A list has items, and
 * yet `listCartItems` lists those of a cart. Where the method cannot do what the verb names, the last noun of several
 * decides: `GET /update-order-history`.
 */
function modifies({ verb, entry: { operation }, after: [next], object, one, method }: Leading<CrudWord>): boolean {
  // `update-server` may be a server for updates; with more words after it, the verb has an object:
  // `update-server-name`.
  if (isRelated(verb, 'before', next.text, singular(next.text)))
    return !(operation === 'update' && isWriting(method) && next.text !== object);
  return isRelated(verb, 'before', one) && (is(verb, 'before-far-noun') || (operation !== 'read' && isSafe(method)));
}

/**
 * `POST /reasons/deleteReason`: below its own collection the noun is repeated, so that the word before it is a verb. A
 * request to delete something (`deleteRequest`) is one of the requests.
 */
function isDoneAgain(lead: Pick<Leading, 'method' | 'next' | 'one' | 'isAgain'>): boolean {
  return isWriting(lead.method) && (lead.next === 'parameter' || lead.one !== 'request') && repeats(lead);
}

/** Whether the words after the first one repeat the collection before it: `/users/post-users`. */
function repeats({ isAgain }: Pick<Leading, 'isAgain'>): boolean {
  return isAgain?.() === true;
}

/** `GET /update-groups`, `POST /UpdateGroups`: groups of updates. */
function isUpdateOfMany({ word, many, method, prefix, after }: Leading): boolean {
  if (word.text !== 'update' || !many) return false;
  const isName = method === 'POST' && word.capital === true && prefix.length === 0 && after.length === 1;
  return isSafe(method) || method === 'DELETE' || isName;
}

/** `post_install` means after the installation; `postOrder` and `post-job` are commands. */
function isAfter({ word, after: [next, ...others] }: Leading): boolean {
  return word.text === 'post' && others.length === 0 && next.start > word.end && isProcess(next.text);
}

/**
 * `listBlocked`, `listForReview`, `listAuthorsOfPad`: an adjective or a preposition follows, which cannot belong to a
 * noun that begins with `list`.
 */
function chooses(after: readonly Word[]): boolean {
  return isAdjective({ noun: after }) || after.some(({ text }) => is(text, 'preposition'));
}

function reads({ method }: Leading<CrudWord>): boolean {
  return isSafe(method) || method === 'POST';
}

/** Whether a method changes something, and the action is a verb before what it is done to. */
function commands({ verb, isEither, method }: Leading): boolean {
  return isWriting(method) && (!isEither || leadsNoun(verb, true));
}

function leads({ verb, method }: Leading): boolean {
  return leadsNoun(verb, isWriting(method));
}

function mayBeDone({ verb, method, next }: Leading): boolean {
  return method === 'POST' || (isWriting(method) && next !== 'static') || (isSafe(method) && is(verb, 'choosing'));
}

/**
 * The name of an activity, such as `issue-tracking`, or a participle, for what was done to something: `query-logged`. A
 * booking and a listing are things.
 */
function isActivity(word: string): boolean {
  return /.{4}ing$|.{3}ed$/.test(word) && !isNoun(word);
}

/**
 * `GET /login-setup`, `PUT /signup-questions`: what belongs to a login. An action of a login has a user, or is a POST.
 */
function isSessionNoun({ verb, after: [next], object, one, method }: Leading): boolean {
  return (
    /^(?:log|sign)/.test(verb) &&
    is(verb, 'session-verb') &&
    method !== 'POST' &&
    !is(next.text, 'whole', 'preposition') &&
    !is(one, 'owner') &&
    object !== 'admin'
  );
}

/**
 * `block-from-event`, `transferToAccount`, `subscribeToEvents`: a preposition follows the action. A request to join and
 * a call to action are things.
 */
function isBound(lead: Leading): boolean {
  const isThing = lead.verb === 'request' || lead.verb === 'call';
  return ['to', 'from', 'into', 'with'].includes(lead.after[0].text) && !isThing && commands(lead);
}
