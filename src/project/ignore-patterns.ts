import type { Ignore } from 'ignore';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';

/** The patterns of one .gitignore file, and the folder that they are relative to. */
interface Patterns {
  readonly folder: string;
  readonly ignore: Ignore;
}

/** The .gitignore files that apply to a folder, the nearest first. */
export interface PatternList {
  readonly nearest: Patterns;
  readonly above: PatternList | null;
}

let makeIgnore: typeof import('ignore') | undefined;

/** Loads the library when the first patterns are read. */
export function patterns(folder: string, lines: string | readonly string[]): Patterns {
  // `require` is typed as any; the type is in the declaration that the library ships.
  makeIgnore ??= createRequire(import.meta.url)('ignore') as typeof import('ignore');
  return { folder, ignore: makeIgnore({ ignorecase: false }).add(lines) };
}

/** Whether git leaves a path out; the nearest file that has a pattern for it decides. Folders end in a separator. */
export function isIgnored(path: string, lists: PatternList | null): boolean {
  for (let list = lists; list; list = list.above) {
    const { ignored, unignored } = test(path, list.nearest);
    if (ignored || unignored) return ignored;
  }
  return false;
}

export function matches(path: string, given: Patterns): boolean {
  return test(path, given).ignored;
}

function test(path: string, { folder, ignore }: Patterns): ReturnType<Ignore['test']> {
  const below = relative(folder, path).replaceAll(sep, '/');
  return ignore.test(path.endsWith(sep) ? `${below}/` : below);
}
