import type { ListedRoute } from './listed-route.ts';

/** What the plan does with a route, in the order in which formats list it. */
export const STATUSES = ['fixed', 'suggested', 'withheld', 'reported', 'unchanged'] as const;

/**
 * - `fixed`: it gets another method or path;
 * - `suggested`: it stays, and there is an answer for a person to choose;
 * - `withheld`: it stays, for a reason that is named;
 * - `reported`: a rule reports it that has no fix for it;
 * - `unchanged`: there is nothing to change.
 */
export type Status = (typeof STATUSES)[number];

/** The status of a route. */
export function statusOf({ rewrite, suggestion, withheld, violations }: ListedRoute): Status {
  if (rewrite) return 'fixed';
  if (suggestion) return 'suggested';
  if (withheld !== null) return 'withheld';
  return violations.length > 0 ? 'reported' : 'unchanged';
}

/** Whether clients notice a rewrite: another method, or another address. */
export function isBreaking({ method, addresses, rewrite }: ListedRoute): boolean {
  return (
    rewrite !== null && (rewrite.method !== method || addresses.some((each, at) => rewrite.addresses[at] !== each))
  );
}
