import type { Range } from './text.ts';

/** A place in a file. */
export interface FilePlace {
  readonly file: string;
  readonly range: Range;
}
