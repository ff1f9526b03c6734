import { wordTexts } from '../words/split.ts';
import { knownText } from '../values/text-value.ts';
import type { Value } from '../values/value.ts';

/** The methods that a package allows where its options list none. */
export type DefaultMethods = 'every' | 'safelisted' | 'of its version';

/**
 * Packages for CORS without `cors` as a word of their name, or with other defaults than all methods. From version 11
 * on, `@fastify/cors` only allows the methods that browsers send without a preflight request.
 */
const PACKAGES: ReadonlyMap<string, DefaultMethods> = new Map([
  ['@fastify/cors', 'of its version'],
  ['corser', 'safelisted'],
  ['kcors', 'every'],
]);

/** The options that list the methods. */
const LISTS: ReadonlySet<string> = new Set(['methods', 'allowMethods', 'allowedMethods', 'allowRequestMethods']);
/** The option with a function that returns all other options. */
export const DELEGATOR = 'delegator';

/** Last words of names with `cors` that are data for such a package, and not the package: `corsOptions`. */
const DATA: ReadonlySet<string> = new Set([
  ...['option', 'options', 'opts', 'config', 'configuration', 'setting', 'settings', 'origin', 'origins', 'methods'],
  ...['list', 'rule', 'rules', 'anywhere'],
]);

/** Names of servers of sockets: their list of methods does not apply to the requests of routes. */
const SOCKETS: ReadonlySet<string> = new Set(['socket', 'sockets', 'websocket', 'websockets', 'gateway', 'io']);
const SOCKET_SERVER = 'Server';

/** The default methods of the package for CORS that a value is, or is a function of; null for any other value. */
export function corsPackage(value: Value): DefaultMethods | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  switch (source.kind) {
    case 'module':
      return PACKAGES.get(source.specifier) ?? (namesCors(lastOf(source.specifier)) ? 'every' : null);
    case 'member':
      return (isModule(source.object) ? corsPackage(source.object) : null) ?? (namesCors(source.name) ? 'every' : null);
    case 'global':
    case 'parameter':
    case 'typed':
      return namesCors(source.name) ? 'every' : null;
    default:
      return null;
  }
}

/** Whether a name has the word `cors`: `cors`, `corsPreflight`, `strapi::cors`. */
export function saysCors(name: string): boolean {
  return wordTexts(name).includes('cors');
}

/** Whether an option with this name lists methods. */
export function isMethodsOption(name: string): boolean {
  return LISTS.has(name);
}

/** Whether a call of a value makes a server of sockets, by its names. */
export function makesSocket(callee: Value): boolean {
  if (callee.kind !== 'opaque') return false;
  const { source } = callee;
  if (source.kind === 'module') return wordTexts(source.specifier).some((word) => SOCKETS.has(word));
  if (source.kind === 'member') return makesSocket(source.object) || saysSocket(source.name);
  if (source.kind === 'call') return makesSocket(source.call.callee);
  if (source.kind === 'operation') return false;
  return source.name === SOCKET_SERVER || saysSocket(source.name);
}

function saysSocket(name: string): boolean {
  return wordTexts(name).some((word) => SOCKETS.has(word));
}

function namesCors(name: string): boolean {
  const words = wordTexts(name);
  return words.includes('cors') && !DATA.has(words.at(-1) ?? '');
}

function lastOf(specifier: string): string {
  return specifier.split('/').at(-1) ?? '';
}

/** Whether a value is a module, or its default export. */
function isModule(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  return source.kind === 'module' || (source.kind === 'member' && source.name === 'default' && isModule(source.object));
}

/** Whether a value is a text that names such a package: `{ name: 'strapi::cors', config }`. */
export function isNamedCors(value: Value): boolean {
  return namesCors(knownText(value) ?? '');
}
