/** What tells which files a program loads. */
export interface Loading {
  /** The specifiers of the modules that a file names. */
  specifiersOf(file: string): readonly string[];
  /** The file that a specifier names, or null. */
  resolve(from: string, specifier: string): string | null;
}

/** Knows the programs of a project: the files that one loads, and those that these load. */
export class Programs {
  readonly #loading: Loading;
  readonly #loaded = new Map<string, ReadonlySet<string>>();

  constructor(loading: Loading) {
    this.#loading = loading;
  }

  /** The files that a file loads, itself or by way of others, and the file itself. */
  loadedBy(first: string): ReadonlySet<string> {
    const known = this.#loaded.get(first) ?? this.#follow(first);
    this.#loaded.set(first, known);
    return known;
  }

  #follow(first: string): ReadonlySet<string> {
    const loaded = new Set([first]);
    // A set is walked with what is added to it meanwhile.
    for (const file of loaded) {
      for (const specifier of this.#loading.specifiersOf(file)) {
        const next = this.#loading.resolve(file, specifier);
        if (next !== null) loaded.add(next);
      }
    }
    return loaded;
  }
}
