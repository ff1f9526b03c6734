import type { MethodToken } from './method.ts';
import type { Range, Text } from './text.ts';

/**
 * Where a mention is. `code`: a string of a source file; `comment`: a comment of one; `foreign`: a program in another
 * language, as a mobile client or a script that calls curl; `view`: a template or a page (ejs, pug, handlebars, HTML,
 * a component of Vue or Svelte without its scripts); `document`: YAML, JSON and the like, which programs read; `prose`:
 * Markdown and plain text, which only people read.
 */
export type MentionKind = 'code' | 'comment' | 'foreign' | 'view' | 'document' | 'prose';

/** A segment that is partly text and partly a value at run time: `create${kind}`. */
export interface MixedSegment {
  /** The index of the segment in its mention. */
  readonly at: number;
  /** Its text, with a HOLE for each value. */
  readonly text: string;
}

/** A text that contains an address, for whatever purpose: `'/users/list'` in a log, a view or a document. */
export interface Mention {
  readonly kind: MentionKind;
  /** As it is in the source. */
  readonly written: string;
  /** Its segments in lower case, without host and query; a HOLE for a segment with a value at run time. */
  readonly segments: readonly string[];
  /**
   * The segments that are partly text. In `segments` each of them is a HOLE, or its text alone where the value at its
   * end may be a query.
   */
  readonly mixed?: readonly MixedSegment[];
  /** The indices of the segments that lie in its range; left out where all do. */
  readonly own?: readonly number[];
  /** Whether something may be before the first segment: a host, a base, a hole. */
  readonly openPrefix: boolean;
  /** Whether more may follow the last segment: `'/users/delete/' + id`. */
  readonly openSuffix: boolean;
  /** Whether a program reads the comment that it is in: the path of an OpenAPI block. */
  readonly isRead?: boolean;
  /** Whether a browser resolves it from the root of its host: no unknown part precedes it. */
  readonly isLink?: boolean;
  /** Whether it is the address of a page that a browser navigates to: it is requested by GET, if at all. */
  readonly isVisited?: boolean;
  /**
   * The name of the attribute or the parameter whose value it is, where it is an address only if a file of the project
   * puts that into a URL.
   */
  readonly keptAs?: string;
  /**
   * The segments that its file mentions. Where they are given, a verb alone is an address only if they contain the
   * static segment next to it in the address.
   */
  readonly beside?: ReadonlySet<string>;
  readonly range: Range;
}

/** An endpoint in the text of a comment: `GET /users`. */
export interface DocumentedEndpoint {
  readonly style: 'plain' | 'route' | 'apidoc' | 'openapi';
  /** Its `edit` returns null where the comment names several methods together. */
  readonly method: MethodToken;
  /** The address as written; a parameter may be `:id`, `{id}` or `<id>`. */
  readonly path: Text;
  /** The keys of the block that it is a key of, which must stay different. Empty where it is by itself. */
  readonly keys: readonly string[];
  /** The range from the method to the address. */
  readonly range: Range;
}

/** A comment that names the endpoint it documents: `// GET /users`, `@route GET /users`, an OpenAPI block. */
export interface AddressComment extends DocumentedEndpoint {
  /** The offset of the code that follows the comment, after any further comments. */
  readonly ahead: number;
}

/** A mention and its file. */
export interface FileMention {
  readonly file: string;
  readonly mention: Mention;
}
