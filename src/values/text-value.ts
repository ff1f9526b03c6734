import { HOLE } from '../paths/dialects.ts';
import { optionsOf, type ObjectValue, type Piece, type Place, type TextValue, type Value } from './value.ts';
import { choiceOf, madeText, operation } from './new-values.ts';

/** The text of a value with each hole as one HOLE character; null for a value that is no text. */
export function plainText(value: Value): string | null {
  return value.kind === 'text' ? value.pieces.map((piece) => ('hole' in piece ? HOLE : piece.text)).join('') : null;
}

/** The whole text of a value; null where it is no text or has a hole. */
export function knownText(value: Value): string | null {
  if (value.kind !== 'text') return null;
  let text = '';
  for (const piece of value.pieces) {
    if ('hole' in piece) return null;
    text += piece.text;
  }
  return text;
}

/** A value as the pieces of a text: a constant as JavaScript writes it, an unknown one as a hole. */
export function piecesOf(value: Value, named: Place | null = null): readonly Piece[] {
  switch (value.kind) {
    case 'text':
      return value.pieces;
    case 'constant':
      return [{ text: String(value.value), origin: null }];
    default:
      return [{ hole: value, ...(named && { named }) }];
  }
}

/** Where the alternatives of the parts make more combinations, a part becomes a hole. */
const MOST_COMBINATIONS = 24;
/** A text of more pieces becomes an unknown value: none in a real program is that long. */
const MOST_PIECES = 200;

/** The texts that result from joining values, one for each combination of their alternatives. */
export function joined(values: readonly Value[], names: readonly (Place | null)[] = []): readonly Value[] {
  let found: readonly (readonly Piece[])[] = [[]];
  for (const [at, given] of values.entries()) {
    const named = names[at] ?? null;
    const value = (given.kind === 'object' && objectText(given)) || given;
    const options = optionsOf(value);
    if (found.length * options.length > MOST_COMBINATIONS) {
      if (options.some(hasChoice)) return [operation('join', values)];
      const hole: Piece = { hole: value, ...(named && { named }) };
      found = found.map((pieces) => [...pieces, hole]);
    } else found = found.flatMap((pieces) => options.map((option) => [...pieces, ...piecesOf(option, named)]));
    if (found.some(({ length }) => length > MOST_PIECES)) return [operation('join', values)];
  }
  return found.map((pieces) => ({ kind: 'text', pieces }));
}

/**
 * Whether a value is a text with an unknown part that is one of several: texts that are nested deeper would be more
 * than anybody can visit.
 */
function hasChoice(value: Value): boolean {
  return value.kind === 'text' && value.pieces.some((piece) => 'hole' in piece && piece.hole.kind === 'choice');
}

/** The hidden field of an object for the text that it becomes. */
export const TEXT = '@text';

/** The text that an object becomes; null where it is not known. */
function objectText(object: ObjectValue): Value | null {
  return object.state.fields.get(TEXT) ?? urlText(object);
}

/** The hidden field of a URL object for its origin. */
export const ORIGIN = '@origin';

/** The text of a URL object, its origin with its path and its query; null for another object. */
export function urlText(object: ObjectValue): Value | null {
  const { fields } = object.state;
  const origin = fields.get(ORIGIN);
  if (!origin) return null;
  return choiceOf(joined([origin, fields.get('pathname') ?? madeText(''), fields.get('search') ?? madeText('')]));
}

/** A part of a text, with each hole counted as one character; the pieces have their origins still. */
export function sliced({ pieces }: TextValue, start: number, end: number): TextValue {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = 'hole' in piece ? 1 : piece.text.length;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, length);
    if (from < to) found.push(slicedPiece(piece, from, to));
    at += length;
  }
  return found.length > 0 ? { kind: 'text', pieces: found } : madeText('');
}

function slicedPiece(piece: Piece, from: number, to: number): Piece {
  if ('hole' in piece) return piece;
  const { origin, text } = piece;
  return { text: text.slice(from, to), origin: origin && { ...origin, start: origin.start + from } };
}

/** Splits a text at each separator. */
export function splitText(text: TextValue, separator: string): readonly TextValue[] {
  const plain = plainText(text) ?? '';
  const found: TextValue[] = [];
  let from = 0;
  const step = separator.length;
  for (let at = step === 0 ? 1 : plain.indexOf(separator); at !== -1 && at < plain.length + step; ) {
    found.push(sliced(text, from, at));
    from = at + step;
    at = step === 0 ? (from < plain.length ? from + 1 : -1) : plain.indexOf(separator, from);
  }
  return [...found, sliced(text, from, plain.length)];
}

/** The values that a value is made of: alternatives, fields, operands, a callee with its arguments. */
export function partsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'choice':
      return value.options;
    case 'object':
      return [...value.state.fields.values(), ...(value.state.rest ? [value.state.rest] : [])];
    case 'opaque': {
      const { source } = value;
      if (source.kind === 'member') return [source.object];
      if (source.kind === 'parameter') return source.among ?? [];
      if (source.kind === 'call') return [source.call.callee, ...source.call.args];
      return source.kind === 'operation' ? source.operands : [];
    }
    default:
      return [];
  }
}
