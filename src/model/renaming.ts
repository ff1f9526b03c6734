/**
 * What is to be renamed so that a route has another address whose address is the name of its file: no edit of a text
 * does that.
 */
export interface Renaming {
  /** The names of the file below the folder of its application. */
  readonly from: string;
  readonly to: string;
  /**
   * What answers the method where another one is to be answered: the name of an export, or the code of the handler.
   * Null where the file's name says it.
   */
  readonly method: { readonly from: string; readonly to: string; readonly isExport: boolean } | null;
}
