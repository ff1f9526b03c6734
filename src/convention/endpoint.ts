import type { Path, Span } from '../model/path.ts';
import type { NamedCollection } from './collections.ts';
import type { ShapeFault } from './path-shape.ts';
import type { Operation, OwnWords } from '../words/lexicon.ts';

/**
 * A method and a path pattern, a plain value. The method is in upper case; `ALL`, `UNKNOWN` and `USE` stand for no
 * single method.
 */
export interface Endpoint {
  readonly method: string;
  readonly path: Path;
}

/**
 * What other routes show of a noun: that one of it is deleted by its identifier (`DELETE /reunions/:id`), its
 * collection or its items (`/reunions`, `/reunions/:id`), or only that some are created (`POST /reunions`).
 */
export type Shown = 'deleted' | 'items' | 'created';

/** A noun of which a verdict takes one to be the only one, unless other routes show that it is not. */
export interface Supposed {
  /** In lower case, the last word in the singular, written together. */
  readonly noun: string;
  /** Whether only routes of the same place show it: of what an item has one of, there may be many elsewhere. */
  readonly isLocal: boolean;
  /** Whether it is that of the segment before the verb. */
  readonly isBefore?: boolean;
  /** Whether only a name in the plural shows it. */
  readonly isPlural?: boolean;
}

/** What the judgement needs to know besides the endpoint. */
export interface Surroundings {
  /** The path under which the router stands; an unknown segment in it is a mount that is not known. */
  readonly mount: Path;
  /** The method of an update: what `POST /users/update/:id` becomes. PATCH as written always stays PATCH. */
  readonly update: 'PUT' | 'PATCH';
  /** The user's words. */
  readonly words: OwnWords;
  /** Whether the verbs of custom methods (`reports:batchGet`, `users.list`) count. */
  readonly customMethods: boolean;
  /** What other routes show of the noun that the verdict supposes; nothing where it is not said. */
  readonly shown?: Shown;
  /**
   * Whether collections are renamed too: what hangs on the number of a name then has to be the same before and after.
   */
  readonly renames?: boolean;
}

/** A verb in a path. */
export interface VerbSegment {
  readonly kind: 'crud' | 'action';
  /** The verb in lower case: `get`. */
  readonly verb: string;
  /** What the verb does; null for an action. */
  readonly operation: Operation | null;
  /** Where the word stands in the text of the path. */
  readonly span: Span;
  /** Which segment of the path holds it. */
  readonly segment: number;
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

/** What an endpoint becomes. */
export interface Rewrite {
  readonly method: string;
  /** The new text of the path. */
  readonly path: string;
  /** The change that turns the old text into the new one. */
  readonly change: Span & { readonly text: string };
}

/** What the convention says of an endpoint. */
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
  /** What is wrong with the shape; null where a verb stands in the path, whose rewrite gives it another shape. */
  readonly shape: ShapeFault | null;
  /** The certain rewrite, or null. */
  readonly rewrite: Rewrite | null;
  /** A good answer that a person has to choose; only where there is no certain one. */
  readonly suggestion: Rewrite | null;
  /** Why there is no certain rewrite; null where there is one, or nothing to rewrite. */
  readonly open: OpenQuestion | null;
  /** The noun on which all this hangs; null where other routes have nothing to say. */
  readonly supposed: Supposed | null;
}
