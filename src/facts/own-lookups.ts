import type { Lookup } from '../model/handler.ts';
import { groupBy } from '../text/grouping.ts';
import { wholeOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import { liesInAny, type HandlerPlaces } from './handler-places.ts';
import type { FoundLookup, RequestLookups } from './request-lookups.ts';

/**
 * The lookups by each handler. A request belongs to the function whose parameter it is. A wrapper of the project passes
 * its own parameter on to many handlers, so their lookups are told apart by the places where they are made.
 */
export class OwnLookups {
  readonly #lookups: RequestLookups;
  readonly #handlers: HandlerPlaces;
  #counts = '';
  #byFile: ReadonlyMap<string, readonly FoundLookup[]> = new Map();
  /** The lookups by requests that no handler gets itself, but from a wrapper. */
  #shared: readonly FoundLookup[] = [];

  constructor(lookups: RequestLookups, handlers: HandlerPlaces) {
    this.#lookups = lookups;
    this.#handlers = handlers;
  }

  /** The lookups by the functions at some places, which answer the requests of one route. */
  of(handlers: readonly Place[]): readonly Lookup[] {
    this.#index();
    const files = new Set(handlers.map(({ file }) => file));
    const own = [...files]
      .flatMap((file) => this.#byFile.get(file) ?? [])
      .filter(({ by }) => liesInAny(by.root, handlers));
    const found = own.length > 0 ? own : this.#shared.filter((each) => this.#isMadeIn(each, handlers));
    return found.filter((each) => !each.isOfName || !this.#isShown(each, found)).map(asLookup);
  }

  #index(): void {
    const all = this.#lookups.all();
    const counts = `${String(all.length)} ${String(this.#handlers.count)}`;
    if (counts === this.#counts) return;
    this.#counts = counts;
    this.#byFile = groupBy(all, ({ by }) => by.root.file);
    this.#shared = all.filter(({ by }) => this.#handlers.around(by.root).length === 0);
  }

  /** Whether a lookup is made by some handlers, or by what they call. */
  #isMadeIn({ place, callers }: FoundLookup, handlers: readonly Place[]): boolean {
    const calls = callers.flatMap((call) => [call, ...this.#lookups.callsLike(call)]);
    return [place, ...calls].some((each) => liesInAny(each, handlers));
  }

  /** Whether the code of a function shows a lookup by the same field, so that its name does not count. */
  #isShown({ by, place }: FoundLookup, among: readonly FoundLookup[]): boolean {
    const calls = new Set([place, ...this.#lookups.callsLike(place)].map(wholeOf));
    return among.some(
      (each) => !each.isName && each.by.field === by.field && each.callers.some((caller) => calls.has(wholeOf(caller))),
    );
  }
}

function asLookup({ by, key, of, many, isName, changes, changesFound, thing, named }: FoundLookup): Lookup {
  const parts = [...(thing?.parts ?? []), ...named];
  return {
    ...{ parameter: by.field ?? '', key, of, many },
    ...(by.part !== 'params' && { isSent: true }),
    ...(isName && { isName }),
    ...(changes && { changes }),
    ...(changesFound && { changesFound }),
    ...(parts.length > 0 && { parts }),
  };
}
