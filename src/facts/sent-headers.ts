import type { CallEvent } from '../values/machine.ts';
import { optionsOf, type ObjectValue, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';

/** How deep the options of a client hold its headers: `defaults.headers.common` of what makes one. */
const DEEPEST = 3;

/** Tells the headers that clients send from those that servers answer with: no browser asks for the former. */
export class SentHeaders {
  readonly #roles: ClientRoles;
  readonly #sent = new Set<ObjectValue>();
  /** What anything else is given too. */
  readonly #given = new Set<ObjectValue>();

  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  called({ callee, args }: CallEvent): void {
    const found = this.#isClient(callee) ? this.#sent : this.#given;
    for (const each of args) collect(each, found);
  }

  /** Whether an object is given to clients alone. */
  has(object: ObjectValue): boolean {
    return this.#sent.has(object) && !this.#given.has(object);
  }

  #isClient(callee: Value): boolean {
    if (callee.kind !== 'opaque') return false;
    const { source } = callee;
    const role = this.#roles.of(callee) ?? (source.kind === 'member' ? this.#roles.of(source.object) : null);
    return role?.isKnown === true && !role.inProcess;
  }
}

function collect(value: Value, found: Set<ObjectValue>, depth = 0): void {
  for (const option of optionsOf(value)) {
    if (option.kind !== 'object' || depth > DEEPEST || found.has(option)) continue;
    found.add(option);
    for (const field of option.state.fields.values()) collect(field, found, depth + 1);
  }
}
