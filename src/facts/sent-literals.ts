import { literalKey, wholeOf } from '../values/place.ts';
import type { OpaqueValue, Origin, Place, Value } from '../values/value.ts';
import type { Found } from './found-requests.ts';
import type { LiteralUses } from './literal-uses.ts';
import type { Registration } from './registrations.ts';

/** The literals that are parts of the URLs of requests or of the paths of routes, and the calls that send requests. */
export class SentLiterals {
  readonly #uses: LiteralUses;
  readonly #requests: ReadonlyMap<string, Found>;
  /** The calls that send requests or register routes. */
  readonly #calls = new Set<string>();
  /** The methods of the routes whose path a literal is a part of. */
  readonly #routes = new Map<string, Set<string>>();

  /**
   * @param uses what literals are used for, in the same evaluation
   * @param requests the requests that are found in it, by their keys
   */
  constructor(uses: LiteralUses, requests: ReadonlyMap<string, Found>) {
    this.#uses = uses;
    this.#requests = requests;
  }

  /** Records a call that sends a request. */
  sent(call: Place): void {
    this.#calls.add(wholeOf(call));
  }

  /** Records a call that registers routes. */
  registered(call: Place, routes: readonly Registration[]): void {
    this.#calls.add(wholeOf(call));
    for (const { path, methods } of routes)
      for (const piece of path?.pieces ?? []) {
        const key = 'text' in piece && piece.origin ? literalKey(piece.origin) : null;
        if (key === null) continue;
        const known = this.#routes.get(key) ?? new Set<string>();
        this.#routes.set(key, known);
        for (const { method } of methods) known.add(method);
      }
  }

  /** Whether a literal is a part of the URL of a request, or of the path of a route. */
  isSent(origin: Origin): boolean {
    return this.#uses.isSent(origin) || this.#routes.has(literalKey(origin));
  }

  /** The methods of the requests and routes whose address a literal is a part of; null for a request of any method. */
  methodsSentTo(origin: Origin): readonly (string | null)[] {
    const sent = [...this.#uses.requestsAt(origin)].flatMap((key) => {
      const found = this.#requests.get(key)?.sent;
      return found && !found.match ? [found.method] : [];
    });
    return [...sent, ...(this.#routes.get(literalKey(origin)) ?? [])];
  }

  /** Whether a call sends a request or registers a route. */
  sendsAt(call: Place): boolean {
    return this.#calls.has(wholeOf(call));
  }
}

/** The values that calls of unknown functions pass on. */
export interface PassedOn {
  /** The values that may reach an unknown value: a parameter of a callback, or the result of a call. */
  passedInto(value: OpaqueValue): readonly Value[];
}
