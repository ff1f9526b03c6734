import { usesRouters } from '../facts/framework-uses.ts';
import { knownModule } from '../routes/frameworks/all-frameworks.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';
import type { FileSummary } from './summary.ts';

const known = new WeakMap<FileSummary, boolean>();

/** Whether a file may register routes on routers that an evaluation knows: it has some, or makes them. */
export function registersRoutes(summary: FileSummary): boolean {
  const routers = summary.module?.routers ?? [];
  return routers.some(({ entries }) => entries.length > 0) || makesRouters(summary);
}

/** Whether a file may make routers: only there an evaluation of it alone knows any. */
export function makesRouters(summary: FileSummary): boolean {
  const found = known.get(summary) ?? (importsFramework(summary) && usesFramework(summary));
  known.set(summary, found);
  return found;
}

function importsFramework({ specifiers }: FileSummary): boolean {
  return specifiers.split('\n').some((specifier) => knownModule(specifier) !== null);
}

function usesFramework({ terms }: FileSummary): boolean {
  return terms !== null && usesRouters(terms);
}

/** The files whose code makes routers, or loads a file that does. */
export class MakingFiles {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #known = new Map<string, boolean>();

  /** @param files how the files load one another; null where only one file is known */
  constructor(summaries: Summaries, files: LinkedFiles | null) {
    this.#summaries = summaries;
    this.#files = files;
  }

  has(file: string): boolean {
    const found = this.#known.get(file) ?? this.#makesRouters(file);
    this.#known.set(file, found);
    return found;
  }

  #makesRouters(file: string): boolean {
    const loaded = new Set([file]);
    for (const each of loaded) {
      const summary = this.#summaries.get(each);
      if (summary && makesRouters(summary)) return true;
      for (const next of this.#loadedIn(each)) loaded.add(next);
    }
    return false;
  }

  /** The files that the code of a file loads: comments that name modules, as for types, do not count. */
  #loadedIn(file: string): readonly string[] {
    const specifiers = this.#summaries.get(file)?.terms?.specifiers ?? [];
    return specifiers.flatMap((specifier) => this.#files?.resolve(file, specifier) ?? []);
  }
}
