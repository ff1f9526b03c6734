import {
  PART_FUNCTIONS,
  PART_MEMBERS,
  PART_METHODS,
  REQUEST_MEMBERS,
  VALIDATED,
  VALIDATED_PARTS,
  type RequestPartName,
} from '../catalogue/request-readers.ts';
import { isRequestName, isResponseName } from '../routes/handlers/is-request.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { isCall } from '../values/chain.ts';
import { knownText } from '../values/text-value.ts';
import {
  memberSource,
  optionsOf,
  type CallSource,
  type FunctionValue,
  type OpaqueValue,
  type Place,
  type Value,
} from '../values/value.ts';
import { nameOfCallee } from './called-member.ts';
import { convertedBy, isConverting } from './conversions.ts';
import { DecoratedParameters, GivenParameters } from './handler-parameters.ts';
import { METHOD_MEMBERS } from './request-names.ts';
import type { ImportTerms } from '../values/module-terms.ts';

/** A field of a request, or a whole part of it: the `id` of `req.params.id`, `ctx.request.body`. */
export interface RequestValue {
  readonly part: RequestPartName;
  /** Null for the whole part. */
  readonly field: string | null;
  /** The parameter that is the request, or that contains it; an empty place where none is: `this.ctx`. */
  readonly root: Place;
}

/** What is known of a value: the parameter that it is a member of, and the members on the way to it. */
interface Rooted {
  readonly root: Place;
  /** The name of the parameter; empty for a pattern. */
  readonly called: string;
  readonly names: readonly string[];
}

/** Names of a parameter that contains the request. */
const CONTEXTS: ReadonlySet<string> = new Set(['ctx', 'context', 'c']);

/** The root of requests that no parameter is: `this.ctx` of a controller of Egg. */
const NOWHERE: Place = { file: '', range: [0, 0] };

/** How deep the sources of a value are followed. */
const DEEPEST = 12;

/**
 * Finds out which values are fields of requests: `req.params.id`, `c.req.param('id')`, `@Param('id') id`, also in
 * another form: `Number(id)`, `id.trim()`.
 */
export class RequestValues implements Listener {
  readonly #known = new Map<string, Rooted | null>();
  readonly #decorated: DecoratedParameters;
  readonly #given = new GivenParameters();

  /** @param importsOf returns the imports of a file */
  constructor(importsOf: (file: string) => readonly ImportTerms[]) {
    this.#decorated = new DecoratedParameters(importsOf);
  }

  /** The field of a request that a value is; null for another value. */
  of(value: Value): RequestValue | null {
    const rooted = this.#rootedIn(value, 0);
    return rooted && this.#partOf(rooted);
  }

  /** The field of a request that a member of a value is; null for another member. */
  memberOf(object: OpaqueValue, name: string): RequestValue | null {
    const rooted = this.#rootedIn(object, 0);
    return rooted && this.#partOf(withMember(rooted, name));
  }

  /** The field of a request that a call returns by its name: `c.req.query('code')`; null for another call. */
  returnedBy(result: Value): RequestValue | null {
    const rooted = isCall(result) ? this.#asked(result.source.call, 0) : null;
    return rooted && this.#partOf(rooted);
  }

  /** The parameter of which a value is the request, or which it is itself: `ctx.request`; null for another value. */
  requestIn(value: Value): Place | null {
    const rooted = this.#rootedIn(value, 0);
    return rooted && this.#isWhole(rooted) ? rooted.root : null;
  }

  /** The parameter of which a value is the method of the request: `req.method`, `getMethod(event)`; null for others. */
  methodIn(value: Value): Place | null {
    const rooted = this.#rootedIn(value, 0);
    if (rooted && METHOD_MEMBERS.has(rooted.names.at(-1) ?? ''))
      return this.#isWhole({ ...rooted, names: rooted.names.slice(0, -1) }) ? rooted.root : null;
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
    if (!part || names.length > first + 2 || !this.#isRequest(rooted)) return null;
    const given = this.#given.at(root);
    const isAnswer = first === 0 && part === 'body' && given?.isContext === true;
    const isOfToken = names[first] === 'payload' && given?.hasResponse === true;
    return isAnswer || isOfToken ? null : { part, field: names[first + 1] ?? null, root };
  }

  /** Whether a parameter is a request or contains it: the first one of a handler, or one that is called like it. */
  #isRequest({ root, called, names }: Rooted): boolean {
    if (called === '' || isRequestName(called) || this.#decorated.isRequest(root)) return true;
    // `this.request` of a function that Koa calls with its context; `this.body` is the answer.
    if (called === 'this') return REQUEST_MEMBERS.has(names[0] ?? '');
    return this.#given.at(root)?.index === 0 && !isResponseName(called);
  }

  /** Whether a value is a request itself, or what contains it, and no part of it. */
  #isWhole(rooted: Rooted): boolean {
    return this.#isRequest(rooted) && rooted.names.every((name) => REQUEST_MEMBERS.has(name));
  }

  #rootedIn(value: Value, depth: number): Rooted | null {
    if (depth > DEEPEST) return null;
    if (value.kind === 'text') {
      const [piece, ...others] = value.pieces;
      return piece && 'hole' in piece && others.length === 0 ? this.#rootedIn(piece.hole, depth + 1) : null;
    }
    if (value.kind === 'choice') return this.#firstOf(value.options, depth);
    if (value.kind !== 'opaque') return null;
    const known = this.#known.get(value.key);
    if (known !== undefined) return known;
    this.#known.set(value.key, null);
    const found = this.#read(value, depth + 1);
    this.#known.set(value.key, found);
    return found;
  }

  #firstOf(values: readonly Value[], depth: number): Rooted | null {
    for (const value of values) {
      const found = this.#rootedIn(value, depth + 1);
      if (found) return found;
    }
    return null;
  }

  #read({ source }: OpaqueValue, depth: number): Rooted | null {
    switch (source.kind) {
      case 'parameter':
        return { root: source.place, called: source.name, names: [] };
      case 'member': {
        const outer = this.#rootedIn(source.object, depth);
        if (outer) return withMember(outer, source.name);
        return REQUEST_MEMBERS.has(source.name) ? { root: NOWHERE, called: source.name, names: [] } : null;
      }
      case 'call':
        return this.#ofCall(source.call, depth);
      case 'operation': {
        if (source.operator === 'choice') return this.#firstOf(source.operands, depth);
        const [first] = source.operands;
        return first && isConverting(source.operator) ? this.#rootedIn(first, depth) : null;
      }
      default:
        return null;
    }
  }

  /** A call that returns a part of a request, or a value in another form. */
  #ofCall(call: CallSource, depth: number): Rooted | null {
    const asked = this.#asked(call, depth);
    const converted = asked ? null : convertedBy(call);
    return converted ? this.#rootedIn(converted, depth) : asked;
  }

  /** A call that returns a part of a request, or a field of it. */
  #asked({ callee, args }: CallSource, depth: number): Rooted | null {
    const [first, second] = args;
    const member = memberSource(callee);
    const name = nameOfCallee(callee);
    const part = PART_FUNCTIONS.get(name);
    if (part && first) return this.#fieldIn(first, part, second, depth);
    if (!member || (name === 'all' && first)) return null;
    if (name === VALIDATED)
      return this.#fieldIn(member.object, VALIDATED_PARTS.get(textIn(first) ?? ''), undefined, depth);
    const asked = PART_METHODS.get(name);
    // `c.json({ id })` answers.
    return asked === 'body' && this.#isContext(member.object, depth)
      ? null
      : this.#fieldIn(member.object, asked, asked === 'body' ? undefined : first, depth);
  }

  /** Whether a value is a context itself: not the request in it. */
  #isContext(value: Value, depth: number): boolean {
    const rooted = this.#rootedIn(value, depth);
    if (rooted?.names.length !== 0) return false;
    return CONTEXTS.has(rooted.called) || this.#given.at(rooted.root)?.isContext === true;
  }

  /** The field of a part, where it is asked of a request or of what contains it. */
  #fieldIn(of: Value, part: RequestPartName | undefined, field: Value | undefined, depth: number): Rooted | null {
    const rooted = part === undefined ? null : this.#rootedIn(of, depth);
    if (!rooted || !part || !this.#isWhole(rooted)) return null;
    if (!field) return { ...rooted, names: ['request', part] };
    const name = textIn(field);
    return name === null ? null : { ...rooted, names: ['request', part, name] };
  }
}

function parameterSource(value: Value): { readonly name: string; readonly place: Place } | null {
  return value.kind === 'opaque' && value.source.kind === 'parameter' ? value.source : null;
}

function withMember(rooted: Rooted, name: string): Rooted {
  return { ...rooted, names: [...rooted.names, name] };
}

function textIn(value: Value | undefined): string | null {
  return value ? (optionsOf(value).map(knownText)[0] ?? null) : null;
}
