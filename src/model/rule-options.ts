import type { OwnMeaning } from './own-words.ts';

/** The option that most rules take. */
export interface AllowOptions {
  /** Exceptions, in the syntax on the page of the rule: `'fetch'`, `'/legacy/**'`, `'GET /users/{id}'`. */
  readonly allow?: readonly string[];
}

/** The options of every rule on verbs; the settings are the defaults. */
export interface RuleOptions extends AllowOptions {
  /** Verbs to add, or to give another meaning: `{ obtain: 'read' }`. */
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
  /** Whether an identifier before further segments has a name of its own (`:userId`), or the same (`:id`). */
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
