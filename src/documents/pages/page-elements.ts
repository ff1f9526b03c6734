import type { Range, Text } from '../../model/text.ts';

/** An attribute of an element. */
export interface PageAttribute {
  /** Where its name is written. */
  readonly nameRange: Range;
  /** Its value, with holes for what a template puts in; null where it has none. */
  readonly value: Text | null;
  /** Whether each hole is one value, and no text of the page is specified under a condition only. */
  readonly isPlain: boolean;
}

/** An element of a page, as its start tag specifies it. */
export interface PageElement {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, PageAttribute>;
  /** The form that it is in. */
  readonly form: PageElement | null;
  /** Whether a script writes it: it is in a text of that. */
  readonly isScripted: boolean;
}

/** What a page was read to. */
export interface ReadPage {
  readonly elements: readonly PageElement[];
  /** What only people read: comments, and the texts of paragraphs and the like. */
  readonly prose: readonly Range[];
}
