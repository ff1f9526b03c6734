/** Adds a value to the list of its key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}

/** The values by their keys, each list in the original order. */
export function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}

/** Disjoint groups of texts that can be joined (union-find): each is named by one of its texts. */
export class Groups {
  readonly #parents = new Map<string, string>();

  /** The name of the group of a text, which is by itself until it is joined with another one. */
  of(text: string): string {
    let top = text;
    for (let next = this.#parents.get(top); next !== undefined; next = this.#parents.get(top)) top = next;
    // Path compression: the next lookup is direct.
    for (let at = text; at !== top; ) {
      const next = this.#parents.get(at) ?? top;
      this.#parents.set(at, top);
      at = next;
    }
    return top;
  }

  /** Joins the groups of two texts. */
  join(one: string, other: string): void {
    const [first, second] = [this.of(one), this.of(other)];
    if (first !== second) this.#parents.set(second, first);
  }
}
