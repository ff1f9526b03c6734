import type { MethodToken } from './method.ts';
import type { Range, Text } from './text.ts';

/**
 * Where a mention is. `code`: a string of a source file; `comment`: a comment of one; `foreign`: a program in another
 * language, as a mobile client or a script that calls curl; `view`: a template or a page (ejs, pug, handlebars, HTML,
 * what is no script in a component of Vue or Svelte); `document`: YAML, JSON and the like, which programs read;
 * `prose`: Markdown and plain text, which only people read.
 */
export type MentionKind = 'code' | 'comment' | 'foreign' | 'view' | 'document' | 'prose';

/** A segment that is partly text and partly a value of run time: `create${kind}`. */
export interface MixedSegment {
  /** Which segment of its mention it is. */
  readonly at: number;
  /** As it is written, with a HOLE in the place of each value. */
  readonly text: string;
}

/** A text that names an address, whatever it is for: `'/users/list'` in a log, a view or a document. */
export interface Mention {
  readonly kind: MentionKind;
  /** As it is in the source. */
  readonly written: string;
  /**
   * Its segments in lower case, host and query left aside; a segment that holds a value of run time has a HOLE in its
   * place.
   */
  readonly segments: readonly string[];
  /**
   * Those of the segments that are partly text, which a HOLE or their text alone represents above: the value at the end
   * may be a query.
   */
  readonly mixed?: readonly MixedSegment[];
  /** Which of the segments its range specifies; all of them where that is left out. */
  readonly own?: readonly number[];
  /** Whether something may be before the first segment: a host, a base, a hole. */
  readonly opensBefore: boolean;
  /** Whether more may follow the last segment: `'/users/delete/' + id`. */
  readonly opensBehind: boolean;
  /** Whether a browser follows it from the root of its host: nothing that the source does not tell precedes it. */
  readonly isLink?: boolean;
  /** Whether it is the address of a page that a browser is taken to: a server is asked for it with GET, if at all. */
  readonly isVisited?: boolean;
  /**
   * The name of the value that a page gives it to, or the parameter of a function, where it is no address unless a file
   * of the project puts that into a URL.
   */
  readonly keptAs?: string;
  /**
   * The segments that its file names. Where they are given, a verb alone is an address only if they hold the static
   * segment next to it.
   */
  readonly beside?: ReadonlySet<string>;
  readonly range: Range;
}

/** An endpoint in the text of a comment: `GET /users`. */
export interface SaidEndpoint {
  readonly style: 'plain' | 'route' | 'apidoc' | 'openapi';
  /** Its edit answers null where the comment specifies the method together with others. */
  readonly method: MethodToken;
  /** The address as written; a parameter may be as `:id`, `{id}` or `<id>`. */
  readonly path: Text;
  /** The keys of the block that it is one of: no two of them may be the same. Empty where it is by itself. */
  readonly keys: readonly string[];
  /** The method and the address, as they are together. */
  readonly range: Range;
}

/** A comment that specifies which endpoint it is about: `// GET /users`, `@route GET /users`, an OpenAPI block. */
export interface AddressComment extends SaidEndpoint {
  /** Where the call, or whatever else it is above, begins after it and the comments that follow it. */
  readonly ahead: number;
}

/** A mention and its file. */
export interface FileMention {
  readonly file: string;
  readonly mention: Mention;
}
