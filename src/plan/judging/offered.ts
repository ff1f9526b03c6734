import type { JudgedRoute } from '../../model/plan.ts';
import type { Withheld, WithheldReason } from '../../model/withheld.ts';
import { isOfBrowser } from './judged-obstacles.ts';

/**
 * Reasons against a certain rewrite that a person may know to be void: whether a handler shows a page, whether a body
 * may be missing, whether anyone minds a status code, whether anyone outside calls.
 */
const OFFERED: ReadonlySet<WithheldReason> = new Set([
  'unseen-handler',
  'reads-body',
  'status-code',
  'outside-callers',
]);

/**
 * Whether the answer for a route is offered to a person where it is not rewritten.
 *
 * @param reason the first reason for that
 */
export function isOffered({ rewrites }: JudgedRoute, reason: Withheld | null): boolean {
  if (rewrites === null) return reason === null || !isOfBrowser(reason);
  return reason !== null && OFFERED.has(reason.reason);
}
