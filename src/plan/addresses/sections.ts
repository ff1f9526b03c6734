import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Router } from '../../model/router.ts';
import { AddressIndex } from './address-index.ts';
import type { Placed } from './layout.ts';

/** The entries of a table that are under one prefix, in their order. */
export type Section = readonly Placed[];

/**
 * The sections of a table, each of which is opened once, when someone asks for addresses that may lie below its prefix:
 * most of a large project has nothing to do with the file that changes.
 */
export class Sections {
  readonly #open: (section: Section) => void;
  readonly #closed = new Set<Section>();
  readonly #byPrefix = new AddressIndex<Section>();
  readonly #byRouter = new Map<Router, Set<Section>>();

  /** @param open is passed each section before the answer to who asks for it */
  constructor(table: readonly Placed[], open: (section: Section) => void) {
    this.#open = open;
    const sections = new Map<string, Placed[]>();
    for (const placed of table) {
      const section = sections.get(placed.prefix) ?? [];
      sections.set(placed.prefix, section);
      section.push(placed);
      if (placed.entry.kind === 'route') this.#remember(placed.entry.router, section);
    }
    for (const [prefix, section] of sections) {
      const dialect = section.find(({ path }) => path)?.path?.dialect;
      this.#closed.add(section);
      this.#byPrefix.add(section, dialect ? parsePath(prefix, dialect) : null, true);
    }
  }

  #remember(router: Router, section: Section): void {
    const known = this.#byRouter.get(router);
    if (known) known.add(section);
    else this.#byRouter.set(router, new Set([section]));
  }

  /** Opens every section in which a path may be answered. */
  reach(path: Path): void {
    if (this.#closed.size > 0) for (const section of [...this.#byPrefix.meeting(path)]) this.#visit(section);
  }

  /** Opens the sections that hold the routes of a router. */
  visit(router: Router): void {
    for (const section of this.#byRouter.get(router) ?? []) this.#visit(section);
  }

  /** Opens all of them. */
  reachAll(): void {
    for (const section of this.#closed) this.#visit(section);
  }

  #visit(section: Section): void {
    if (this.#closed.delete(section)) this.#open(section);
  }
}
