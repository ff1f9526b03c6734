import type { NamedCollection } from './collection.ts';
import type { Supposed } from './endpoint.ts';
import type { Operation } from './own-words.ts';
import type { Span } from './path.ts';

/** How the convention judges an endpoint. */
export interface Verdict {
  /** Every verb of the path, in order. */
  readonly verbs: readonly VerbSegment[];
  /** The CRUD verb of a GET or HEAD that creates, updates or deletes; null where there is none. */
  readonly unsafe: VerbSegment | null;
  /**
   * Whether the unsafe verb is the usual name of an HTML form (`GET /users/create`, `GET /users/:id/edit`): such a GET
   * changes nothing unless its handler shows otherwise.
   */
  readonly formName: boolean;
  /** The CRUD verb of a POST, PUT or PATCH whose action belongs to another method; null where there is none. */
  readonly tunneled: VerbSegment | null;
  /** The collections of the path whose names are in the singular or the plural. */
  readonly collections: readonly NamedCollection[];
  /**
   * What is wrong with the shape; null where nothing is, and where the path has a verb, whose rewrite changes the
   * shape.
   */
  readonly shape: ShapeFault | null;
  /**
   * The word that a rewrite drops: the first CRUD verb, or a quantifier that repeats the method where such words are
   * dropped too. Null where there is none.
   */
  readonly dropped: DroppedWord | null;
  /** The certain rewrite, or null. */
  readonly rewrite: Rewrite | null;
  /** A good rewrite that a person has to choose; null where there is none, or a certain one. */
  readonly suggestion: Rewrite | null;
  /**
   * What it becomes if its handler turns out to read one item, though its words do not show that; left out where there
   * is no such rewrite.
   */
  readonly ofItem?: Rewrite;
  /** The path with the criterion of a read in its query, `/users?email=`; null or left out where there is none. */
  readonly query?: string | null;
  /** Why there is no certain rewrite; null where there is one, or nothing to rewrite. */
  readonly open: OpenQuestion | null;
  /** The noun about which other routes may change this verdict; null where they cannot. */
  readonly supposed: Supposed | null;
}

/** A word that a rewrite drops from a path. */
export interface DroppedWord {
  /** Where the word is in the text of the path. */
  readonly span: Span;
  /** The index of its segment in the path. */
  readonly segment: number;
}

/** A verb in a path: `get` of `/getUsers`. */
export interface VerbSegment extends DroppedWord {
  readonly kind: 'crud' | 'action';
  /** The verb in lower case: `get`. */
  readonly verb: string;
  /** What the verb does; null for an action. */
  readonly operation: Operation | null;
  /** Set where it is in no list, and only looks like a verb. */
  readonly inferred?: true;
}

/**
 * What is wrong with the shape of an endpoint: its method does not fit its path, or a segment is not written as it
 * should be.
 */
export interface ShapeFault {
  /**
   * - `item-post`: POST on an item (`POST /users/:id`);
   * - `detail-post`: POST on what an item has one of (`POST /orders/:id/status`);
   * - `collection-change`: PUT or PATCH on a collection;
   * - `collection-delete`: DELETE on a collection;
   * - `joined-identifier`: an identifier that is not a segment of its own (`/user-:id`);
   * - `redundant-quantifier`: a word that adds nothing to the method and the collection (`GET /allUsers`).
   */
  readonly kind:
    | 'item-post'
    | 'detail-post'
    | 'collection-change'
    | 'collection-delete'
    | 'joined-identifier'
    | 'redundant-quantifier';
  /** The collection or the detail as it is written; the whole segment for a joined identifier. */
  readonly name: string;
  /** The segment of a joined identifier, or the quantifier; null where the method is what is wrong. */
  readonly span: Span | null;
  /** A good rewrite that a person has to choose; null where there is none. */
  readonly suggestion: Rewrite | null;
}

/** What an endpoint becomes: `GET /getUsers` becomes `GET /users`. */
export interface Rewrite {
  readonly method: string;
  /** The new text of the path. */
  readonly path: string;
  /** The change that turns the old text into the new one. */
  readonly change: Span & { readonly text: string };
}

/**
 * Why an endpoint is not rewritten by itself: what the endpoint itself leaves open. Reasons that lie in its
 * surroundings are found by the plan.
 */
export type OpenQuestion =
  | 'unknown-mount'
  | 'missing-identifier'
  | 'filter'
  | 'several-resources'
  | 'several-verbs'
  | 'several-identifiers'
  | 'item-create'
  | 'no-resource'
  | 'read-with-body'
  | 'form'
  | 'method-disagrees'
  | 'custom-method'
  | 'representation'
  | 'partial-path'
  | 'odd-segment'
  | 'no-single-method'
  | 'weak-verb'
  | 'bulk'
  | 'qualified'
  | 'misspelt'
  | 'other-language'
  | 'action'
  | 'unstable';
