import type { DefaultBase } from '../requests/default-bases.ts';
import { packageOf } from './root.ts';
import type { Summaries } from './view.ts';

/** What the packages of a project let all their clients of axios begin with. */
export class DefaultBases {
  readonly #summaries: Summaries;
  #known: ReadonlyMap<string, DefaultBase> | null = null;

  constructor(summaries: Summaries) {
    this.#summaries = summaries;
  }

  /** The base that the package of a file gives; null where it is not known, undefined where there is none. */
  of(file: string): DefaultBase | undefined {
    this.#known ??= this.#read();
    return this.#known.size === 0 ? undefined : this.#known.get(packageOf(file));
  }

  #read(): ReadonlyMap<string, DefaultBase> {
    const bases = new Map<string, DefaultBase>();
    for (const { file, telling } of this.#summaries.telling) {
      for (const base of telling.defaultBases) {
        const own = packageOf(file);
        const known = bases.get(own);
        bases.set(own, known === undefined || known === base ? base : null);
      }
    }
    return bases;
  }
}
