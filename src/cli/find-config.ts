import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isIn } from '../project/root.ts';

/**
 * The names in the order in which ESLint looks for them:
 * https://eslint.org/docs/latest/use/configure/configuration-files
 */
const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `eslint.config.${extension}`);

/** The nearest configuration of ESLint in a folder or above it, up to the root of the project; null where none is. */
export function findEslintConfig(folder: string, root: string): string | null {
  const found = NAMES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  const above = dirname(folder);
  return above !== folder && isIn(above, root) ? findEslintConfig(above, root) : null;
}
