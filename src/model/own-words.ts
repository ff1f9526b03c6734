/** What a CRUD verb does to a resource. `save` creates or updates, depending on the method: `store`, `upsert`. */
export type Operation = 'read' | 'create' | 'update' | 'delete' | 'save';

/** The meaning of a verb that the user configures; an `action` is one for which HTTP has no method: `brew`. */
export type OwnMeaning = Operation | 'action';

/** The words that the user configures, in addition to the built-in ones. */
export interface OwnWords {
  /** Verbs to add, or to give another meaning: `{ obtain: 'read', kill: 'delete', brew: 'action' }`. */
  readonly verbs: Readonly<Record<string, OwnMeaning>>;
  /** Words that are not to count as verbs: `fetch`. */
  readonly nouns: ReadonlySet<string>;
}
