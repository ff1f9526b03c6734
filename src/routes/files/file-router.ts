import type { Method } from '../../model/method.ts';

/** How the exports of a file specify which methods it answers. */
export type FileMethods =
  /**
   * Each export answers the methods that are listed for its name. `pageExport`: the export that makes a page of them.
   */
  | {
      readonly kind: 'exports';
      readonly names: Readonly<Record<string, readonly Method[]>>;
      readonly pageExport: string | null;
    }
  /** The default export answers all; `suffix`: or the method that the name of the file ends with (`users.get.ts`). */
  | { readonly kind: 'default'; readonly suffix: boolean };

/** A part of a file's path below the folder of the routes: a folder, or the name of the file itself. */
export interface FilePart {
  /** As it is written. */
  readonly written: string;
  /** The segment of the address that it represents, as the dialect `files` writes it; null where it represents none. */
  readonly segment: string | null;
}

/** How a framework makes routes of files. */
export interface FileRouter {
  readonly name: string;
  /** The packages that an application of the framework depends on. */
  readonly packages: readonly string[];
  /** The names of its own configuration files, without what follows the last dot. */
  readonly configs: readonly string[];
  /** The folders of routes below that of the application, each with what precedes the addresses. */
  readonly folders: Readonly<Record<string, string>>;
  /** What after the last dot makes a file a source of routes. */
  readonly extensions: readonly string[];
  /** The name of all files with routes; null where each file's own name belongs to the address. */
  readonly file: string | null;
  /** What separates segments within a name, next to the slash between folders. */
  readonly joint: '/' | '.';
  /** The names that represent their folder: `index`. */
  readonly index: string | null;
  readonly methods: FileMethods;
  /** Reads one part of a path; null where no file below it is a route. */
  readonly part: (written: string) => FilePart | null;
  /** How the name of a file or a folder specifies a segment. */
  readonly write: (segment: string) => string;
}
