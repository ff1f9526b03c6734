import type { Path } from '../../paths/path.ts';
import type { JudgedRoute } from '../judge-routes.ts';
import { beginsWithVerb } from '../addresses/verb-segment.ts';

/**
 * Takes back what was said of a word that is a noun beside it: where `GET /store/:id` reads an item of the store, `POST /store` puts
 * one into it, and the two share their address.
 */
export function withoutNouns(judged: readonly JudgedRoute[]): JudgedRoute[] {
  const nouns = new Set(judged.filter(({ methods }) => methods.length > 0 && methods.every(({ verdict }) => verdict.verbs.length === 0)).flatMap(({ path }) => nounPrefixes(path)));
  return judged.map((one) => (nouns.size > 0 && isNoun(one, nouns) ? { ...one, methods: [], rewrites: null, suggestion: null, withheld: null } : one));
}

/** The beginnings of a path that end in a word which may be a verb, and here is none. */
function nounPrefixes(path: Path): readonly string[] {
  return path.segments.flatMap((segment, at) => (segment.kind === 'static' && beginsWithVerb(segment.value) ? [prefixOf(path, at)] : []));
}

function isNoun({ path, methods }: JudgedRoute, nouns: ReadonlySet<string>): boolean {
  const verbs = methods.flatMap(({ verdict }) => verdict.verbs);
  return verbs.length > 0 && verbs.every(({ segment }) => nouns.has(prefixOf(path, segment)));
}

/** The path up to a segment, the names of parameters left aside. */
function prefixOf({ segments, text }: Path, last: number): string {
  return segments
    .slice(0, last + 1)
    .map((segment) => (segment.kind === 'parameter' ? ':' : text.slice(segment.start, segment.end).toLowerCase()))
    .join('/');
}
