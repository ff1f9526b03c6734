import type { Exposure } from './exposure.ts';
import type { Judgement } from './calls/judge-router.ts';
import { isConstrainedRouter } from './constraints.ts';
import type { Tolerance } from '../model/matching.ts';
import type { Resolver } from './values/resolver.ts';

/**
 * Which paths a router that this file makes treats as the same; undefined where an option or a setting may change that.
 */
export function toleranceOf(judgement: Judgement, { handed }: Exposure, resolver: Resolver): Tolerance | undefined {
  const { receiver, framework } = judgement;
  const { tolerance } = framework;
  if (!tolerance || !receiver.creation || isConstrainedRouter(judgement, resolver)) return undefined;
  const isApplication = receiver.proof?.kind === 'application';
  if (isApplication && (handed || tolerance.unless.some((setting) => resolver.file.text.includes(setting))))
    return undefined;
  return tolerance;
}
