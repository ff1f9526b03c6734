import { isOneSegment } from '../../paths/dialects.ts';
import type { Path, Segment } from '../../model/path.ts';

/** Most nodes hold few things: what a node does not hold takes no room. */
interface Node<T> {
  /** What ends at this segment. */
  here: T[] | null;
  /** What may match here and anywhere below: prefixes, wildcards, optional and unknown segments. */
  below: T[] | null;
  statics: Map<string, Node<T>> | null;
  /** The branch of all single parameters. */
  parameter: Node<T> | null;
}

/**
 * A node that is to be looked at, with the place of the segment that comes next; null where all below the node counts.
 */
type Visit<T> = readonly [node: Node<T>, at: number | null];

/** Segments beyond these are not distinguished, which bounds the depth of the tree. */
const DEEPEST = 64;

/**
 * Finds what may meet a path without comparing it with everything: a tree over the segments. Answers are candidates,
 * some of which turn out not to meet it; none is left out.
 */
export class AddressIndex<T> {
  readonly #root: Node<T> = createNode();
  /** What has no path that could be followed. */
  readonly #anywhere: T[] = [];

  /**
   * @param path the path of the item, null where it may be any
   * @param isPrefix whether it also matches everything below the path
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

  /** Everything that may match a request of the path, one by one: who looks for any needs not see all. */
  meeting(path: Path): Generator<T, void> {
    return this.#visit(path.segments, matching);
  }

  /** Everything that may match all requests of the path: a word never matches what a parameter does. */
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
 * Answers what of a node counts next to all that may match below it, and opens those nodes that come next, the last
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
  // A parameter may be empty in find-my-way: `/users/:id` answers `/users/`, and the other way round below.
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
