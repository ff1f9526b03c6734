import type { Edit, Range, Text } from './text.ts';

/**
 * An operation of a document: `get` below the key `/users/{id}` of an OpenAPI document, a request of a Postman
 * collection, a link of a page.
 */
export interface Operation {
  /** In upper case. */
  readonly method: string;
  /** Where the method is written, quotes not included; of a link, what states that it is one. */
  readonly methodRange: Range;
  /** The key of the path, without the base path of the document; or the URL of a request. */
  readonly address: Text;
  /** Where else the address is written. */
  readonly otherRanges: readonly Range[];
  /** Whether it is one request, and no template of addresses. */
  readonly isRequest: boolean;
}

/** Where an operation moves to. */
export interface Destination {
  readonly method: string;
  /** The new key, or the new URL. */
  readonly path: string;
}

/**
 * What a document is: a list of the operations or requests of one server; a page, which sends requests to whoever gave
 * it; a text for people, which nothing breaks with.
 */
export type DocumentRole = 'list' | 'page' | 'prose';

/** What a document describes or asks for, and how its operations move. */
export interface DocumentedApi {
  readonly role: DocumentRole;
  /** The base paths of its servers, each empty or with a slash in front. */
  readonly bases: readonly string[];
  /** The operations whose text is understood. */
  readonly operations: readonly Operation[];
  /** Whether a place is in a text for people: a description, a summary. */
  isProse(range: Range): boolean;
  /** Whether an operation may move, as far as that does not depend on where others move to. */
  mayMove(operation: Operation, to: Destination): boolean;
  /** The edits that move operations; null where the document would describe something else afterwards. */
  edits(moves: ReadonlyMap<Operation, Destination>): readonly Edit[] | null;
}
