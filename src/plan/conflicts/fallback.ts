import { isPrefix } from '../../convention/neighbours.ts';
import type { Path } from '../../model/path.ts';
import type { Response } from '../../model/handler.ts';
import type { Move } from './move.ts';

/**
 * Whether a rewrite takes its address from a fallback that answers what is left over with the pages of an application,
 * whose addresses no one lists. Browsers load pages by GET, and none of them is below the prefix of an API.
 *
 * @param response what the fallback answers
 * @param under the path that it is under: where that is a prefix itself, all below it are pages
 */
export function takesPage({ to, candidate }: Move, response: Response, under: Path | null): boolean {
  if (response !== 'page' || !candidate.newMethods.some((method) => method === 'GET' || method === 'HEAD'))
    return false;
  const isWhole = under?.segments.every(({ kind }) => kind === 'wildcard') ?? true;
  return !isWhole || !isBelowPrefix(to);
}

function isBelowPrefix(path: Path): boolean {
  const [first] = path.segments;
  return first !== undefined && path.segments.length > 1 && isPrefix(first, path);
}
