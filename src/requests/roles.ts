import type { TSESTree } from '@typescript-eslint/utils';
import type { ScannedFile } from '../routes/scanned-file.ts';
import type { Standing } from './standing.ts';

/** Answers which client the expressions of one file represent. */
export interface Roles {
  readonly file: ScannedFile;

  /** The client that an expression represents: that of `axios.create()`; null where none is known. */
  of(node: TSESTree.Node): Standing | null;

  /** The client that a global name represents: `fetch`. */
  ofGlobal(name: string): Standing | null;
}
