import type { CallEvent } from '../values/machine.ts';
import { startOf } from '../values/place.ts';
import { keyOf, type FunctionValue, type Place } from '../values/value.ts';
import { givesRequests, unknownIn } from './registered-addresses.ts';
import type { RouterRoles } from './router-role.ts';

/** What the first parameter of a function is called that gets requests. */
const REQUEST_NAME = /^_?(?:req|request|ctx|context|c|event|raw)$/;

/** A call that something is given to, by the name of the called member. */
interface Giving {
  readonly place: Place;
  /** Whether it gives on requests, or is likely to. */
  readonly isRouted: boolean;
}

/** A call that is given a function, with what it answers. */
interface Given extends Giving {
  readonly answer: string;
}

/** Where functions that may get requests are given away, themselves or in what is made of them. */
export class GivenFunctions {
  readonly #roles: RouterRoles;
  /** By the parameters of the functions; null where any request may get there. */
  readonly #given = new Map<string, (Given | null)[]>();
  /** Where the answer of a call is given on that is given such functions. */
  readonly #passed = new Map<string, Giving[]>();

  constructor(roles: RouterRoles) {
    this.#roles = roles;
  }

  /** Records that a call is given a function of the project. */
  give(event: CallEvent, { code, file }: FunctionValue, isHook: boolean): void {
    const [first] = code?.parameters ?? [];
    const isNamed = REQUEST_NAME.test(first?.name ?? '') || first?.target.kind === 'object';
    const isRegistered = givesRequests(event, this.#roles);
    const answer = keyOf(event.result);
    if (!isRegistered && !this.#passed.has(answer)) this.#passed.set(answer, []);
    const given = { place: event.site.calleePlace, isRouted: isRegistered || isHook || isNamed, answer };
    for (const { range } of code?.parameters ?? []) this.#add(startOf({ file, range }), given);
  }

  /** Records that a parameter is a request wherever its function is called. */
  giveAny(parameter: Place): void {
    this.#add(startOf(parameter), null);
  }

  /** `app.use(limit)` for `const limit = rateLimit({ keyGenerator })`. */
  called(event: CallEvent): void {
    if (this.#passed.size === 0) return;
    for (const { key } of event.args.flatMap(unknownIn)) {
      const passed = this.#passed.get(key);
      if (passed) passed.push({ place: event.site.calleePlace, isRouted: givesRequests(event, this.#roles) });
    }
  }

  /**
   * Where the functions of a parameter get requests: the names of the members that are called with these functions.
   *
   * @returns null where any request may be one of theirs; nothing where none is likely to be
   */
  placesOf(parameter: string): readonly Place[] | null {
    const found: Place[] = [];
    for (const given of this.#given.get(parameter) ?? []) {
      if (!given) return null;
      const passed = this.#passed.get(given.answer) ?? [];
      const isRouted = given.isRouted || passed.some((each) => each.isRouted);
      if (isRouted) found.push(...(passed.length > 0 ? passed : [given]).map(({ place }) => place));
    }
    return found;
  }

  #add(parameter: string, given: Given | null): void {
    const known = this.#given.get(parameter);
    if (known) known.push(given);
    else this.#given.set(parameter, [given]);
  }
}
