import type { Shown, Supposed } from '../../model/endpoint.ts';
import { shownNouns } from '../../convention/shown-nouns.ts';
import { shapeOf } from '../../paths/shape.ts';
import { pathBefore, ROOT } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import type { Router } from '../../model/router.ts';
import { endpointsOf } from '../addresses/addresses.ts';
import { verdictOf } from './verdicts.ts';
import type { Judging } from '../../model/plan-options.ts';

/** What shows more goes before what shows less. */
const WEIGHTS: Readonly<Record<Shown, number>> = { deleted: 2, items: 1, created: 0 };

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

  /**
   * What the routes show of a noun; null where it is nothing.
   *
   * @param before the address that the verb follows
   */
  of({ noun, isLocal, isBefore = false, isPlural = false }: Supposed, before: Path): Shown | null {
    const key = isPlural ? pluralKey(noun) : noun;
    return (
      (this.#known ??= this.#gathered()).get(
        isLocal ? localKey(key, isBefore ? pathBefore(before, -1) : before) : key,
      ) ?? null
    );
  }

  #gathered(): ReadonlyMap<string, Shown> {
    const all = new Map<string, Shown>();
    const add = (key: string, shown: Shown): void => {
      const known = all.get(key);
      if (known === undefined || WEIGHTS[shown] > WEIGHTS[known]) all.set(key, shown);
    };
    const routes = this.#routers.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'));
    for (const { method, path: address } of routes.flatMap(endpointsOf)) {
      for (const { noun, shown, before, isPlural } of shownNouns(
        { method, path: address },
        verdictOf(method, address, ROOT, this.#options),
      )) {
        add(noun, shown);
        add(localKey(noun, before), shown);
        if (isPlural) add(localKey(pluralKey(noun), before), shown);
      }
    }
    return all;
  }
}

/** No noun has a blank. */
function pluralKey(noun: string): string {
  return `many ${noun}`;
}

function localKey(noun: string, before: Path): string {
  return `${shapeOf(before)} ${noun}`;
}
