import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** ESLint's own parser takes seconds for more, and such a file is the bundle of another that is linted. */
const MOST_BYTES = 1_500_000;

/**
 * The packages below a folder, each with its source files.
 *
 * @param {string} folder
 * @param {number} most how many files of one package count at most; of more, as many are taken from all over it
 * @returns {{ root: string, files: string[] }[]}
 */
export function listPackages(folder, most) {
  return packagesIn(folder).flatMap((root) => {
    const files = sourcesIn(root);
    const step = Math.max(1, files.length / most);
    const chosen = Array.from({ length: Math.min(files.length, most) }, (_, index) => files[Math.floor(index * step)]);
    return chosen.length > 0 ? [{ root, files: chosen }] : [];
  });
}

/** @param {string} folder a folder of packages, or one package */
function packagesIn(folder) {
  return isPackage(folder) ? [folder] : foldersOf(folder);
}

/** @param {string} folder */
function foldersOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

/** @param {string} folder */
function isPackage(folder) {
  return statSync(path.join(folder, 'package.json'), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** @param {string} root */
function sourcesIn(root) {
  const files = [];
  const stack = [root];
  for (let folder = stack.pop(); folder !== undefined; folder = stack.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules') stack.push(name);
      else if (entry.isFile() && SOURCE.test(entry.name) && statSync(name).size <= MOST_BYTES) files.push(name);
    }
  }
  return files.sort();
}
