import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { knownText } from '../values/text-value.ts';
import type { ObjectValue, Place, Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import type { MadeValues } from './made-values.ts';
import { SentHeaders } from './sent-headers.ts';

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
