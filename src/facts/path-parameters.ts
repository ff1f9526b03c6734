import type { Caller, Listener } from '../values/events.ts';
import type { OpaqueValue, Place } from '../values/value.ts';
import { givenIn, Signs, type EvaluatedFunctions, type Sign } from './handler-signs.ts';

/** Members of a request with the parameters of its path: `req.params`, `c.req.param('id')`. */
const MEMBERS: ReadonlySet<string> = new Set(['params', 'param']);

/** Finds the functions that use parameters of the paths of their requests. */
export class ParameterNames implements Listener {
  readonly #signs = new Signs<Sign>();

  isIn(functions: readonly Place[], code: EvaluatedFunctions): boolean {
    return this.#signs.of(functions, code).length > 0;
  }

  read(object: OpaqueValue, name: string, place: Place, callers: () => readonly Caller[]): void {
    const given = MEMBERS.has(name) ? givenIn(object) : null;
    if (given) this.#signs.add({ place, callers: callers(), given }, name);
  }
}
