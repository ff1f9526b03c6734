import type { Range, Text } from '../../model/text.ts';

/** An attribute of an element. */
export interface PageAttribute {
  /** Where its name is written. */
  readonly nameRange: Range;
  /** Its value, with holes for the values of a template; null where it has none. */
  readonly value: Text | null;
  /** The texts in an expression that is no text itself: `all ? 'getAll' : '7'`; left out where there are none. */
  readonly texts?: readonly Text[];
  /** Whether each hole is one value, and no part of the text depends on a condition. */
  readonly isPlain: boolean;
}

/** An element of a page, as its start tag has it. */
export interface PageElement {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, PageAttribute>;
  /** The form that it is in; null outside of one. */
  readonly form: PageElement | null;
  /** Whether a script writes it: it is in a string of the script. */
  readonly isScripted: boolean;
}

/** The content of a page. */
export interface ReadPage {
  readonly elements: readonly PageElement[];
  /** Text for people only: comments, and the texts of paragraphs and the like. */
  readonly prose: readonly Range[];
}
