import type { Rewrite, VerbSegment } from '../../model/verdict.ts';
import { isSafe } from '../../convention/methods.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { shapeOf } from '../../paths/shape.ts';

/** Verbs that read many by themselves. */
const LISTING: ReadonlySet<string> = new Set(['list', 'index']);

/**
 * Whether another route reads all of the collection that a bare verb would become the read of: `GET /guest/get` next to
 * `GET /guest/all` or `GET /guest/all/get` reads one of the guests, and does not specify which.
 *
 * @param shapes what the router has, by method and shape
 */
export function readsAllBeside(
  path: Path,
  rewrite: Rewrite,
  verb: VerbSegment | undefined,
  shapes: ReadonlyMap<string, unknown>,
): boolean {
  const [before, last] = [path.segments.at(-2), path.segments.at(-1)];
  if (!verb || (before && before.kind !== 'static') || last?.kind !== 'static' || !isSafe(rewrite.method)) return false;
  const word = last.value;
  if (
    word.length !== verb.span.end - verb.span.start ||
    verb.segment !== path.segments.length - 1 ||
    LISTING.has(word.toLowerCase())
  )
    return false;
  // Decorators may leave out the slash in front.
  const collection = path.text.slice(0, last.start);
  return [`${collection}all`, `${collection}all/${word}`].some((text) =>
    shapes.has(`${rewrite.method} ${shapeOf(parsePath(text, path.dialect))}`),
  );
}
