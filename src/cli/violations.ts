import type { MethodToken } from '../model/method.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { Route } from '../model/router.ts';
import { display } from '../paths/print.ts';
import type { Rule } from '../reporting/create-rule.ts';
import type { Finder } from '../reporting/finding.ts';
import { RULE_NAMES } from '../rule-names.ts';
import { rules } from '../rules/index.ts';
import type { Violation } from './listed-route.ts';
import type { Plans } from './plans.ts';

/** The rules that report on routes; those that take part in the plan come first, in the order of `RULE_NAMES`. */
const FINDERS: readonly { readonly rule: string; readonly find: Finder }[] = [
  ...new Map<string, Pick<Rule, 'find'>>([
    ...Object.values(RULE_NAMES).map((name) => [name, {}] as const),
    ...Object.entries(rules),
  ]),
].flatMap(([rule, { find }]) => (find ? [{ rule, find }] : []));

/**
 * What the chosen rules report about a method of a route, without what comments suppress.
 *
 * @param plannedFor returns the route in the plan that a rule uses; null where it has no plan
 */
export function violationsOf(
  { router: { file } }: Route,
  token: MethodToken,
  plans: Plans,
  plannedFor: (rule: string) => PlannedRoute | null,
): readonly Violation[] {
  const { choice, styles } = plans;
  return FINDERS.flatMap(({ rule, find }) => {
    const planned = choice.rules.has(rule) ? plannedFor(rule) : null;
    if (!planned) return [];
    const own = { ...planned, methods: planned.methods.filter((method) => method.token === token) };
    const given = { settings: choice.settings, options: choice.optionsOf(rule), styles };
    return find(own, given)
      .filter(({ range }) => !plans.isHidden(rule, file, range))
      .map(({ segment }) => ({ rule, segment: display(segment) }));
  });
}
