import type { Rewrite, VerbSegment } from '../../model/verdict.ts';
import { isSafe } from '../../convention/methods.ts';
import { sameResource } from '../../convention/neighbours.ts';
import { meansMany, parsePhrase, type Phrase } from '../../convention/phrase.ts';
import { segmentWords } from '../../convention/segment-words.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import { shapeOf } from '../../paths/shape.ts';
import type { Router } from '../../model/router.ts';
import { addTo } from '../../text/grouping.ts';
import { is } from '../../words/entries.ts';
import { isPlural, isUncountable } from '../../words/inflect.ts';
import { crudOf } from '../../words/lexicon.ts';

/** The routes of a router that read all of something, by what precedes the last segment of their paths. */
export class ReadsOfAll {
  readonly #router: Router;
  #nouns: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

  constructor(router: Router) {
    this.#router = router;
  }

  /**
   * Whether a route that would become the read of a whole collection names one of its items, while another reads them
   * all: `GET /medicine/getMedicine` next to `GET /medicine/getAllMedicines` reads one, and its path does not identify
   * which.
   */
  standBeside(path: Path, rewrite: Rewrite, verb: VerbSegment | undefined): boolean {
    const at = path.segments.length - 1;
    if (!isSafe(rewrite.method) || verb?.segment !== at || parsePath(rewrite.path, path.dialect).segments.length !== at)
      return false;
    const read = readBy(path);
    if (!read || read.noun.length === 0 || read.clause !== 'none' || isMany(read) || isUncountable(read.head))
      return false;
    this.#nouns ??= nounsRead(this.#router);
    return this.#nouns.get(placeOf(path))?.some((noun) => noun.length === 0 || sameResource(read.texts, noun)) ?? false;
  }
}

/** The nouns that routes read all of, by what precedes the last segment; empty where that itself is what is read. */
function nounsRead({ entries, dialect }: Router): ReadonlyMap<string, readonly (readonly string[])[]> {
  const nouns = new Map<string, (readonly string[])[]>();
  for (const entry of entries) {
    if (entry.kind !== 'route' || !entry.path || !entry.methods.some(({ method }) => isSafe(method))) continue;
    const path = parsePath(entry.path.value, dialect);
    const read = readBy(path);
    if (read?.clause === 'none' && isMany(read)) addTo(nouns, placeOf(path), read.texts);
  }
  return nouns;
}

/**
 * The resource that the last segment of a path reads: the words after its verb, or all of them if the first is one such
 * as `all`; null where it does not read.
 */
function readBy({ segments, text }: Path): Phrase | null {
  const last = segments.at(-1);
  const words = (last?.kind === 'static' && segmentWords(last, text)?.words) || [];
  const [first] = words;
  if (!first) return null;
  if (is(first.text, 'whole')) return parsePhrase(words);
  return crudOf(first.text)?.operation === 'read' ? parsePhrase(words.slice(1)) : null;
}

function isMany(read: Phrase): boolean {
  return meansMany(read) || isPlural(read.head);
}

/** The shape of what precedes the last segment. */
function placeOf({ segments, text, dialect }: Path): string {
  return shapeOf(parsePath(text.slice(0, segments.at(-1)?.start ?? 0), dialect));
}
