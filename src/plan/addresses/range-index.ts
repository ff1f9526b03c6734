import { firstIndex } from '../../text/sorted.ts';
import type { Range } from '../../model/text.ts';

interface Item<T> {
  readonly range: Range;
  readonly value: T;
}

/** Finds what is at a place of a file, among many that may lie within each other. */
export class RangeIndex<T> {
  readonly #items: Item<T>[] = [];
  /** How far the items up to each one reach at the most; null until it is asked for. */
  #reach: number[] | null = null;

  add(range: Range, value: T): void {
    this.#items.push({ range, value });
    this.#reach = null;
  }

  /** The items that share a place with a range, or border on it. */
  touching([start, end]: Range): readonly T[] {
    const reach = this.#reachOf();
    const found: T[] = [];
    for (let at = this.#lastFrom(end); at >= 0 && (reach[at] ?? -1) >= start; at -= 1) {
      const item = this.#items[at];
      if (item && item.range[1] >= start) found.push(item.value);
    }
    return found;
  }

  #reachOf(): readonly number[] {
    if (this.#reach) return this.#reach;
    this.#items.sort((a, b) => a.range[0] - b.range[0]);
    let furthest = -1;
    this.#reach = this.#items.map(({ range }) => (furthest = Math.max(furthest, range[1])));
    return this.#reach;
  }

  /** The last item that begins no later than a place. */
  #lastFrom(place: number): number {
    return firstIndex(this.#items, ({ range: [start] }) => start > place) - 1;
  }
}
