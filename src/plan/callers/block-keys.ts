import { changed } from '../../convention/changes.ts';
import type { Follower } from './follower.ts';

/**
 * The followers after whose change the keys of their block are still unique: an OpenAPI block with the same path twice
 * is invalid.
 */
export function withoutDoubleKeys(followers: readonly Follower[]): readonly Follower[] {
  return followers.filter((follower) => {
    const keys = keysAround(follower);
    const key = urlAfter(follower);
    return (
      !keys.includes(key) &&
      !followers.some(
        (other) => other !== follower && keys.length > 0 && keysAround(other) === keys && urlAfter(other) === key,
      )
    );
  });
}

function keysAround({ caller: { said } }: Follower): readonly string[] {
  return 'keys' in said ? said.keys : [];
}

function urlAfter({ caller, follows }: Follower): string {
  return changed(caller.url.text.value, follows.change);
}
