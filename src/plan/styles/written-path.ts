import type { Path } from '../../model/path.ts';
import type { Route, Router } from '../../model/router.ts';
import type { Text } from '../../model/text.ts';

/** A path text of the source: that of routes, the prefix of a mount, or the one that a router brings along. */
export interface WrittenPath {
  readonly router: Router;
  readonly text: Text;
  readonly path: Path;
  /** The routes that have the text; none for a prefix. */
  readonly routes: readonly Route[];
}
