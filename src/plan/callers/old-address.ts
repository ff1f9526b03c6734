import type { UrlPath } from '../../model/caller.ts';
import type { Path } from '../../model/path.ts';

/** The address of a caller that no route answers. */
export interface OldAddress {
  readonly url: UrlPath;
  /** The method of the request; null for any. */
  readonly method: string | null;
  /** The path that its route had, with as many segments. */
  readonly path: Path;
  /** The indices of the segments in which it differs from the new address. */
  readonly changed: readonly number[];
}
