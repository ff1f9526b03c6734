import type { OwnWords } from './own-words.ts';
import type { Path } from './path.ts';

/**
 * A method and a path pattern, a plain value: `GET /users/:id`. The method is in upper case; `ALL`, `UNKNOWN` and `USE`
 * are no single method.
 */
export interface Endpoint {
  readonly method: string;
  readonly path: Path;
}

/**
 * What other routes show about a noun: that one of it is deleted by its identifier (`DELETE /reunions/:id`), its
 * collection or its items (`/reunions`, `/reunions/:id`), or only that some are created (`POST /reunions`).
 */
export type Shown = 'deleted' | 'items' | 'created';

/** A noun that a verdict takes for the only one of its kind, unless other routes show that it is not. */
export interface Supposed {
  /** In lower case, the last word in the singular, written together. */
  readonly noun: string;
  /**
   * Whether only routes at the same place can show that: an item may have one of something of which there are many
   * elsewhere.
   */
  readonly isLocal: boolean;
  /** Whether it is the noun of the segment before the verb. */
  readonly isBefore?: boolean;
  /** Whether only a name in the plural can show that. */
  readonly isPlural?: boolean;
}

/** What the verdict depends on besides the endpoint. */
export interface Surroundings {
  /** The path under which the router is; an unknown segment in it is a mount that is not known. */
  readonly mount: Path;
  /** The method of an update: what `POST /users/update/:id` becomes. PATCH as written always stays PATCH. */
  readonly update: 'PUT' | 'PATCH';
  /** The user's words. */
  readonly words: OwnWords;
  /** Whether the verbs of custom methods (`reports:batchGet`, `users.list`) count. */
  readonly customMethods: boolean;
  /** What other routes show about the noun that the verdict supposes; left out where they show nothing. */
  readonly shown?: Shown;
  /**
   * Whether collections are renamed too: what depends on the number of a name then has to be the same before and after.
   */
  readonly renames?: boolean;
  /** Whether a rewrite drops quantifiers that repeat the method: `GET /allUsers` becomes `GET /users`. */
  readonly dropsQuantifiers?: boolean;
}
