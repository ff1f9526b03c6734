import { namelessText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { isSafe } from '../../convention/methods.ts';
import { is } from '../../words/entries.ts';
import { plural } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';

/** What the routes of a router state about words that may be verbs, by the beginnings of their paths. */
interface Nouns {
  /** Beginnings that end in such a word, which is none there. */
  readonly prefixes: ReadonlySet<string>;
  /** Whether it is a beginning that ends in a word. */
  readonly isName: (prefix: string) => boolean;
}

/**
 * Takes back what was stated about a word that is a noun next to it: where `GET /store/:id` reads an item of the store,
 * `POST /store` puts one into it, and the two share their address; where there are `/shows`, `/show-platforms` are
 * theirs.
 */
export function withoutNouns(judged: readonly JudgedRoute[]): JudgedRoute[] {
  const clean = judged.filter(
    ({ methods }) => methods.length > 0 && methods.every(({ verdict }) => verdict.verbs.length === 0),
  );
  const prefixes = new Set(clean.flatMap((one) => [...nounPrefixes(one.path), ...readAddresses(one)]));
  // Few tables have a word that asks for these.
  let names: ReadonlySet<string> | undefined;
  const nouns = {
    prefixes,
    isName: (prefix: string) => (names ??= new Set(clean.flatMap(({ path }) => namesOf(path)))).has(prefix),
  };
  return judged.map((one) =>
    isNoun(one, nouns) ? { ...one, methods: [], rewrites: null, wanted: null, suggestion: null, obstacles: [] } : one,
  );
}

/** The beginnings of a path that end in a word which may be a verb, and here is none. */
function nounPrefixes(path: Path): readonly string[] {
  return path.segments.flatMap((segment, at) =>
    segment.kind === 'static' && beginsWithVerb(segment.value) ? [prefixOf(path, at)] : [],
  );
}

/** The whole of a path that ends in what may be an action, where a GET reads it: `GET /users/:id/report`. */
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
 * Verbs of which there is more than one where they are nouns: shows, and lists. Posts and views there are next to many
 * a `postComment`.
 */
const NAMESAKES: ReadonlySet<string> = new Set(['show', 'list', 'store', 'set']);

/** Whether the word before another noun is what the router has a collection of: `/show-platforms` next to `/shows`. */
function isNamesake(path: Path, at: number, isName: Nouns['isName']): boolean {
  const segment = path.segments[at];
  const [first, next] = segment?.kind === 'static' ? splitWords(segment.value) : [];
  if (!first || !next || !NAMESAKES.has(first.text) || is(next.text, 'quantifier')) return false;
  return isName(at === 0 ? plural(first.text) : `${prefixOf(path, at - 1)}/${plural(first.text)}`);
}

/** The path up to a segment, the names of parameters left aside. */
function prefixOf(path: Path, last: number): string {
  return path.segments
    .slice(0, last + 1)
    .map((segment) => namelessText(path, segment).toLowerCase())
    .join('/');
}
