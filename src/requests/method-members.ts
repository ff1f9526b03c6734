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
 * The member of a group for another method, with a name of the same form: `$get` becomes `$delete`, `getOnce` becomes
 * `deleteOnce`. A member without a method in its name (`read`) becomes the only one of its group for that method
 * (`remove`). Null where there is none.
 */
export function memberSaying(target: Method, { members }: MethodGroup, current: string): string | null {
  const said = Object.keys(members).filter((member) => members[member] === target);
  const [only = null, ...others] = said;
  if (notation(current) === current) return others.length === 0 ? only : null;
  return said.find((member) => notation(member) === notation(current)) ?? null;
}

/** The name of a member with a dash for its method. */
function notation(member: string): string {
  return member.replace(/get|head|post|put|patch|delete|options|del|all/i, '-');
}
