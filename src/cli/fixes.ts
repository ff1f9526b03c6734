import { certainRoutes } from '../reporting/certain-routes.ts';
import { PathFindings, type StyledFile } from '../reporting/path-findings.ts';
import { STYLES } from '../rule-names.ts';
import { edited } from '../text/edits.ts';
import { addTo } from '../text/grouping.ts';
import type { Edit } from '../model/text.ts';
import type { Plans } from './plans.ts';

/** The edits of one fix: all of them or none. */
type Fix = readonly Edit[];

/**
 * The fixes of all rules that count, by the files that they are in.
 *
 * @param sources the files whose callers count
 */
export function fixesOf(plans: Plans, sources: readonly string[]): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, Fix[]>();
  const isLinted = (file: string): boolean => plans.choice.reach.covers(file, file);
  for (const file of new Set(plans.view.routers.map((router) => router.file)))
    if (isLinted(file)) for (const fix of fixesOfRoutes(plans, file)) addTo(fixes, file, fix);
  for (const file of sources.filter(isLinted)) for (const { edits } of plans.callersIn(file)) addTo(fixes, file, edits);
  return fixes;
}

function fixesOfRoutes(plans: Plans, file: string): readonly Fix[] {
  const planned = certainRoutes(plans.moves, file);
  const moved = planned.flatMap(({ rewrite }) => (rewrite ? [rewrite.edits] : []));
  const named = plans.counts('singular')
    ? certainRoutes(plans.of('singular'), file).flatMap(({ naming }) => (naming?.edits ? [naming.edits] : []))
    : [];
  const styled: StyledFile = {
    planned,
    routers: plans.view.routersIn(file),
    settings: plans.choice.settings,
    isSuppressed: (kind, range) => plans.isSuppressed(kind, file, range),
  };
  const findings = new PathFindings(plans.styles);
  return [
    ...moved,
    ...named,
    ...STYLES.flatMap((kind) => findings.find(kind, styled)).flatMap(({ change, edits }) =>
      change?.isCertain === true ? [edits] : [],
    ),
  ];
}

/** A text with fixes made, as ESLint makes them in one pass: of those that meet, the first one. */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const placed = fixes.map((edits) => ({
    edits,
    start: Math.min(...edits.map(({ range }) => range[0])),
    end: Math.max(...edits.map(({ range }) => range[1])),
  }));
  const made: Edit[] = [];
  let last = -1;
  for (const { edits, start, end } of placed.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start <= last) continue;
    last = end;
    made.push(...edits);
  }
  return edited(text, [0, text.length], made);
}
