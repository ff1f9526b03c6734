import { isDeepStrictEqual } from 'node:util';
import type { Entry, Router } from '../model/router.ts';
import type { Range, Text } from '../model/text.ts';
import { parsePath } from '../paths/parse-path.ts';
import { addressed, fullAddresses } from './listed-address.ts';
import { type Address, type ListedRoute, type Place, UNPLANNED } from './listed-route.ts';
import { MOUNT, type Outcome } from './passes.ts';
import type { Plans } from './plans.ts';
import { isSamePlace, styleViolations } from './violations.ts';

/** Lists the prefixes for which there is no route in the plan: none of their words has to go. */
export class Prefixes {
  readonly #plans: Plans;
  readonly #outcome: Outcome;
  readonly #placeOf: (file: string, range: Range) => Place;

  constructor(plans: Plans, outcome: Outcome, placeOf: (file: string, range: Range) => Place) {
    this.#plans = plans;
    this.#outcome = outcome;
    this.#placeOf = placeOf;
  }

  /**
   * A prefix with what rules on the style of paths report of it, and what becomes of it.
   *
   * @param entry the mount or the middleware that has the prefix; null where the router has it itself
   */
  listed(router: Router, text: Text, entry: Entry | null): ListedRoute {
    const { file, framework, entries } = router;
    const [first] = entries;
    const outcome = entry ? this.#outcome(entry) : first ? this.#outcome(first) : null;
    const after = entry ? outcome?.path : outcome?.router.prefix;
    const before = prefixed(router, text, entry);
    const rewrite = outcome && after ? prefixed(outcome.router, after, entry) : before;
    return {
      ...UNPLANNED,
      ...this.#placeOf(file, entry ? entry.range : text.locate(0, text.value.length)),
      ...{ framework, pathKind: 'text', ...before },
      violations: styleViolations(file, this.#plans, (written) => isSamePlace(written.text, text)),
      rewrite: isDeepStrictEqual(rewrite, before) ? null : rewrite,
    };
  }
}

/** A prefix and its addresses. */
function prefixed(router: Router, { value }: Text, entry: Entry | null): Address {
  const { dialect } = router;
  const { method, path, addresses } = addressed(MOUNT, router, parsePath(value, dialect));
  return { method, path, addresses: entry ? addresses : fullAddresses(router, parsePath('', dialect)) };
}
