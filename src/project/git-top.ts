import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a folder is the top of a git work tree: `.git` is a file in worktrees and submodules. */
export function isGitTop(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}
