/**
 * How a router reads the text of a path.
 *
 * - `express`: path-to-regexp as Express 4 and 5 use it, and regexparam of Polka and restana; which of them is
 *   installed is not known from the file, so the syntaxes of all are understood (`:id(\\d+)`, `:id?`, `*`, and
 *   `{/:id}`, `*rest`).
 * - `find-my-way`: Fastify's router (`:id(^\\d+$)`, `:from-:to`, `::` for a colon, a final `*`).
 * - `koa`: koa-router and @koa/router, which use path-to-regexp too, and match case-insensitively.
 * - `hono`: Hono's routers (`:id`, `:id{[0-9]+}`, `:id?` and `*`, each a whole segment).
 * - `hapi`: hapi's router (`{id}`, `{id?}`, `{rest*}`, `{name}.json`).
 * - `files`: addresses that are names of files and folders (`[id]`, `[[id]]`, `[...rest]`, `[[...rest]]`,
 *   `[name].json`).
 */
export type Dialect = 'express' | 'find-my-way' | 'koa' | 'hono' | 'hapi' | 'files';

/** A part of the text of a path: the segment `users` of `/users/:id` is `{ start: 1, end: 6 }`. */
export interface Span {
  /** Offset of the first character in {@link Path.text}. */
  readonly start: number;
  /** Offset after the last character in {@link Path.text}. */
  readonly end: number;
}

/** A literal segment: `users`. */
export interface StaticSegment extends Span {
  readonly kind: 'static';
  /** The text that a request must have there, with escapes resolved: `\\:get` is `:get`. */
  readonly value: string;
}

/** A segment that is one parameter: `:id`, `:id(\\d+)`, `:id?`. */
export interface ParameterSegment extends Span {
  readonly kind: 'parameter';
  readonly name: string;
  /** The pattern between its parentheses, or null. */
  readonly pattern: string | null;
  /**
   * Whether a request may leave the whole segment out (`:path*` is one segment at least in Express, none or more in
   * Koa).
   */
  readonly optional: boolean;
  /** Whether it matches several segments: `:path+`, `:path*`, `:path(.*)`. */
  readonly repeated: boolean;
}

/** A segment that matches any rest: `*`, `*splat`, `(.*)`. */
export interface WildcardSegment extends Span {
  readonly kind: 'wildcard';
  readonly name: string | null;
}

/** A segment of several parts: `:id.json`, `:from-:to`, `ab?cd`, `v:version`, `{/:x}`. */
export interface MixedSegment extends Span {
  readonly kind: 'mixed';
  /** Literal text before the first special part (decoded), and after the last one. */
  readonly before: string;
  readonly after: string;
  readonly parameters: readonly string[];
  /** Whether a request may leave the whole segment out. */
  readonly optional: boolean;
  /** Every literal text that a request must contain here, in order, including `before` and `after` unless empty. */
  readonly literals: readonly string[];
  /** Whether it may match slashes, and so several segments: `ab*cd`, `a(.*)`. */
  readonly spans: boolean;
}

/** A segment that is not understood: it has a hole of a template, or text that the dialect does not allow. */
export interface UnknownSegment extends Span {
  readonly kind: 'unknown';
}

/** One part of a path between two slashes. Offsets do not include the slashes. */
export type Segment = StaticSegment | ParameterSegment | WildcardSegment | MixedSegment | UnknownSegment;

/**
 * A parsed path: the pattern as a list of segments, each with its offsets in the text. `/users/:id` is a static segment
 * and a parameter. Empty segments are left out: the two of `/users//posts` have a gap of two characters between them.
 */
export interface Path {
  readonly text: string;
  readonly dialect: Dialect;
  readonly segments: readonly Segment[];
}

/**
 * The characters of a path that are replaced, and by what: `{ start: 6, end: 11, text: '' }` turns `/users/list` into
 * `/users`.
 */
export type PathChange = Span & { readonly text: string };
