import type { JudgedRoute } from '../../model/plan.ts';
import type { Path } from '../../model/path.ts';
import type { Route, Router } from '../../model/router.ts';
import { InverseActions } from './inverse-actions.ts';
import { ReadsOfAll } from './reads-of-all.ts';
import type { MethodToken } from '../../model/method.ts';
import type { OpenQuestion, ShapeFault, Verdict } from '../../model/verdict.ts';
import type { Endpoint } from '../../model/endpoint.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { NamedCollection } from '../../model/collection.ts';
import { misnamed } from '../collections/style.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { verdictOf } from './verdicts.ts';

/** What the judgement of a route depends on in its router. */
export interface RouterContext {
  readonly addresses: readonly Path[];
  /** The routes of the router by method and shape. */
  readonly shapes: ReadonlyMap<string, readonly Route[]>;
  readonly undone: InverseActions;
  readonly readsOfAll: ReadsOfAll;
  /** What the handler does with fields of its requests. */
  readonly uses: JudgedRoute['uses'];
}

export interface Judgement {
  readonly token: MethodToken;
  readonly verdict: Verdict;
  readonly open: OpenQuestion | 'several-mounts' | null;
  readonly shape: ShapeFault | null;
}

/** The collections that would have the wrong number in another endpoint of a router. */
export function misnamedAt(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  router: Router,
  options: PlanOptions,
): readonly NamedCollection[] {
  return misnamed(
    chosen(addressesOf(router).map((mount) => verdictOf(method, path, mount, options))).verdict.collections,
    router,
    options,
  );
}

/**
 * One verdict for all addresses of a router: a word that is a verb at one of them and a noun at another is left alone.
 */
export function judgeMethod(
  token: MethodToken,
  path: Path,
  { addresses, undone }: Pick<RouterContext, 'addresses' | 'undone'>,
  options: PlanOptions,
): Judgement {
  const verdicts = addresses.map((mount) => undone.asSaid(verdictOf(token.method, path, mount, options), path));
  const { verdict, innocent } = chosen(verdicts);
  const isAgreed = verdicts.every((one) => one.shape?.kind === verdict.shape?.kind);
  // What excuses a fault is found by evaluation, which a fault that no rule reports is not worth.
  const shape = isAgreed && options.isReported('shape') ? verdict.shape : null;
  if (verdict.open || innocent) return { token, verdict, shape, open: verdict.open };
  const agree = verdicts.every(
    (one) => one.rewrite?.path === verdict.rewrite?.path && one.rewrite?.method === verdict.rewrite?.method,
  );
  return { token, verdict, shape, open: agree ? null : 'several-mounts' };
}

/**
 * The verdict that counts at all addresses of a router. `innocent` is that verdict if a rewrite drops no word of the
 * path at one of the addresses, or if that has only an action that may be a noun.
 */
function chosen(verdicts: readonly Verdict[]): { readonly verdict: Verdict; readonly innocent: Verdict | undefined } {
  const innocent =
    verdicts.find(({ verbs, dropped }) => verbs.length === 0 && !dropped) ??
    verdicts.find((verdict) => verdict.open === 'action');
  const verdict = innocent ?? verdicts.find((one) => one.open) ?? verdicts[0];
  if (!verdict) throw new Error('a router stands in one place at least');
  return { verdict, innocent };
}
