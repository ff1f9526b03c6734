import type { Method } from '../model/method.ts';
import type { MethodGroup } from '../catalogue/clients/client.ts';

const METHOD_NAMES: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
]);

/** The method that a text names, in whatever case; null for any other text. */
function methodNamed(text: string): Method | null {
  const method = text.toUpperCase();
  return METHOD_NAMES.has(method) ? method : null;
}

/**
 * The member of a group for another method, whose name has the same form as that of the current member: `$get` becomes
 * `$delete`, `getOnce` becomes `deleteOnce`. A member without a method in its name (`read`) becomes the only one of its
 * group for that method (`remove`). Null where there is none.
 */
export function memberOfMethod(target: Method, { members }: MethodGroup, current: string): string | null {
  const candidates = Object.keys(members).filter((member) => members[member] === target);
  const [only = null, ...others] = candidates;
  if (notation(current) === current) return others.length === 0 ? only : null;
  return candidates.find((member) => notation(member) === notation(current)) ?? null;
}

/** The name of a member with a dash for its method. */
function notation(member: string): string {
  return member.replace(/get|head|post|put|patch|delete|options|del|all/i, '-');
}

/** The pattern begins with the dot, because a text has fewer dots than names. */
const CALL = /\.(?<=(?<![\w$])([\w$]+)\s{0,9}\??\.)\s{0,99}(post|put|patch|delete|del)(?=\s{0,9}[(<])/g;

/**
 * The calls in a text of members that specify a method, each with the name before it: `http.delete` of
 * `http.delete(url)`. `get` is left out, because many other things have it.
 */
export function memberCalls(text: string): readonly string[] {
  return [...new Set([...text.matchAll(CALL)].map(([, name = '', member = '']) => `${name}.${member}`))];
}

const INSTALLATION = /\.\s{0,9}(\$(?:http|axios|fetch)|axios)\s{0,9}=(?![=>])/g;

/** The properties by which a text makes a client accessible to all components: `Vue.prototype.$http = http`. */
export function installedClients(text: string): readonly string[] {
  return [...new Set([...text.matchAll(INSTALLATION)].map(([, name = '']) => name))];
}

/** The method of a member of a client: DELETE for `del` and `$delete`; null for a member of another name. */
export function methodOfMember(member: string): string | null {
  return member === 'del' ? 'DELETE' : methodNamed(member.replace('$', ''));
}
