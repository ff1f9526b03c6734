import type { OwnMeaning } from './own-words.ts';

/** The option that most rules take. */
export interface AllowOptions {
  /** What is left alone, as the page of the rule describes it: `'fetch'`, `'/legacy/**'`, `'GET /users/{id}'`. */
  readonly allow?: readonly string[];
}

/** The options that every rule on verbs takes; what is left out comes from the settings. */
export interface RuleOptions extends AllowOptions {
  /** Verbs to add or to class again: `{ obtain: 'read' }`. */
  readonly verbs?: Readonly<Record<string, OwnMeaning>>;
  /** The method of an update. */
  readonly update?: 'PUT' | 'PATCH';
  /** Whether custom methods (`reports:batchGet`, `users.list`) are reported like other verbs. */
  readonly customMethods?: 'report' | 'allow';
}

/** The options of the rule on the case of paths. */
export interface CaseOptions extends AllowOptions {
  readonly segments?: 'kebab' | 'camel' | 'snake';
  readonly parameters?: 'camel' | 'snake' | 'any';
}

/** The options of the rule on the names of parameters. */
export interface ParameterOptions extends AllowOptions {
  /** Whether an identifier may have a name of its own where the path goes on. */
  readonly nested?: 'own' | 'same';
}

/** The options of the rules on paths. */
export interface PathOptions extends CaseOptions, ParameterOptions {}

/** The options of the rule on methods. */
export interface MethodOptions extends AllowOptions {
  /** The methods that routes may have, besides HEAD and OPTIONS. */
  readonly methods?: readonly string[];
}

/** The options of the rule on the names of collections. */
export interface NamingRuleOptions extends AllowOptions {
  readonly style?: 'plural' | 'singular' | 'consistent';
}

/** The options of the rule on comments that disable rules. */
export interface ReasonOptions {
  /** A regular expression that the reason has to match. */
  readonly pattern?: string;
}

/** The options that some rule takes, `require-reason` aside. */
export type AnyOptions = RuleOptions & NamingRuleOptions & PathOptions & MethodOptions;
