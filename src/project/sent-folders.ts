import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Middleware } from '../model/router.ts';
import type { NameInFolder } from '../model/sent-folder.ts';
import { WORKING_FOLDER } from '../routes/values/folder.ts';
import type { LinkedFiles } from './linked-files.ts';
import { isIn } from './root.ts';

/**
 * Middleware, with the names that are in the folder whose files it sends, if it sends any: each folder is read once, at
 * its first use.
 */
export function withNames(middleware: Middleware, file: string, files: Pick<LinkedFiles, 'namesIn'>): Middleware {
  const { sends } = middleware;
  if (!sends) return middleware;
  const folders = foldersFrom(dirname(file), sends.folder);
  const known = new Map<string, readonly NameInFolder[]>();
  const namesBelow = (below: readonly string[]): readonly NameInFolder[] => {
    const path = below.join('/');
    const names = known.get(path) ?? folders.flatMap((folder) => files.namesIn(join(folder, path)));
    known.set(path, names);
    return names;
  };
  return { ...middleware, sends: { ...sends, namesIn: namesBelow } };
}

/**
 * The folders that a path may mean: no file shows which of the folders around it is the working directory of the
 * process.
 */
function foldersFrom(start: string, path: string): readonly string[] {
  if (!path.startsWith(WORKING_FOLDER)) return [join(start, path)];
  const behind = path.slice(WORKING_FOLDER.length);
  const folders: string[] = [];
  for (let around = start; ; around = dirname(around)) {
    folders.push(join(around, behind));
    if (around === dirname(around)) return folders;
  }
}

/**
 * The entries of a folder of a project, without names that begin with a dot, which no server sends by default. What git
 * ignores is sent as well. Nothing for a folder outside of the root, and for one that a symbolic link resolves to; a
 * link in the folder counts as a file.
 *
 * @param root an absolute path
 */
export function namesIn(folder: string, root: string): readonly NameInFolder[] {
  if (!isIn(folder, root)) return [];
  try {
    if (realpathSync(folder) !== join(realpathSync(root), relative(root, folder))) return [];
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
    return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  } catch {
    return [];
  }
}
