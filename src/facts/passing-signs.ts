import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { chainOf } from '../values/chain.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { FunctionCode } from '../values/terms.ts';
import { memberSource, optionsOf, type FunctionValue, type Place, type Test, type Value } from '../values/value.ts';
import { givenIn, parameterIn, Signs, type EvaluatedFunctions, type Given, type Sign } from './handler-signs.ts';

/** A use of a parameter as the function that takes a request on: `next()`. */
interface PassingSign extends Sign {
  /**
   * `passes`: the request goes to the next handler; `skips`: to the next route (`next('route')`); `fails`: an error is
   * passed on; `kept`: it is given to something that may call it.
   */
  readonly does: 'passes' | 'skips' | 'fails' | 'kept';
}

/** What tells a router of Express to go on elsewhere; any other argument is an error. */
const SKIPS: ReadonlySet<string> = new Set(['route', 'router']);
/** Operators by which a value is compared with what is no error. */
const TESTS: ReadonlySet<string> = new Set(['!=', '!==', 'instanceof']);

/** Finds how functions hand their requests on. A function that gives an error to `next` does not. */
export class PassingSigns implements Listener {
  readonly #signs = new Signs<PassingSign>();
  /** The parameters of callbacks for errors: `.catch((error) => ...)`. */
  readonly #errors = new Set<string>();

  /**
   * Whether one of some functions may hand its requests on to the next route that matches.
   *
   * @param answering how many parameters a handler needs to answer; the one after them hands the request on
   */
  handsOn(functions: readonly Place[], answering: number, code: EvaluatedFunctions): boolean {
    const read = functions.flatMap((place) => code.at(place) ?? []);
    if (read.some((each) => isOpen(each, answering))) return true;
    return this.#of(functions, answering, code).some(({ does }) => does !== 'fails');
  }

  /** Whether one of some functions may send a request past the other handlers of its route. */
  skips(functions: readonly Place[], answering: number, code: EvaluatedFunctions): boolean {
    return this.#of(functions, answering, code).some(({ does }) => does === 'skips');
  }

  #of(functions: readonly Place[], answering: number, code: EvaluatedFunctions): readonly PassingSign[] {
    return this.#signs.of(functions, code).filter(({ given }) => given?.index === answering);
  }

  called(event: CallEvent): void {
    const { callee, args } = event;
    const called = parameterIn(callee);
    if (called) this.#add(event, called, event.site.through?.name === 'catch' ? 'fails' : this.#effectOf(event));
    const name = memberSource(callee)?.name;
    for (const [at, each] of args.entries()) {
      const given = isForErrors(name, at) ? null : parameterIn(each);
      if (given) this.#add(event, given, 'kept');
    }
  }

  parametersOf({ callee }: CallEvent, at: number, { code, file }: FunctionValue): null {
    if (code && isForErrors(memberSource(callee)?.name, at))
      for (const { range } of code.parameters) this.#errors.add(startOf({ file, range }));
    return null;
  }

  assigned({ value, place }: AssignEvent): void {
    const given = parameterIn(value);
    if (given) this.#add({ site: { place }, callers: [] }, given, 'kept');
  }

  #effectOf({ args: [first], tests }: CallEvent): PassingSign['does'] {
    const options = first ? optionsOf(first) : [];
    if (options.some((each) => SKIPS.has(knownText(each) ?? ''))) return 'skips';
    return options.length > 0 && options.every((each) => this.#isError(each, tests)) ? 'fails' : 'passes';
  }

  /** Whether a value is an error for sure: that of a callback is none where all went well. */
  #isError(value: Value, tests: readonly Test[]): boolean {
    if (value.kind === 'constant') return Boolean(value.value);
    if (value.kind !== 'opaque' || value.source.kind === 'call') return true;
    const [start = value] = chainOf(value).slice(-1);
    return (
      isCaught(start) || this.#errors.has(givenIn(value)?.parameter ?? '') || tests.some((test) => shows(test, value))
    );
  }

  #add(
    { site: { place }, callers }: { readonly site: { readonly place: Place }; readonly callers: readonly Place[] },
    given: Given,
    does: PassingSign['does'],
  ): void {
    this.#signs.add({ place, callers, given, does }, does);
  }
}

/** Whether a callback of a promise gets errors: that of `catch`, and the second one of `then`. */
function isForErrors(member: string | undefined, at: number): boolean {
  return member === 'catch' || (member === 'then' && at === 1);
}

function isCaught(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'operation' && value.source.operator === 'caught';
}

/** Whether a condition shows that a value is an error: `error`, `error != null`, `error instanceof HttpError`. */
function shows({ value: tested, holds }: Test, value: Value): boolean {
  if (!holds || tested.kind !== 'opaque' || value.kind !== 'opaque') return false;
  if (tested.key === value.key) return true;
  const { source } = tested;
  const [left] = source.kind === 'operation' && TESTS.has(source.operator) ? source.operands : [];
  return left?.kind === 'opaque' && left.key === value.key;
}

/** Whether a function may take a request on in a way that is not seen: by all of its arguments, by a part of one. */
function isOpen({ parameters }: FunctionCode, answering: number): boolean {
  const last = parameters[answering];
  return (
    parameters.slice(0, answering + 1).some(({ isRest }) => isRest) ||
    (last !== undefined && last.target.kind === 'object')
  );
}
