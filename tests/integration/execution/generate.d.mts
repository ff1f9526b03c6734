/** What an application adds that a rewrite may get wrong: a row of the table of hazards. */
export interface Hazard {
  readonly name: string;
  /** What a correct fix may do all the same. */
  readonly allows: string;
}

/** A generated application: its files, what is asked of it, and its routes. */
export interface Application {
  readonly name: string;
  readonly seed: number;
  readonly hazard: Hazard | null;
  readonly files: Readonly<Record<string, string>>;
  readonly routes: readonly { readonly does: string }[];
}

/** Makes an application of a seed, with the old addresses, or with those of a rewrite that looks at nothing else. */
export function generate(seed: number, hazard?: Hazard | null, written?: 'old' | 'new'): Application;
