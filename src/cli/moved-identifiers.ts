import type { IdentifierMove, IdentifierObstacle } from '../model/identifier-move.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { Route } from '../model/router.ts';
import type { Edit } from '../model/text.ts';
import { heldAfterMove } from '../plan/identifiers/after-move.ts';
import { lacksIdentifier, moveIdentifier, overlap } from '../plan/identifiers/identifier-moves.ts';
import { pairedRoutes } from '../plan/paired-entries.ts';
import { parseSource } from '../project/parse-source.ts';
import type { Project } from '../project/project.ts';
import { distinctEdits, edited } from '../text/edits.ts';
import { Plans } from './plans.ts';

/** The result of moving identifiers into the paths of routes that have none. */
export interface Identifiers {
  /**
   * The new texts of the files in which identifiers have moved, by file, and the plans of the project with these texts.
   */
  readonly texts: ReadonlyMap<string, string>;
  readonly plans: Plans;
  /** The routes whose identifiers have moved, with the plan for each once they have. */
  readonly moved: ReadonlyMap<Route, PlannedRoute>;
  /** The obstacles of the other routes without an identifier in their path. */
  readonly held: ReadonlyMap<Route, readonly IdentifierObstacle[]>;
}

/**
 * Moves the identifiers of items into the paths of routes, but only where the plan then gives the route an address
 * without a verb: a route that would only get a parameter stays as it is.
 *
 * @param plans the plans of the files on disk
 */
export function moveIdentifiers(project: Project, plans: Plans): Identifiers {
  const { view, choice } = plans;
  // A document that names a route would have to describe its new parameter too.
  const { moves } = plans.isHeldDocument ? new Plans(view, choice) : plans;
  const held = new Map<Route, readonly IdentifierObstacle[]>();
  let active: IdentifierMove[] = [];
  for (const planned of moves.routes.filter(lacksIdentifier)) {
    const found = moveIdentifier(planned, { codes: view.codes, mentions: view.mentions });
    if (!('edits' in found)) held.set(planned.route, found);
    else if (meetsAny(found, active)) held.set(planned.route, [{ reason: 'overlap' }]);
    else if ([...found.edits.keys()].every((file) => choice.reach.covers(file, file))) active.push(found);
    else held.set(planned.route, [{ reason: 'plan', withheld: { reason: 'unreached' } }]);
  }
  while (active.length > 0) {
    const texts = textsOf(active, project);
    const next = new Plans(project.viewOf(texts), choice, plans.isHeldDocument);
    const moved = plannedThen(active, plans, next);
    const unread = [...texts].flatMap(([file, text]) => (parseSource(file, text) ? [] : [file]));
    const staying = active.flatMap(({ route, edits, callers }) => {
      const then = unread.some((file) => edits.has(file)) ? undefined : moved.get(route);
      const found = then ? heldAfterMove(then, callers, next.moves.routes) : ([{ reason: 'overlap' }] as const);
      if (found.length > 0) held.set(route, found);
      return found.length > 0 ? [route] : [];
    });
    if (staying.length === 0) return { texts, plans: next, moved, held };
    active = active.filter(({ route }) => !staying.includes(route));
  }
  return { texts: new Map(), plans, moved: new Map(), held };
}

/** Whether the edits of a move overlap those of others. Two moves may have an edit in common: an import. */
function meetsAny(move: IdentifierMove, others: readonly IdentifierMove[]): boolean {
  return [...move.edits].some(([file, own]) =>
    overlap(distinctEdits([...own, ...others.flatMap(({ edits }) => edits.get(file) ?? [])])),
  );
}

function textsOf(moves: readonly IdentifierMove[], project: Project): ReadonlyMap<string, string> {
  const edits = new Map<string, Edit[]>();
  for (const move of moves) for (const [file, own] of move.edits) edits.set(file, [...(edits.get(file) ?? []), ...own]);
  return new Map(
    [...edits].flatMap(([file, own]): readonly (readonly [string, string])[] => {
      const text = project.textOf(file);
      return text === null ? [] : [[file, edited(text, [0, text.length], distinctEdits(own))]];
    }),
  );
}

/** What is planned for routes once their identifiers have moved. */
function plannedThen(moves: readonly IdentifierMove[], before: Plans, after: Plans): ReadonlyMap<Route, PlannedRoute> {
  const planned = new Map(after.moves.routes.map((each) => [each.route, each]));
  const pairs = pairedRoutes(before.view.routers, after.view.routers);
  return new Map(
    moves.flatMap(({ route }): readonly (readonly [Route, PlannedRoute])[] => {
      const now = pairs.get(route);
      const then = now && planned.get(now);
      return then && then.path.text !== route.path?.value ? [[route, then]] : [];
    }),
  );
}
