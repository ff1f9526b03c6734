import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isGitTop } from '../../project/root.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The files below a folder that git could not bring back as they are: those that differ from the last commit, and of
 * those that git does not know the ones that are to change. None outside of a git work tree.
 *
 * @param changing the absolute paths of the files that are to change
 * @throws UsageError where git does not answer
 */
export function uncommittedFiles(folder: string, changing: readonly string[]): readonly string[] {
  if (!isInWorkTree(folder)) return [];
  const top = git(folder, ['rev-parse', '--show-toplevel']).trimEnd();
  const known = new Set(changing.map((file) => realpathSync(file)));
  return entriesOf(git(folder, ['status', '--porcelain', '-z', '--untracked-files=all', '--', '.']))
    .map(({ status, path }) => ({ status, file: resolve(top, path) }))
    .filter(({ status, file }) => status !== '??' || known.has(file))
    .map(({ file }) => file);
}

function isInWorkTree(folder: string): boolean {
  return isGitTop(folder) || (dirname(folder) !== folder && isInWorkTree(dirname(folder)));
}

/**
 * Entries of `git status --porcelain -z`: two letters, a blank and a path; a renamed file has its old path after it.
 */
function entriesOf(output: string): readonly { readonly status: string; readonly path: string }[] {
  const fields = output.split('\0').filter((field) => field !== '');
  const entries: { readonly status: string; readonly path: string }[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] ?? '';
    const status = field.slice(0, 2);
    entries.push({ status, path: field.slice(3) });
    if (/[RC]/.test(status)) at += 1;
  }
  return entries;
}

/** Runs git without a file system monitor: the configuration of a repository may name any program as one. */
function git(folder: string, given: readonly string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.fsmonitor=false', '-C', folder, ...given], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: Infinity,
    });
  } catch (error) {
    const [reason = ''] = String(error instanceof Error && 'stderr' in error ? error.stderr : error).split('\n');
    throw new UsageError(
      `Cannot ask git whether all changes are committed: ${reason.trim()}. Use --force to do without.`,
    );
  }
}
