import type { Edit, Range, Text } from './text.ts';

/**
 * An operation of a document: `get` below the key `/users/{id}` of an OpenAPI document, a request of a Postman
 * collection, a link of a page.
 */
export interface Operation {
  /** In upper case. */
  readonly method: string;
  /** The range of the method, quotes not included; of a link, that of the attribute which makes it one. */
  readonly methodRange: Range;
  /** The key of the path, without the base path of the document; or the URL of a request. */
  readonly address: Text;
  /** The ranges where the same address is written again. */
  readonly otherRanges: readonly Range[];
  /** Whether the address is that of one request, rather than a template such as `/users/{id}`. */
  readonly isRequest: boolean;
}

/** Where an operation moves to. */
export interface Destination {
  readonly method: string;
  /** The new key, or the new URL. */
  readonly path: string;
}

/**
 * The kind of a document: a list of the operations or requests of one server; a page, which sends requests to the
 * server that it comes from; or prose, which only people read, so that nothing breaks with it.
 */
export type DocumentRole = 'list' | 'page' | 'prose';

/** A comment of a document. */
export interface DocumentComment {
  /** The text between the comment marks. */
  readonly value: string;
  readonly range: Range;
}

/** The operations that a document describes or requests, and the edits that move them. */
export interface DocumentedApi {
  readonly role: DocumentRole;
  /** The comments, in which ESLint reads directives; none in a format for which it has no language. */
  readonly comments: readonly DocumentComment[];
  /** The base paths of its servers, each empty or with a slash in front. */
  readonly bases: readonly string[];
  /** The operations whose text is understood. */
  readonly operations: readonly Operation[];
  /** Whether a place is in a text for people: a description, a summary. */
  isProse(range: Range): boolean;
  /** Whether an operation may move, regardless of where others move to. */
  mayMove(operation: Operation, to: Destination): boolean;
  /** The edits that move operations; null where the document would describe something else afterwards. */
  edits(moves: ReadonlyMap<Operation, Destination>): readonly Edit[] | null;
}
