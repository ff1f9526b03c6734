import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Router } from '../../model/router.ts';
import { AddressIndex } from './address-index.ts';
import type { Placed } from './layout.ts';

/** The entries of a table that are under one prefix, in their order. */
export type Section = readonly Placed[];

/**
 * The sections of a table. Each one is opened once, when an address that may be below its prefix is looked up: most of
 * a large project is unrelated to the file that changes.
 */
export class Sections {
  readonly #open: (section: Section) => void;
  readonly #closed = new Set<Section>();
  readonly #byPrefix = new AddressIndex<Section>();
  readonly #byRouter = new Map<Router, Set<Section>>();

  /** @param open is called with each section before the lookup that needs it returns */
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

  /** Opens every section with a prefix that may match requests of a path. */
  reach(path: Path): void {
    if (this.#closed.size > 0) for (const section of [...this.#byPrefix.meeting(path)]) this.#visit(section);
  }

  /** Opens the sections that contain routes of a router. */
  visit(router: Router): void {
    for (const section of this.#byRouter.get(router) ?? []) this.#visit(section);
  }

  /** Opens all sections. */
  reachAll(): void {
    for (const section of this.#closed) this.#visit(section);
  }

  #visit(section: Section): void {
    if (this.#closed.delete(section)) this.#open(section);
  }
}
