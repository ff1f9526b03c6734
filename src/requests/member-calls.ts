import { methodNamed } from './method-members.ts';

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
