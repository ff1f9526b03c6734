import { methodNamed } from './method-members.ts';

/** It begins with the dot, of which there are fewer than names. */
const CALL = /\.(?<=(?<![\w$])([\w$]+)\s{0,9}\??\.)\s{0,99}(post|put|patch|delete|del)(?=\s{0,9}[(<])/g;

/**
 * Which names a text calls by the members that specify methods: `http.delete` of `http.delete(url)`. Reads are left
 * out, which everything has.
 */
export function memberCalls(text: string): readonly string[] {
  return [...new Set([...text.matchAll(CALL)].map(([, name = '', member = '']) => `${name}.${member}`))];
}

const INSTALLATION = /\.\s{0,9}(\$(?:http|axios|fetch)|axios)\s{0,9}=(?![=>])/g;

/** The members of which a text puts a client where all components find it: `Vue.prototype.$http = http`. */
export function installedClients(text: string): readonly string[] {
  return [...new Set([...text.matchAll(INSTALLATION)].map(([, name = '']) => name))];
}

/** The method that a member of a client specifies; null where it specifies none. */
export function methodOfMember(member: string): string | null {
  return member === 'del' ? 'DELETE' : methodNamed(member.replace('$', ''));
}
