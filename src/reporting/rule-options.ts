import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';
import { ALLOWED, MEANINGS, PATH_PATTERN, VERB, type Settings } from '../settings.ts';
import { coveredBy } from './allowed-paths.ts';
import { namingOptions } from './naming-options.ts';
import type { FileOptions, NamingRuleOptions, RuleOptions } from './options.ts';

const ALLOW: JSONSchema4 = {
  type: 'array',
  description:
    'Words and whole segments that are no verbs here (`fetch`), and path patterns of ' +
    'endpoints that are left alone (`/legacy/**`, `GET /users/{id}`).',
  items: { type: 'string', pattern: ALLOWED.source },
  uniqueItems: true,
};

/** `allow` of the rules on segments. */
export const ALLOW_PROPERTY: JSONSchema4 = {
  ...ALLOW,
  description: 'Segments (`staff`) and path patterns (`/legacy/**`, `GET /users/{id}`) that are left alone.',
};

const PATH: JSONSchema4 = { type: 'string', pattern: PATH_PATTERN.source };

/** `allow` of the rules on whole paths. */
export const ALLOW_PATHS_PROPERTY: JSONSchema4 = {
  ...ALLOW,
  description: 'Path patterns of routes that are left alone (`/legacy/**`, `GET /users/{id}`).',
  items: PATH,
};

/** The schema of the rules that take `allow` alone. */
export const ALLOW_SCHEMA: readonly JSONSchema4[] = [
  { type: 'object', additionalProperties: false, properties: { allow: ALLOW_PROPERTY } },
];

/** The schema of the rules that leave whole paths alone. */
export const ALLOW_PATHS_SCHEMA: readonly JSONSchema4[] = [
  { type: 'object', additionalProperties: false, properties: { allow: ALLOW_PATHS_PROPERTY } },
];

/** ESLint knows the keyword, which the types of schemas do not: it names the key that is wrong. */
const SINGLE_WORDS = { propertyNames: { pattern: VERB.source } };

/** The JSON schema of {@link RuleOptions}. */
export const RULE_OPTIONS_SCHEMA: readonly JSONSchema4[] = [
  {
    type: 'object',
    additionalProperties: false,
    properties: {
      allow: ALLOW,
      verbs: {
        type: 'object',
        description:
          'Verbs to add or to class anew, single words of letters alone, each with what it does ' +
          '(`{ "obtain": "read" }`).',
        ...SINGLE_WORDS,
        additionalProperties: { type: 'string', enum: [...MEANINGS] },
      },
      update: {
        type: 'string',
        enum: ['PUT', 'PATCH'],
        description:
          'The method of an update that stands under POST; `PUT` where neither this nor the settings say it.',
      },
      customMethods: {
        type: 'string',
        enum: ['report', 'allow'],
        description:
          'Whether custom methods (`reports:batchGet`, `users.list`) are reported like other ' +
          'verbs, or allowed as a family; `report` where neither this nor the settings say it.',
      },
    },
  },
];

/** The options of a rule that says none, or does not run. */
export const NO_OPTIONS: RuleOptions = {};
const NO_VERBS: Settings['verbs'] = {};

/** The options of several rules as one: lists and words add up; of single values the last one that is said holds. */
export function mergeOptions(all: readonly RuleOptions[]): RuleOptions {
  const [only = NO_OPTIONS, ...others] = all.filter((options) => Object.keys(options).length > 0);
  if (others.length === 0) return only;
  const merged = all.reduce<RuleOptions>(
    (known, options) => ({ ...known, ...options, verbs: { ...known.verbs, ...options.verbs } }),
    {},
  );
  return { ...merged, allow: all.flatMap(({ allow = [] }) => allow) };
}

/** What was made of settings and options; each configuration hands the same objects to every file. */
const known = new WeakMap<Settings, WeakMap<RuleOptions, WeakMap<NamingRuleOptions, FileOptions>>>();

/** What the plan needs of settings and options: lists add up, a single value of the options wins. */
export function planOptions(
  settings: Settings,
  options: RuleOptions,
  naming: NamingRuleOptions = NO_OPTIONS,
): FileOptions {
  const bySettings = known.get(settings) ?? new WeakMap<RuleOptions, WeakMap<NamingRuleOptions, FileOptions>>();
  known.set(settings, bySettings);
  const byOptions = bySettings.get(options) ?? new WeakMap<NamingRuleOptions, FileOptions>();
  bySettings.set(options, byOptions);
  const answer = byOptions.get(naming) ?? makeOptions(settings, options, naming);
  byOptions.set(naming, answer);
  return answer;
}

function makeOptions(settings: Settings, options: RuleOptions, naming: NamingRuleOptions): FileOptions {
  const allow = [...settings.allow, ...(options.allow ?? [])];
  const patterns = allow.filter((entry) => PATH_PATTERN.test(entry));
  const nouns = new Set(allow.filter((entry) => !PATH_PATTERN.test(entry)).map((word) => word.toLowerCase()));
  const own = Object.entries({ ...settings.verbs, ...options.verbs });
  const verbs =
    own.length === 0 ? NO_VERBS : Object.fromEntries(own.map(([word, operation]) => [word.toLowerCase(), operation]));
  const movesCallers = settings.callers === 'fix';
  const update = options.update ?? settings.update;
  const customMethods = (options.customMethods ?? settings.customMethods) === 'report';
  return {
    key: JSON.stringify([movesCallers, update, verbs, [...nouns], customMethods, patterns, naming, settings.origins]),
    movesCallers,
    hosts: new Set(settings.origins.map((origin) => new URL(origin).host)),
    update,
    words: { verbs, nouns },
    customMethods,
    naming: namingOptions(settings, naming),
    isAllowed: coveredBy(allow),
  };
}
