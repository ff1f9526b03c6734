import type { Origin, Place, TextValue, Value } from './value.ts';

/** A key of the beginning of a place. */
export function startOf({ file, range }: Place): string {
  return `${file}:${String(range[0])}`;
}

/** A key of the end of a place, which distinguishes the calls of a chain: they all begin at one offset. */
export function endOf({ file, range }: Place): string {
  return `${file}:${String(range[1])}`;
}

/** A key of a literal of the program. */
export function literalKey({ file, literal }: Origin): string {
  return `${file}:${String(literal.start)}`;
}

/** The place of the literal at the beginning of a text; null where there is none. */
export function literalPlace({ pieces: [piece] }: TextValue): Place | null {
  const origin = piece && 'text' in piece ? piece.origin : null;
  return origin && { file: origin.file, range: [origin.literal.start, origin.literal.end] };
}

/** A key of a place, with its beginning and end. */
export function wholeOf({ file, range }: Place): string {
  return `${file}:${range.join()}`;
}

/**
 * The call that makes an unknown value, or the call or parameter that it is made of; null where none is known.
 *
 * @param seen the values that were searched: a value may be made of the same one in very many ways
 */
export function placeOf(value: Value, seen = new Set<Value>()): Place | null {
  if (seen.has(value)) return null;
  seen.add(value);
  if (value.kind === 'text')
    return firstPlace(
      value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])),
      seen,
    );
  if (value.kind === 'choice') return firstPlace(value.options, seen);
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'call') return source.call.place;
  if (source.kind === 'member') return placeOf(source.object, seen);
  if (source.kind === 'operation') return firstPlace(source.operands, seen);
  return 'place' in source ? source.place : null;
}

function firstPlace(values: readonly Value[], seen: Set<Value>): Place | null {
  for (const value of values) {
    const found = placeOf(value, seen);
    if (found) return found;
  }
  return null;
}
