import type { Lookup } from '../model/handler.ts';
import { liesWithin } from '../text/ranges.ts';
import { wholeOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import type { FoundLookup, Lookups } from './request-lookups.ts';
import type { Registrations } from './registrations.ts';

/**
 * The lookups by each handler. A request belongs to the function whose parameter it is. A wrapper of the project passes
 * its own parameter on to many handlers, so their lookups are told apart by the places where they are made.
 */
export class OwnLookups {
  readonly #lookups: Lookups;
  readonly #registrations: Registrations;

  constructor(lookups: Lookups, registrations: Registrations) {
    this.#lookups = lookups;
    this.#registrations = registrations;
  }

  /** The lookups by the functions at some places, which answer the requests of one route. */
  of(handlers: readonly Place[]): readonly Lookup[] {
    const all = this.#lookups.all();
    const own = all.filter(({ by }) => isAmong(by.root, handlers));
    const found = own.length > 0 ? own : all.filter((each) => this.#isMadeIn(each, handlers));
    return found.filter((each) => !each.isOfName || !this.#isShown(each, found)).map((each) => this.#asLookup(each));
  }

  /** Whether a lookup by a request that no handler gets itself is made by some handlers, or by what they call. */
  #isMadeIn({ by, place, callers }: FoundLookup, handlers: readonly Place[]): boolean {
    const isOfOther = this.#registrations.all.some((each) =>
      each.handlers.some((handler) => handler.place && isAmong(by.root, [handler.place])),
    );
    if (isOfOther) return false;
    return [place, ...callers.flatMap((call) => [call, ...this.#lookups.callsLike(call)])].some((each) =>
      isAmong(each, handlers),
    );
  }

  /** Whether the code of a function shows a lookup by the same field, so that its name does not count. */
  #isShown({ by, place }: FoundLookup, among: readonly FoundLookup[]): boolean {
    const calls = new Set([place, ...this.#lookups.callsLike(place)].map(wholeOf));
    return among.some(
      (each) => !each.isName && each.by.field === by.field && each.callers.some((caller) => calls.has(wholeOf(caller))),
    );
  }

  #asLookup({ by, key, of, many, isName, changes, changesFound, thing, named }: FoundLookup): Lookup {
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
}

function isAmong({ file, range }: Place, handlers: readonly Place[]): boolean {
  return handlers.some((handler) => handler.file === file && liesWithin(range, handler.range));
}
