import type { NamedCollection } from './collection.ts';
import type { Supposed } from './endpoint.ts';
import type { Operation } from './own-words.ts';
import type { Span } from './path.ts';

/** What the convention states about an endpoint. */
export interface Verdict {
  /** Every verb of the path, in order. */
  readonly verbs: readonly VerbSegment[];
  /** The CRUD verb of a GET or HEAD that creates, updates or deletes. */
  readonly unsafe: VerbSegment | null;
  /**
   * Whether the unsafe verb is the usual name of an HTML form (`GET /users/create`, `GET /users/:id/edit`): such a GET
   * changes nothing unless its handler shows otherwise.
   */
  readonly formName: boolean;
  /** The CRUD verb of a POST, PUT or PATCH that is another method's action. */
  readonly tunneled: VerbSegment | null;
  /** The collections whose names tell one from many. */
  readonly collections: readonly NamedCollection[];
  /** What is wrong with the shape; null where a verb is in the path, whose rewrite gives it another shape. */
  readonly shape: ShapeFault | null;
  /** The certain rewrite, or null. */
  readonly rewrite: Rewrite | null;
  /** A good answer that a person has to choose; only where there is no certain one. */
  readonly suggestion: Rewrite | null;
  /** What it becomes if its handler reads one item, whatever its verb specifies; left out where it does not. */
  readonly ofItem?: Rewrite;
  /** Why there is no certain rewrite; null where there is one, or nothing to rewrite. */
  readonly open: OpenQuestion | null;
  /** The noun on which all this hangs; null where other routes have nothing to specify. */
  readonly supposed: Supposed | null;
}

/** A verb in a path: `get` of `/getUsers`. */
export interface VerbSegment {
  readonly kind: 'crud' | 'action';
  /** The verb in lower case: `get`. */
  readonly verb: string;
  /** What the verb does; null for an action. */
  readonly operation: Operation | null;
  /** Where the word is in the text of the path. */
  readonly span: Span;
  /** Which segment of the path holds it. */
  readonly segment: number;
}

/** What is wrong with the shape of an endpoint: where its method is, or its identifier. */
export interface ShapeFault {
  /**
   * - `item-post`: POST on an item (`POST /users/:id`);
   * - `detail-post`: POST on what an item has one of (`POST /orders/:id/status`);
   * - `collection-change`: PUT or PATCH on a collection;
   * - `collection-delete`: DELETE on a collection;
   * - `joined-identifier`: an identifier that is not a segment of its own (`/user-:id`);
   * - `redundant-quantifier`: a word that the method and the collection specify already (`GET /allUsers`).
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
  /** A good answer that a person has to choose, or null. */
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
 * Why an endpoint is not rewritten by itself: what the endpoint itself leaves open. Other reasons come from its
 * surroundings and are the plan's.
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
