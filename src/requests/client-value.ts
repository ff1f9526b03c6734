import type { ClientRole } from '../catalogue/clients/all-clients.ts';
import type { Client, Role } from '../catalogue/clients/client.ts';
import type { Value } from '../values/value.ts';

/** What an expression is: a client in one of its roles. */
export interface ClientValue {
  readonly client: Client;
  readonly role: Role;
  /** What the client puts before a URL; see {@link Request.base}. */
  readonly base: string | null;
  /** The beginning of the URLs of its requests, in parts; left out for a client whose requests name their whole URL. */
  readonly beginning?: readonly Value[];
  /** Whether it is certainly the client of a library, and not only named like one. */
  readonly isKnown: boolean;
  /** Whether it sends requests to an application of this project without a network. */
  readonly inProcess: boolean;
}

/**
 * A client in the role that a name, a type or a module has; null where it has none.
 *
 * @param isKnown whether more than a name of the project shows that it is one
 */
export function clientValue(found: ClientRole | undefined, base: string | null, isKnown: boolean): ClientValue | null {
  const role = found?.client.roles[found.role];
  return found && role ? { client: found.client, role, base, isKnown, inProcess: found.client.inProcess } : null;
}

/** The same client in another of its roles; null where it has no such role. */
export function inRole(current: ClientValue, name: string): ClientValue | null {
  const role = current.client.roles[name];
  return role ? { ...current, role } : null;
}

/**
 * What a member of a client is, if it has a role of its own; `default` is the client itself. Null for any other member.
 */
export function memberOf(object: ClientValue, name: string): ClientValue | null {
  const role = object.role.members;
  if (role && Object.hasOwn(role, name)) return inRole(object, role[name] ?? '');
  return name === 'default' ? object : null;
}
