/** A file or a folder in a folder: `index.html`. */
export interface NameInFolder {
  readonly name: string;
  readonly isFolder: boolean;
}

/** The folder whose files middleware sends: `public` of `express.static('public')`. */
export interface SentFolder {
  /** Its text as written. */
  readonly folder: string;
  /**
   * Whether a request for any folder is redirected to the address with a slash; false where only folders with an index
   * file are.
   */
  readonly redirects: boolean;
  /** The extensions that are tried for a name that is no file: `html`. */
  readonly extensions: readonly string[];
  /** Whether files are found by the whole address, including the path of the middleware, as in Hono. */
  readonly byWholeAddress: boolean;
  /** Returns the entries of the folder, or of one below it; left out where the disk is not available. */
  readonly namesIn?: (below: readonly string[]) => readonly NameInFolder[];
}
