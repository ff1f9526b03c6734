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

/** An edit of constants that others may read as well: it is right for all who read them, or not at all. */
export interface SharedEdit {
  readonly edit: Edit;
  /** The constants that resolve to the place, each as it is read here. */
  readonly reads: readonly ConstantRead[];
}

/**
 * A string that an expression of the source evaluates to, as far as the source specifies it, and the way back from an
 * offset of that string to the source. Reporting and editing are two questions: {@link locate} always answers, {@link
 * edit} only where the text belongs to the route alone.
 */
export interface Text {
  /** The value; each part that the source does not specify is as one HOLE character (see paths/dialects.ts). */
  readonly value: string;

  /**
   * Where the characters from `start` to `end` of the value are to be seen: the exact words where they are in one
   * literal that may be edited or that is in the call itself, else the expression that was written in the call.
   */
  locate(start: number, end: number): Range;

  /**
   * The edit that makes the characters from `start` to `end` of the value read `replacement` (a plain path text,
   * escaped here as the literal needs it), or null where the text is not the route's own: a constant that is exported
   * or read elsewhere, a hole, a range that spans two literals.
   */
  edit(start: number, end: number, replacement: string): Edit | null;

  /**
   * As {@link edit}, and also where constants of this file alone hold the text, whoever else of it reads them: then the
   * edit is to be made if all of them want the same. Null where the text is the route's own, or nobody's here.
   */
  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null;

  /**
   * The last name of the expression that the source does not specify at an offset of the value: `id` of `user.id`. Null
   * where it has none, left out where it is not known.
   */
  readonly nameAt?: (offset: number) => string | null;
}
