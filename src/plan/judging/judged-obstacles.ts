import type { JudgedRoute } from '../../model/plan.ts';
import type { OwnWords } from '../../model/own-words.ts';
import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import type { OpenQuestion, Rewrite, VerbSegment } from '../../model/verdict.ts';
import type { Withheld, WithheldReason } from '../../model/withheld.ts';
import { display, join } from '../../paths/print.ts';
import { meansOther, readsOneOf } from './handler-names.ts';
import { findsByOther } from './lookups.ts';
import type { ReadsOfAll } from './reads-of-all.ts';
import { identifierReason } from './sent-items.ts';
import { isSafe } from '../../convention/methods.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { shapeOf } from '../../paths/shape.ts';

/** Verbs that read many by themselves. */
const LISTING: ReadonlySet<string> = new Set(['list', 'index']);

/**
 * Whether a bare verb would become the read of a collection that another route reads: `GET /guest/get` next to
 * `GET /guest/all` or `GET /guest/all/get` reads one of the guests, and its path does not identify which.
 *
 * @param shapes the routes of the router by method and shape
 */
function readsAllBeside(
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
  // The paths of decorators may begin without a slash.
  const collection = path.text.slice(0, last.start);
  return [`${collection}all`, `${collection}all/${word}`].some((text) =>
    shapes.has(`${rewrite.method} ${shapeOf(parsePath(text, path.dialect))}`),
  );
}

/** A route with a verb in its path, and what surrounds it in its router. */
export interface Accused {
  readonly route: Route;
  readonly path: Path;
  /** Whether its GET shows a page. */
  readonly isPage: boolean;
  /** What the convention leaves open. */
  readonly open: OpenQuestion | 'several-mounts' | 'no-single-method' | null;
  /** The GETs of the same path. */
  readonly gets: readonly Route[];
  readonly verb: VerbSegment | undefined;
  /** The rewrite of the convention; null where it is not certain. */
  readonly rewrite: Rewrite | null;
  /** The path with the criterion of a read in its query; null or left out where there is none. */
  readonly query?: string | null | undefined;
  /** The paths that its router is mounted at. */
  readonly addresses: readonly Path[];
  readonly shapes: ReadonlyMap<string, readonly Route[]>;
  readonly readsOfAll: ReadsOfAll;
  readonly words: OwnWords;
  /** What the handler does with fields of its requests. */
  readonly uses: JudgedRoute['uses'];
}

/** The reasons that apply because a browser requests a route, whatever its new address would be. */
const OF_BROWSER: ReadonlySet<WithheldReason> = new Set(['page', 'link', 'form-post']);

/** Whether a route is not rewritten because a browser without script may request it. */
export function isOfBrowser({ reason }: Withheld): boolean {
  return OF_BROWSER.has(reason);
}

/** The objections to a rewrite because of the route and others of its router, the most important for a person first. */
export function* judgedObstacles(accused: Accused): Generator<Withheld> {
  const { route, path, open, isPage, gets, query, uses } = accused;
  if (isPage && open !== 'form') yield { reason: 'page' };
  const form = formBeside(route, gets);
  if (form)
    yield { reason: 'form-post', other: { label: `GET ${display(path)}`, file: form.router.file, range: form.range } };
  const [mount = ''] = accused.addresses;
  const [collection = '', criterion = ''] = query?.split('?') ?? [];
  if (open === 'filter' && query)
    yield { reason: open, target: `GET ${display(join(mount, collection, path.dialect))}?${criterion}` };
  else if (open) yield { reason: open === 'missing-identifier' ? identifierReason({ route, path, uses }) : open };
  else yield* otherTarget(accused);
}

/** The objections to the certain rewrite of an endpoint because its handler does something else. */
function* otherTarget({
  route,
  path,
  addresses,
  rewrite,
  verb,
  shapes,
  readsOfAll,
  words,
  uses,
}: Accused): Generator<Withheld> {
  if (!rewrite) return;
  const { handler } = route;
  const readings = addresses.map((mount) => ({ handler, mount, rewrite, uses }));
  const readsOne =
    readsAllBeside(path, rewrite, verb, shapes) ||
    readsOfAll.standBeside(path, rewrite, verb) ||
    readings.some((reading) => readsOneOf(reading, verb?.verb ?? '', words));
  if (readsOne) yield { reason: identifierReason({ route, path, uses }) };
  if (readings.some((reading) => meansOther(reading, words) || findsByOther(reading))) yield { reason: 'filter' };
}

/**
 * The GET whose page may have the form that sends a POST to the same path; null for other methods, and where there is
 * none.
 */
function formBeside(route: Route, gets: readonly Route[]): Route | null {
  if (!route.methods.some((token) => token.method === 'POST')) return null;
  return (
    gets.find(
      (get) =>
        get !== route &&
        get.handler.answer.response !== 'data' &&
        get.handler.answer.response !== 'refusal' &&
        !sameHandler(get, route),
    ) ?? null
  );
}

/** Whether two routes are answered by a function of the same name. */
export function sameHandler(a: Route, b: Route): boolean {
  const name = a.handler.names.at(-1);
  return typeof name === 'string' && name === b.handler.names.at(-1);
}
