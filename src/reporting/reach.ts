import { isIn } from '../project/root.ts';
import type { Settings } from '../settings.ts';
import type { NamedFile } from './project-of.ts';

/** Which files a run of the linter may fix. */
export interface Reach {
  /** The same for all that hold the same files. */
  readonly key: string;
  readonly holds: (file: string) => boolean;
}

/** Where nothing says what is linted. */
export const EVERYTHING: Reach = { key: '', holds: () => true };

/**
 * The files that are linted with a file: those below the working folder of ESLint. A client beside the folder is linted by nobody, or by
 * itself, with a configuration of its own. Who names the root of the project says that all of it is linted.
 */
export function reachOf({ filename, cwd }: NamedFile, { project }: Settings): Reach {
  const isNamed = typeof project === 'object' && project.root !== undefined;
  if (isNamed || !isIn(filename, cwd)) return EVERYTHING;
  return { key: cwd, holds: (file) => isIn(file, cwd) };
}
