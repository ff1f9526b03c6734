import type { OwnMeaning } from './model/own-words.ts';
import type { RegistrarSetting } from './model/registrar-setting.ts';
import { wordMethod } from './routes/registrars/words.ts';
import { FRAMEWORKS } from './routes/frameworks/all-frameworks.ts';

/** What a word may be specified to do. */
export const MEANINGS: readonly string[] = [
  'read',
  'create',
  'update',
  'delete',
  'save',
  'action',
] satisfies OwnMeaning[];

/**
 * A word of `verbs`, in small letters, with a capital in front or all in capitals: a segment is compared word by word,
 * and a word has no signs.
 */
const VERB = /^(?:[^\s!-@[-`{-\u00bf][^\s!-`{-\u00bf]*|[A-Z]+)$/;

/** What a value has to be, where it is something else. */
export type Check = (value: unknown) => string | null;

/** Checks that a value is one of some texts. */
export function oneOf(values: readonly string[]): Check {
  return (value) =>
    typeof value === 'string' && values.includes(value) ? null : values.map((one) => `'${one}'`).join(' or ');
}

export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
}

/** A scheme, a host and maybe a port, as browsers name where a page comes from (RFC 6454, section 6.2). */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#@]+$/i.test(text);
}

export function faultOfVerbs(value: unknown): string | null {
  if (!isObject(value) || !Object.values(value).every((one) => typeof one === 'string' && MEANINGS.includes(one)))
    return `an object of words, each with one of ${MEANINGS.join(', ')}`;
  return Object.keys(value).every((word) => VERB.test(word))
    ? null
    : "an object whose keys are single words of letters alone ('obtain')";
}

export function isProject(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { root = '.', include = [], exclude = [], ...others } = value;
  return typeof root === 'string' && isStrings(include) && isStrings(exclude) && Object.keys(others).length === 0;
}

const REGISTRAR_KEYS: ReadonlySet<string> = new Set([
  'callee',
  'method',
  'path',
  'router',
  'prefix',
  'framework',
] satisfies (keyof RegistrarSetting)[]);

/** What the first registrar that is wrong has to be. */
export function faultOfRegistrars(value: unknown): string | null {
  if (!Array.isArray(value)) return 'a list of objects with callee, method and path';
  for (const registrar of value) {
    const fault = isObject(registrar) ? faultOfRegistrar(registrar) : 'objects with callee, method and path';
    if (fault) return `a list of ${fault}`;
  }
  return null;
}

function faultOfRegistrar({
  callee,
  method,
  path,
  router,
  prefix,
  framework,
  ...others
}: Record<string, unknown>): string | null {
  if (Object.keys(others).length > 0) return `objects with ${[...REGISTRAR_KEYS].join(', ')} and nothing else`;
  if (typeof callee !== 'string' || !/^(?:\*\.|(?:[\w$]+\.)*)[\w$]+$/.test(callee))
    return "objects whose callee is a name: 'addRoute', 'helpers.addRoute' or '*.addRoute'";
  if (typeof method === 'string' ? !wordMethod(method) : !isArgument(method))
    return 'objects whose method is that of HTTP or an argument: { argument: 0 }';
  if (!isArgument(path))
    return "objects whose path is an argument: { argument: 0 } or { argument: 0, property: 'path' }";
  if (router !== undefined && !isArgument(router)) return 'objects whose router is an argument: { argument: 0 }';
  if (prefix !== undefined && (typeof prefix !== 'string' || !prefix.startsWith('/')))
    return "objects whose prefix starts with '/'";
  const names = FRAMEWORKS.map(({ name }) => name);
  return framework === undefined || (typeof framework === 'string' && names.includes(framework))
    ? null
    : `objects whose framework is one of ${names.join(', ')}`;
}

function isArgument(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { argument, property, ...others } = value;
  const isPlace = typeof argument === 'number' && Number.isInteger(argument) && argument >= 0;
  return isPlace && (property === undefined || typeof property === 'string') && Object.keys(others).length === 0;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
