/** A generated file: its path from the root of the project, what is there now, and what ought to be. */
export interface Generated {
  readonly file: string;
  readonly text: string;
  readonly expected: string;
}

/** The generated files of `src`. */
export function lists(root?: string): readonly Generated[];
