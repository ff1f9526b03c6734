import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The endings that are tried after a path, in their order; a `.js` may be written for a `.ts`. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/** The file that a path means by itself, without any package.json: with an extension, or as the index of a folder. */
export function plainPath(path: string): string | null {
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const paths = [
    path,
    ...ENDINGS.slice(1).map((ending) => stem + ending),
    ...ENDINGS.slice(1).map((ending) => join(path, `index${ending}`)),
  ];
  return paths.find((each) => statSync(each, { throwIfNoEntry: false })?.isFile()) ?? null;
}
