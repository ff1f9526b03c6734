import type { AssignEvent, Listener } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';

/** The base URL that a file sets for all clients of a library; null where it is not known, or there are several. */
export interface ClientBase {
  readonly file: string;
  readonly base: string | null;
}

/**
 * Finds the base URL that programs set for all clients of a library, or for one that several files share:
 * `axios.defaults.baseURL = '/api'`.
 */
export class ClientBases implements Listener {
  readonly #roles: ClientRoles;
  /** The base URLs, by the places of the assignments. */
  readonly #found = new Map<string, ClientBase>();

  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  assigned({ object, key, value, place }: AssignEvent): void {
    if (object.kind !== 'opaque' || object.source.kind !== 'member') return;
    const { object: client, name } = object.source;
    const [holder, member] = this.#roles.of(client)?.client.baseMembers ?? [];
    if (name !== holder || knownText(key) !== member || isMadeIn(place.file, client)) return;
    const at = startOf(place);
    const base = knownText(value);
    const known = this.#found.get(at);
    this.#found.set(at, { file: place.file, base: known && known.base !== base ? null : base });
  }

  /** The base URLs, each with the file that sets it. */
  all(): readonly ClientBase[] {
    return [...this.#found.values()];
  }
}

/** Whether a value is a client that a file makes itself: its base URL is that of no other client. */
function isMadeIn(file: string, value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  if (source.kind === 'member') return isMadeIn(file, source.object);
  return source.kind === 'call' && source.call.place.file === file;
}
