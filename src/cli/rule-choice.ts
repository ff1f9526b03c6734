import type { ConfigName } from '../configs.ts';
import { rules } from '../rules/index.ts';

export type RuleName = keyof typeof rules;

/** The sets of rules that have a name, which are the configurations of the plugin. */
export const RULE_SETS = ['recommended', 'strict', 'all'] as const satisfies readonly ConfigName[];

/** The rules that a configuration switches on. */
export function rulesOf(set: ConfigName): ReadonlySet<RuleName> {
  // An object's keys are typed as texts; these are the names of the rules.
  const names = Object.keys(rules) as RuleName[];
  return new Set(names.filter((name) => set === 'all' || rules[name].meta.docs?.[set] !== undefined));
}
