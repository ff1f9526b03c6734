import type { PathStyle } from '../convention/path-style.ts';
import type { CollectionStyle, PlanOptions } from '../model/plan-options.ts';
import type { Settings } from '../settings.ts';

/** What a plan is made with, but for what only the files tell. */
export interface FileOptions extends Omit<PlanOptions, 'areFixedTogether' | 'isFixed' | 'isReported' | 'isSuppressed'> {
  /** The same for all options that make the same plan. */
  readonly key: string;
}

/** The options that every rule on verbs takes; what is left out comes from the settings. */
export interface RuleOptions {
  readonly allow?: readonly string[];
  readonly verbs?: Settings['verbs'];
  readonly update?: Settings['update'];
  readonly customMethods?: Settings['customMethods'];
}

/** The options of the rules on paths. */
export interface PathOptions extends Pick<RuleOptions, 'allow'>, Partial<PathStyle> {}

/** The options of the rule on methods. */
export interface MethodOptions extends Pick<RuleOptions, 'allow'> {
  readonly methods?: readonly string[];
}

/** The options that some rule takes; ESLint has checked them by its schema. */
export type AnyOptions = RuleOptions & NamingRuleOptions & PathOptions & MethodOptions;

/** The options of the rule on the names of collections. */
export interface NamingRuleOptions extends Pick<RuleOptions, 'allow'> {
  readonly style?: CollectionStyle;
}
