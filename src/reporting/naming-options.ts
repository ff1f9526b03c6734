import type { NamingOptions } from '../model/plan-options.ts';
import { PATH_PATTERN, type Settings } from '../settings.ts';
import { coveredBy } from './allowed-paths.ts';
import type { NamingRuleOptions } from '../model/rule-options.ts';

/** What the plan needs of the settings and of the options of the rule on names. */
export function namingOptions(
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
