/**
 * A piece of a program that a fix may change: the text of a path or the word of a method. Every other character of the
 * program has to stay.
 */
export interface Slot {
  /** Says what the piece belongs to; pieces of one table have different keys. */
  readonly key: string;
  /** `member` is a method as `app.get` writes it, `method` as `{ method: 'GET' }` does. */
  readonly kind: 'path' | 'member' | 'method';
  readonly text: string;
}

/** A program as its printer leaves it. */
export type Pieces = readonly (string | Slot)[];

/** What stands in each slot of a program, by key. */
export type Values = ReadonlyMap<string, string>;

const TEXT_OF: Readonly<Record<Slot['kind'], string>> = { path: "[^'\\n]*", member: '[a-z]+', method: '[A-Z]+' };

export function textOf(pieces: Pieces): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

export function valuesOf(pieces: Pieces): Values {
  return new Map(pieces.filter((piece) => typeof piece !== 'string').map(({ key, text }) => [key, text]));
}

/** What stands in the slots of a program that was fixed; null where anything else was changed too. */
export function readBack(pieces: Pieces, fixed: string): Values | null {
  const slots = pieces.filter((piece) => typeof piece !== 'string');
  const pattern = pieces
    .map((piece) => (typeof piece === 'string' ? escape(piece) : `(${TEXT_OF[piece.kind]})`))
    .join('');
  const found = new RegExp(`^${pattern}$`).exec(fixed);
  return found && new Map(slots.map(({ key }, at) => [key, found[at + 1] ?? '']));
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
