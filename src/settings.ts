import { inspect } from 'node:util';
import type { OwnMeaning } from './words/lexicon.ts';

/** What users may set under `settings['restful-routes']`; the options of a rule go before it. */
export interface Settings {
  /** What becomes of a certain rewrite: a fix, a suggestion, or nothing. */
  readonly fix: 'auto' | 'suggest' | 'off';
  /** The method of an update that stands under POST. */
  readonly update: 'PUT' | 'PATCH';
  /** Words and whole segments that are no verbs here, and path patterns (they start with `/`) of endpoints that are left alone. */
  readonly allow: readonly string[];
  /** Verbs to add or to class anew, each with what it does. */
  readonly verbs: Readonly<Record<string, OwnMeaning>>;
  /** Whether custom methods (`reports:batchGet`, `users.list`) are reported like other verbs, or allowed as a family. */
  readonly customMethods: 'report' | 'allow';
}

/** The key under which ESLint holds the settings. */
export const SETTINGS_KEY = 'restful-routes';

const DEFAULTS: Settings = { fix: 'auto', update: 'PUT', allow: [], verbs: {}, customMethods: 'report' };

/** What a word may be said to do. */
export const MEANINGS: readonly string[] = ['read', 'create', 'update', 'delete', 'save', 'action'] satisfies OwnMeaning[];

type Check = (value: unknown) => string | null;

const CHECKS: Readonly<Record<keyof Settings, Check>> = {
  fix: oneOf(['auto', 'suggest', 'off']),
  update: oneOf(['PUT', 'PATCH']),
  allow: (value) => (isStrings(value) ? null : 'a list of words and path patterns'),
  verbs: (value) => (isVerbs(value) ? null : `an object of words, each with one of ${MEANINGS.join(', ')}`),
  customMethods: oneOf(['report', 'allow']),
};

/** Settings objects that were found to be right; each configuration hands the same object to every file. */
const checked = new WeakMap<object, Settings>();

/**
 * Reads the settings of a configuration.
 *
 * @param all ESLint's `context.settings`
 * @throws TypeError that names the setting, what it has to be and what stands there, for an unknown key or a wrong value
 */
export function readSettings(all: Readonly<Record<string, unknown>>): Settings {
  const own = all[SETTINGS_KEY];
  if (own === undefined) return DEFAULTS;
  if (!isObject(own)) throw new TypeError(`settings['${SETTINGS_KEY}'] must be an object, not ${show(own)}.`);
  const known = checked.get(own);
  if (known) return known;
  for (const [key, value] of Object.entries(own)) {
    if (!isSetting(key)) throw new TypeError(`settings['${SETTINGS_KEY}'] has no '${key}'. It may hold ${Object.keys(CHECKS).join(', ')}.`);
    const expected = CHECKS[key](value);
    if (expected && value !== undefined) throw new TypeError(`settings['${SETTINGS_KEY}'].${key} must be ${expected}, not ${show(value)}.`);
  }
  const settings = { ...DEFAULTS, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) };
  checked.set(own, settings);
  return settings;
}

function oneOf(values: readonly string[]): Check {
  return (value) => (typeof value === 'string' && values.includes(value) ? null : values.map((one) => `'${one}'`).join(' or '));
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
}

function isVerbs(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'string' && MEANINGS.includes(one));
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
