import type { Carrier } from '../../model/sent-fields.ts';
import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Edit, Range } from '../../model/text.ts';

/** The edits of each file. */
export type EditsByFile = readonly { readonly file: string; readonly edits: readonly Edit[] }[];

/** The identifier that a handler reads, with the edits that read it from the path. */
export interface HandlerSide {
  readonly carrier: Carrier;
  /** Its name in the body or the query, and that of the parameter. */
  readonly field: string;
  readonly parameter: string;
  /** Whether the body is used as a whole too, so that requests go on sending the field in it. */
  readonly staysInBody: boolean;
  /** Whether the rest of the body is used without the field, so that requests have to send it no more. */
  readonly leavesBody: boolean;
  /** Whether more is read of the body: without one, that may be undefined. */
  readonly needsBody: boolean;
  /** Whether its server rejects requests with a type of content and no body. */
  readonly refusesEmpty: boolean;
  /** Where a text would answer otherwise than a number; null where it does not matter. */
  readonly asNumber: Range | null;
  /** What prevents that it is a text, whatever requests send; null where nothing does. */
  readonly textObstacle: IdentifierObstacle | null;
  /** The edits by which the handler makes a number of it instead; null where it cannot. */
  readonly numbered: readonly Edit[] | null;
  /** Whether all requests have to send a number. */
  readonly wantsNumber: boolean;
  readonly file: string;
  readonly edits: readonly Edit[];
  /** The edits of what checks requests before the handler, by file. */
  readonly others: EditsByFile;
}
