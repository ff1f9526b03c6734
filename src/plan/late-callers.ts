import { judge } from '../convention/judge.ts';
import { parsePath } from '../paths/parse.ts';
import { HOLE } from '../paths/path.ts';
import type { Caller } from './caller.ts';
import { following, plannedCaller } from './following.ts';
import type { PlannedCaller, PlanOptions } from './plan.ts';
import { asPath, readUrl } from './request-path.ts';
import type { Targets } from './targets.ts';

const ROOT = parsePath('/', 'express');

/**
 * The callers of a file that no route answers, though one answers what the convention makes of them: their routes were rewritten
 * before.
 *
 * A URL behind a host or a base that the source does not tell may belong to another service: it is taken for one of this
 * project only in a file whose other requests reach routes of it.
 */
export function lateCallers(found: readonly Caller[], targets: Targets, options: PlanOptions): readonly PlannedCaller[] {
  const isOwn = found.some(({ kind, routes }) => kind === 'request' && routes.length > 0);
  return found.flatMap((caller) => (isUnanswered(caller) && (isOwn || !caller.url.opensBefore) ? (late(caller, targets, options) ?? []) : []));
}

/** Whether no route that is known answers a caller. */
export function isUnanswered({ routes, isPlain }: Caller): boolean {
  return routes.length === 0 && isPlain;
}

function late(caller: Caller, targets: Targets, options: PlanOptions): PlannedCaller | null {
  const { said, url } = caller;
  if (!said.method) return null;
  const path = asPath(url, 'express', isIdentifier);
  const { rewrite } = judge({ method: said.method.method, path }, { ...options, mount: ROOT });
  const follows = rewrite && following(said.method, url, path, { change: rewrite.change, method: rewrite.method });
  if (!follows) return null;
  const planned = plannedCaller(caller, follows, true);
  const { value } = url.text;
  const after = value.slice(0, follows.change.start) + follows.change.text + value.slice(follows.change.end);
  const base = url.segments.filter(({ span }) => span === null);
  const moved = readUrl({ ...url.text, value: after });
  return targets.of({ ...url, segments: [...base, ...moved.segments] }, follows.method).length > 0 ? planned : null;
}

/** What stands in the place of a parameter: a value of run time, a number, a UUID, an ObjectId. */
function isIdentifier(text: string): boolean {
  return text.includes(HOLE) || /^\d+$|^[\da-f]{24}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
