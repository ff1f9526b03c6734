import type { NameExpression } from '../../model/named-mount.ts';

/** The name of a file or a folder as a list of a folder's entries says it. */
export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
  /** The name of the file that reads the folder. */
  readonly own: string;
}

export const UNTOLD: NameExpression = { kind: 'untold' };
