import type { Destination } from '../../model/documented-api.ts';
import type { Edit } from '../../model/text.ts';
import type { PlacedPair } from './pairs.ts';
import { renamesBetween, renamingEdits, shapeOf, type Renames } from './parameter-renames.ts';
import type { PathItem, Paths } from './path-items.ts';
import { mayBeCopied, meansTheSame } from './shared-fields.ts';

/** An operation that stays in its path item or leaves it, with its new method. */
export interface MovedOperation {
  readonly operation: PlacedPair;
  readonly from: PathItem;
  readonly method: string;
  /** The new names of its parameters in the path that it joins, and the edits that rename them. */
  readonly renames: Renames;
  readonly edits: readonly Edit[];
}

const NO_RENAMES: Renames = new Map();

/** The new place of a path item and of the operations that are added to it. */
export interface Arranged {
  /** Its new key; null for an item that is removed because all of its operations leave it. */
  readonly key: string | null;
  readonly staying: readonly MovedOperation[];
  readonly leaving: readonly MovedOperation[];
  readonly arriving: MovedOperation[];
}

/** The operations below each key once all have moved. */
export interface Arrangement {
  readonly items: ReadonlyMap<PathItem, Arranged>;
  /** The new items by their keys: each is inserted where its first operation was. */
  readonly made: ReadonlyMap<string, readonly MovedOperation[]>;
}

/**
 * Arranges operations below the keys that they move to. An item in which no operation stays gets the new key itself,
 * unless another item has that key; other operations join the item of their new key, or a new item.
 *
 * @returns null where two operations would be one, or an operation would mean something else in its new place
 */
export function arrange(paths: Paths, moves: ReadonlyMap<PlacedPair, Destination>, text: string): Arrangement | null {
  if (paths.items.some((item) => item.operations.some((each) => moves.has(each)) && isAmbiguous(item, paths)))
    return null;
  const homes = homesOf(paths, moves);
  const byShape = new Map([...homes].flatMap(([item, key]) => (key === null ? [] : [[shapeOf(key), item] as const])));
  const items = new Map<PathItem, Arranged>();
  const made = new Map<string, MovedOperation[]>();
  for (const [item, key] of homes) items.set(item, { key, ...partsOf(item, key, moves), arriving: [] });
  for (const [from, { leaving }] of items) {
    for (const each of leaving) {
      const wanted = moves.get(each.operation)?.path ?? from.key;
      const to = byShape.get(shapeOf(wanted));
      const known = [...made.keys()].find((other) => shapeOf(other) === shapeOf(wanted));
      const key = (to && homes.get(to)) ?? known ?? wanted;
      const moved = renamedOperation(each, wanted, key, paths, text);
      const group = made.get(key) ?? [];
      const other = to ?? group[0]?.from;
      if (!moved || !(other ? meansTheSame(moved.operation, from, other, moved.renames) : mayBeCopied(from)))
        return null;
      if (to) items.get(to)?.arriving.push(moved);
      else made.set(key, [...group, moved]);
    }
  }
  return areDistinct(paths, items, made) ? { items, made } : null;
}

/** Whether another key has the same shape, so that one route answers the operations of both. */
function isAmbiguous({ key }: PathItem, { items, others }: Paths): boolean {
  const shape = shapeOf(key);
  return [...items, ...others].some((other) => other.key !== key && shapeOf(other.key) === shape);
}

/** An operation with its parameters renamed to those of the path that it joins; null where they cannot be renamed. */
function renamedOperation(
  moved: MovedOperation,
  wanted: string,
  key: string,
  { hasLinks }: Paths,
  text: string,
): MovedOperation | null {
  const renames = renamesBetween(wanted, key);
  const edits = renamingEdits(moved.operation, renames, text);
  return edits && (renames.size === 0 || !hasLinks) ? { ...moved, renames, edits } : null;
}

/** The new key of each item; null where the item is removed. */
function homesOf({ items }: Paths, moves: ReadonlyMap<PlacedPair, Destination>): ReadonlyMap<PathItem, string | null> {
  const isKept = (item: PathItem): boolean =>
    item.operations.length === 0 || item.operations.some((each) => (moves.get(each)?.path ?? item.key) === item.key);
  const homes = new Map<PathItem, string | null>(items.map((item) => [item, isKept(item) ? item.key : null]));
  const taken = new Set([...homes.values()].map((key) => key && shapeOf(key)));
  for (const item of items) {
    if (homes.get(item) !== null) continue;
    const wanted = item.operations.map((each) => moves.get(each)?.path);
    const key = wanted.find((path) => path !== undefined && !taken.has(shapeOf(path)));
    if (key === undefined) continue;
    homes.set(item, key);
    taken.add(shapeOf(key));
  }
  return homes;
}

function partsOf(
  item: PathItem,
  key: string | null,
  moves: ReadonlyMap<PlacedPair, Destination>,
): Pick<Arranged, 'staying' | 'leaving'> {
  const all = item.operations.map((operation) => ({
    operation,
    from: item,
    method: moves.get(operation)?.method.toLowerCase() ?? operation.key,
    renames: NO_RENAMES,
    edits: [],
  }));
  const isStaying = ({ operation }: MovedOperation): boolean => (moves.get(operation)?.path ?? item.key) === key;
  return { staying: all.filter(isStaying), leaving: all.filter((each) => !isStaying(each)) };
}

/**
 * Whether all new keys differ from all others in more than the names of parameters, and all operations of a key in
 * their methods. Keys that stay, and get no operation, may be as alike as they were.
 */
function areDistinct({ others }: Paths, items: Arrangement['items'], made: Arrangement['made']): boolean {
  const all = [...items];
  const isStaying = ([item, { key, arriving }]: (typeof all)[number]): boolean =>
    key === item.key && arriving.length === 0;
  const staying = new Set(
    [...all.filter(isStaying).map(([{ key }]) => key), ...others.map(({ key }) => key)].map(shapeOf),
  );
  const changed = all.flatMap((each) => (isStaying(each) || each[1].key === null ? [] : [each[1].key]));
  const shapes = [...staying, ...[...changed, ...made.keys()].map(shapeOf)];
  const groups = [...[...items.values()].map(({ staying, arriving }) => [...staying, ...arriving]), ...made.values()];
  return areAllDifferent(shapes) && groups.every((group) => areAllDifferent(group.map(({ method }) => method)));
}

function areAllDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
