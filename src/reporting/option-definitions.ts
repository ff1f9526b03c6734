import { inspect } from 'node:util';
import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';
import { CHECKS, MEANINGS, oneOf, PATH_PATTERN, type Check } from '../settings.ts';

/** A schema that lists values, as JSON Schema has it from its draft 6 on. */
type Schema = JSONSchema4 & { readonly examples?: readonly string[] };

/**
 * An option of a rule. The schema checks its type; its values are checked here, because the messages of a schema show
 * neither the values that are allowed nor what a pattern means.
 */
export interface Option {
  readonly schema: Schema;
  readonly check: Check | null;
}

/** The options of a rule. */
export interface OptionDefinitions {
  readonly schema: readonly JSONSchema4[];
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

/** An option with one of some values. */
export function choice(values: readonly string[], description: string): Option {
  const schema: Schema = { type: 'string', examples: values, description };
  return { schema, check: oneOf(values) };
}

/** An option with a list of texts. */
export function list(check: Check, description: string): Option {
  return { schema: { type: 'array', items: { type: 'string' }, uniqueItems: true, description }, check };
}

const ALLOW = list(
  CHECKS.allow,
  'Words and whole segments that are no verbs here (`fetch`), and path patterns of endpoints that are left alone ' +
    '(`/legacy/**`, `GET /users/{id}`).',
);

/** `allow` of the rules on segments. */
export const ALLOW_SEGMENTS = list(
  CHECKS.allow,
  'Segments (`staff`) and path patterns (`/legacy/**`, `GET /users/{id}`) that are left alone.',
);

/** `allow` of the rules on whole paths. */
export const ALLOW_PATHS = list(
  (value) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string' && PATH_PATTERN.test(each))
      ? null
      : "a list of path patterns ('/legacy/**', 'GET /users/{id}')",
  'Path patterns of routes that are left alone (`/legacy/**`, `GET /users/{id}`).',
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
  },
  update: choice(
    ['PUT', 'PATCH'],
    'The method of an update that stands under POST; `PUT` where neither this nor the settings say it.',
  ),
  customMethods: choice(
    ['report', 'allow'],
    'Whether custom methods (`reports:batchGet`, `users.list`) are reported like other verbs, ' +
      'or allowed as a family; `report` where neither this nor the settings say it.',
  ),
});
