import { PART_MEMBERS, REQUEST_MEMBERS, type RequestPartName } from '../catalogue/request-readers.ts';
import { isResponseName } from '../routes/handlers/is-request.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { isCall } from '../values/chain.ts';
import { memberSource, type FunctionValue, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { nameOfCallee } from './called-member.ts';
import { DecoratedParameters, GivenParameters } from './handler-parameters.ts';
import { METHOD_MEMBERS } from './request-names.ts';
import { RootedValues, type Rooted } from './rooted-values.ts';
import type { ImportTerms } from '../values/module-terms.ts';

/** A field of a request, or a whole part of it: the `id` of `req.params.id`, `ctx.request.body`. */
export interface RequestValue {
  readonly part: RequestPartName;
  /** Null for the whole part. */
  readonly field: string | null;
  /** The parameter that is the request, or that contains it; an empty place where none is: `this.ctx`. */
  readonly root: Place;
}

/**
 * Finds out which values are fields of requests: `req.params.id`, `c.req.param('id')`, `@Param('id') id`, also in
 * another form: `Number(id)`, `id.trim()`.
 */
export class RequestValues implements Listener {
  readonly #decorated: DecoratedParameters;
  readonly #given = new GivenParameters();
  readonly #rooted: RootedValues;

  /** @param importsOf returns the imports of a file */
  constructor(importsOf: (file: string) => readonly ImportTerms[]) {
    this.#decorated = new DecoratedParameters(importsOf);
    this.#rooted = new RootedValues(this.#decorated, this.#given);
  }

  /** The field of a request that a value is; null for another value. */
  of(value: Value): RequestValue | null {
    const rooted = this.#rooted.rootedIn(value);
    return rooted && this.#partOf(rooted);
  }

  /** The field of a request that a member of a value is; null for another member. */
  memberOf(object: OpaqueValue, name: string): RequestValue | null {
    const rooted = this.#rooted.memberOf(object, name);
    return rooted && this.#partOf(rooted);
  }

  /** The field of a request that a call returns by its name: `c.req.query('code')`; null for another call. */
  returnedBy(result: Value): RequestValue | null {
    const rooted = isCall(result) ? this.#rooted.asked(result.source.call) : null;
    return rooted && this.#partOf(rooted);
  }

  /** The parameter of which a value is the request, or which it is itself: `ctx.request`; null for another value. */
  requestIn(value: Value): Place | null {
    const rooted = this.#rooted.rootedIn(value);
    return rooted && this.#rooted.isWhole(rooted) ? rooted.root : null;
  }

  /** The parameter of which a value is the method of the request: `req.method`, `getMethod(event)`; null for others. */
  methodIn(value: Value): Place | null {
    const rooted = this.#rooted.rootedIn(value);
    if (rooted && METHOD_MEMBERS.has(rooted.names.at(-1) ?? ''))
      return this.#rooted.isWhole({ ...rooted, names: rooted.names.slice(0, -1) }) ? rooted.root : null;
    if (!isCall(value)) return null;
    const { callee, args } = value.source.call;
    const of = METHOD_MEMBERS.has(nameOfCallee(callee)) ? (memberSource(callee)?.object ?? args[0]) : undefined;
    const request = of?.kind === 'opaque' && of.source.kind === 'module' ? args[0] : of;
    return request ? this.requestIn(request) : null;
  }

  /** The first parameter of a handler, where a value is one, whatever it is; null for another value. */
  givenFirst(value: Value): Place | null {
    const parameter = parameterSource(value);
    return parameter && this.#given.at(parameter.place)?.index === 0 ? parameter.place : null;
  }

  /** Whether a value is the response that a handler gets, or has the name of one. */
  isResponse(value: Value): boolean {
    const parameter = parameterSource(value);
    return parameter !== null && (isResponseName(parameter.name) || this.#given.at(parameter.place)?.index === 1);
  }

  /** Whether a parameter is that of a handler: a request, a response or a context. */
  isGiven(parameter: Place): boolean {
    return this.#given.at(parameter) !== undefined;
  }

  /** The part of the request, or the field of it, that a decorator gives a parameter; null for another parameter. */
  decoratedAt(parameter: Place): RequestValue | null {
    const found = this.#decorated.at(parameter);
    return found ? { ...found, root: parameter } : null;
  }

  /** Whether a value is a parameter of a path, which is followed into all functions that get it. */
  follows(value: Value): boolean {
    return value.kind === 'opaque' && this.of(value)?.part === 'params';
  }

  parametersOf(event: CallEvent, _at: number, { code, file }: FunctionValue): null {
    if (code) this.#given.take(event, code, file);
    return null;
  }

  entered(called: FunctionValue): void {
    this.#decorated.take(called);
  }

  #partOf(rooted: Rooted): RequestValue | null {
    const { root, names } = rooted;
    const decorated = this.#decorated.at(root);
    if (decorated) return { part: decorated.part, field: decorated.field ?? names[0] ?? null, root };
    const first = names.findIndex((name) => !REQUEST_MEMBERS.has(name));
    const part = PART_MEMBERS.get(names[first] ?? '');
    if (!part || names.length > first + 2 || !this.#rooted.isRequest(rooted)) return null;
    const given = this.#given.at(root);
    const isAnswer = first === 0 && part === 'body' && given?.isContext === true;
    const isOfToken = names[first] === 'payload' && given?.hasResponse === true;
    return isAnswer || isOfToken ? null : { part, field: names[first + 1] ?? null, root };
  }
}

function parameterSource(value: Value): { readonly name: string; readonly place: Place } | null {
  return value.kind === 'opaque' && value.source.kind === 'parameter' ? value.source : null;
}
