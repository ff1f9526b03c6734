import type { Path, Segment } from '../../paths/path.ts';

interface Node<T> {
  /** What ends at this segment. */
  readonly here: T[];
  /** What may match here and anywhere below: prefixes, wildcards, optional and unknown segments. */
  readonly below: T[];
  readonly statics: Map<string, Node<T>>;
  /** The branch of all single parameters. */
  parameter: Node<T> | null;
}

/** Segments beyond these are not told apart, which bounds the depth of the tree. */
const DEEPEST = 64;

/**
 * Finds what may meet a path without comparing it with everything: a tree over the segments. Answers are candidates, some of
 * which turn out not to meet it; none is left out.
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
      if (depth === DEEPEST || !isSingle(segment)) {
        node.below.push(item);
        return;
      }
      node = descend(node, segment);
    }
    (isPrefix ? node.below : node.here).push(item);
  }

  /** Everything that may match a request of the path, one by one: who looks for any needs not see all. */
  *meeting(path: Path): Generator<T, void> {
    yield* this.#anywhere;
    yield* matching(this.#root, path.segments, 0);
  }

  /** Everything that may match all requests of the path. */
  *covering(path: Path): Generator<T, void> {
    yield* this.#anywhere;
    yield* covering(this.#root, path.segments, 0);
  }
}

/** As {@link matching}, but for what cannot match every request of the path: a word never matches what a parameter does. */
function* covering<T>(node: Node<T>, segments: readonly Segment[], at: number): Generator<T, void> {
  yield* node.below;
  const segment = segments[at];
  if (!segment || at === DEEPEST) {
    yield* node.here;
    return;
  }
  if (node.parameter) yield* covering(node.parameter, segments, at + 1);
  const child = segment.kind === 'static' ? node.statics.get(segment.value.toLowerCase()) : undefined;
  if (child) yield* covering(child, segments, at + 1);
}

function createNode<T>(): Node<T> {
  return { here: [], below: [], statics: new Map(), parameter: null };
}

function descend<T>(node: Node<T>, segment: Segment): Node<T> {
  if (segment.kind !== 'static') return (node.parameter ??= createNode());
  const key = segment.value.toLowerCase();
  let child = node.statics.get(key);
  if (!child) {
    child = createNode();
    node.statics.set(key, child);
  }
  return child;
}

/** Whether a segment always matches exactly one segment of a request. */
function isSingle(segment: Segment): boolean {
  return segment.kind === 'static' || (segment.kind === 'parameter' && !segment.optional && !segment.repeated);
}

function* matching<T>(node: Node<T>, segments: readonly Segment[], at: number): Generator<T, void> {
  yield* node.below;
  const segment = segments[at];
  if (!segment) {
    yield* node.here;
    // A parameter may be empty in find-my-way: `/users/:id` answers `/users/`, and the other way round below.
    if (node.parameter) yield* [...node.parameter.here, ...node.parameter.below];
    return;
  }
  if (segment.kind !== 'static' && at === segments.length - 1) yield* node.here;
  if (at === DEEPEST || !isSingle(segment)) {
    yield* everything(node);
    return;
  }
  if (node.parameter) yield* matching(node.parameter, segments, at + 1);
  if (segment.kind === 'static') {
    const child = node.statics.get(segment.value.toLowerCase());
    if (child) yield* matching(child, segments, at + 1);
  } else {
    for (const child of node.statics.values()) yield* matching(child, segments, at + 1);
  }
}

function* everything<T>(node: Node<T>): Generator<T, void> {
  yield* node.here;
  for (const child of [...node.statics.values(), ...(node.parameter ? [node.parameter] : [])]) {
    yield* child.below;
    yield* everything(child);
  }
}
