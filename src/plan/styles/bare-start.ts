import { HOLE } from '../../paths/dialects.ts';
import type { BareStart } from '../../model/matching.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { WrittenPath } from './written-path.ts';

/**
 * What a router makes of a path that does not begin with a slash. `joined`: it appends the path to the prefix as it is,
 * so that `/v1` and `list` are `/v1list`. Null where its framework usually has such paths, and where the prefix ends
 * with a slash or may do so.
 */
export function startOf({
  router,
  text,
  routes,
}: Pick<WrittenPath, 'router' | 'text' | 'routes'>): BareStart | 'joined' | null {
  const start = router.bareStart?.[routes.length === 0 ? 'prefix' : 'path'] ?? null;
  if (start === null || start === 'alike' || router.dialect === 'express') return start;
  if (text === router.prefix) return null;
  const addresses = addressesOf(router).map((address) => address.text);
  if (addresses.every((address) => address === '/')) return start;
  // Below a router that Koa mounts at `/` the slash is there already, which the address does not show.
  if (router.dialect === 'koa' && addresses.some((address) => address !== router.prefix?.value)) return null;
  return addresses.some((address) => address.includes(HOLE) || address.endsWith('/')) ? null : 'joined';
}
