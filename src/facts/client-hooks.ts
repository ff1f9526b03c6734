import { liesWithin } from '../text/ranges.ts';
import { chainOf } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { keyOf } from '../values/value-keys.ts';
import { memberSource, type OpaqueValue, type Place, type Value } from '../values/value.ts';

/** A function that a client calls with the options of each request. */
interface Hook extends Place {
  readonly client: string;
}

/** The fields of the bodies of requests that the interceptors of a client read, each with a place. */
export type BodyReads = ReadonlyMap<string, Place>;

/** The options of axios for the body of a request. */
const BODY = 'data';

/** Finds the interceptors of clients, `api.interceptors.request.use((config) => ...)`, and what they read of bodies. */
export class ClientHooks {
  readonly #hooks: Hook[] = [];
  readonly #reads = new Map<string, Map<string, Place>>();

  /** Records an interceptor. */
  called({ callee, args }: CallEvent): void {
    const member = memberSource(callee);
    const request = member?.name === 'use' ? memberSource(member.object) : null;
    const interceptors = request?.name === 'request' ? memberSource(request.object) : null;
    if (interceptors?.name !== 'interceptors') return;
    for (const value of args)
      if (value.kind === 'function' && value.code)
        this.#hooks.push({ file: value.file, range: value.code.range, client: keyOf(interceptors.object) });
  }

  /** The key of the client that calls the function with a parameter; null for another function. */
  clientAt({ file, range }: Place): string | null {
    return this.#hooks.find((hook) => hook.file === file && liesWithin(range, hook.range))?.client ?? null;
  }

  /** A read of a field of a body: `config.data.id`, in an interceptor or in a function that it calls. */
  read(object: OpaqueValue, name: string, place: Place): void {
    const body = memberSource(object);
    const config = body?.name === BODY && body.object.kind === 'opaque' ? body.object.source : null;
    const client = config?.kind === 'parameter' ? this.clientAt(config.place) : null;
    if (client === null) return;
    this.#reads.set(client, (this.#reads.get(client) ?? new Map<string, Place>()).set(name, place));
  }

  /** What the interceptors of a client, or of one that it is made from, read of bodies; null for nothing. */
  readsOf(client: Value): BodyReads | null {
    for (const part of chainOf(client)) {
      const found = this.#reads.get(keyOf(part));
      if (found) return found;
    }
    return null;
  }
}
