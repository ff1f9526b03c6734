import { ACTIONS, AMBIGUOUS_ACTIONS } from './data/actions.ts';
import { CRUD, type CrudEntry, type Operation } from './data/crud.ts';

export type { Leaning, Operation } from './data/crud.ts';

/** Words of the user's own, beside those of the data. */
export interface OwnWords {
  /** Verbs to add, each with what it does: `{ obtain: 'read', kill: 'delete' }`. */
  readonly verbs: Readonly<Record<string, Operation>>;
  /** Words that are no verbs here. */
  readonly nouns: ReadonlySet<string>;
}

/** No words of the user's own. */
export const NO_OWN_WORDS: OwnWords = { verbs: {}, nouns: new Set() };

/** What the lexicon says of a CRUD verb. */
export interface CrudWord extends CrudEntry {
  readonly kind: 'crud';
}

/** What the lexicon says of an action verb. */
export interface ActionWord {
  readonly kind: 'action';
  /** The noun that may stand for it; empty where there is no good one. */
  readonly noun: string;
  readonly leaning: 'verb' | 'either';
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
  if (operation) return { kind: 'crud', operation, leaning: 'verb' };
  const crud = Object.hasOwn(CRUD, word) ? CRUD[word] : undefined;
  if (crud) return { kind: 'crud', ...crud };
  const noun = Object.hasOwn(ACTIONS, word) ? ACTIONS[word] : undefined;
  if (noun !== undefined) return { kind: 'action', noun, leaning: AMBIGUOUS_ACTIONS.has(word) ? 'either' : 'verb' };
  return null;
}
