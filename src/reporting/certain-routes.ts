import type { Plan, PlannedRoute } from '../model/plan.ts';

/** The routes of a file that are certain: of the others, what answers them is in a file that is not read. */
export function certainRoutes(plan: Plan, file: string): readonly PlannedRoute[] {
  return plan.routesIn(file).filter(({ route }) => !route.answeredBy);
}
