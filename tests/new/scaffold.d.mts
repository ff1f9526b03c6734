/** What `npm run new` writes and prints. */
export interface Scaffold {
  /** The files by their paths from the root of the project, with their whole texts. */
  readonly files: readonly { readonly file: string; readonly text: string; readonly isNew: boolean }[];
  /** What is to be filled in, a line for each file. */
  readonly next: readonly string[];
}

/** An error of whoever calls the script: its message says what to do instead. */
export class UsageError extends Error {}

/**
 * What is written for a kind and a name.
 *
 * @throws UsageError for an unknown kind, a name that the kind cannot have, and what exists already
 */
export function scaffold(root: string, args: readonly string[]): Scaffold;
