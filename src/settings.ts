import { inspect } from 'node:util';
import { FRAMEWORKS } from './routes/frameworks/all-frameworks.ts';
import type { RegistrarSetting } from './model/registrar-setting.ts';
import { wordMethod } from './routes/registrars/words.ts';
import type { OwnMeaning } from './model/own-words.ts';
import { LISTED_METHOD } from './text/method-names.ts';

/** What users may set under `settings['restful-routes']`; the options of a rule go before it. */
export interface Settings {
  /** What becomes of a certain rewrite: a fix, a suggestion, or nothing. */
  readonly fix: 'auto' | 'suggest' | 'off';
  /**
   * Whether a certain rewrite comes with a suggestion that keeps the old address next to the new one, marked as
   * deprecated.
   */
  readonly deprecatedAlias: 'suggest' | 'off';
  /** The method of an update that is under POST. */
  readonly update: 'PUT' | 'PATCH';
  /**
   * Words and whole segments that are no verbs here, and path patterns of endpoints that are left alone: `/legacy/**`
   * of every method, `GET /users/{id}` of one.
   */
  readonly allow: readonly string[];
  /** Verbs to add or to class again, each with what it does. */
  readonly verbs: Readonly<Record<string, OwnMeaning>>;
  /**
   * Whether custom methods (`reports:batchGet`, `users.list`) are reported like other verbs, or allowed as a family.
   */
  readonly customMethods: 'report' | 'allow';
  /**
   * The project that a file belongs to: the files around it are read to learn where routers are mounted and who calls
   * them. `auto`: from the root of its package or work tree; false: no other file is read.
   */
  readonly project: 'auto' | false | ProjectSetting;
  /**
   * What becomes of routes that requests name: they move together with them (the rule `request-matches-route` is on),
   * or not at all.
   */
  readonly callers: 'fix' | 'withhold';
  /**
   * Where the server is, as its clients name it (`https://api.example.com`); any other host is that of another server.
   */
  readonly origins: readonly string[];
  /**
   * Which texts that name an address may hold its rewrite back: those of views and documents too, or of source code
   * alone.
   */
  readonly accounting: 'all' | 'code';
  /**
   * What becomes of routes that OpenAPI documents describe: ESLint leaves them as they are (`hold`), or rewrites them
   * and leaves the documents to the command (`follow`). With `ignore`, documents do not matter, for the command either.
   */
  readonly documents: 'hold' | 'follow' | 'ignore';
  /**
   * Whether the identifier of an item moves from the body or the query into the path, with the handler and all callers:
   * `restful-routes fix` does that, and ESLint does not.
   */
  readonly identifiers: 'hold' | 'path';
  /** Functions that register routes and whose source is not at hand, so that what they do cannot be inferred. */
  readonly registrars: readonly RegistrarSetting[];
}

/** A project whose files the user chooses. */
export interface ProjectSetting {
  /** The folder, seen from the working directory. */
  readonly root?: string;
  /** Patterns as in a .gitignore of the files that count; all where left out. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** The key of the plugin in the settings of ESLint. */
export const SETTINGS_KEY = 'restful-routes';

const DEFAULTS: Settings = {
  fix: 'auto',
  deprecatedAlias: 'suggest',
  update: 'PUT',
  allow: [],
  verbs: {},
  customMethods: 'report',
  project: 'auto',
  callers: 'withhold',
  origins: [],
  accounting: 'all',
  documents: 'hold',
  identifiers: 'hold',
  registrars: [],
};

/** What a word may be specified to do. */
export const MEANINGS: readonly string[] = [
  'read',
  'create',
  'update',
  'delete',
  'save',
  'action',
] satisfies OwnMeaning[];

/** An entry of `allow` that is a path pattern, of one method or of all: `/legacy/**`, `GET /users/{id}`. */
export const PATH_PATTERN = new RegExp(`^(?:${LISTED_METHOD} )?/`);

/** An entry of `allow`: a path pattern, or a word or segment, without a character that only paths and patterns have. */
const ALLOWED = new RegExp(String.raw`${PATH_PATTERN.source}|^[^/*\s]+$`);

/**
 * A word of `verbs`, in small letters, with a capital in front or all in capitals: a segment is compared word by word,
 * and a word has no signs.
 */
const VERB = /^(?:[^\s!-@[-`{-\u00bf][^\s!-`{-\u00bf]*|[A-Z]+)$/;

/** What a value has to be, where it is something else. */
export type Check = (value: unknown) => string | null;

/** The checks of the settings; the options of rules that are called alike take the same values. */
export const CHECKS: Readonly<Record<keyof Settings, Check>> = {
  fix: oneOf(['auto', 'suggest', 'off']),
  deprecatedAlias: oneOf(['suggest', 'off']),
  update: oneOf(['PUT', 'PATCH']),
  allow: (value) =>
    isStrings(value) && value.every((entry) => ALLOWED.test(entry))
      ? null
      : "a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}')",
  verbs: faultOfVerbs,
  customMethods: oneOf(['report', 'allow']),
  project: (value) =>
    value === 'auto' || value === false || isProject(value)
      ? null
      : "'auto', false or an object with root, include and exclude",
  callers: oneOf(['fix', 'withhold']),
  origins: (value) =>
    isStrings(value) && value.every(isOrigin) ? null : "a list of origins, such as 'https://api.example.com'",
  accounting: oneOf(['all', 'code']),
  documents: oneOf(['hold', 'follow', 'ignore']),
  identifiers: oneOf(['hold', 'path']),
  registrars: faultOfRegistrars,
};

/** Settings objects that were found to be right; each configuration passes the same object to every file. */
const checked = new WeakMap<object, Settings>();

/**
 * Reads the settings of a configuration.
 *
 * @param all ESLint's `context.settings`
 * @throws TypeError that names the setting, what it has to be and what is there, for an unknown key or a wrong value
 */
export function readSettings(all: Readonly<Record<string, unknown>>): Settings {
  const own = all[SETTINGS_KEY];
  refuseOtherKeys(all);
  if (own === undefined) return DEFAULTS;
  if (!isObject(own)) throw new TypeError(`settings['${SETTINGS_KEY}'] must be an object, not ${show(own)}.`);
  const known = checked.get(own);
  if (known) return known;
  for (const [key, value] of Object.entries(own)) {
    if (!isSetting(key))
      throw new TypeError(
        `settings['${SETTINGS_KEY}'] has no '${key}'. It may hold ${Object.keys(CHECKS).join(', ')}.`,
      );
    const expected = CHECKS[key](value);
    if (expected && value !== undefined)
      throw new TypeError(`settings['${SETTINGS_KEY}'].${key} must be ${expected}, not ${show(value)}.`);
  }
  const settings = {
    ...DEFAULTS,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  };
  checked.set(own, settings);
  return settings;
}

/** The key as people write it who take it for a name: `restfulRoutes`, `restful_routes`. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['restfulroutes', 'eslintpluginrestfulroutes']);

/** @throws TypeError for settings that would be ignored without a word */
function refuseOtherKeys(all: Readonly<Record<string, unknown>>): void {
  for (const key of Object.keys(all)) {
    if (key !== SETTINGS_KEY && OTHER_KEYS.has(key.toLowerCase().replaceAll(/[^a-z]/g, '')))
      throw new TypeError(`settings['${key}'] is not read. Use settings['${SETTINGS_KEY}'].`);
  }
}

/** Checks that a value is one of some texts. */
export function oneOf(values: readonly string[]): Check {
  return (value) =>
    typeof value === 'string' && values.includes(value) ? null : values.map((one) => `'${one}'`).join(' or ');
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
}

/** A scheme, a host and maybe a port, as browsers name where a page comes from (RFC 6454, section 6.2). */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#@]+$/i.test(text);
}

function faultOfVerbs(value: unknown): string | null {
  if (!isObject(value) || !Object.values(value).every((one) => typeof one === 'string' && MEANINGS.includes(one)))
    return `an object of words, each with one of ${MEANINGS.join(', ')}`;
  return Object.keys(value).every((word) => VERB.test(word))
    ? null
    : "an object whose keys are single words of letters alone ('obtain')";
}

function isProject(value: unknown): boolean {
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
function faultOfRegistrars(value: unknown): string | null {
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(CHECKS, key);
}

function show(value: unknown): string {
  return inspect(value, { depth: 1, breakLength: Infinity });
}
