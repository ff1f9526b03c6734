import type { TSESTree } from '@typescript-eslint/utils';
import type { Range } from '../../model/text.ts';

/** Where a function is called, or where a loop takes a row from. */
export interface Site {
  /** The call; of a row, the row itself. */
  readonly node: TSESTree.Node;
  /** What runs it: the call, or the loop. */
  readonly runs: TSESTree.Node;
  /** What the call is made on: `users` of `users.add('/list', list)`. */
  readonly on: TSESTree.Node | null;
  readonly arguments: readonly TSESTree.Node[];
  readonly callee: Range;
  /** Whether others read the texts too, so that none of them is edited. */
  readonly isShared: boolean;
}
