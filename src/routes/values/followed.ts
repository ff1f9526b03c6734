import type { TSESTree } from '@typescript-eslint/utils';

/** Where values resolve to one another in circles, there are more ways through them than anybody wrote. */
const MOST_CIRCLES = 1_000;

/** What expressions represent, each read once: they may resolve to one another, and to themselves. */
export class Followed<Answer> {
  /** What is being read: it is nothing inside of itself. */
  readonly #open = new Set<TSESTree.Node>();
  /**
   * What was read, by how deep it was followed: functions that call one another are many more ways through a file than
   * it has functions.
   */
  readonly #known = new Map<TSESTree.Node, (Answer | null)[]>();
  /** How often something was found inside of itself. */
  #circles = 0;

  /**
   * What a node represents; null inside of itself.
   *
   * @param depth how many steps it may be followed still
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
    // In a circle the answer depends on where it was entered: of a few circles every way is taken.
    if (this.#circles === circles || this.#circles > MOST_CIRCLES) {
      known[depth] = answer;
      this.#known.set(node, known);
    }
    return answer;
  }
}
