import type { Modules } from './follow-exports.ts';
import type { PrefixReadings } from '../model/matching.ts';
import type { Router } from '../model/router.ts';
import type { NameInFolder } from '../model/sent-folder.ts';
import { readingsAlone } from './package-versions.ts';
import type { Summaries } from './summaries.ts';

/** What linking needs to know of the files. */
export interface LinkedFiles extends Modules {
  /** The source files of the project. */
  readonly sources: readonly string[];
  /** The files that a file loads, itself or by way of others, and the file itself. */
  loadedBy(first: string): ReadonlySet<string>;
  /** The files that load a file, themselves or by way of others, and the file itself. */
  loadersOf(last: string): ReadonlySet<string>;
  /**
   * The name of the group of files that share values with a file, which is one of them: what loads it, what it loads,
   * and so on.
   */
  partOf(file: string): string;
  /** How a router matches the prefixes of middleware. */
  readingsOf(router: Router): PrefixReadings;
  /** What is in a folder of the project; nothing for one outside of it. */
  namesIn(folder: string): readonly NameInFolder[];
}

/** The links between files where only one is known: none. */
export function aloneFiles(summaries: Summaries): LinkedFiles {
  return {
    sources: summaries.all().map(({ file }) => file),
    exportsOf: (file) => summaries.get(file)?.module?.exports ?? null,
    resolve: () => null,
    isMissing: () => false,
    loadedBy: (file) => new Set([file]),
    loadersOf: (file) => new Set([file]),
    partOf: (file) => file,
    readingsOf: readingsAlone,
    namesIn: () => [],
  };
}
