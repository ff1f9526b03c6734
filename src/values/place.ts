import type { Origin, Place, TextValue } from './value.ts';

/** Tells the places of a program apart by where they begin. */
export function startOf({ file, range }: Place): string {
  return `${file}:${String(range[0])}`;
}

/** Tells the places of a program apart by where they end: the calls of a chain begin at one place. */
export function endOf({ file, range }: Place): string {
  return `${file}:${String(range[1])}`;
}

/** Tells the literals of a program apart. */
export function literalKey({ file, literal }: Origin): string {
  return `${file}:${String(literal.start)}`;
}

/** Where the literal is written that a text begins with; null where it begins with none. */
export function literalPlace({ pieces: [piece] }: TextValue): Place | null {
  const origin = piece && 'text' in piece ? piece.origin : null;
  return origin && { file: origin.file, range: [origin.literal.start, origin.literal.end] };
}

/** Tells the places of a program apart by where they begin and end. */
export function wholeOf({ file, range }: Place): string {
  return `${file}:${range.join()}`;
}
