import type { UrlPath } from '../../model/caller.ts';
import type { Path } from '../../model/path.ts';

/** An address that a caller specifies and no route answers. */
export interface OldAddress {
  readonly url: UrlPath;
  /** The method that it is asked for with; null for any. */
  readonly method: string | null;
  /** The path that its route had, segment for segment. */
  readonly path: Path;
  /** Which segments tell it from the new one. */
  readonly changed: readonly number[];
}
