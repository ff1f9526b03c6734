import type { CallEvent, Listener } from '../values/machine.ts';
import { endOf, startOf } from '../values/place.ts';
import type { FunctionValue, OpaqueValue } from '../values/value.ts';
import { givesRequests } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** Members of a request that hold what was sent in it. */
const BODIES: ReadonlySet<string> = new Set(['body', 'rawBody', 'payload']);
/** Members of a context that are its request. */
const REQUESTS: ReadonlySet<string> = new Set(['request', 'req', 'raw']);

/**
 * Tells where functions are registered that read the bodies of requests, wherever they do so: in functions that they
 * hand the request to, under any name.
 */
export class ReadBodies implements Listener {
  /** The calls that give each parameter a request, by where these end. */
  readonly #givenAt = new Map<string, Set<string>>();
  /** The parameters that are contexts: their body is the answer. */
  readonly #contexts = new Set<string>();
  readonly #roles = new RouterRoles();
  /** The calls whose functions read a body. */
  readonly #reading = new Set<string>();

  /** Whether a function that a call of a file registers reads the bodies of requests. */
  isReadAt(file: string, end: number): boolean {
    return this.#reading.has(endOf({ file, range: [end, end] }));
  }

  parametersOf(event: CallEvent, _at: number, { code, file }: FunctionValue): null {
    if (!code || !givesRequests(event, this.#roles)) return null;
    const on = event.callee.kind === 'opaque' && event.callee.source.kind === 'member' ? event.callee.source : null;
    const isContext = on !== null && this.#roles.of(on.object)?.framework.signature.required === 1;
    for (const { range } of code.parameters) {
      const key = startOf({ file, range });
      if (isContext) this.#contexts.add(key);
      this.#givenAt.set(key, (this.#givenAt.get(key) ?? new Set()).add(endOf(event.site.place)));
    }
    return null;
  }

  read(object: OpaqueValue, name: string): void {
    if (!BODIES.has(name)) return;
    const { source } = object;
    const isOfContext = source.kind === 'member' && REQUESTS.has(source.name);
    const request = isOfContext ? source.object : object;
    if (request.kind !== 'opaque' || request.source.kind !== 'parameter') return;
    const key = startOf(request.source.place);
    if (!isOfContext && this.#contexts.has(key)) return;
    for (const call of this.#givenAt.get(key) ?? []) this.#reading.add(call);
  }
}
