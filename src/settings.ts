import { inspect } from 'node:util';
import type { RegistrarSetting } from './model/registrar-setting.ts';
import type { OwnMeaning } from './model/own-words.ts';
import { LISTED_METHOD } from './text/method-names.ts';
import {
  type Check,
  faultOfRegistrars,
  faultOfVerbs,
  isObject,
  isOrigin,
  isProject,
  isStrings,
  oneOf,
} from './setting-checks.ts';

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

/** An entry of `allow` that is a path pattern, of one method or of all: `/legacy/**`, `GET /users/{id}`. */
export const PATH_PATTERN = new RegExp(`^(?:${LISTED_METHOD} )?/`);

/** An entry of `allow`: a path pattern, or a word or segment, without a character that only paths and patterns have. */
const ALLOWED = new RegExp(String.raw`${PATH_PATTERN.source}|^[^/*\s]+$`);

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

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(CHECKS, key);
}

function show(value: unknown): string {
  return inspect(value, { depth: 1, breakLength: Infinity });
}
