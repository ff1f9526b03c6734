import type { PlannedRoute } from '../../src/model/plan.ts';
import { projectPlanOf, type Files } from '../plan/planning.ts';
import { readSource, withSites } from './source.ts';
import type { Transformation } from './transformations.ts';

/** A program that was transformed. */
export interface Transformed {
  readonly files: Files;
  /** At how many places. */
  readonly sites: number;
}

/**
 * Applies a transformation to the files of a program.
 *
 * @param picks whether it is applied at a place
 */
export function transform(files: Files, { sitesIn }: Transformation, picks: () => boolean): Transformed {
  const changed: Record<string, string> = {};
  let sites = 0;
  for (const [file, text] of Object.entries(files)) {
    if (!/\.[cm]?[jt]s$/.test(file)) {
      changed[file] = text;
      continue;
    }
    const { used, text: made } = withSites(text, sitesIn(readSource(file, text)).filter(picks));
    changed[file] = made;
    sites += used.length;
    for (const { added } of used) if (added) changed[added[0]] = added[1];
  }
  return { files: changed, sites };
}

/** What the plan over a program says of a route, without places. */
export interface Outcome {
  /** `GET /users/list`. */
  readonly route: string;
  /** `GET /users`; null where it stays. */
  readonly becomes: string | null;
  /** The kind of reason why it stays. */
  readonly reason: string;
  /** How many requests follow it. */
  readonly requests: number;
}

/** What the plan over a program says of its routes, in the order of their addresses. */
export function outcomesOf(files: Files): readonly Outcome[] {
  return projectPlanOf(files)
    .routes.map((planned) => outcomeOf(planned))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

function outcomeOf({ path, methods, rewrite, withheld, callers }: PlannedRoute): Outcome {
  return {
    route: `${methods.map(({ token }) => token.method).join()} ${path.text}`,
    becomes: rewrite && `${rewrite.method} ${rewrite.path.text}`,
    reason: withheld?.reason ?? '',
    requests: rewrite ? callers.filter(({ kind }) => kind === 'request').length : 0,
  };
}

/**
 * What is wrong with a plan over a transformed program: where the transformation hides nothing, all that is different,
 * else only what moves now and did not, and what moves with fewer of its requests although these are seen.
 */
export function wrongIn(before: readonly Outcome[], after: readonly Outcome[], hides: boolean): readonly string[] {
  const shown = ({ route, becomes, reason, requests }: Outcome): string =>
    becomes === null ? `${route} stays: ${reason}` : `${route} -> ${becomes} with ${requests} requests`;
  const known = new Map(before.map((outcome) => [outcome.route, outcome]));
  const bold = after.filter(({ route, becomes, requests }) => {
    const one = known.get(route);
    return becomes !== null && (one?.becomes !== becomes || one.requests > requests);
  });
  if (hides) return bold.map((outcome) => `bolder: ${shown(outcome)}`);
  const [one, other] = [before.map(shown), after.map(shown)];
  return [
    ...one.filter((text) => !other.includes(text)).map((text) => `before: ${text}`),
    ...other.filter((text) => !one.includes(text)).map((text) => `after: ${text}`),
  ];
}
