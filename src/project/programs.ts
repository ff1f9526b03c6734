import { posix } from 'node:path';
import { groupBy, Groups } from '../text/grouping.ts';

/** What the files of a project load. */
export interface Loading {
  /** Whether a file may load modules by names that are known only at run time, which may be any file of its folder. */
  loadsByName(file: string): boolean;
  /** The source files of the project. */
  sources(): readonly string[];
  /** The specifiers of the modules that a file names. */
  specifiersOf(file: string): readonly string[];
  /** The file that a specifier refers to; null where it is none of the project. */
  resolve(from: string, specifier: string): string | null;
}

/** The programs of a project: which files load which others, directly or through other files. */
export class Programs {
  readonly #loading: Loading;
  readonly #loaded = new Map<string, ReadonlySet<string>>();
  #namedBy: ReadonlyMap<string, readonly string[]> | null = null;
  #parts: Groups | null = null;

  constructor(loading: Loading) {
    this.#loading = loading;
  }

  /** The files that a file loads, directly or through other files, and the file itself. */
  loadedBy(first: string): ReadonlySet<string> {
    const known = this.#loaded.get(first) ?? this.#follow(first);
    this.#loaded.set(first, known);
    return known;
  }

  /** The files that load a file, directly or through other files, and the file itself. */
  loadersOf(last: string): ReadonlySet<string> {
    this.#namedBy ??= this.#readNames();
    const loaders = new Set([last]);
    for (const file of loaders) for (const loader of this.#namedBy.get(file) ?? []) loaders.add(loader);
    return loaders;
  }

  /**
   * A key of the part of the project that a file belongs to: all files with which it may share values, because they
   * load it or it loads them, in any number of steps.
   */
  partOf(file: string): string {
    this.#parts ??= this.#readParts();
    return this.#parts.of(file);
  }

  #readParts(): Groups {
    const groups = new Groups();
    const sources = this.#loading.sources();
    for (const file of sources) {
      for (const loaded of this.#named(file)) groups.join(file, loaded);
      if (!this.#loading.loadsByName(file)) continue;
      const folder = `${posix.dirname(file)}/`;
      for (const other of sources) if (other.startsWith(folder)) groups.join(file, other);
    }
    return groups;
  }

  #follow(first: string): ReadonlySet<string> {
    const loaded = new Set([first]);
    // Iteration over a set includes elements that are added during the iteration.
    for (const file of loaded) for (const next of this.#named(file)) loaded.add(next);
    return loaded;
  }

  #named(file: string): readonly string[] {
    return this.#loading.specifiersOf(file).flatMap((specifier) => this.#loading.resolve(file, specifier) ?? []);
  }

  /** The files that load each file directly. */
  #readNames(): ReadonlyMap<string, readonly string[]> {
    const names = this.#loading.sources().flatMap((from) => this.#named(from).map((to) => ({ from, to })));
    return new Map([...groupBy(names, ({ to }) => to)].map(([to, all]) => [to, all.map(({ from }) => from)]));
  }
}
