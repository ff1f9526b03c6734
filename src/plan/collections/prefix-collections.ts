import { nounOf } from '../../convention/named-collections.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { segmentText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { join, parameterText } from '../../paths/print.ts';
import type { Mount, Route, Router } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { verdictOf } from '../judging/verdicts.ts';
import { misnamed, wantedNumber } from './style.ts';

/**
 * The prefix of a mounted router with the collection that it ends in: `app.use('/user', router)` names the users where
 * `/:id` is a route of the router.
 */
export function prefixCollections(one: JudgedRoute, { child }: Mount, options: PlanOptions): JudgedRoute {
  const { route, path, methods } = one;
  const [mount] = addressesOf(route.router);
  if (!child || !mount || !endsInWrongNumber(path, route.router, options)) return one;
  const items = identifiersIn(child, options)
    .map((name) => join(path, `/${parameterText(name, path.dialect)}`, path.dialect))
    .filter(({ text }) => text.startsWith(path.text));
  const found =
    items
      .map((item) =>
        verdictOf('USE', item, mount, options).collections.filter(({ span }) => span.end <= path.text.length),
      )
      .find(({ length }) => length > 0) ?? [];
  return {
    ...one,
    methods: methods.map((method) => ({ ...method, misnamed: misnamed(found, route.router, options) })),
  };
}

/**
 * The parameters that routes of a router begin with, now or once their verbs are gone: `id` of `/:id` and of
 * `/get/:id`.
 */
function identifiersIn(router: Router, options: PlanOptions): readonly string[] {
  const ofPlan = identifiers.get(options) ?? new WeakMap<Router, readonly string[]>();
  identifiers.set(options, ofPlan);
  const known = ofPlan.get(router) ?? readIdentifiers(router, options);
  ofPlan.set(router, known);
  return known;
}

/** A router may be mounted in many places, and each of them asks. */
const identifiers = new WeakMap<PlanOptions, WeakMap<Router, readonly string[]>>();

function readIdentifiers({ entries, prefix }: Router, options: PlanOptions): readonly string[] {
  if (prefix !== null) return [];
  const firsts = entries.flatMap((entry) =>
    entry.kind === 'route' ? pathsOf(entry, options).map(({ segments }) => segments[0]) : [],
  );
  return [
    ...new Set(
      firsts.flatMap((first) =>
        first?.kind === 'parameter' && !first.optional && !first.repeated ? [first.name] : [],
      ),
    ),
  ];
}

/** The path of a route, and what its rewrite makes of it. */
function pathsOf({ path, methods, router }: Route, options: PlanOptions): readonly Path[] {
  if (!path) return [];
  const own = parsePath(path.value, router.dialect);
  const rewrites = addressesOf(router).flatMap((mount) =>
    methods.flatMap(({ method }) => verdictOf(method, own, mount, options).rewrite ?? []),
  );
  return [own, ...rewrites.map((rewrite) => parsePath(rewrite.path, router.dialect))];
}

/** Whether the prefix of a router of another file may name a collection in the wrong number: that file decides. */
export function awaitsItems(router: Router, options: PlanOptions): boolean {
  return router.entries.some((entry) => {
    const prefix = entry.kind === 'mount' ? entry.prefix : entry.kind === 'middleware' ? entry.path : null;
    if (entry.kind === 'route' || !prefix || entry.from === null) return false;
    return endsInWrongNumber(parsePath(prefix.value, router.dialect), router, options);
  });
}

/**
 * Whether the last segment of a prefix is a noun in the wrong number, as far as identifiers after it may be called
 * after it.
 */
function endsInWrongNumber(path: Path, router: Router, options: PlanOptions): boolean {
  const last = path.segments.at(-1);
  const noun = last?.kind === 'static' ? nounOf(segmentText(path, last), true) : null;
  return noun !== null && noun.number !== wantedNumber(router, options);
}
