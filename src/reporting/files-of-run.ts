import { basename, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { isIn } from '../project/root.ts';

const FLAG = { type: 'boolean' } as const;
const VALUE = { type: 'string' } as const;

/**
 * The options of ESLint with which it lints, and fixes, all files that it is given
 * (https://eslint.org/docs/latest/use/command-line-interface). Others may leave some out, as `--cache` and `--quiet`
 * do.
 */
const OPTIONS = {
  ...{ fix: FLAG, 'fix-dry-run': FLAG, color: FLAG, 'no-color': FLAG, debug: FLAG, stats: FLAG },
  ...{ 'no-warn-ignored': FLAG, 'no-error-on-unmatched-pattern': FLAG, 'exit-on-fatal-error': FLAG },
  ...{ format: { ...VALUE, short: 'f' }, 'output-file': { ...VALUE, short: 'o' }, 'max-warnings': VALUE, ext: VALUE },
} as const;

/**
 * Whether the present run of ESLint certainly lints a file: its command line names the file, or a folder around it. In
 * an editor, and wherever other programs run ESLint, it is not known which files are linted.
 *
 * @param cwd the working directory of ESLint
 */
export function isLintedNow(file: string, cwd: string): boolean {
  return givenPaths().some((each) => isIn(file, resolve(cwd, each)));
}

/** The files and folders that ESLint is given on its command line, which are all if there are none. */
function givenPaths(): readonly string[] {
  // Threads of ESLint (`--concurrency`) do not get its command line.
  if (!isMainThread || !/^eslint(?:\.js)?$/.test(basename(process.argv[1] ?? ''))) return [];
  try {
    const { positionals } = parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true });
    return positionals.length > 0 ? positionals : ['.'];
  } catch {
    return [];
  }
}
