import type { Rewrite, VerbSegment } from '../../convention/endpoint.ts';
import { isSafe } from '../../convention/methods.ts';
import { sameResource } from '../../convention/neighbours.ts';
import { resourceWords, type ResourceWords } from '../../convention/resource-words.ts';
import { segmentWords } from '../../convention/segment-words.ts';
import { parsePath } from '../../paths/parse.ts';
import type { Path } from '../../paths/path.ts';
import { shapeOf } from '../../paths/shape.ts';
import type { Route } from '../../routes/model.ts';
import { WHOLE } from '../../words/data/particles.ts';
import { isPlural, isUncountable } from '../../words/inflect.ts';
import { crudOf } from '../../words/lexicon.ts';

/**
 * Whether a route that would become the read of a whole collection names one of it, while another reads them all: `GET /medicine/getMedicine` beside
 * `GET /medicine/getAllMedicines` reads one of them, and does not say which.
 *
 * @param routes those of the router
 */
export function readsOneBesideAll(path: Path, rewrite: Rewrite, verb: VerbSegment | undefined, routes: () => Iterable<Route>): boolean {
  const at = path.segments.length - 1;
  if (!isSafe(rewrite.method) || verb?.segment !== at || parsePath(rewrite.path, path.dialect).segments.length !== at) return false;
  const read = readBy(path);
  if (!read || read.noun.length === 0 || read.clause !== 'none' || isMany(read) || isUncountable(textsOf(read).at(-1) ?? '')) return false;
  return [...routes()].some((route) => readsAll(route, path, textsOf(read)));
}

/** Whether a route reads all of what some words name, under the same address. */
function readsAll({ path: text, methods }: Route, path: Path, noun: readonly string[]): boolean {
  if (!text || !methods.some(({ method }) => isSafe(method))) return false;
  const other = parsePath(text.value, path.dialect);
  if (other.segments.length !== path.segments.length || before(other) !== before(path)) return false;
  const read = readBy(other);
  return read !== null && read.clause === 'none' && isMany(read) && (read.noun.length === 0 || sameResource(noun, textsOf(read)));
}

/** What the last segment of a path reads: the words behind its verb, or what `all` stands before. */
function readBy({ segments, text }: Path): ResourceWords | null {
  const last = segments.at(-1);
  const words = (last?.kind === 'static' && segmentWords(last, text)?.words) || [];
  const [first] = words;
  if (!first) return null;
  if (WHOLE.has(first.text)) return resourceWords(words);
  return crudOf(first.text)?.operation === 'read' ? resourceWords(words.slice(1)) : null;
}

function isMany({ noun, whole, many, listed, listOf }: ResourceWords): boolean {
  return whole || many || listed || listOf || isPlural(noun.at(-1)?.text ?? '');
}

function textsOf({ noun }: ResourceWords): readonly string[] {
  return noun.map(({ text }) => text);
}

/** The shape of what stands before the last segment. */
function before({ segments, text, dialect }: Path): string {
  return shapeOf(parsePath(text.slice(0, segments.at(-1)?.start ?? 0), dialect));
}
