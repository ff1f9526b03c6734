/** A route that a program registered while it ran. */
export interface Registration {
  readonly method: string;
  /** As it was given; null where it is no text. */
  readonly path: string | null;
  /** With all mounts. */
  readonly address: string | null;
  readonly framework: string;
  /** The file and about which line. */
  readonly place: string;
  /** Whether a server has it, and not just a router that nothing mounts. */
  readonly isServed: boolean;
  readonly order: number;
}

/** What the servers of a folder register. */
export interface Recording {
  readonly routes: readonly Registration[];
  /** The files that were loaded. */
  readonly files: readonly string[];
  /** Why a file did not run to its end. */
  readonly failed: Readonly<Record<string, string>>;
  readonly unresolved: readonly string[];
  readonly entries: readonly string[];
}

/** Runs the servers of a folder in processes of their own, each for so many milliseconds at most. */
export function record(folder: string, limit?: number): Promise<Recording>;
