/**
 * What a CRUD verb does to a resource. `save` is create or update, whichever the method specifies (`save`, `store`,
 * `upsert`).
 */
export type Operation = 'read' | 'create' | 'update' | 'delete' | 'save';

/** What a word of the user's own does; an `action` is what no method specifies: `brew`. */
export type OwnMeaning = Operation | 'action';

/** Words of the user's own, next to those of the data. */
export interface OwnWords {
  /** Verbs to add or to class again, each with what it does: `{ obtain: 'read', kill: 'delete', brew: 'action' }`. */
  readonly verbs: Readonly<Record<string, OwnMeaning>>;
  /** Words that are no verbs here: `fetch`. */
  readonly nouns: ReadonlySet<string>;
}
