import { NAME } from '../meta.ts';
import type { Address, ListedRoute, MovingCaller } from './listed-route.ts';
import type { Answer } from './command-answer.ts';
import { isBreaking, STATUSES, statusOf } from './status.ts';

/** The version of the format: it goes up where a field is removed or gets another meaning. */
const FORMAT_VERSION = 1;

/** The routes as JSON, for programs. */
export function listJson(answer: Answer): string {
  return print(answer, {}, { routes: answer.inventory.routes.map(listed) });
}

/** The routes as JSON, each with what becomes of it. */
export function planJson(answer: Answer): string {
  const { routes, late } = answer.inventory;
  const statuses = routes.map(statusOf);
  const counts = STATUSES.map((status) => [status, statuses.filter((each) => each === status).length] as const);
  const summary = {
    ...Object.fromEntries(counts),
    breaking: routes.filter(isBreaking).length,
    staleRequests: late.length,
  };
  const staleRequests = late.map((caller) => ({ ...calling(caller), before: caller.before, after: caller.after }));
  return print(answer, summary, {
    unmatchedAllow: answer.unmatchedAllow,
    unlinted: answer.assumed,
    routes: routes.map(planned),
    staleRequests,
  });
}

function planned(route: ListedRoute) {
  const { rewrite, suggestion, withheld, obstacles, identifier, callers } = route;
  return {
    ...listed(route),
    rewrite: rewrite && addressed(rewrite),
    suggestion: suggestion && addressed(suggestion),
    withheld,
    obstacles: obstacles.map(({ reason, text, place }) => ({ reason, text, ...(place ?? NOWHERE) })),
    identifier: identifier && {
      rewrite: identifier.rewrite && addressed(identifier.rewrite),
      obstacles: identifier.obstacles.map(({ text, place }) => ({ text, ...(place ?? NOWHERE) })),
    },
    callers: callers.map(calling),
  };
}

/** The place of an obstacle that has none. */
const NOWHERE = { file: null, line: null, column: null };

function listed(route: ListedRoute) {
  const { file, line, column, framework, violations } = route;
  return { file, line, column, framework, ...addressed(route), violations };
}

function addressed({ method, path, addresses }: Address) {
  return { method, path, address: addresses[0] ?? null, addresses };
}

function calling({ file, line, method, url }: MovingCaller) {
  return { file, line, method, url };
}

function print({ inventory: { routes }, files, unparsed }: Answer, counts: object, lists: object): string {
  const violating = routes.filter(({ violations }) => violations.length > 0).length;
  const summary = { files, unparsed: unparsed.length, routes: routes.length, violating, ...counts };
  return `${JSON.stringify({ generator: NAME, version: FORMAT_VERSION, summary, unparsed, ...lists }, null, 2)}\n`;
}
