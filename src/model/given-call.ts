import type { Handler } from './handler.ts';
import type { Reference } from './reference.ts';
import type { Range, Text } from './text.ts';

/** A path among the arguments of a call: `'/users'` in `addRoute('/users', list)`. */
export interface GivenPath {
  readonly kind: 'text' | 'regexp' | 'dynamic';
  readonly text: Text | null;
  readonly range: Range;
  /** Where the pieces of it come from that its file does not say. */
  readonly from: readonly (Reference | null)[];
  /** The same for all routes that are made of it. */
  readonly owner: object;
}

/** What one argument of a call is, as far as its file shows it: whatever a route can be made of. No syntax tree. */
export interface Given {
  readonly range: Range;
  /** The paths that it may be; none where it can be no path. */
  readonly paths: readonly GivenPath[];
  /** The texts that it may be: one, or those of a list. */
  readonly words: readonly Text[];
  /** The functions that it may be; null where it can be none. */
  readonly handler: Handler | null;
  /** The members of an object or a list that stands in the file. */
  readonly members: ReadonlyMap<string, Given>;
}

/** A call of a function that may register a route of its arguments: `addRoute('get', '/users', list)`. */
export interface GivenCall {
  readonly arguments: readonly Given[];
  /** The whole call, or the row of a list that a loop runs over. */
  readonly range: Range;
  /** What is called, for what no argument says. */
  readonly callee: Range;
  /** Whether a spread argument may bring more than is told. */
  readonly isOpen: boolean;
}
