/** A range of the source text, as ESLint counts it: start included, end excluded. */
export type Range = readonly [start: number, end: number];

/** A range of the source and the text that replaces it: `{ range: [8, 14], text: '/users' }`. */
export interface Edit {
  readonly range: Range;
  readonly text: string;
}

/** A place that reads a constant of its file: `BASE` in `app.get(BASE + '/users', list)`. */
export interface ConstantRead {
  /** Where the constant is declared. */
  readonly constant: number;
  /** Where it is read. */
  readonly at: number;
  /** In how many places it is read. */
  readonly readers: number;
}

/** An edit of a constant that other code of the file may read too: it has to be right for all readers. */
export interface SharedEdit {
  readonly edit: Edit;
  /** The reads of constants between the expression and the literal. */
  readonly reads: readonly ConstantRead[];
}

/**
 * The string that an expression evaluates to, as far as it is known, and the mapping from its offsets to the source.
 * {@link locate} always returns a range to report; {@link edit} returns an edit only where the text belongs to the
 * route alone.
 */
export interface Text {
  /** The value, with one HOLE character (see paths/dialects.ts) for each part that is not known. */
  readonly value: string;

  /**
   * The range of the characters from `start` to `end` of the value: exact where they are in one literal that may be
   * edited or that is in the call itself; else the range of the expression in the call.
   */
  locate(start: number, end: number): Range;

  /**
   * The edit that makes the characters from `start` to `end` of the value read `replacement` (a plain path text,
   * escaped here as the literal needs it), or null where the text is not the route's own: a constant that is exported
   * or read elsewhere, a hole, a range that spans two literals.
   */
  edit(start: number, end: number, replacement: string): Edit | null;

  /**
   * As {@link edit}, for a text in constants of this file that other code of the file reads too: the edit is made only
   * if all readers agree on it. Null where the text is the route's own, or is not in such a constant.
   */
  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null;

  /**
   * The last name of the expression whose value is the hole at an offset: `id` of `user.id`. Null where it has no name;
   * left out where names are not available.
   */
  readonly nameAt?: (offset: number) => string | null;
}

/** A place in a file. */
export interface FilePlace {
  readonly file: string;
  readonly range: Range;
}
