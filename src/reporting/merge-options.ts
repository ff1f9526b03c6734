import { PATH_PATTERN, type Settings } from '../settings.ts';
import { coveredBy } from './allowed-paths.ts';
import type { NamingRuleOptions, RuleOptions } from '../model/rule-options.ts';
import type { NamingOptions, PlanOptions } from '../model/plan-options.ts';

/** The options of a plan, without those that depend on the files. */
export interface FileOptions extends Omit<PlanOptions, 'areFixedTogether' | 'isFixed' | 'isReported' | 'isSuppressed'> {
  /** A key that is the same for all options that make the same plan. */
  readonly key: string;
}

/** The options of a rule that is configured without any, or does not run. */
export const NO_OPTIONS: RuleOptions = {};
const NO_VERBS: Settings['verbs'] = {};

/** The options of several rules as one: lists and words are joined; of other values, the last one that is set wins. */
export function mergeOptions(all: readonly RuleOptions[]): RuleOptions {
  const [only = NO_OPTIONS, ...others] = all.filter((options) => Object.keys(options).length > 0);
  if (others.length === 0) return only;
  const merged = all.reduce<RuleOptions>(
    (known, options) => ({ ...known, ...options, verbs: { ...known.verbs, ...options.verbs } }),
    {},
  );
  return { ...merged, allow: all.flatMap(({ allow = [] }) => allow) };
}

/** The results of {@link planOptions}: each configuration passes the same objects for every file. */
const known = new WeakMap<Settings, WeakMap<RuleOptions, WeakMap<NamingRuleOptions, FileOptions>>>();

/**
 * The options of a plan, from settings and the options of a rule: lists are joined; of other values, the options win.
 */
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
    key: JSON.stringify([
      movesCallers,
      update,
      verbs,
      [...nouns],
      customMethods,
      patterns,
      naming,
      settings.origins,
      settings.documents,
    ]),
    movesCallers,
    documents: settings.documents,
    isFixedDocument: () => false,
    isHeldDocument: () => false,
    hosts: new Set(settings.origins.map((origin) => new URL(origin).host)),
    update,
    words: { verbs, nouns },
    customMethods,
    naming: namingOptions(settings, naming),
    isAllowed: coveredBy(allow),
  };
}

/** The options of a plan for the names of collections, from the settings and the options of the rule on names. */
function namingOptions(
  { allow: everywhere }: Settings,
  { allow = [], style = 'plural' }: NamingRuleOptions,
): NamingOptions {
  const all = [...everywhere, ...allow];
  return {
    style,
    kept: new Set(all.filter((entry) => !PATH_PATTERN.test(entry)).map((name) => name.toLowerCase())),
    isAllowed: coveredBy(all),
  };
}
