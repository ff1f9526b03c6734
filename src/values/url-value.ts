import type { Native } from './natives-call.ts';
import { HOLE } from '../paths/dialects.ts';
import { joined, knownText, ORIGIN, plainText, sliced } from './text-value.ts';
import type { TextValue, Value } from './value.ts';
import { choiceOf, madeText, operation } from './new-values.ts';

/**
 * `new URL(path, base)`: an object whose `pathname` and `search` may be assigned. `urlText` makes a text of it, with
 * its origin.
 */
export const makeUrl: Native = ({ args: [given, base], machine: { heap, listeners }, site: { place } }) => {
  if (!given) return null;
  for (const from of base ? joined([base]) : [])
    for (const listener of listeners.resolved) listener.resolved(from, given, place);
  const [text] = joined([given]);
  if (text?.kind !== 'text') return null;
  const whole = partsOf(text, base === undefined);
  // An unknown value that nothing follows may be an origin, or all of a URL.
  const isOpen = base === undefined && plainText(whole.path) === '' && text.pieces.some((piece) => 'hole' in piece);
  const origin = whole.origin ?? (base ? originOf(base) : madeText(''));
  const path = whole.origin ? whole.path : resolved(base ? referenceIn(whole.path, base) : whole.path, base);
  return heap.object(
    'plain',
    {
      fields: new Map<string, Value>([
        [ORIGIN, origin],
        ['pathname', isOpen ? operation('URL.pathname', [text]) : path],
        ['search', whole.search],
      ]),
    },
    place,
  );
};

/** The beginning of a path that is relative to a folder of its base: `./`, `../../`. */
const DOTS = /^(?:\.{1,2}\/)+/;

/**
 * A path below the folder of its base; without its leading dots where the path of the base is not known. One that
 * begins with an unknown value may begin with a slash.
 */
function resolved(path: TextValue, base: Value | undefined): Value {
  const plain = plainText(path) ?? '';
  const dots = DOTS.exec(plain)?.[0] ?? '';
  const above = dots.split('/').filter((each) => each === '..').length;
  const folder = base && !/^\/|^$/.test(plain) ? folderOf(base, above) : null;
  if (!folder) return sliced(path, Math.max(0, dots.length - 1), Infinity);
  const below: TextValue = { kind: 'text', pieces: [...folder.pieces, ...sliced(path, dots.length, Infinity).pieces] };
  return plain.startsWith(HOLE) ? choiceOf([path, below]) : below;
}

/**
 * A path whose single text may not become empty: an empty reference is the address of its base itself, and not of the
 * folder that `list` is in.
 */
function referenceIn(path: TextValue, base: Value): TextValue {
  const [piece, ...others] = path.pieces;
  const origin = piece && 'text' in piece && others.length === 0 && /^[^./]/.test(piece.text) ? piece.origin : null;
  const above = pathOf(base);
  if (!piece || !origin || (above && knownText(above))?.endsWith('/') === true) return path;
  return { kind: 'text', pieces: [{ ...piece, origin: { ...origin, isReference: true } }] };
}

/**
 * The folder of a base, or one above it, with its slashes: a part of the literal that says it. Null where the path of
 * the base is not known.
 */
function folderOf(base: Value, above: number): TextValue | null {
  const path = pathOf(base);
  const known = path && knownText(path);
  if (!path || known === null) return null;
  const folders = known.split('/').slice(0, -1);
  const end = folders.slice(0, Math.max(1, folders.length - above)).join('/').length + 1;
  return known.startsWith('/') && end > 1 ? sliced(path, 0, end) : madeText('/');
}

/** The path of a base; null where it is no text. */
function pathOf(base: Value): TextValue | null {
  const [text] = joined([base]);
  return text?.kind === 'text' ? partsOf(text, true).path : null;
}

/** The origin of a base; the whole base where no origin is found in it. */
function originOf(base: Value): Value {
  const [text] = joined([base]);
  return text?.kind === 'text' ? (partsOf(text, true).origin ?? text) : base;
}

/**
 * Splits a URL at the end of its origin and before its query.
 *
 * @param isWhole whether an unknown value at the beginning is the origin
 */
function partsOf(
  text: TextValue,
  isWhole: boolean,
): { readonly origin: TextValue | null; readonly path: TextValue; readonly search: TextValue } {
  const plain = plainText(text) ?? '';
  const host = /^(?:\w+:)?\/\/[^/?#]*/.exec(plain)?.[0].length;
  const start = host ?? (isWhole && plain.startsWith(HOLE) ? 1 : 0);
  const query = plain.slice(start).search(/[?#]/);
  const end = query === -1 ? plain.length : start + query;
  return {
    origin: start === 0 ? null : sliced(text, 0, start),
    path: sliced(text, start, end),
    search: sliced(text, end, plain.length),
  };
}
