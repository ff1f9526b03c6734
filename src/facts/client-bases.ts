import type { AssignEvent, Listener } from '../values/machine.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';

/** What a file lets all clients of a library begin their URLs with; null where it does not specify what that is. */
export interface ClientBase {
  readonly file: string;
  readonly base: string | null;
}

/**
 * Finds what programs give to all clients of a library to begin their URLs with, or to one that many files share:
 * `axios.defaults.baseURL = '/api'`.
 */
export class ClientBases implements Listener {
  readonly #roles: ClientRoles;
  /** By the places of the assignments. */
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

  /** The bases, each with the file that specifies it. */
  all(): readonly ClientBase[] {
    return [...this.#found.values()];
  }
}

/** Whether a value is a client that a file makes itself, which states nothing about those of others. */
function isMadeIn(file: string, value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  if (source.kind === 'member') return isMadeIn(file, source.object);
  return source.kind === 'call' && source.call.place.file === file;
}
