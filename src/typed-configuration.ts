import type { Linter } from 'eslint';
import type {
  AllowOptions,
  CaseOptions,
  MethodOptions,
  NamingRuleOptions,
  ParameterOptions,
  ReasonOptions,
  RuleOptions,
} from './model/rule-options.ts';
import type { Settings } from './settings.ts';

/** The value of `settings['restful-routes']`. */
export type RestfulRoutesSettings = Partial<Settings>;

/** The options of each rule. Written by `npm run docs`, from what the rules take. */
export interface RestfulRoutesOptions {
  'allowed-methods': MethodOptions;
  'comment-matches-route': RuleOptions;
  'consistent-parameter-name': ParameterOptions;
  'document-matches-route': RuleOptions;
  'leading-slash': AllowOptions;
  'no-action-segment': RuleOptions;
  'no-duplicate-parameter': AllowOptions;
  'no-duplicate-route': AllowOptions;
  'no-empty-segment': AllowOptions;
  'no-file-extension': AllowOptions;
  'no-shadowed-route': AllowOptions;
  'no-trailing-slash': AllowOptions;
  'no-tunneled-method': RuleOptions;
  'no-unsafe-get': RuleOptions;
  'no-verb-segment': RuleOptions;
  'plural-collection': NamingRuleOptions;
  'request-matches-route': RuleOptions;
  'require-reason': ReasonOptions;
  'resource-path-shape': AllowOptions;
  'segment-case': CaseOptions;
}

/** The rules of a configuration, each with its severity and its options. */
export type RestfulRoutesRules = {
  [Name in keyof RestfulRoutesOptions as `restful-routes/${Name}`]?: Linter.RuleEntry<[RestfulRoutesOptions[Name]]>;
};
