import type { Value, TextValue, Piece, OpaqueSource, CallSource } from './value.ts';

/** A string that identifies a value: two values have the same key where they are the same value. */
export function keyOf(value: Value): string {
  switch (value.kind) {
    case 'text':
      return keyOfText(value);
    case 'constant':
      return `c${String(value.value)}`;
    case 'pattern':
      return `p${value.place.file}:${String(value.place.range[0])}:${value.of ? keyOfText(value.of) : value.source}`;
    case 'object':
      return `o${String(value.id)}`;
    case 'function':
      return `f${String(value.id)}`;
    case 'native':
      return `n${value.name}(${value.self ? keyOf(value.self) : ''})`;
    case 'opaque':
      return value.key;
    case 'choice':
      return `(${value.options.map(keyOf).join('|')})`;
  }
}

/** A cache of the keys of texts: joining values asks for the same ones again and again. */
const textKeys = new WeakMap<TextValue, string>();

function keyOfText(value: TextValue): string {
  const known = textKeys.get(value);
  if (known !== undefined) return known;
  const key = `t${value.pieces.map(keyOfPiece).join('')}`;
  textKeys.set(value, key);
  return key;
}

function keyOfPiece(piece: Piece): string {
  // A hole may be one of many texts, each with holes like it.
  if ('hole' in piece) return `{${shortened(keyOf(piece.hole))}}`;
  const { origin, text } = piece;
  return origin ? `[${origin.file}:${String(origin.literal.start + origin.start)}:${text}]` : text;
}

/** The longest key of an unknown value; a longer one is replaced by its hash. */
const LONGEST_KEY = 60;

/** A key as it is stored: a long one is replaced by its hash. */
export function shortened(key: string): string {
  return key.length > LONGEST_KEY ? `#${hashed(key)}` : key;
}

export function keyOfSource(source: OpaqueSource): string {
  switch (source.kind) {
    case 'module':
      return `m:${source.specifier}`;
    case 'global':
      return `g:${source.name}`;
    case 'parameter':
    case 'typed':
      return `v:${source.place.file}:${String(source.place.range[0])}:${source.name}`;
    case 'member':
      return `${keyOf(source.object)}.${source.name}`;
    case 'call':
      return keyOfCall(source.call);
    case 'operation':
      return `${source.operator}(${source.operands.map(keyOf).join()})`;
  }
}

function keyOfCall({ callee, args, place, activation }: CallSource): string {
  return `${keyOf(callee)}()${place.file}:${place.range.join()}@${activation}(${args.map(keyOf).join()})`;
}

/** A hash of 64 bits and the length: collisions among the values of one program are not to be expected. */
export function hashed(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${String(text.length)}`;
}
