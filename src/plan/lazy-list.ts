/** The values of a generator: each is worked out when someone first asks for it, and remembered. */
export class LazyList<Value> implements Iterable<Value> {
  readonly #known: { readonly value: Value }[] = [];
  readonly #values: Iterator<Value>;

  constructor(values: Iterable<Value>) {
    this.#values = values[Symbol.iterator]();
  }

  /** The first value, for which the others are not worked out; null where there is none. */
  get first(): Value | null {
    return this.#at(0)?.value ?? null;
  }

  *[Symbol.iterator](): Generator<Value, void> {
    for (let at = 0, each = this.#at(0); each; at += 1, each = this.#at(at)) yield each.value;
  }

  #at(index: number): { readonly value: Value } | null {
    const known = this.#known[index];
    if (known) return known;
    const next = this.#values.next();
    if (next.done === true) return null;
    const found = { value: next.value };
    this.#known.push(found);
    return found;
  }
}
