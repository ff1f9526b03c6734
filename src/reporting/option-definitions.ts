import { inspect } from 'node:util';
import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';
import { CHECKS, PATH_PATTERN, type Settings } from '../settings.ts';
import { type Check, MEANINGS, oneOf } from '../setting-checks.ts';

/** A schema that lists values, as JSON Schema has it from its draft 6 on. */
type Schema = JSONSchema4 & { readonly examples?: readonly string[] };

/**
 * An option of a rule. The schema checks its type; its values are checked here, because the messages of a schema show
 * neither the values that are allowed nor what a pattern means.
 */
export interface Option {
  readonly schema: Schema;
  readonly check: Check | null;
  /**
   * The default in the words of the rule's page. It is not in the schema, because ESLint would fill it in, and what is
   * left out comes from the settings.
   */
  readonly default: string;
}

/** The options of a rule. */
export interface OptionDefinitions {
  readonly schema: readonly JSONSchema4[];
  /** The defaults in words, by the names of the options. */
  readonly defaults: Readonly<Record<string, string>>;
  /**
   * Checks the values of a configuration whose types are right.
   *
   * @param ruleId as messages name the rule
   * @throws TypeError that names the option, the values that are allowed, and the value that is not
   */
  readonly check: (ruleId: string, options: object | undefined) => void;
}

/** The options of a rule by their names. */
export function defineOptions(options: Readonly<Record<string, Option>>): OptionDefinitions {
  const properties = Object.fromEntries(Object.entries(options).map(([name, { schema }]) => [name, schema]));
  const known = new WeakSet();
  return {
    schema: [{ type: 'object', additionalProperties: false, properties }],
    defaults: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default])),
    check(ruleId, given = {}) {
      // A configuration passes the same object for every file.
      if (known.has(given)) return;
      for (const [name, value] of Object.entries(given)) {
        const expected = options[name]?.check?.(value);
        if (expected)
          throw new TypeError(`Option '${name}' of '${ruleId}' must be ${expected}, not ${inspect(value)}.`);
      }
      known.add(given);
    },
  };
}

/**
 * An option with one of some values.
 *
 * @param fallback the default value
 * @param setting the setting that wins over the default
 */
export function choice(
  values: readonly string[],
  description: string,
  fallback: string,
  setting?: keyof Settings,
): Option {
  const schema: Schema = { type: 'string', examples: values, description };
  const wins = setting === undefined ? '' : `, or that of the [setting](../settings.md) \`${setting}\``;
  return { schema, check: oneOf(values), default: `\`'${fallback}'\`${wins}` };
}

/**
 * An option with a list of texts.
 *
 * @param fallback the default, as the page of the rule words it
 */
export function list(check: Check, description: string, fallback: string): Option {
  const schema: Schema = { type: 'array', items: { type: 'string' }, uniqueItems: true, description };
  return { schema, check, default: fallback };
}

/** `allow` adds to the setting of that name. */
const NONE_MORE = '`[]`';

const ALLOW = list(
  CHECKS.allow,
  'Words and whole segments that are no verbs here (`fetch`), and path patterns of endpoints that are left alone ' +
    '(`/legacy/**`, `GET /users/{id}`).',
  NONE_MORE,
);

/** `allow` of the rules on segments. */
export const ALLOW_SEGMENTS = list(
  CHECKS.allow,
  'Segments (`staff`) and path patterns (`/legacy/**`, `GET /users/{id}`) that are left alone.',
  NONE_MORE,
);

/** `allow` of the rules on whole paths. */
export const ALLOW_PATHS = list(
  (value) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string' && PATH_PATTERN.test(each))
      ? null
      : "a list of path patterns ('/legacy/**', 'GET /users/{id}')",
  'Path patterns of routes that are left alone (`/legacy/**`, `GET /users/{id}`).',
  NONE_MORE,
);

/** The options of the rules that take `allow` alone. */
export const SEGMENT_OPTIONS = defineOptions({ allow: ALLOW_SEGMENTS });

/** The options of the rules that leave whole paths alone. */
export const PATH_OPTIONS = defineOptions({ allow: ALLOW_PATHS });

const MEANING: Schema = { type: 'string', examples: MEANINGS };

/** The options of the rules on verbs. */
export const VERB_OPTIONS = defineOptions({
  allow: ALLOW,
  verbs: {
    schema: {
      type: 'object',
      description:
        'Verbs to add or to class anew, single words of letters alone, ' +
        'each with what it does (`{ "obtain": "read" }`).',
      additionalProperties: MEANING,
    },
    check: CHECKS.verbs,
    default: '`{}`',
  },
  update: choice(['PUT', 'PATCH'], 'The method of an update that is sent as POST.', 'PUT', 'update'),
  customMethods: choice(
    ['report', 'allow'],
    'Whether custom methods (`reports:batchGet`, `users.list`) are reported like other verbs, ' +
      'or allowed as a family.',
    'report',
    'customMethods',
  ),
});
