import {
  CHECKED,
  CHECKED_PARTS,
  PART_FUNCTIONS,
  PART_METHODS,
  REQUEST_MEMBERS,
  VALIDATED,
  VALIDATED_PARTS,
  type RequestPartName,
} from '../catalogue/request-readers.ts';
import { chainOf, isCall } from '../values/chain.ts';
import { isRequestName, isResponseName } from '../routes/handlers/is-request.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type CallSource, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { nameOfCallee } from './called-member.ts';
import { convertedBy, isConverting } from './conversions.ts';
import type { DecoratedParameters, GivenParameters } from './handler-parameters.ts';

/** What is known of a value: the parameter that it is a member of, and the members on the way to it. */
export interface Rooted {
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
 * Follows values to the parameters that they are members of, also where these are asked for by a call
 * (`c.req.query('code')`), or in another form (`Number(id)`).
 */
export class RootedValues {
  readonly #decorated: DecoratedParameters;
  readonly #given: GivenParameters;
  readonly #known = new Map<string, Rooted | null>();

  constructor(decorated: DecoratedParameters, given: GivenParameters) {
    this.#decorated = decorated;
    this.#given = given;
  }

  /** The parameter of which a value is a member, and the members on the way to it; null for another value. */
  rootedIn(value: Value, depth = 0): Rooted | null {
    if (depth > DEEPEST) return null;
    if (value.kind === 'text') {
      const [piece, ...others] = value.pieces;
      return piece && 'hole' in piece && others.length === 0 ? this.rootedIn(piece.hole, depth + 1) : null;
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

  /** What is known of a member of a value: of what is known, or the field that a chain of checks is about. */
  memberOf(object: Value, name: string, depth = 0): Rooted | null {
    const checked = name === CHECKED ? this.#checkedIn(object, depth) : null;
    const outer = checked ? null : this.rootedIn(object, depth);
    return outer ? { ...outer, names: [...outer.names, name] } : checked;
  }

  #firstOf(values: readonly Value[], depth: number): Rooted | null {
    for (const value of values) {
      const found = this.rootedIn(value, depth + 1);
      if (found) return found;
    }
    return null;
  }

  #read({ source }: OpaqueValue, depth: number): Rooted | null {
    switch (source.kind) {
      case 'parameter':
        return { root: source.place, called: source.name, names: [] };
      case 'member': {
        const found = this.memberOf(source.object, source.name, depth);
        if (found) return found;
        return REQUEST_MEMBERS.has(source.name) ? { root: NOWHERE, called: source.name, names: [] } : null;
      }
      case 'call':
        return this.#ofCall(source.call, depth);
      case 'operation': {
        if (source.operator === 'choice') return this.#firstOf(source.operands, depth);
        const [first] = source.operands;
        return first && isConverting(source.operator) ? this.rootedIn(first, depth) : null;
      }
      default:
        return null;
    }
  }

  /** A call that returns a part of a request, or a value in another form. */
  #ofCall(call: CallSource, depth: number): Rooted | null {
    const asked = this.asked(call, depth);
    const converted = asked ? null : convertedBy(call);
    return converted ? this.rootedIn(converted, depth) : asked;
  }

  /** A call that returns a part of a request, or a field of it. */
  asked({ callee, args }: CallSource, depth = 0): Rooted | null {
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

  /** The field that a chain of checks is about. */
  #checkedIn(chain: Value, depth: number): Rooted | null {
    const checks = chainOf(chain).findLast(isCall);
    const member = checks && memberSource(checks.source.call.callee);
    const [field] = checks?.source.call.args ?? [];
    return member && field ? this.#fieldIn(member.object, CHECKED_PARTS.get(member.name), field, depth) : null;
  }

  /** Whether a value is a context itself: not the request in it. */
  #isContext(value: Value, depth: number): boolean {
    const rooted = this.rootedIn(value, depth);
    if (rooted?.names.length !== 0) return false;
    return CONTEXTS.has(rooted.called) || this.#given.at(rooted.root)?.isContext === true;
  }

  /** The field of a part, where it is asked of a request or of what contains it. */
  #fieldIn(of: Value, part: RequestPartName | undefined, field: Value | undefined, depth: number): Rooted | null {
    const rooted = part === undefined ? null : this.rootedIn(of, depth);
    if (!rooted || !part || !this.isWhole(rooted)) return null;
    if (!field) return { ...rooted, names: ['request', part] };
    const name = textIn(field);
    return name === null ? null : { ...rooted, names: ['request', part, name] };
  }

  /** Whether a parameter is a request or contains it: the first one of a handler, or one that is called like it. */
  isRequest({ root, called, names }: Rooted): boolean {
    if (called === '' || isRequestName(called) || this.#decorated.isRequest(root)) return true;
    // `this.request` of a function that Koa calls with its context; `this.body` is the answer.
    if (called === 'this') return REQUEST_MEMBERS.has(names[0] ?? '');
    return this.#given.at(root)?.index === 0 && !isResponseName(called);
  }

  /** Whether a value is a request itself, or what contains it, and no part of it. */
  isWhole(rooted: Rooted): boolean {
    return this.isRequest(rooted) && rooted.names.every((name) => REQUEST_MEMBERS.has(name));
  }
}

function textIn(value: Value | undefined): string | null {
  return value ? (optionsOf(value).map(knownText)[0] ?? null) : null;
}
