import { KEPT_METHODS } from '../text/method-names.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { startOf, wholeOf } from '../values/place.ts';
import { memberSource, optionsOf, type FunctionValue, type Value } from '../values/value.ts';
import type { AnswerSigns } from './answer-signs.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { ENTERED, fieldsOf, mayGiveRequests } from './registered-addresses.ts';
import { takesHandlers } from './registrations.ts';
import { STRATEGY, type RequestParameters } from './request-parameters.ts';
import { RouterRoles } from './router-role.ts';

/** Members for middleware, which stands at a place among the routes and is judged by that, and for events. */
const ELSEWHERE: ReadonlySet<string> = new Set(['use', 'before', 'createServer', 'on', 'once']);
/** The member that gives functions the requests of other classes: `consumer.apply(login).forRoutes(Users)`. */
const APPLYING = 'apply';
/** What guards, filters and interceptors of NestJS get. */
const CONTEXTS: ReadonlySet<string> = new Set(['ExecutionContext', 'ArgumentsHost']);

/**
 * Finds functions that redirect requests of routes which are not theirs: hooks, handlers of errors, schemes of
 * authentication, guards and filters. Clients follow with the new method of a route, which the other address may not
 * have.
 */
export class RedirectingHooks implements Listener {
  readonly #parameters: RequestParameters;
  readonly #answers: AnswerSigns;
  readonly #roles = new RouterRoles();
  /** The parameters of hooks. */
  readonly #given = new Set<string>();

  /**
   * @param parameters finds for which addresses functions are registered, in the same evaluation
   * @param answers finds how functions answer, in the same evaluation
   */
  constructor(parameters: RequestParameters, answers: AnswerSigns) {
    this.#parameters = parameters;
    this.#answers = answers;
  }

  parametersOf(event: CallEvent, _at: number, called: FunctionValue): null {
    if (mayGiveRequests(event) && this.#isHook(event)) this.#give(called);
    return null;
  }

  entered(called: FunctionValue): void {
    const { code } = called;
    const types = (code?.parameters ?? []).map(({ target }) => (target.kind === 'binding' ? target.type : null));
    const isMiddleware = code?.name === 'use' && types.length > 2;
    if (isMiddleware || types.some((type) => CONTEXTS.has(type ?? ''))) this.#give(called);
  }

  escaped(value: Value): void {
    for (const each of fieldsOf(value, STRATEGY).flatMap(optionsOf)) if (each.kind === 'function') this.#give(each);
  }

  /** Whether a call registers functions for requests of other routes, neither as handlers nor as middleware. */
  #isHook({ callee }: CallEvent): boolean {
    const member = memberSource(callee);
    if (!member || ELSEWHERE.has(member.name)) return false;
    const framework = this.#roles.of(member.object)?.framework;
    if (!framework) return ENTERED.has(member.name) || isApplied(member);
    const { mount, middlewareMember, fallbackMember, methodList } = framework;
    const others = [mount?.member, middlewareMember, fallbackMember, methodList?.member];
    return !takesHandlers(framework, member.name) && !others.includes(member.name);
  }

  #give({ code, file }: FunctionValue): void {
    for (const { range } of code?.parameters ?? []) this.#given.add(startOf({ file, range }));
  }

  /** The guards that treat the methods which a client keeps in another way than the others. */
  guards(): readonly FileMethodGuard[] {
    const found = [...this.#given].flatMap((parameter) =>
      this.#answers.redirectsOf(parameter).flatMap(({ place: { file, range } }) => {
        const covered = this.#parameters.coveredBy(parameter);
        return (covered.length > 0 ? covered : [null]).map((of): readonly [string, FileMethodGuard] => [
          `${wholeOf({ file, range })} ${of ? `${of.asks} ${of.text}` : ''}`,
          { file, guard: { methods: KEPT_METHODS, redirects: true, range, ...(of && { of }) } },
        ]);
      }),
    );
    return [...new Map(found).values()];
  }
}

/** Whether a member applies functions to the requests of some classes; a function has a member of that name too. */
function isApplied({ name, object }: { readonly name: string; readonly object: Value }): boolean {
  return name === APPLYING && object.kind === 'opaque' && object.source.kind === 'parameter';
}
