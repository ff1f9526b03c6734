import type { TSESTree } from '@typescript-eslint/utils';

/**
 * How many cycles are found before results within them are stored as well: the ways through cycles are too many to
 * follow.
 */
const MOST_CIRCLES = 1_000;

/** The values of expressions, each read once: they may depend on one another, and on themselves. */
export class Followed<Answer> {
  /** What is being read; within itself its value is null. */
  readonly #open = new Set<TSESTree.Node>();
  /**
   * The results, by the depth that was left: where functions call one another, there are many more ways through a file
   * than functions in it.
   */
  readonly #known = new Map<TSESTree.Node, (Answer | null)[]>();
  /** How often a node was found within itself. */
  #circles = 0;

  /**
   * The value of a node; null within itself.
   *
   * @param depth how many steps it may still be followed
   * @param read follows it
   */
  of(node: TSESTree.Node, depth: number, read: () => Answer | null): Answer | null {
    if (this.#open.has(node)) {
      this.#circles += 1;
      return null;
    }
    const known = this.#known.get(node) ?? [];
    const before = known[depth];
    if (before !== undefined) return before;
    const circles = this.#circles;
    this.#open.add(node);
    const answer = read();
    this.#open.delete(node);
    // In a cycle, the result depends on where it was entered, and is not stored unless there are too many cycles.
    if (this.#circles === circles || this.#circles > MOST_CIRCLES) {
      known[depth] = answer;
      this.#known.set(node, known);
    }
    return answer;
  }
}
