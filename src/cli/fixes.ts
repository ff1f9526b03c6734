import { certainRoutes } from '../reporting/certain-routes.ts';
import { edited } from '../text/edits.ts';
import { addTo } from '../text/grouping.ts';
import type { Edit, Range } from '../model/text.ts';
import type { Plans } from './plans.ts';

/** A document whose operations cannot all move together, though each could by itself. */
export class StuckDocument extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`The operations of '${file}' cannot move together.`);
    this.file = file;
  }
}

/** The edits of one fix: all of them or none. */
type Fix = readonly Edit[];

/**
 * The fixes of all rules that count, by the files that they are in.
 *
 * @param sources the files whose callers count
 * @throws StuckDocument for a document whose operations cannot all move together
 */
export function fixesOf(plans: Plans, sources: readonly string[]): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, Fix[]>();
  const isLinted = (file: string): boolean => plans.choice.reach.covers(file, file);
  for (const file of new Set(plans.view.routers.map((router) => router.file)))
    if (isLinted(file)) for (const fix of fixesOfRoutes(plans, file)) addTo(fixes, file, fix);
  for (const file of sources.filter(isLinted))
    for (const { edits } of plans.followersIn(file)) addTo(fixes, file, edits);
  for (const { file, edits } of plans.documents) {
    if (!edits) throw new StuckDocument(file);
    if (edits.length > 0) addTo(fixes, file, edits);
  }
  return fixes;
}

function fixesOfRoutes(plans: Plans, file: string): readonly Fix[] {
  const planned = certainRoutes(plans.moves, file);
  const moved = planned.flatMap(({ rewrite }) => (rewrite ? [rewrite.edits] : []));
  const named = plans.counts('singular')
    ? certainRoutes(plans.of('singular'), file).flatMap(({ naming }) => (naming?.edits ? [naming.edits] : []))
    : [];
  const styled = plans.stylesIn(file).flatMap(({ change, edits }) => (change?.isCertain === true ? [edits] : []));
  return [...moved, ...named, ...styled];
}

/**
 * A text with the fixes of one pass made, as ESLint makes them: of those whose ranges overlap or touch, only the first.
 */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const made: Edit[] = [];
  let end = -1;
  for (const { edits, range } of fixes
    .map(placed)
    .toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])) {
    if (range[0] <= end) continue;
    made.push(...edits);
    end = range[1];
  }
  return edited(text, [0, text.length], made);
}

function placed(edits: Fix): { readonly edits: Fix; readonly range: Range } {
  const ranges = edits.map(({ range }) => range);
  return { edits, range: [Math.min(...ranges.map(([start]) => start)), Math.max(...ranges.map(([, end]) => end))] };
}
