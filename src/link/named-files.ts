import { posix } from 'node:path';

/** What files are called that represent their folder. */
const INDEX = /^(?:index|main|mod)$/;
/** The name of a package, and nothing of what it holds. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/;

/** How a specifier ends that may name a file of the project: `urls` of `$lib/urls.js`; null for a package. */
export function nameIn(specifier: string): string | null {
  return PACKAGE.test(specifier) ? null : lastPart(specifier);
}

/** How specifiers of a file end: `['index', 'urls', '.', '..']` of `src/urls/index.js`. */
export function namesOf(file: string): readonly string[] {
  const name = lastPart(file);
  return INDEX.test(name) ? [name, lastPart(posix.dirname(file)), '.', '..'] : [name];
}

function lastPart(path: string): string {
  const name = posix.basename(path);
  return /^\.+$/.test(name) ? name : name.replace(/\.\w+$/, '');
}
