import { is, isKnown, relatedWords, isRelated, wordsThat } from './entries.ts';
import { isNoun, singular } from './inflect.ts';
import type { Operation, OwnWords } from '../model/own-words.ts';

/**
 * How easily a word is a noun in a path: hardly ever (`get`, `delete`), or about as often as a verb (`list`, `store`,
 * `post`), so that its place decides.
 */
export type Leaning = 'verb' | 'either';

/** The entry of a CRUD verb in the lexicon. */
export interface CrudWord {
  readonly kind: 'crud';
  readonly operation: Operation;
  readonly leaning: Leaning;
  /** Whether it is done to many items: `list` and `index`. */
  readonly many?: boolean;
  /** Whether it means more than its method does (`clear`, `append`): what it becomes is a person's choice. */
  readonly weak?: boolean;
}

/** The entry of an action verb in the lexicon. */
export interface ActionWord {
  readonly kind: 'action';
  /**
   * The method and the noun that may replace it (`PUT activation`); a method alone, or an empty text, where there is no
   * noun.
   */
  readonly instead: string;
  readonly leaning: Leaning;
  /** Set where the word is in no list, and only looks like a verb. */
  readonly inferred?: true;
}

/**
 * Whether an action that may be a noun is a verb before a noun in the singular: `trackOrder` always, `uploadImage` only
 * with a method that changes something.
 *
 * @param acts whether the method is one that changes something
 */
export function leadsNoun(action: string, acts: boolean): boolean {
  return is(action, 'leads') || (acts && is(action, 'leads-acting'));
}

/**
 * Whether an action may be done to several of what a noun in the singular names: `generateRules`, `uploadFiles`,
 * `import-users`, `filterProducts`.
 */
export function isDoneToMany(action: string, noun: string): boolean {
  return (is(action, 'command', 'to-any') && !is(noun, 'trace')) || isRelated(action, 'to-many', noun);
}

/**
 * Whether a word names a process, after which something may be done (`post-install`, `post-checkout`). An action counts
 * unless it is a noun as well: an invite is the thing that is sent.
 */
export function isProcess(word: string): boolean {
  return is(word, 'process') || isOnlyAction(word);
}

/** Whether a word is an action, and no noun as well: `cancel`, but not `review`. */
export function isOnlyAction(word: string): boolean {
  return insteadOf(word) !== undefined && !is(word, 'either') && !isNoun(word);
}

/** The traits of CRUD verbs, each with its operation. */
const OPERATIONS = [
  ['reads', 'read'],
  ['creates', 'create'],
  ['updates', 'update'],
  ['deletes', 'delete'],
  ['saves', 'save'],
] as const;

/** Whether a word is a verb that an HTTP method expresses (RFC 9110, section 9.3). */
export function isCrud(word: string): boolean {
  return OPERATIONS.some(([trait]) => is(word, trait));
}

/** All CRUD verbs. */
export function crudVerbs(): readonly string[] {
  return OPERATIONS.flatMap(([trait]) => [...wordsThat(trait)]);
}

/** Whether a rewrite may drop a word from a path: a CRUD verb, or what repeats a method (`all`). */
export function isDropped(word: string): boolean {
  return isCrud(word) || is(word, 'repeats');
}

/** All words that a rewrite may drop from a path. */
export function droppedWords(): readonly string[] {
  return [...crudVerbs(), ...wordsThat('repeats')];
}

/** The entry of a CRUD verb; null for any other word. */
export function crudOf(word: string): CrudWord | null {
  const operation = OPERATIONS.find(([trait]) => is(word, trait))?.[1];
  if (operation === undefined) return null;
  const [many, weak] = [is(word, 'lists'), is(word, 'weak')];
  return { kind: 'crud', operation, leaning: leaningOf(word), ...(many && { many }), ...(weak && { weak }) };
}

function leaningOf(word: string): Leaning {
  return is(word, 'either') ? 'either' : 'verb';
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
  if (crud) return crud;
  const spelt = american(word);
  const instead = insteadOf(spelt);
  if (instead !== undefined) return { kind: 'action', instead, leaning: leaningOf(spelt) };
  return derivedAction(spelt);
}

function insteadOf(action: string): string | undefined {
  if (!is(action, 'action')) return undefined;
  const [instead = ''] = relatedWords(action, 'action');
  return instead.replace(':', ' ');
}

/**
 * The American spelling of an action: `categorise` and `analyse` are in the lists with a `z`. Other words, such as
 * `revise` and `promise`, stay as they are.
 */
function american(word: string): string {
  const spelt = word.replace(/(?<=.{3}[iy])se$/, 'ze');
  return is(spelt, 'action') ? spelt : word;
}

/**
 * The entry of an action with a prefix: `unapprove` undoes what `approve` does, `resubmit` does it again. Null for any
 * other word, and where the rest may be a noun: a `resort` does not sort. Undoing removes one of the things that the
 * action creates: `unenroll` replaces `POST enrollments` by `DELETE enrollment`.
 */
function derivedAction(word: string): ActionWord | null {
  const [, prefix, base = ''] = /^(un|re)(.{4,})/.exec(word) ?? [];
  const instead = insteadOf(base);
  if (instead === undefined || is(base, 'either') || is(word, 'again')) return null;
  return { kind: 'action', instead: prefix === 'un' ? undoing(instead) : instead, leaning: 'verb' };
}

/**
 * The entry of a word that no list has and that has the form of a verb: `gamify`, `tokenize`. Null for any other word.
 */
export function inferredAction(word: string): ActionWord | null {
  const isVerb = /.{3}(?:ify|ize|yze)$/.test(word) && !isKnown(word);
  return isVerb ? { kind: 'action', instead: '', leaning: 'verb', inferred: true } : null;
}

function undoing(instead: string): string {
  return instead.replace(/(?:PUT|POST) (.+)/, (_, noun: string) => `DELETE ${singular(noun)}`);
}
