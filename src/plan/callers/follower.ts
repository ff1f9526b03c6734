import type { PathChange } from '../../model/path.ts';
import type { Caller } from '../../model/caller.ts';
import type { Edit, SharedEdit } from '../../model/text.ts';

/** What becomes of a caller. */
export interface Following {
  /** Null where the caller names no method. */
  readonly method: string | null;
  readonly change: PathChange;
  /** What else changes in the URL: the names of collections. */
  readonly names?: readonly PathChange[];
  readonly edits: readonly Edit[];
  /** The edit of a constant that others may read too; null where the caller's text is its own. */
  readonly shared: SharedEdit | null;
}

/** A caller with what becomes of it. */
export interface Follower {
  readonly caller: Caller;
  readonly follows: Following;
}
