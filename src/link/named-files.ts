import { posix } from 'node:path';

/** Names of files that specifiers may leave out, naming the folder alone. */
const INDEX = /^(?:index|main|mod)$/;
/** The name of a package alone, without a path in it. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/;

/**
 * The last part of a specifier that may refer to a file of the project: `urls` of `$lib/urls.js`; null for a package.
 */
export function nameIn(specifier: string): string | null {
  return PACKAGE.test(specifier) ? null : lastPart(specifier);
}

/** The last parts that the specifiers of a file may have: `['index', 'urls', '.', '..']` of `src/urls/index.js`. */
export function namesOf(file: string): readonly string[] {
  const name = lastPart(file);
  return INDEX.test(name) ? [name, lastPart(posix.dirname(file)), '.', '..'] : [name];
}

function lastPart(path: string): string {
  const name = posix.basename(path);
  return /^\.+$/.test(name) ? name : name.replace(/\.\w+$/, '');
}

/** The folders above a file, the innermost one first. */
export function foldersOf(file: string): readonly string[] {
  const folder = posix.dirname(file);
  return folder === file || folder === '.' ? [folder] : [folder, ...foldersOf(folder)];
}
