import type { Shown } from '../convention/endpoint.ts';
import { shownNouns } from '../convention/shown-nouns.ts';
import { parsePath } from '../paths/parse.ts';
import { join } from '../paths/print.ts';
import type { Router } from '../routes/model.ts';
import { addressesOf } from './addresses.ts';
import { verdictOf, type Judging } from './verdicts.ts';

const ROOT = parsePath('/', 'express');

/** The nouns of which the routes of a project show that there are many, gathered when a verdict first hangs on one. */
export class ShownNouns {
  readonly #routers: readonly Router[];
  readonly #options: Judging;
  #known: ReadonlyMap<string, Shown> | null = null;

  /** @param options how an endpoint is judged by itself */
  constructor(routers: readonly Router[], options: Judging) {
    this.#routers = routers;
    this.#options = options;
  }

  /** What the routes show of a noun; null where it is nothing. */
  of(noun: string): Shown | null {
    return (this.#known ??= this.#gathered()).get(noun) ?? null;
  }

  #gathered(): ReadonlyMap<string, Shown> {
    const all = new Map<string, Shown>();
    for (const router of this.#routers) {
      for (const route of router.entries) {
        if (route.kind !== 'route' || !route.path) continue;
        const path = parsePath(route.path.value, router.dialect);
        const addresses = addressesOf(router).map((mount) => join(mount, path, router.dialect));
        for (const address of addresses) for (const { method } of route.methods) this.#add(method, address, all);
      }
    }
    return all;
  }

  #add(method: string, path: ReturnType<typeof join>, all: Map<string, Shown>): void {
    for (const [noun, shown] of shownNouns({ method, path }, verdictOf(method, path, ROOT, this.#options))) {
      if (all.get(noun) !== 'items') all.set(noun, shown);
    }
  }
}
