import { rowName, type Registration } from '../facts/registrations.ts';
import type { Entry, Mount } from '../model/router.ts';
import type { Range } from '../model/text.ts';
import { emptied, unwrittenMount, type RouterInProgress } from '../routes/router-in-progress.ts';

/**
 * The parts of routers: a route whose path is written in another file than its router is in a part of its own, and so
 * is a row of a table that several routers register.
 */
export class RouterParts {
  /** The parts of each router, by the file of the paths and the routers that share them. */
  readonly #parts = new Map<RouterInProgress, Map<string, RouterInProgress>>();
  /** The parts that several routers share. */
  readonly #shared = new Map<string, RouterInProgress>();
  /** The keys of the routers on which each row of a table is registered. */
  readonly #sharers = new Map<string, Set<string>>();
  readonly #added: RouterInProgress[];

  /** @param added the list to which new parts are added */
  constructor(registered: readonly Registration[], added: RouterInProgress[]) {
    this.#added = added;
    for (const each of registered) {
      const keys = this.#sharers.get(rowName(each)) ?? new Set();
      this.#sharers.set(rowName(each), keys.add(each.role.key));
    }
  }

  /** The keys of the routers that register the same row of a table, as one text; empty where only one does. */
  sharersOf(registration: Registration): string {
    const keys = this.#sharers.get(rowName(registration));
    return keys && keys.size > 1 ? [...keys].toSorted().join() : '';
  }

  /**
   * The part of a router with the routes whose paths are in another file; it is created and mounted when it is first
   * needed.
   *
   * @param where the list of entries to which its mount is added
   * @param sharers the keys of the routers that share the part; empty where none do
   */
  partOf(whole: RouterInProgress, file: string, where: Entry[], sharers: string): RouterInProgress {
    const parts = this.#parts.get(whole) ?? new Map<string, RouterInProgress>();
    this.#parts.set(whole, parts);
    const key = `${file} ${sharers}`;
    const known = parts.get(key);
    if (known) return known;
    const part = this.#mounted(whole, file, where, { made: sharers === '' ? undefined : this.#shared.get(key) });
    parts.set(key, part);
    if (sharers !== '') this.#shared.set(key, part);
    return part;
  }

  /**
   * Makes and mounts the part of a router for one route whose path is in another file.
   *
   * @param range the call or the decorator of the route: its place among the entries of the router is that of the part
   */
  partFor(whole: RouterInProgress, file: string, where: Entry[], range: Range): RouterInProgress {
    return this.#mounted(whole, file, where, { range });
  }

  /** @param made the part, where another router has it already; it is created where there is none */
  #mounted(
    whole: RouterInProgress,
    file: string,
    where: Entry[],
    { made, range }: { readonly made?: RouterInProgress | undefined; readonly range?: Range },
  ): RouterInProgress {
    const part: RouterInProgress = made ?? {
      ...emptied(whole),
      ...{ file, prefix: null, imported: null, gathering: null, made: null },
    };
    // The routes of the part have their branches themselves.
    const mount: Mount = { ...unwrittenMount(part), branches: [], ...(range && { range }) };
    where.push(mount);
    part.mountedBy.push({ parent: whole, mount });
    if (!made) this.#added.push(part);
    return part;
  }
}
