/** A file or a folder in a folder: `index.html`. */
export interface NameInFolder {
  readonly name: string;
  readonly isFolder: boolean;
}

/** The folder whose files middleware sends: `public` of `express.static('public')`. */
export interface SentFolder {
  /** As it is written, like that of a mount. */
  readonly folder: string;
  /**
   * Whether the address of a folder is answered by a redirect to the same one with a slash; else only where it has an
   * index file.
   */
  readonly redirects: boolean;
  /** What is tried after a name that is no file: `html`. */
  readonly extensions: readonly string[];
  /** Whether files are looked for by the whole address, the path of the middleware included, as Hono does. */
  readonly byWholeAddress: boolean;
  /** What is in the folder, or in one below it; left out where the disk is not known. */
  readonly namesIn?: (below: readonly string[]) => readonly NameInFolder[];
}
