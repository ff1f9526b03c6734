import { basename, dirname } from 'node:path';
import type { ModuleRead as ReadHere, ModuleUse } from '../requests/module-reads.ts';
import { addTo } from '../text/grouping.ts';
import { withoutExtension } from '../text/module-names.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { FileSummary } from './summary.ts';
import type { Summaries } from './summaries.ts';

/** A place that reads something of a file: the names that lead there, and the request that begins its URL with it. */
export interface ModuleRead extends ReadHere {
  readonly file: string;
}

/** More files than hand a module on to each other. */
const MOST_STEPS = 5;

/** A file, and how it names another one. */
interface Naming {
  readonly summary: FileSummary;
  readonly specifier: string;
}

/** Finds who reads what of the files of a project. */
export class ModuleReaders {
  readonly #files: LinkedFiles;
  readonly #summaries: Summaries;
  /** By the last part of what they say; read when someone asks, as most projects have nothing to ask. */
  #namings: ReadonlyMap<string, readonly Naming[]> | null = null;

  constructor(files: LinkedFiles, summaries: Summaries) {
    this.#files = files;
    this.#summaries = summaries;
  }

  /** All that is read of a file, of it or of files that hand it on; null where more may be. */
  of(file: string, steps = MOST_STEPS): readonly ModuleRead[] | null {
    if (steps === 0) return null;
    const found: ModuleRead[] = [];
    const names = namesOf(file);
    for (const { summary, specifier } of this.#naming(names)) {
      const named = this.#files.resolve(summary.file, specifier);
      // What is named like it and not found may be it.
      if (named === null && !PACKAGE.test(specifier) && names.includes(lastPart(specifier))) return null;
      if (named !== file) continue;
      const use = summary.uses.get(specifier);
      const handed = use && this.#handed(summary.file, use.exports, steps);
      if (!handed) return null;
      found.push(...use.reads.map((read) => ({ ...read, file: summary.file })), ...handed);
    }
    return found;
  }

  /** What is read of a file that hands another one on, by the names of that. */
  #handed(file: string, exports: ModuleUse['exports'], steps: number): readonly ModuleRead[] | null {
    const reads = exports.length === 0 ? [] : this.of(file, steps - 1);
    return reads && exports.flatMap((each) => reads.flatMap((read) => (each ? (renamed(read, each) ?? []) : read)));
  }

  /** Those who say one of the names of a file. */
  #naming(names: readonly string[]): readonly Naming[] {
    const namings = (this.#namings ??= this.#readNamings());
    return [...new Set(names.flatMap((name) => namings.get(name) ?? []))];
  }

  #readNamings(): ReadonlyMap<string, readonly Naming[]> {
    const namings = new Map<string, Naming[]>();
    for (const summary of this.#summaries.all()) {
      for (const specifier of summary.specifiers.split('\n').filter((each) => each !== '')) {
        const naming = { summary, specifier };
        addTo(namings, lastPart(specifier), naming);
        if (BARE.test(specifier)) addTo(namings, ANY_PACKAGE, naming);
      }
    }
    return namings;
  }
}

/** A read of what a file hands on, by the names of the file that it comes from; null where it reads something else. */
function renamed(read: ModuleRead, [name, own]: readonly [name: string, own: string]): ModuleRead | null {
  const [first, ...others] = name === 'default' ? ['default', ...read.path] : read.path;
  if (first === undefined) return { ...read, request: null, path: [] };
  return first === name ? { ...read, path: own === '' || own === 'default' ? others : [own, ...others] } : null;
}

/** What files are called that stand for their folder, or for their package. */
const INDEX = /^(?:index|main|mod)$/;
/** Under which all specifiers of packages are found. */
const ANY_PACKAGE = '*';
/** The name of a package, and the same or a part of one. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/;
const BARE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/;

/** How the specifiers of a file end. */
function namesOf(file: string): readonly string[] {
  const name = lastPart(file);
  return INDEX.test(name) ? [name, lastPart(dirname(file)), '.', '..', ANY_PACKAGE] : [name];
}

function lastPart(path: string): string {
  return withoutExtension(basename(path));
}
