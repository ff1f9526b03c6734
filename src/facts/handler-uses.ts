import type { RequestUses } from '../model/handler.ts';
import type { FilePlace } from '../model/text.ts';
import type { HandlerFacts } from './handler-facts.ts';
import { HandlerPlaces } from './handler-places.ts';
import { OwnLookups } from './own-lookups.ts';
import { OwnReads } from './own-reads.ts';
import type { Registrations } from './registrations.ts';

/** What the handlers of routes do with fields of their requests, in one evaluation. */
export class HandlerUses {
  readonly reads: OwnReads;
  readonly #lookups: OwnLookups;

  constructor(facts: HandlerFacts, registrations: Registrations) {
    const handlers = new HandlerPlaces(registrations);
    this.reads = new OwnReads(facts, handlers);
    this.#lookups = new OwnLookups(facts.lookups, handlers);
  }

  /** What the functions at some places, which answer the requests of one route, do with fields of these. */
  usesOf(handlers: readonly FilePlace[]): RequestUses {
    const { reads, ...others } = this.reads.of(handlers);
    const fields = new Set(reads.flatMap(({ field, isWritten }) => (isWritten ? [] : (field ?? []))));
    const lookups = this.#lookups.of(handlers);
    const changesData = others.changesData || lookups.some((lookup) => lookup.changes ?? lookup.changesFound);
    return { ...others, lookups, fields: [...fields], changesData };
  }
}
