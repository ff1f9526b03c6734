import type { CallEvent } from '../values/machine.ts';
import { optionsOf, type ObjectValue, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';

/** How deep headers are nested in the options of a client: `{ defaults: { headers: { common } } }`. */
const DEEPEST = 3;

/** Distinguishes the headers that clients send from those of responses, which alone matter to browsers. */
export class SentHeaders {
  readonly #roles: ClientRoles;
  readonly #sent = new Set<ObjectValue>();
  /** The objects that are passed to other functions. */
  readonly #given = new Set<ObjectValue>();

  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  called({ callee, args }: CallEvent): void {
    const found = this.#isClient(callee) ? this.#sent : this.#given;
    for (const each of args) collect(each, found);
  }

  /** Whether an object is passed to clients only. */
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
