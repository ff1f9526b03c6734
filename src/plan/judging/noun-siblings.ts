import { namelessText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { isSafe } from '../../convention/methods.ts';
import { is } from '../../words/entries.ts';
import { plural } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';

/** Words that may be verbs but are nouns in the paths of a router, by the beginnings of these paths. */
interface Nouns {
  /** Beginnings of paths that end in such a word. */
  readonly prefixes: ReadonlySet<string>;
  /** Whether a path without verbs has this beginning, with a static segment at its end. */
  readonly isName: (prefix: string) => boolean;
}

/**
 * Drops the verdicts on words that other routes show to be nouns: where `GET /store/:id` reads an item of the store,
 * `POST /store` adds one to it, since the two share their address; next to `/shows`, `/show-platforms` are the
 * platforms of shows.
 */
export function withoutNouns(judged: readonly JudgedRoute[]): JudgedRoute[] {
  const clean = judged.filter(
    ({ methods }) => methods.length > 0 && methods.every(({ verdict }) => verdict.verbs.length === 0),
  );
  const prefixes = new Set(clean.flatMap((one) => [...nounPrefixes(one.path), ...readAddresses(one)]));
  // Computed on demand, since few routers need them.
  let names: ReadonlySet<string> | undefined;
  const nouns = {
    prefixes,
    isName: (prefix: string) => (names ??= new Set(clean.flatMap(({ path }) => namesOf(path)))).has(prefix),
  };
  return judged.map((one) =>
    isNoun(one, nouns) ? { ...one, methods: [], rewrites: null, wanted: null, suggestion: null, obstacles: [] } : one,
  );
}

/** The beginnings of a path without verbs that end in a word which may be a verb elsewhere. */
function nounPrefixes(path: Path): readonly string[] {
  return path.segments.flatMap((segment, at) =>
    segment.kind === 'static' && beginsWithVerb(segment.value) ? [prefixOf(path, at)] : [],
  );
}

/**
 * The whole path if all of its methods read and its last segment begins with a word that is a noun or an action:
 * `GET /users/:id/report`; empty otherwise.
 */
function readAddresses({ path, methods }: JudgedRoute): readonly string[] {
  const last = path.segments.at(-1);
  const isRead =
    last?.kind === 'static' &&
    methods.every(({ token }) => isSafe(token.method)) &&
    is(splitWords(last.value)[0]?.text ?? '', 'either');
  return isRead ? [prefixOf(path, path.segments.length - 1)] : [];
}

function namesOf(path: Path): readonly string[] {
  return path.segments.flatMap((segment, at) => (segment.kind === 'static' ? [prefixOf(path, at)] : []));
}

function isNoun({ path, methods }: JudgedRoute, { prefixes, isName }: Nouns): boolean {
  const verbs = methods.flatMap(({ verdict }) => verdict.verbs);
  return (
    verbs.length > 0 &&
    verbs.every(({ segment }) => prefixes.has(prefixOf(path, segment)) || isNamesake(path, segment, isName))
  );
}

/**
 * Verbs that are nouns wherever the router has a collection of their plural, as `show` next to `/shows`. `post` and
 * `view` are not: `/posts` and `/views` are often next to verbs, as in `postComment`.
 */
const NAMESAKES: ReadonlySet<string> = new Set(['show', 'list', 'store', 'set']);

/**
 * Whether the first word of a segment names a collection of the router, and the next one is a noun: `/show-platforms`
 * next to `/shows`.
 */
function isNamesake(path: Path, at: number, isName: Nouns['isName']): boolean {
  const segment = path.segments[at];
  const [first, next] = segment?.kind === 'static' ? splitWords(segment.value) : [];
  if (!first || !next || !NAMESAKES.has(first.text) || is(next.text, 'quantifier')) return false;
  return isName(at === 0 ? plural(first.text) : `${prefixOf(path, at - 1)}/${plural(first.text)}`);
}

/** The path up to and including a segment, in lower case and without the names of parameters. */
function prefixOf(path: Path, last: number): string {
  return path.segments
    .slice(0, last + 1)
    .map((segment) => namelessText(path, segment).toLowerCase())
    .join('/');
}
