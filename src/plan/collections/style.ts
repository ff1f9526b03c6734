import type { GrammaticalNumber, NamedCollection } from '../../model/collection.ts';
import { namelessText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Router } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { verdictOf } from '../judging/verdicts.ts';

/** The number that the collections of a router are to have. */
export function wantedNumber(router: Router, options: PlanOptions): GrammaticalNumber {
  const { style } = options.naming;
  return style === 'consistent' ? mostCommon(router, options) : style;
}

/** The collections that have another number than the collections of their router are to have. */
export function misnamed(
  collections: readonly NamedCollection[],
  router: Router,
  options: PlanOptions,
): readonly NamedCollection[] {
  if (collections.length === 0) return collections;
  const wanted = wantedNumber(router, options);
  return collections.filter(({ name, number }) => number !== wanted && !options.naming.kept.has(name.toLowerCase()));
}

/**
 * Each collection counts once, however many routes it has; where as many are plural as singular, they are to be plural.
 */
function mostCommon(router: Router, options: PlanOptions): GrammaticalNumber {
  const [mount] = addressesOf(router);
  const numbers = new Map<string, GrammaticalNumber>();
  for (const entry of router.entries) {
    if (entry.kind !== 'route' || !entry.path || !mount) continue;
    const path = parsePath(entry.path.value, router.dialect);
    for (const { method } of entry.methods) {
      for (const { number, span } of verdictOf(method, path, mount, options).collections)
        numbers.set(placeOf(path, span.end), number);
    }
  }
  const plurals = [...numbers.values()].filter((number) => number === 'plural').length;
  return plurals * 2 >= numbers.size ? 'plural' : 'singular';
}

/** The path up to an offset, the names of parameters left aside. */
function placeOf(path: Path, end: number): string {
  return path.segments
    .filter((segment) => segment.end <= end)
    .map((segment) => namelessText(path, segment))
    .join('/');
}
