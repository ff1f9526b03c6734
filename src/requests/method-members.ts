import type { Method } from '../model/method.ts';
import type { MethodGroup } from '../catalogue/clients/client.ts';

const METHOD_NAMES: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
]);

/** The method that a text names, in whatever case; null for any other text. */
export function methodNamed(text: string): Method | null {
  const method = text.toUpperCase();
  return METHOD_NAMES.has(method) ? method : null;
}

/**
 * The member of a group that specifies a method and otherwise has the name of another member; null where there is none:
 * `$get` becomes `$delete`, `getOnce` becomes `deleteOnce`.
 */
export function memberSaying(target: Method, { members }: MethodGroup, current: string): string | null {
  const said = Object.keys(members).filter((member) => members[member] === target);
  return said.find((member) => notation(member) === notation(current)) ?? null;
}

/** The name of a member with a dash for its method. */
function notation(member: string): string {
  return member.replace(/get|head|post|put|patch|delete|options|del|all/i, '-');
}
