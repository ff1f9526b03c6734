import { ROOT } from '../../paths/parse-path.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import { following } from './following.ts';
import type { Following } from './follower.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { asRoutePath } from '../addresses/request-path.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';
import { verdictOf } from '../judging/verdicts.ts';

/** The address of a caller that no route answers. */
export interface OldAddress {
  readonly url: UrlPath;
  /** The method of the request; null for any. */
  readonly method: string | null;
  /** The path that its route had, with as many segments. */
  readonly path: Path;
  /** The indices of the segments in which it differs from the new address. */
  readonly changed: readonly number[];
}

/** A rewrite that the convention would have made of the route of a caller; the new address need not exist. */
export interface StaleRewrite {
  readonly follows: Following;
  readonly method: string;
  /** The method and path that the route had, and the segments with words that were dropped. */
  readonly before: Omit<OldAddress, 'url'>;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that the requests of a caller may have: any for a matcher without a method. */
export function methodsOf({ said }: Caller): readonly string[] {
  return said.method ? [said.method.method] : METHODS;
}

/** The rewrites that a caller may follow if its requests have a given method, the most likely first. */
export function* staleRewrites(
  method: string,
  { said, url, expectsNothing }: Caller,
  options: PlanOptions,
): Generator<StaleRewrite, void> {
  for (const path of pathsOf(url)) {
    const { rewrite, verbs, dropped } = verdictOf(method, path, ROOT, options);
    const follows =
      rewrite &&
      following(said.method, url, path, {
        change: rewrite.change,
        method: rewrite.method === method ? null : rewrite.method,
      });
    // A test may expect that a static address is gone, or that a method is refused; with an identifier and the same
    // method, it rather expects that an item is missing.
    const isItem = rewrite?.method === method && path.segments.some(({ kind }) => kind !== 'static');
    if (expectsNothing && !isItem) continue;
    const crud = verbs.flatMap(({ kind, segment }) => (kind === 'crud' ? [segment] : []));
    const changed = crud.length === 0 && dropped ? [dropped.segment] : crud;
    if (follows) yield { follows, method: rewrite.method, before: { method, path, changed } };
  }
}

/**
 * The paths that the route of a URL may have had: with parameters only for what looks like an identifier, or also for
 * each segment after a verb, or before one.
 */
export function pathsOf(url: UrlPath): readonly Path[] {
  const verbs = url.segments.map(({ text }) => beginsWithVerb(text));
  const behind = asRoutePath(url, (text, at) => isIdentifier(text) || verbs[at - 1] === true);
  const before = asRoutePath(url, (text, at) => isIdentifier(text) || verbs[at + 1] === true);
  return [asRoutePath(url, isIdentifier), behind, before];
}

/** Whether a text is a value of a parameter: a value of run time, a number, a UUID, an ObjectId. */
export function isIdentifier(text: string): boolean {
  return text.includes(HOLE) || /^\d+$|^[\da-f]{24}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
