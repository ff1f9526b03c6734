import { chainOf, isCall } from '../values/chain.ts';
import { MEMBERS, weighName } from '../requests/client-names.ts';
import { likelyClient } from '../catalogue/clients/axios.ts';
import { standing, type Standing } from '../requests/standing.ts';
import { isForeignClass } from '../routes/values/foreign-names.ts';
import { memberOfGlobal } from '../values/globals.ts';
import type { AssignEvent, CallEvent } from '../values/machine.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, opaque, optionsOf, type CallSource, type Place, type Value } from '../values/value.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';

/** What an assertion is about, or what a condition compares. */
export interface Subject {
  readonly value: Value;
  /** Where its last names are written, from the last one on; empty where it has none. */
  readonly names: readonly Place[];
}

/** A function that sends requests, as an assertion is about it or about what takes its place. */
export interface AssertedFunction {
  readonly on: Standing;
  /** The client that it is a member of, or that it is. */
  readonly client: Value;
  /** The member of the client that specifies the method; null where the client itself is called. */
  readonly name: string | null;
  /** Where the assertion writes the name of the member; null where it names another place, as a spy is. */
  readonly written: Place | null;
}

/** What an assertion begins with. */
const ASSERTING: ReadonlySet<string> = new Set(['expect', 'when']);
/** What answers the mock that it is given. */
const MOCKED = 'mocked';
/** Members of test libraries that put a mock in the place of a member, and answer it. */
const SPIES: ReadonlySet<string> = new Set(['spyOn', 'stub', 'spy']);

/** Determines which functions of clients the assertions of tests are about. */
export class AssertedFunctions {
  readonly #roles: ClientRoles;
  /** What assertions and mocks were made of, by what the call answered. */
  readonly #subjects = new Map<string, Subject>();
  /** The mocks that tests put in the place of a global client, by their keys. */
  readonly #globals = new Map<string, Standing>();

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

  /** `global.fetch = answer` */
  assigned({ object, key, value }: AssignEvent): void {
    const name = knownText(key);
    const global = name === null ? null : memberOfGlobal(object, name);
    if (global) this.#put(global, value);
  }

  #put(global: Value, mock: Value): void {
    const client = this.#roles.of(global);
    if (client?.role.sends && mock.kind === 'opaque') this.#globals.set(mock.key, client);
  }

  /** What an assertion is about: `x` of `expect(x).not.toBe` and of `expect(x).to.have.been.calledWith`. */
  subjectOf(assertion: Value): Subject | null {
    const object = memberSource(assertion)?.object;
    const made = object && chainOf(object).find(isCall);
    return made && ASSERTING.has(lastNameOf(made.source.call.callee)) ? (this.#subjects.get(made.key) ?? null) : null;
  }

  /** What a test states that it has mocked: `axios.get` of `vi.mocked(axios.get)`; the same for everything else. */
  mockedBy(subject: Subject): Subject {
    const { value } = subject;
    const call = value.kind === 'opaque' && value.source.kind === 'call' ? value.source.call : null;
    const isMocked = value.kind === 'opaque' && call !== null && lastNameOf(call.callee) === MOCKED;
    return (isMocked ? this.#subjects.get(value.key) : undefined) ?? subject;
  }

  /** The function of a client that a value is, or takes the place of; null where it is none that is known. */
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

  /** `vi.spyOn(http, 'get').mockResolvedValue({})` */
  #spied(last: CallSource): AssertedFunction | null {
    let call: CallSource | null = last;
    while (call) {
      const [object, key] = call.args;
      const name: string | null = key ? knownText(key) : null;
      if (object && name !== null && SPIES.has(lastNameOf(call.callee)))
        return this.#memberSpied(object, name) ?? likelyFunction(object, name, 0, lastNameOf(object));
      const before: Value | null = memberSource(call.callee)?.object ?? null;
      call = before?.kind === 'opaque' && before.source.kind === 'call' ? before.source.call : null;
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

/** An argument, with its names. */
export function subjectAt(value: Value, place: CallEvent['site']['argumentPlaces'][number] | undefined): Subject {
  return { value, names: place?.names.map((range) => ({ file: place.file, range })) ?? [] };
}

/**
 * A member that specifies a method, of what weighs enough by its name to be a client: `expect(api.get)`; null for
 * another one.
 */
export function likelyFunction(
  object: Value,
  name: string,
  enough: number,
  called: string,
  written: Place | null = null,
): AssertedFunction | null {
  const made = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call : null;
  const isForeign = made?.form === 'new' && isForeignClass(lastNameOf(object));
  if (!MEMBERS.has(name) || isForeign || weighName(called) < enough) return null;
  const on = standing({ client: likelyClient, role: 'instance' }, null, false);
  return on && { on, client: object, name, written };
}
