import { isRequestName } from '../routes/handlers/is-request.ts';
import { addTo } from '../text/grouping.ts';
import type { CallEvent } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import { memberSource, type FunctionValue, type Place } from '../values/value.ts';
import { givesRequests, unknownIn } from './registered-addresses.ts';
import type { RouterRoles } from './router-role.ts';
import { keyOf } from '../values/value-keys.ts';

/** A call that gets a function as an argument, or a value made with one, by the place of the called member's name. */
interface Giving {
  readonly place: Place;
  /** Whether it calls the function with requests, or is likely to. */
  readonly isRouted: boolean;
}

/** A call that gets a function, with the key of its result. */
interface Given extends Giving {
  readonly answer: string;
}

/** Finds where functions that may get requests are passed as arguments, themselves or in the result of another call. */
export class GivenFunctions {
  readonly #roles: RouterRoles;
  /** The calls that get functions, by the parameters of these; null where any request may be the argument. */
  readonly #given = new Map<string, (Given | null)[]>();
  /** The calls to which the result of a call with such functions is passed, by the key of that result. */
  readonly #passed = new Map<string, Giving[]>();

  constructor(roles: RouterRoles) {
    this.#roles = roles;
  }

  /**
   * Records that a call gets a function of the project as an argument, or in an object that is one.
   *
   * @param at the index of that argument
   */
  give(event: CallEvent, at: number, { code, file }: FunctionValue, isHook: boolean): void {
    const [first] = code?.parameters ?? [];
    const isNamed = isRequestName(first?.name ?? '') || first?.target.kind === 'object';
    const isRegistered = givesRequests(event, this.#roles) || this.#isOption(event, at);
    const answer = keyOf(event.result);
    if (!isRegistered && !this.#passed.has(answer)) this.#passed.set(answer, []);
    const given = { place: event.site.calleePlace, isRouted: isRegistered || isHook || isNamed, answer };
    for (const { range } of code?.parameters ?? []) this.#add(startOf({ file, range }), given);
  }

  /**
   * Whether a function in an argument is an option of what a call gives to a router, such as a plugin, which gets the
   * requests of that router: `app.register(rateLimit, { keyGenerator })`.
   */
  #isOption({ callee, args }: CallEvent, at: number): boolean {
    const member = memberSource(callee);
    return args[at]?.kind === 'object' && member !== null && this.#roles.of(member.object) !== null;
  }

  /** Records that a parameter is a request wherever its function is called. */
  giveAny(parameter: Place): void {
    this.#add(startOf(parameter), null);
  }

  /** Records a call that gets such a result: `app.use(limit)` for `const limit = rateLimit({ keyGenerator })`. */
  called(event: CallEvent): void {
    if (this.#passed.size === 0) return;
    for (const { key } of event.args.flatMap(unknownIn)) {
      const passed = this.#passed.get(key);
      if (passed) passed.push({ place: event.site.calleePlace, isRouted: givesRequests(event, this.#roles) });
    }
  }

  /**
   * The places of the calls through which the function with a parameter gets requests.
   *
   * @returns null where the function may get any request; empty where it is unlikely to get one
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
    addTo(this.#given, parameter, given);
  }
}
