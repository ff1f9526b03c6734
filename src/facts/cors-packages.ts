import { wordTexts } from '../words/split.ts';
import { knownText } from '../values/text-value.ts';
import type { Value } from '../values/value.ts';

/** What a package allows where no one lists the methods. */
export type DefaultMethods = 'every' | 'safelisted' | 'of its version';

/**
 * Packages that answer browsers of other origins, whose names do not say so or whose defaults are not all methods. From
 * version 11 on `@fastify/cors` allows what browsers send without asking, and no other method.
 */
const PACKAGES: ReadonlyMap<string, DefaultMethods> = new Map([
  ['@fastify/cors', 'of its version'],
  ['corser', 'safelisted'],
  ['kcors', 'every'],
]);

/** The options that list the methods. */
const LISTS: ReadonlySet<string> = new Set(['methods', 'allowMethods', 'allowedMethods', 'allowRequestMethods']);
/** The option that holds a function which answers all options. */
export const DELEGATOR = 'delegator';

/** What a name with `cors` in it ends with that is data for such a package, and not the package. */
const DATA: ReadonlySet<string> = new Set([
  ...['option', 'options', 'opts', 'config', 'configuration', 'setting', 'settings', 'origin', 'origins', 'methods'],
  ...['list', 'rule', 'rules', 'anywhere'],
]);

/** What a socket is made by, which has a list of its own that no request of a route meets. */
const SOCKETS: ReadonlySet<string> = new Set(['socket', 'sockets', 'websocket', 'websockets', 'gateway', 'io']);
const SOCKET_SERVER = 'Server';

/** What a package allows by default that a value is, or a function of it is; null for any other value. */
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

/** Whether a name states that its value is about other origins: `cors`, `corsPreflight`, `strapi::cors`. */
export function saysCors(name: string): boolean {
  return wordTexts(name).includes('cors');
}

/** The names of the options of an object that list methods. */
export function isMethodsOption(name: string): boolean {
  return LISTS.has(name);
}

/** Whether what is called makes a server of sockets. */
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

/** Whether a value is a module of a package, or its default. */
function isModule(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  return source.kind === 'module' || (source.kind === 'member' && source.name === 'default' && isModule(source.object));
}

/** The text by which a plugin is named in configuration: `{ name: 'strapi::cors', config }`. */
export function isNamedCors(value: Value): boolean {
  return namesCors(knownText(value) ?? '');
}
