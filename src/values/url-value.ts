import type { Native } from './natives-call.ts';
import { HOLE } from '../paths/dialects.ts';
import { joined, knownText, ORIGIN, plainText, sliced } from './text-value.ts';
import type { TextValue, Value } from './value.ts';
import { madeText, operation } from './new-values.ts';

/**
 * `new URL(path, base)`: an object whose `pathname` and `search` may be assigned. `urlText` makes a text of it, with
 * its origin.
 */
export const makeUrl: Native = ({ args: [given, base], machine: { heap }, site: { place } }) => {
  if (!given) return null;
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

/** A path below the folder of its base; without its leading dots where the path of the base is not known. */
function resolved(path: TextValue, base: Value | undefined): TextValue {
  const plain = plainText(path) ?? '';
  const dots = DOTS.exec(plain)?.[0] ?? '';
  const folders = base && !/^\/|^$/.test(plain) && !plain.startsWith(HOLE) ? foldersOf(base) : null;
  if (!folders) return sliced(path, Math.max(0, dots.length - 1), Infinity);
  const above = dots.split('/').filter((each) => each === '..').length;
  const folder = madeText(['', ...folders.slice(0, Math.max(0, folders.length - above)), ''].join('/'));
  return { kind: 'text', pieces: [...folder.pieces, ...sliced(path, dots.length, Infinity).pieces] };
}

/**
 * A path whose single text may not become empty: an empty reference is the address of its base itself, and not of the
 * folder that `list` is in.
 */
function referenceIn(path: TextValue, base: Value): TextValue {
  const [piece, ...others] = path.pieces;
  const origin = piece && 'text' in piece && others.length === 0 && /^[^./]/.test(piece.text) ? piece.origin : null;
  if (!piece || !origin || pathOf(base)?.endsWith('/') === true) return path;
  return { kind: 'text', pieces: [{ ...piece, origin: { ...origin, isReference: true } }] };
}

/** The names of the folders in the path of a base; null where it is not known. */
function foldersOf(base: Value): readonly string[] | null {
  return pathOf(base)?.split('/').slice(1, -1) ?? null;
}

/** The path of a base; null where it is not known. */
function pathOf(base: Value): string | null {
  const [text] = joined([base]);
  return text?.kind === 'text' ? knownText(partsOf(text, true).path) : null;
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
