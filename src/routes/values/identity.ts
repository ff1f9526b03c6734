/** What two mentions of the same thing have in common: the variable at the root, and the members after it. */
export interface Identity {
  readonly key: object;
  readonly path: string;
}

/** A map by identity. */
export class IdentityMap<Value> {
  readonly #paths = new Map<object, Map<string, Value>>();

  get({ key, path }: Identity): Value | undefined {
    return this.#paths.get(key)?.get(path);
  }

  set({ key, path }: Identity, value: Value): void {
    const paths = this.#paths.get(key);
    if (paths) paths.set(path, value);
    else this.#paths.set(key, new Map([[path, value]]));
  }
}
