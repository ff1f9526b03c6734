import { editKey } from '../../text/edits.ts';
import type { Edit } from '../../model/text.ts';
import type { Collection } from './collection-members.ts';

/** A collection that is renamed, and the edits that do it. */
export interface RenamedCollection {
  readonly collection: Collection;
  readonly edits: readonly Edit[];
}

/** Collections whose edits are one fix, with the range of these. */
interface Bundle {
  readonly collections: Set<Collection>;
  readonly edits: Map<string, Edit>;
  start: number;
  end: number;
}

/**
 * Merges the edits of several collections of a file into one fix where one route goes through them, or where their
 * ranges overlap: of overlapping fixes ESLint applies only one in each pass.
 *
 * @returns for each collection the edits of the fix that it belongs to
 */
export function bundled(renamed: readonly RenamedCollection[]): ReadonlyMap<Collection, readonly Edit[]> {
  let bundles = renamed.map(({ collection, edits }) => bundleOf(collection, edits));
  for (let size = 0; size !== bundles.length; ) {
    size = bundles.length;
    bundles = withoutOverlaps(withoutSharedRoutes(bundles));
  }
  return new Map(
    bundles.flatMap(({ collections, edits }) =>
      [...collections].map((collection) => [collection, [...edits.values()]] as const),
    ),
  );
}

function bundleOf(collection: Collection, edits: readonly Edit[]): Bundle {
  const bundle: Bundle = { collections: new Set([collection]), edits: new Map(), start: Infinity, end: 0 };
  for (const edit of edits) {
    bundle.edits.set(editKey(edit), edit);
    bundle.start = Math.min(bundle.start, edit.range[0]);
    bundle.end = Math.max(bundle.end, edit.range[1]);
  }
  return bundle;
}

function withoutSharedRoutes(bundles: readonly Bundle[]): Bundle[] {
  const byEntry = new Map<unknown, Bundle>();
  const kept = new Set<Bundle>();
  for (const bundle of bundles) {
    const entries = [...bundle.collections].flatMap(({ members }) => members.map(({ placed }) => placed.entry));
    const known = new Set(entries.flatMap((entry) => byEntry.get(entry) ?? []));
    for (const other of known) {
      take(bundle, other);
      kept.delete(other);
    }
    kept.add(bundle);
    for (const { members } of bundle.collections) for (const { placed } of members) byEntry.set(placed.entry, bundle);
  }
  return [...kept];
}

function withoutOverlaps(bundles: readonly Bundle[]): Bundle[] {
  const kept: Bundle[] = [];
  for (const bundle of bundles.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (last && bundle.start <= last.end) take(last, bundle);
    else kept.push(bundle);
  }
  return kept;
}

function take(into: Bundle, other: Bundle): void {
  for (const collection of other.collections) into.collections.add(collection);
  for (const [key, edit] of other.edits) into.edits.set(key, edit);
  into.start = Math.min(into.start, other.start);
  into.end = Math.max(into.end, other.end);
}
