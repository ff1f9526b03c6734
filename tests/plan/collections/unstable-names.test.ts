import { describe, expect, it } from 'vitest';
import { CollectionConflicts } from '../../../src/plan/collections/collection-conflicts.ts';
import { CollectionIndex } from '../../../src/plan/collections/collection-index.ts';
import type { WrittenSegment } from '../../../src/plan/collections/written-segments.ts';
import type { Moves } from '../../../src/plan/moves.ts';
import { Proposals } from '../../../src/plan/proposals.ts';
import { layOut } from '../../../src/plan/addresses/layout.ts';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { OPTIONS, viewOf } from '../planning.ts';

/** What stands against `users` for the routes of `user` where those with a verb get this path. */
function against(newPath: string, ...declared: readonly string[]): string | null {
  const source = express(...declared.map((each) => registration('app', each, ANSWER)));
  const { routers, mentions } = viewOf({ 'server.js': source });
  const proposals = new Proposals(routers, OPTIONS, mentions);
  const moves: Moves = {
    get: (route) => {
      const move = proposals.get(route);
      return move && { ...move, candidate: { ...move.candidate, newPath } };
    },
  };
  const layouts = routers.map((top) => layOut(top));
  const wantedIn = ({ segment }: WrittenSegment): string | undefined =>
    segment.value === 'user' ? 'users' : undefined;
  const index = new CollectionIndex(layouts, { moves, names: { wantedIn, isSettled: () => true } });
  const reasons = index.all.flatMap((collection) =>
    layouts.map((layout) => [...new CollectionConflicts(layout, index, moves).against(collection)][0]?.reason ?? null),
  );
  expect(reasons).toHaveLength(1);
  return reasons[0] ?? null;
}

describe('a collection of a route that loses its verb', () => {
  it('gets its new name where the rewritten address goes through it', () => {
    expect(against('/user/:id', 'GET /user/:id', 'POST /user/update/:id')).toBeNull();
  });

  it.each(['/people/:id', '/user', '/admin/user/update/:id'])(
    'keeps its name where the rewritten address cannot be followed: %s',
    (newPath) => {
      expect(against(newPath, 'GET /user/:id', 'POST /user/update/:id')).toBe('unstable');
    },
  );

  it('is given it by the rewrite where that names the collection itself, and no other name', () => {
    expect(against('/users/:id', 'DELETE /delete/user/:id')).toBeNull();
    expect(against('/people/:id', 'DELETE /delete/user/:id')).toBe('unstable');
  });
});
