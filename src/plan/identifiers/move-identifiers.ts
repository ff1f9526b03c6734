import type { IdentifierMove, IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Plan, PlannedRoute } from '../../model/plan.ts';
import type { Route } from '../../model/router.ts';
import type { Edit } from '../../model/text.ts';
import { parseSource } from '../../project/parse-source.ts';
import type { ProjectView } from '../../project/view.ts';
import { distinctEdits, edited, overlap } from '../../text/edits.ts';
import { pairedRoutes } from '../paired-entries.ts';
import { heldAfterMove } from './after-move.ts';
import { lacksIdentifier, moveIdentifier } from './identifier-moves.ts';

/** A state of a project with its plan. */
export interface PlannedProject {
  readonly view: ProjectView;
  readonly plan: Plan;
}

/** A project whose identifiers may move. */
export interface Movable<State extends PlannedProject> {
  readonly state: State;
  /** The text of a file; null where it is not known. */
  readonly textOf: (file: string) => string | null;
  /** The project with other texts of some files. */
  readonly stateWith: (texts: ReadonlyMap<string, string>) => State;
  /** Whether all files that a move edits are fixed. */
  readonly reaches: (move: IdentifierMove) => boolean;
}

/** The result of moving identifiers into the paths of routes that have none. */
export interface MovedIdentifiers<State extends PlannedProject> {
  /** The new texts of the files in which identifiers have moved, by file, and the project with these texts. */
  readonly texts: ReadonlyMap<string, string>;
  /** The edits that make these texts. */
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  readonly state: State;
  /** The routes whose identifiers have moved, with the plan for each once they have. */
  readonly moved: ReadonlyMap<Route, PlannedRoute>;
  /** The obstacles of the other routes without an identifier in their path. */
  readonly held: ReadonlyMap<Route, readonly IdentifierObstacle[]>;
}

/**
 * Moves the identifiers of items into the paths of routes, but only where the plan then gives the route an address
 * without a verb: a route that would only get a parameter stays as it is.
 */
export function moveIdentifiers<State extends PlannedProject>(project: Movable<State>): MovedIdentifiers<State> {
  const { state, textOf, stateWith, reaches } = project;
  const { view, plan } = state;
  const held = new Map<Route, readonly IdentifierObstacle[]>();
  let active: IdentifierMove[] = [];
  for (const planned of plan.routes.filter(lacksIdentifier)) {
    const found = moveIdentifier(planned, view);
    if (!('edits' in found)) held.set(planned.route, found);
    else if (meetsAny(found, active)) held.set(planned.route, [{ reason: 'overlap' }]);
    else if (reaches(found)) active.push(found);
    else held.set(planned.route, [{ reason: 'plan', withheld: { reason: 'unreached' } }]);
  }
  while (active.length > 0) {
    const edits = editsOf(active);
    const texts = textsOf(edits, textOf);
    const next = stateWith(texts);
    const moved = plannedThen(active, state, next);
    const unread = [...texts].flatMap(([file, text]) => (parseSource(file, text) ? [] : [file]));
    const staying = active.flatMap(({ route, edits: own, callers }) => {
      const then = unread.some((file) => own.has(file)) ? undefined : moved.get(route);
      const found = then ? heldAfterMove(then, callers, next.plan.routes) : ([{ reason: 'overlap' }] as const);
      if (found.length > 0) held.set(route, found);
      return found.length > 0 ? [route] : [];
    });
    if (staying.length === 0) return { texts, edits, state: next, moved, held };
    active = active.filter(({ route }) => !staying.includes(route));
  }
  return { texts: new Map(), edits: new Map(), state, moved: new Map(), held };
}

/** Whether the edits of a move overlap those of others. Two moves may have an edit in common: an import. */
function meetsAny(move: IdentifierMove, others: readonly IdentifierMove[]): boolean {
  return [...move.edits].some(([file, own]) =>
    overlap(distinctEdits([...own, ...others.flatMap(({ edits }) => edits.get(file) ?? [])])),
  );
}

function editsOf(moves: readonly IdentifierMove[]): ReadonlyMap<string, readonly Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const move of moves) for (const [file, own] of move.edits) edits.set(file, [...(edits.get(file) ?? []), ...own]);
  return edits;
}

function textsOf(
  edits: ReadonlyMap<string, readonly Edit[]>,
  textOf: (file: string) => string | null,
): ReadonlyMap<string, string> {
  return new Map(
    [...edits].flatMap(([file, own]): readonly (readonly [string, string])[] => {
      const text = textOf(file);
      return text === null ? [] : [[file, edited(text, [0, text.length], distinctEdits(own))]];
    }),
  );
}

/** What is planned for routes once their identifiers have moved. */
function plannedThen(
  moves: readonly IdentifierMove[],
  before: PlannedProject,
  after: PlannedProject,
): ReadonlyMap<Route, PlannedRoute> {
  const planned = new Map(after.plan.routes.map((each) => [each.route, each]));
  const pairs = pairedRoutes(before.view.routers, after.view.routers);
  return new Map(
    moves.flatMap(({ route }): readonly (readonly [Route, PlannedRoute])[] => {
      const now = pairs.get(route);
      const then = now && planned.get(now);
      return then && then.path.text !== route.path?.value ? [[route, then]] : [];
    }),
  );
}
