import { judge } from '../convention/judge.ts';
import { parsePath, ROOT } from '../paths/parse.ts';
import type { Plan, PlanOptions } from '../plan/plan.ts';
import type { ProjectView } from '../project/view.ts';

/**
 * The source files whose callers are worth reading: those that call a route that moves, and those in which an address says a
 * verb, because its route may have moved before. The others are not parsed, which libraries that lie beside the sources would make long.
 */
export function callerFiles(sources: readonly string[], view: ProjectView, plan: Plan, options: PlanOptions): readonly string[] {
  const calling = new Set(plan.routes.flatMap(({ rewrite, callers }) => (rewrite ? callers.map(({ file }) => file) : [])));
  const surroundings = { ...options, mount: ROOT };
  const saysVerb = new Map<string, boolean>();
  const isVerbal = (address: string): boolean => {
    const known = saysVerb.get(address);
    if (known !== undefined) return known;
    const answer = judge({ method: 'GET', path: parsePath(address, 'express') }, surroundings).verbs.length > 0;
    saysVerb.set(address, answer);
    return answer;
  };
  return sources.filter((file) => calling.has(file) || view.mentionsIn(file).some(({ written }) => isVerbal(written)));
}
