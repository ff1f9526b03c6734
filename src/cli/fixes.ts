import { certainRoutes } from '../reporting/certain-routes.ts';
import { PathFindings, type StyledFile } from '../reporting/path-findings.ts';
import { STYLES } from '../rule-names.ts';
import { edited, editKey } from '../text/edits.ts';
import { addTo } from '../text/grouping.ts';
import type { Edit } from '../model/text.ts';
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

/**
 * A text with the fixes of one pass made. Fixes of one plan agree with each other, so those that interleave or share an
 * edit are all made. Of two that would change the same characters, the first one is made, and the next pass decides.
 */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const made = new Map<string, Edit>();
  const isMade = (edit: Edit): boolean => made.has(editKey(edit));
  for (const edits of fixes) {
    const more = edits.filter((edit) => !isMade(edit));
    if (more.some((edit) => meetsAny(edit, made.values()))) continue;
    for (const edit of more) made.set(editKey(edit), edit);
  }
  return edited(text, [0, text.length], [...made.values()]);
}

/** Whether an edit overlaps or touches one of others. */
function meetsAny({ range: [start, end] }: Edit, others: Iterable<Edit>): boolean {
  for (const { range } of others) if (start <= range[1] && range[0] <= end) return true;
  return false;
}
