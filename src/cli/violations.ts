import type { MethodToken } from '../model/method.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { Route } from '../model/router.ts';
import type { Text } from '../model/text.ts';
import { display } from '../paths/print.ts';
import type { Rule } from '../reporting/create-rule.ts';
import type { Finder } from '../reporting/finding.ts';
import { RULE_NAMES } from '../rule-names.ts';
import type { WrittenPath } from '../plan/styles/path-styles.ts';
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
  route: Route,
  token: MethodToken,
  plans: Plans,
  plannedFor: (rule: string) => PlannedRoute | null,
): readonly Violation[] {
  const { choice } = plans;
  const { path, router } = route;
  const { file } = router;
  // A prefix with a verb is a route in the plan alone.
  const isOf = ({ routes, text }: WrittenPath): boolean =>
    routes.includes(route) || (routes.length === 0 && path !== null && isSamePlace(text, path));
  const found = FINDERS.flatMap(({ rule, find }) => {
    const planned = choice.rules.has(rule) ? plannedFor(rule) : null;
    if (!planned) return [];
    const own = { ...planned, methods: planned.methods.filter((method) => method.token === token) };
    const given = { settings: choice.settings, options: choice.optionsOf(rule) };
    return find(own, given)
      .filter(({ range }) => !plans.isHidden(rule, file, range))
      .map(({ segment }) => ({ rule, segment: display(segment) }));
  });
  return [...found, ...styleViolations(file, plans, isOf)];
}

/** What the chosen rules report about the style of some paths of a file, without what comments suppress. */
export function styleViolations(
  file: string,
  plans: Plans,
  isMeant: (written: WrittenPath) => boolean,
): readonly Violation[] {
  return plans
    .stylesIn(file)
    .filter(({ written, fault: { kind }, range }) => isMeant(written) && !plans.isSuppressed(kind, file, range))
    .map(({ fault: { kind, name } }) => ({ rule: RULE_NAMES[kind], segment: display(name) }));
}

/** Whether two texts of a file are the same place of it. */
export function isSamePlace(one: Text, other: Text): boolean {
  return one.locate(0, one.value.length).join() === other.locate(0, other.value.length).join();
}
