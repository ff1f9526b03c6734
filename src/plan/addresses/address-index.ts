import { isOneSegment } from '../../paths/dialects.ts';
import type { Path, Segment } from '../../model/path.ts';

/** Most nodes have few items: empty parts are null, to save memory. */
interface Node<T> {
  /** The items whose paths end at this segment. */
  here: T[] | null;
  /**
   * The items that may match here and anywhere below: prefixes, and paths that continue with a wildcard, an optional or
   * an unknown segment.
   */
  below: T[] | null;
  statics: Map<string, Node<T>> | null;
  /** The branch of all parameters that match exactly one segment. */
  parameter: Node<T> | null;
}

/** A node to visit, with the index of the segment that comes next; null where everything below the node matches. */
type Visit<T> = readonly [node: Node<T>, at: number | null];

/** Segments after this many are not distinguished, which limits the depth of the tree. */
const DEEPEST = 64;

/**
 * Finds the items that may match requests of a path without comparing all of them, by a tree over the segments. The
 * results are candidates: some may turn out not to match, but none that matches is missing.
 */
export class AddressIndex<T> {
  readonly #root: Node<T> = createNode();
  /** The items whose path is unknown. */
  readonly #anywhere: T[] = [];

  /**
   * @param path the path of the item; null where it may be any path
   * @param isPrefix whether the item also matches everything below the path
   */
  add(item: T, path: Path | null, isPrefix: boolean): void {
    if (!path) {
      this.#anywhere.push(item);
      return;
    }
    let node = this.#root;
    for (const [depth, segment] of path.segments.entries()) {
      if (depth === DEEPEST || !isOneSegment(segment)) {
        (node.below ??= []).push(item);
        return;
      }
      node = descend(node, segment);
    }
    (isPrefix ? (node.below ??= []) : (node.here ??= [])).push(item);
  }

  /** The items that may match a request of the path, one by one, so that a search may stop early. */
  meeting(path: Path): Generator<T, void> {
    return this.#visit(path.segments, matching);
  }

  /**
   * The items that may match all requests of the path: a literal segment never matches everything that a parameter
   * does.
   */
  covering(path: Path): Generator<T, void> {
    return this.#visit(path.segments, covering);
  }

  *#visit(segments: readonly Segment[], look: Look): Generator<T, void> {
    yield* this.#anywhere;
    const open: Visit<T>[] = [[this.#root, 0]];
    for (let visit = open.pop(); visit; visit = open.pop()) {
      const [node, at] = visit;
      if (node.below) yield* node.below;
      for (const items of look(node, segments, at, open)) if (items) yield* items;
    }
  }
}

/**
 * Returns the matching items of a node, except those in `below`, and pushes the nodes to visit next, the last one
 * first.
 */
type Look = <T>(
  node: Node<T>,
  segments: readonly Segment[],
  at: number | null,
  open: Visit<T>[],
) => readonly (readonly T[] | null)[];

const covering: Look = ({ here, statics, parameter }, segments, at, open) => {
  const segment = at === null || at === DEEPEST ? undefined : segments[at];
  if (at === null || !segment) return [here];
  const child = segment.kind === 'static' ? statics?.get(segment.value.toLowerCase()) : undefined;
  if (child) open.push([child, at + 1]);
  if (parameter) open.push([parameter, at + 1]);
  return NOTHING;
};

const matching: Look = (node, segments, at, open) => {
  const { here, statics, parameter } = node;
  if (at === null) return openAll(node, open);
  const segment = segments[at];
  // In find-my-way a parameter may be empty: `/users/:id` answers `/users/`. The same applies below to a parameter at
  // the end of the path that is looked up.
  if (!segment) return parameter ? [here, parameter.here, parameter.below] : [here];
  const own = segment.kind !== 'static' && at === segments.length - 1 ? [here] : NOTHING;
  if (at === DEEPEST || !isOneSegment(segment)) return [...own, ...openAll(node, open)];
  if (segment.kind === 'static') {
    const child = statics?.get(segment.value.toLowerCase());
    if (child) open.push([child, at + 1]);
  } else if (statics) for (const child of [...statics.values()].reverse()) open.push([child, at + 1]);
  if (parameter) open.push([parameter, at + 1]);
  return own;
};

function openAll<T>({ here, statics, parameter }: Node<T>, open: Visit<T>[]): readonly (readonly T[] | null)[] {
  if (parameter) open.push([parameter, null]);
  if (statics) for (const child of [...statics.values()].reverse()) open.push([child, null]);
  return [here];
}

const NOTHING: readonly never[] = [];

function createNode<T>(): Node<T> {
  return { here: null, below: null, statics: null, parameter: null };
}

function descend<T>(node: Node<T>, segment: Segment): Node<T> {
  if (segment.kind !== 'static') return (node.parameter ??= createNode());
  const key = segment.value.toLowerCase();
  const statics = (node.statics ??= new Map<string, Node<T>>());
  let child = statics.get(key);
  if (!child) {
    child = createNode();
    statics.set(key, child);
  }
  return child;
}
