import type { Caller } from '../../model/caller.ts';
import type { Withheld } from '../../model/withheld.ts';
import type { Move } from '../moves.ts';
import type { Targets } from '../addresses/targets.ts';
import { saysAll } from './answered-callers.ts';
import { followChange } from './follow-change.ts';
import { movedUrl } from './other-names.ts';

/**
 * Objections because another route would answer a request at its new address: `/files/get/stats` becomes
 * `/files/stats`, which a route of that path answers, and not `/files/:name`. Nothing is known of values of run time.
 *
 * @param requests those that reach the route
 * @param targets the routes at their present addresses
 */
export function* answeredByOthers(move: Move, requests: readonly Caller[], targets: Targets): Generator<Withheld> {
  const { judged, candidate } = move;
  const change = judged.rewrites?.[0]?.change;
  if (!change || !judged.path.segments.some(({ kind }) => kind === 'parameter')) return;
  for (const { said, url } of requests) {
    const followed = followChange(url, judged.path, change, { mayEndInSlash: judged.route.router.tolerance?.anyEnd });
    const at = Math.max(candidate.methods.indexOf(said.method?.method ?? ''), 0);
    const moved = followed && movedUrl(url, [followed]);
    const [other] = moved ? targets.of(moved, candidate.newMethods[at] ?? null) : [];
    if (!moved || !other || other.route === judged.route || !saysAll(other.address, moved)) continue;
    const { file } = other.route.router;
    yield { reason: 'shadow', other: { label: other.address.text, file, range: other.route.range } };
  }
}
