import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { type ObjectValue, type Place, type Value, optionsOf } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import type { MadeValues } from './made-values.ts';

/** The list of methods in a header of a response. */
export interface MethodHeader {
  readonly value: Value;
  readonly place: Place;
}

const HEADER = 'access-control-allow-methods';
/** Fields whose value is the name of a header. */
const NAMES = ['key', 'name', 'header'];

/** Finds the headers of responses that list the methods which pages of other origins may use. */
export class MethodHeaders implements Listener {
  readonly #made: MadeValues;
  readonly #sent: SentHeaders;
  readonly #set: MethodHeader[] = [];

  /**
   * @param made the values that literals make, of the same evaluation
   * @param roles finds the clients, whose headers are of requests, of the same evaluation
   */
  constructor(made: MadeValues, roles: ClientRoles) {
    this.#made = made;
    this.#sent = new SentHeaders(roles);
  }

  called(event: CallEvent): void {
    const { args, site } = event;
    this.#sent.called(event);
    const at = args.findIndex(isHeader);
    const value = at === -1 ? undefined : args[at + 1];
    if (value) this.#set.push({ value, place: site.place });
  }

  assigned({ key, value, place }: AssignEvent): void {
    if (isHeader(key)) this.#set.push({ value, place });
  }

  all(): readonly MethodHeader[] {
    const made = [...this.#made.all()].filter((object) => !this.#sent.has(object));
    return [...this.#set, ...made.flatMap(headersIn)];
  }
}

/** The headers in an object or a list: `{ [header]: list }`, `{ key: header, value: list }`, `[header, list]`. */
function headersIn({ shape, state: { fields }, place }: ObjectValue): readonly MethodHeader[] {
  if (!place) return [];
  if (shape === 'array') {
    const [name, value, ...others] = fields.values();
    return name && value && others.length === 0 && isHeader(name) ? [{ value, place }] : [];
  }
  const own = [...fields].flatMap(([name, value]) => (name.toLowerCase() === HEADER ? [{ value, place }] : []));
  const value = fields.get('value');
  const isNamed = NAMES.some((name) => isHeader(fields.get(name)));
  return isNamed && value ? [...own, { value, place }] : own;
}

function isHeader(value: Value | undefined): boolean {
  return value !== undefined && knownText(value)?.toLowerCase() === HEADER;
}

/** How deep headers are nested in the options of a client: `{ defaults: { headers: { common } } }`. */
const DEEPEST = 3;

/** Distinguishes the headers that clients send from those of responses, which alone matter to browsers. */
class SentHeaders {
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
