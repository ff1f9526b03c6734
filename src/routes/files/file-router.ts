import type { Method } from '../../model/method.ts';

/** Which methods a file answers, by its exports. */
export type FileMethods =
  /** Each export answers the methods listed for its name. `pageExport`: the export that makes the file a page. */
  | {
      readonly kind: 'exports';
      readonly names: Readonly<Record<string, readonly Method[]>>;
      readonly pageExport: string | null;
    }
  /** The default export answers all methods; with `suffix`, the one at the end of the file name: `users.get.ts`. */
  | { readonly kind: 'default'; readonly suffix: boolean };

/** A part of a file's path below the folder of the routes: a folder, or the name of the file itself. */
export interface FilePart {
  /** As it is written. */
  readonly written: string;
  /** The segment of the address, in the dialect `files`; null where this part adds none. */
  readonly segment: string | null;
}

/** How a framework turns files into routes. */
export interface FileRouter {
  readonly name: string;
  /** The packages that an application of the framework depends on. */
  readonly packages: readonly string[];
  /** The names of its configuration files, without the extension. */
  readonly configs: readonly string[];
  /** The folders of routes below that of the application, each with the prefix of its addresses. */
  readonly folders: Readonly<Record<string, string>>;
  /** The extensions of files with routes. */
  readonly extensions: readonly string[];
  /** The name of all files with routes; null where the name of each file belongs to its address. */
  readonly file: string | null;
  /** What separates segments within a file name, in addition to the slash between folders. */
  readonly joint: '/' | '.';
  /** The file name that adds no segment to that of its folder: `index`. */
  readonly index: string | null;
  readonly methods: FileMethods;
  /** Reads one part of a path; null where no file below it is a route. */
  readonly part: (written: string) => FilePart | null;
  /** The name of a file or a folder for a segment. */
  readonly write: (segment: string) => string;
}
