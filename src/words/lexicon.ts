import {
  ACTED_ON,
  ACTING_ACTIONS,
  ACTION_HEADS,
  ACTIONS,
  AMBIGUOUS_ACTIONS,
  DONE_TO_ANY,
  DONE_TO_MANY,
  LEADING_ACTIONS,
  OF_DOING,
  PLACES,
  PROCESSES,
  READ_OF_ACTION,
  SEARCH_NOUNS,
  SEARCHED,
  SESSION_ACTIONS,
} from './data/actions.ts';
import { CRUD, type CrudEntry, type Leaning, type Operation } from './data/crud.ts';
import { singular } from './inflect.ts';
import { isNoun } from './run-together.ts';

export type { Leaning, Operation } from './data/crud.ts';

/** What a word of the user's own does; an `action` is what no method says. */
export type OwnMeaning = Operation | 'action';

/** Words of the user's own, beside those of the data. */
export interface OwnWords {
  /** Verbs to add or to class anew, each with what it does: `{ obtain: 'read', kill: 'delete', brew: 'action' }`. */
  readonly verbs: Readonly<Record<string, OwnMeaning>>;
  /** Words that are no verbs here. */
  readonly nouns: ReadonlySet<string>;
}

/** What the lexicon says of a CRUD verb. */
export interface CrudWord extends CrudEntry {
  readonly kind: 'crud';
}

/** What the lexicon says of an action verb. */
export interface ActionWord {
  readonly kind: 'action';
  /**
   * The method and the noun that may stand for it (`PUT activation`); a method alone, or nothing, where there is no
   * noun.
   */
  readonly instead: string;
  readonly leaning: Leaning;
}

/** Whether a noun behind an action makes it a modifier: `merge_requests`. */
export function isActionHead(noun: string): boolean {
  return ACTION_HEADS.has(noun);
}

/**
 * Whether a noun behind an action makes it what is read or deleted: `deploySummary`, `restore-estimate`,
 * `failover-cluster`.
 */
export function isReadOfAction(action: string, noun: string): boolean {
  return READ_OF_ACTION.has(noun) && !DONE_TO_ANY.has(action);
}

/** Whether an action is one noun with a noun behind it: `login-page`. */
export function isSessionAction(action: string): boolean {
  return SESSION_ACTIONS.has(action);
}

/**
 * Whether an ambiguous action is a verb before a single noun: `trackOrder` is, and `uploadImage` where the method acts.
 *
 * @param acts whether the method is one that acts
 */
export function leadsNoun(action: string, acts: boolean): boolean {
  return LEADING_ACTIONS.has(action) || (acts && ACTING_ACTIONS.has(action));
}

/** Whether an action is done to what a noun names, which other actions modify: `verify-token` beside `access-token`. */
export function isActedOn(noun: string, action: string): boolean {
  return Object.hasOwn(ACTED_ON, action) && ACTED_ON[action]?.has(noun) === true;
}

/**
 * Whether an action is done to several of what a noun names, in the singular: `generateRules`, `uploadFiles`,
 * `import-users`, `filterProducts`.
 */
export function isDoneToMany(action: string, noun: string): boolean {
  return (
    (DONE_TO_ANY.has(action) && !OF_DOING.has(noun)) ||
    (Object.hasOwn(DONE_TO_MANY, action) && DONE_TO_MANY[action]?.has(noun) === true)
  );
}

/** Whether a noun, in the singular or without one, is one with the search before it: `search-analytics`. */
export function isOfSearch(noun: string): boolean {
  return SEARCH_NOUNS.has(noun);
}

/** Whether a noun, in the singular, is what people search for: `searchJobs`. */
export function isSearched(noun: string): boolean {
  return SEARCHED.has(noun);
}

/** Whether a noun, in the singular, names what an action is done in: `manage-center`. */
export function isPlaceOfAction(noun: string): boolean {
  return PLACES.has(noun);
}

/**
 * Whether a word names a process that something may come after: `install`, `checkout`. What actions make is no process,
 * as an invite.
 */
export function isProcess(word: string): boolean {
  return PROCESSES.has(word) || isOnlyAction(word);
}

/** Whether a word is an action, and no noun as well: `cancel`, but not `review`. */
export function isOnlyAction(word: string): boolean {
  return insteadOf(word) !== undefined && !AMBIGUOUS_ACTIONS.has(word) && !isNoun(word);
}

/** Whether a word is a verb by the lists that a method says. */
export function isCrud(word: string): boolean {
  return Object.hasOwn(CRUD, word);
}

/** What such a verb does; undefined for any other word. */
export function crudOf(word: string): CrudEntry | undefined {
  return isCrud(word) ? CRUD[word] : undefined;
}

/**
 * Looks a word up.
 *
 * @param word in lower case and base form; plurals, participles and gerunds are never verbs and are not in the lists
 * @param own the user's words, which win over the lists
 * @returns the entry, or null where the word is no verb
 */
export function lookUp(word: string, own: OwnWords): CrudWord | ActionWord | null {
  if (own.nouns.has(word)) return null;
  const operation = Object.hasOwn(own.verbs, word) ? own.verbs[word] : undefined;
  if (operation === 'action') return { kind: 'action', instead: insteadOf(word) ?? '', leaning: 'verb' };
  if (operation) return { kind: 'crud', operation, leaning: 'verb' };
  const crud = crudOf(word);
  if (crud) return { kind: 'crud', ...crud };
  const spelt = american(word);
  const instead = insteadOf(spelt);
  if (instead !== undefined)
    return { kind: 'action', instead, leaning: AMBIGUOUS_ACTIONS.has(spelt) ? 'either' : 'verb' };
  return derivedAction(spelt);
}

function insteadOf(action: string): string | undefined {
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
}

/** `categorise` and `analyse` stand in the lists with a z; `revise` and `promise` have none. */
function american(word: string): string {
  const spelt = word.replace(/(?<=.{3}[iy])se$/, 'ze');
  return Object.hasOwn(ACTIONS, spelt) ? spelt : word;
}

/** Words that only look like an action that is done again. */
const NOT_AGAIN: ReadonlySet<string> = new Set(['research']);

/**
 * `unapprove` undoes what `approve` does, `resubmit` does it again; only of actions that are no nouns, or `resort`
 * would sort. What is undone is one of those that the action makes: of `POST enrollments`, `DELETE enrollment`.
 */
function derivedAction(word: string): ActionWord | null {
  const [, prefix, base = ''] = /^(un|re)(.{4,})/.exec(word) ?? [];
  const instead = insteadOf(base);
  if (instead === undefined || AMBIGUOUS_ACTIONS.has(base) || NOT_AGAIN.has(word)) return null;
  return { kind: 'action', instead: prefix === 'un' ? undoing(instead) : instead, leaning: 'verb' };
}

function undoing(instead: string): string {
  return instead.replace(/(?:PUT|POST) (.+)/, (_, noun: string) => `DELETE ${singular(noun)}`);
}
