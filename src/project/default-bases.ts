import type { FlowingRequests } from './flowing-requests.ts';
import { packageOf } from './root.ts';
import type { Summaries } from './summaries.ts';

/**
 * The base URLs that the packages of a project set for all their clients of axios, and the paths that proxies put
 * before the addresses of their pages.
 */
export class DefaultBases {
  readonly #summaries: Summaries;
  readonly #flows: FlowingRequests;
  #known: ReadonlyMap<string, string | null> | null = null;
  #proxied: ReadonlyMap<string, string> | null = null;

  constructor(summaries: Summaries, flows: FlowingRequests) {
    this.#summaries = summaries;
    this.#flows = flows;
  }

  /** The base that the package of a file sets; null where it is not known, undefined where none is set. */
  of(file: string): string | null | undefined {
    this.#known ??= this.#read();
    return this.#known.size === 0 ? undefined : this.#known.get(packageOf(file));
  }

  /**
   * The path that a proxy puts before the addresses that pages of the package of a file request; null where there is
   * none.
   */
  proxiedPath(file: string): string | null {
    this.#proxied ??= new Map(
      this.#summaries.telling.flatMap(({ file: from, telling }) =>
        telling.proxiedPath === null ? [] : [[packageOf(from), telling.proxiedPath]],
      ),
    );
    return this.#proxied.size === 0 ? null : (this.#proxied.get(packageOf(file)) ?? null);
  }

  #read(): ReadonlyMap<string, string | null> {
    const bases = new Map<string, string | null>();
    for (const { file, base } of this.#flows.clientBases()) {
      const own = packageOf(file);
      const known = bases.get(own);
      bases.set(own, known === undefined || known === base ? base : null);
    }
    return bases;
  }
}
