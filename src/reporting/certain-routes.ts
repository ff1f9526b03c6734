import type { Plan, PlannedRoute } from '../model/plan.ts';

/** The routes of a file that are certain: the handlers of the others are in files that are not read. */
export function certainRoutes(plan: Plan, file: string): readonly PlannedRoute[] {
  return plan.routesIn(file).filter(({ route }) => !route.answeredBy);
}
