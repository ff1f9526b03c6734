import { statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findRoot, isIn } from '../project/root.ts';
import { UsageError } from './usage-error.ts';

/** What to list or plan. */
export interface Target {
  /** The paths as they are written, for messages; that of the working directory where there are none. */
  readonly name: string;
  /** The absolute path of the project. */
  readonly folder: string;
  /** The absolute paths of the files whose routes to show; null for all. */
  readonly files: ReadonlySet<string> | null;
}

/**
 * Resolves the paths on the command line: one folder is the project; files belong to the working directory, or to the
 * project around them where they are elsewhere.
 *
 * @param paths as they are written
 * @throws UsageError for paths that do not exist, several folders, and files of several projects
 */
export function targetOf(paths: readonly string[]): Target {
  const kinds = paths.map(kindOf);
  if (kinds.includes('folder')) {
    if (paths.length > 1) throw new UsageError(`Expected one folder or files, got ${describe(kinds)}.`);
    const folder = resolve(paths.join());
    return { name: folder === process.cwd() ? folder : paths.join(), folder, files: null };
  }
  const files = paths.map((path) => resolve(path));
  const [folder = process.cwd(), ...others] = new Set(files.map(projectOf));
  if (others.length > 0)
    throw new UsageError(
      `Expected files of one project, got files of '${[folder, ...others].map(shown).join("' and '")}'.`,
    );
  return { name: paths.join(', ') || folder, folder, files: files.length > 0 ? new Set(files) : null };
}

function kindOf(path: string): 'file' | 'folder' {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`No such file or folder: '${path}'.`);
  return stats.isDirectory() ? 'folder' : 'file';
}

function describe(kinds: readonly ('file' | 'folder')[]): string {
  const folders = kinds.filter((kind) => kind === 'folder').length;
  const files = kinds.length - folders;
  return [
    ...(folders > 0 ? [`${String(folders)} ${folders === 1 ? 'folder' : 'folders'}`] : []),
    ...(files > 0 ? [`${String(files)} ${files === 1 ? 'file' : 'files'}`] : []),
  ].join(' and ');
}

function projectOf(file: string): string {
  return isIn(file, process.cwd()) ? process.cwd() : (findRoot(file, process.cwd()) ?? dirname(file));
}

/** The larger project that a folder is a part of, its workspace or work tree, as ESLint reads it for a file of it. */
export interface Around {
  /** The absolute path of the project. */
  readonly root: string;
  /** Where ESLint is taken to run: in the working directory, if that lies between the two, else in the folder. */
  readonly runsIn: string;
}

/** What is around a folder; null where that is a project of its own. */
export function projectAround(folder: string): Around | null {
  const root = findRoot(join(folder, 'package.json'), folder);
  if (root === null || isIn(root, folder)) return null;
  const cwd = process.cwd();
  return { root, runsIn: isIn(folder, cwd) && isIn(cwd, root) ? cwd : folder };
}

/** The path of a file below a folder or next to it, with slashes. */
export function nameIn(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** A folder as messages name it. */
export function shown(folder: string): string {
  return relative(process.cwd(), folder) || '.';
}
