import { comparable } from '../addresses/layout.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import type { Move, Occupant } from './route-move.ts';
import { routeConflict } from './route-conflict.ts';

/**
 * Which of two rewrites is given up where the later route would lose requests to the earlier one; null where it loses
 * none. It is the earlier one where it would also take requests that the later one answers today: `GET /getUser/:id`,
 * which would become `GET /:id`, before `GET /getProfile`. Otherwise it is the later one: `POST /changePassword`, which
 * would become `PUT /password`, after `PUT /updateUser/:id`, which becomes `PUT /:id`.
 */
export function rewriteToGiveUp(ahead: Move, behind: Move): Move | null {
  if (between(behind, afterwards(ahead)) !== 'shadow') return null;
  const now = { ...afterwards(behind), path: behind.from, methods: behind.candidate.methods, when: 'now' } as const;
  if (!between(ahead, now)) return behind;
  return between(ahead, afterwards(behind)) ? ahead : null;
}

/** The occupant of the new address of a rewrite. */
export function afterwards({ placed, candidate, to }: Move): Occupant {
  return { placed, path: to, methods: candidate.newMethods, candidate, when: 'then' };
}

/** The conflict of a rewrite with the occupant of an address; null where there is none. */
export function between(move: Move, occupant: Occupant): WithheldReason | null {
  return routeConflict(...compared(move, occupant));
}

/** A rewrite and an occupant, with their addresses after the unknown prefix that they share. */
export function compared(move: Move, occupant: Occupant): [Move, Occupant] {
  const { placed } = occupant;
  if (!placed.unknown && placed.opening === null) return [move, occupant];
  const from = comparable(move.from, move.placed, placed);
  const to = comparable(move.to, move.placed, placed);
  return [
    { ...move, from, to },
    { ...occupant, path: occupant.path && comparable(occupant.path, placed, move.placed) },
  ];
}
