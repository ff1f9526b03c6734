import type { IdentifierReason } from '../../model/identifier-move.ts';
import type { Entry, ObjectTerm, Term } from '../../values/terms.ts';

/** A field of what a request sends. */
export interface SentField {
  /** The values that it may have; more than one where it is assigned again. */
  readonly values: readonly Term[];
  /** The expression that reads it from a variable: `data.id`; null where it is written in the request itself. */
  readonly read: string | null;
  /** Whether it is sent as a text, whatever its value is: in a form, or in a query. */
  readonly isText: boolean;
  /** The entry that is the field; null where it is not one of a literal. */
  readonly entry: Entry | null;
}

/** What a request sends: an object whose fields are in sight. */
export interface SentObject {
  /** The literal of the object, where it is written in the request itself; else null. */
  readonly literal: ObjectTerm | null;
  /** Whether it has one field alone. */
  readonly isSingle: boolean;
  /** The field of a name, or why it is not known to have it. */
  readonly fieldOf: (name: string) => SentField | IdentifierReason;
}

/** The expression of a member: `data.id`, `data['user-id']`. */
export function memberOf(object: string, name: string): string {
  return /^[\w$]+$/.test(name) ? `${object}.${name}` : `${object}['${name}']`;
}

/** The entry of an object that certainly is a given field, or the reason why there is none. */
export function entryOf({ entries }: ObjectTerm, name: string): Entry | IdentifierReason {
  const at = entries.findLastIndex(({ key }) => key?.kind === 'text' && key.value === name);
  const entry = entries[at];
  const isKnown = entries.every(({ key }, index) => (key ? key.kind === 'text' : index < at));
  if (!isKnown) return 'unseen-body';
  return entry && entry.accessor === null ? entry : 'unsent';
}
