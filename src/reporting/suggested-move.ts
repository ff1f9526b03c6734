import type { Plan, PlannedRewrite, PlannedRoute } from '../model/plan.ts';
import { heldAfterMove } from '../plan/identifiers/after-move.ts';
import { lacksIdentifier, moveIdentifier } from '../plan/identifiers/identifier-moves.ts';
import { pairedRoutes } from '../plan/paired-entries.ts';
import type { ProjectView } from '../project/view.ts';
import { differing, distinctEdits, edited, overlap } from '../text/edits.ts';

/** A file as it is linted, in its project. */
export interface LintedText {
  readonly file: string;
  readonly text: string;
  readonly view: ProjectView;
  /** The project with another text of the file, and the plan of it; null where that cannot be read. */
  readonly planWith: (text: string) => { readonly view: ProjectView; readonly plan: Plan } | null;
}

/**
 * What becomes of a route whose identifier moves from its body or query into its path, as `restful-routes fix
 * --identifiers` would have it; null where it would stay, or where another file would change too.
 */
export function suggestedMove(
  planned: PlannedRoute,
  { file, text, view, planWith }: LintedText,
): PlannedRewrite | null {
  const move = lacksIdentifier(planned) ? moveIdentifier(planned, view) : null;
  if (!move || !('edits' in move)) return null;
  const own = move.edits.get(file);
  if (!own || move.edits.size > 1) return null;
  const changed = edited(text, [0, text.length], distinctEdits(own));
  const next = planWith(changed);
  const route = next && pairedRoutes(view.routers, next.view.routers).get(planned.route);
  const then = next?.plan.routes.find((each) => each.route === route);
  if (!route || !then?.rewrite || heldAfterMove(then, move.callers, next.plan.routes).length > 0) return null;
  const following = next.plan.callersIn(file).callers.filter(({ caller }) => caller.routes.includes(route));
  const edits = distinctEdits([...then.rewrite.edits, ...following.flatMap((each) => each.edits)]);
  if (overlap(edits)) return null;
  const { method, path } = then.rewrite;
  return { method, path, edits: differing(0, text, edited(changed, [0, changed.length], edits)) };
}
