import { chainOf, isCall } from '../values/chain.ts';
import { MEMBERS, weighName } from '../requests/client-names.ts';
import { likelyClient } from '../catalogue/clients/axios.ts';
import { clientValue, type ClientValue } from '../requests/client-value.ts';
import { isForeignClass } from '../routes/values/foreign-names.ts';
import { memberOfGlobal } from '../values/globals.ts';
import type { AssignEvent, CallEvent } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type CallSource, type Place, type Value } from '../values/value.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { opaque } from '../values/new-values.ts';

/** A value that an assertion checks or a condition compares, and where the names that it is written with are. */
export interface Subject {
  readonly value: Value;
  /**
   * The places of its names, the last one first: `get`, `axios` of `axios.get`; empty where it is written without
   * names.
   */
  readonly names: readonly Place[];
}

/** A function of a client that sends requests, or a mock in its place, that an assertion checks. */
export interface AssertedFunction {
  readonly on: ClientValue;
  /** The client that it is a member of, or the client itself if that is called. */
  readonly client: Value;
  /** The name of the member that sends requests of one method: `get`; null where the client itself is called. */
  readonly name: string | null;
  /** Where the assertion writes the name of the member; null where it does not, as for a variable with a spy. */
  readonly written: Place | null;
}

/** Functions that an assertion begins with. */
const ASSERTING: ReadonlySet<string> = new Set(['expect', 'when']);
/** The function of test libraries that returns its argument, typed as a mock. */
const MOCKED = 'mocked';
/** Members of test libraries that replace a member of an object by a mock, and return that mock. */
const SPIES: ReadonlySet<string> = new Set(['spyOn', 'stub', 'spy']);

/** Finds the functions of clients that the assertions of tests check. */
export class AssertedFunctions {
  readonly #roles: ClientRoles;
  /** The first arguments of `expect`, `when` and `mocked`, by the keys of the results of these calls. */
  readonly #subjects = new Map<string, Subject>();
  /** The global clients that tests replace by mocks, by the keys of the mocks. */
  readonly #globals = new Map<string, ClientValue>();

  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  called({ callee, args, result, site }: CallEvent): void {
    const [first, second] = args;
    const name = lastNameOf(callee);
    if (first && result.kind === 'opaque' && (ASSERTING.has(name) || name === MOCKED))
      this.#subjects.set(result.key, subjectAt(first, site.argumentPlaces[0]));
    const global = name === 'stubGlobal' && first ? knownText(first) : null;
    if (global !== null && second) this.#put(opaque({ kind: 'global', name: global }), second);
  }

  /** Records a mock that a test assigns to a global client: `global.fetch = answer`. */
  assigned({ object, key, value }: AssignEvent): void {
    const name = knownText(key);
    const global = name === null ? null : memberOfGlobal(object, name);
    if (global) this.#put(global, value);
  }

  #put(global: Value, mock: Value): void {
    const client = this.#roles.of(global);
    if (client?.role.sends && mock.kind === 'opaque') this.#globals.set(mock.key, client);
  }

  /**
   * The subject of an assertion: `x` of `expect(x).not.toBe` and of `expect(x).to.have.been.calledWith`; null for
   * another value.
   */
  subjectOf(assertion: Value): Subject | null {
    const object = memberSource(assertion)?.object;
    const made = object && chainOf(object).find(isCall);
    return made && ASSERTING.has(lastNameOf(made.source.call.callee)) ? (this.#subjects.get(made.key) ?? null) : null;
  }

  /** The argument of `mocked`: `axios.get` of `vi.mocked(axios.get)`; another subject as it is. */
  mockedBy(subject: Subject): Subject {
    const { value } = subject;
    const isMocked = isCall(value) && lastNameOf(value.source.call.callee) === MOCKED;
    return (isMocked ? this.#subjects.get(value.key) : undefined) ?? subject;
  }

  /** The function of a client that a subject is, or is a mock of; null where it is none, or may be several. */
  of({ value, names }: Subject): AssertedFunction | null {
    const functions = optionsOf(value).flatMap((option) =>
      option.kind === 'constant' ? [] : [this.#one(option, names)],
    );
    const [first, ...others] = functions;
    const isOne = others.every(
      (each) =>
        each && each.name === first?.name && each.on.client === first.on.client && each.on.base === first.on.base,
    );
    return first && isOne ? first : null;
  }

  #one(value: Value, names: readonly Place[]): AssertedFunction | null {
    if (value.kind !== 'opaque') return null;
    const { source } = value;
    const member = source.kind === 'member' ? this.#memberOf(source.object, source.name, names[0] ?? null) : null;
    if (member) return member;
    const on = this.#roles.of(value) ?? this.#globals.get(value.key);
    if (on?.role.sends) return { on, client: value, name: null, written: null };
    if (source.kind !== 'call') return null;
    const mocked = this.mockedBy({ value, names });
    return mocked.value === value ? this.#spied(source.call) : this.of(mocked);
  }

  #memberOf(object: Value, name: string, written: Place | null): AssertedFunction | null {
    const { value: client } = this.mockedBy({ value: object, names: [] });
    const on = this.#roles.of(client);
    const saysMethod = on?.role.methods?.some(({ members }) => Object.hasOwn(members, name)) === true;
    return on && saysMethod ? { on, client, name, written } : null;
  }

  /**
   * The function that a chain of calls on a spy replaces: `vi.spyOn(http, 'get').mockResolvedValue({})`; null for
   * another call.
   */
  #spied(last: CallSource): AssertedFunction | null {
    let call: CallSource | null = last;
    while (call) {
      const [object, key] = call.args;
      const name: string | null = key ? knownText(key) : null;
      if (object && name !== null && SPIES.has(lastNameOf(call.callee)))
        return this.#memberSpied(object, name) ?? likelyFunction(object, name, 0, lastNameOf(object));
      const before: Value | null = memberSource(call.callee)?.object ?? null;
      call = before && isCall(before) ? before.source.call : null;
    }
    return null;
  }

  #memberSpied(object: Value, name: string): AssertedFunction | null {
    const global = memberOfGlobal(object, name);
    const on = global && this.#roles.of(global);
    if (global && on?.role.sends) return { on, client: global, name: null, written: null };
    return this.#memberOf(object, name, null);
  }
}

/** An argument as a subject, with the places of its names. */
export function subjectAt(value: Value, place: CallEvent['site']['argumentPlaces'][number] | undefined): Subject {
  return { value, names: place?.names.map((range) => ({ file: place.file, range })) ?? [] };
}

/**
 * The function of a client that a member is by its names alone: `expect(api.get)`. Null where the member is that of no
 * method, or where the name of its object weighs less than `enough` as that of a client.
 */
export function likelyFunction(
  object: Value,
  name: string,
  enough: number,
  called: string,
  written: Place | null = null,
): AssertedFunction | null {
  const made = isCall(object) ? object.source.call : null;
  const isForeign = made?.form === 'new' && isForeignClass(lastNameOf(object));
  if (!MEMBERS.has(name) || isForeign || weighName(called) < enough) return null;
  const on = clientValue({ client: likelyClient, role: 'instance' }, null, false);
  return on && { on, client: object, name, written };
}
