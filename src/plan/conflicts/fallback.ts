import { isPrefix } from '../../convention/neighbours.ts';
import type { Path } from '../../model/path.ts';
import type { Response } from '../../model/handler.ts';
import type { Move } from './move.ts';

/**
 * Whether a rewrite takes its address from a fallback, which answers all remaining requests with the pages of a browser
 * application, whose addresses are unknown. Browsers load pages by GET, and no page is below the prefix of an API.
 *
 * @param response what the fallback answers
 * @param under the path of the fallback; where that is more than a wildcard, everything below it is a page
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
