import { parsePath } from '../../paths/parse-path.ts';
import type { Segment, StaticSegment } from '../../model/path.ts';
import type { Mount, Router } from '../../model/router.ts';
import type { Text } from '../../model/text.ts';
import type { Placed } from '../addresses/layout.ts';

/** A static segment of an address, and the text of the path or the prefix that contains it. */
export interface WrittenSegment {
  readonly text: Text;
  readonly file: string;
  /** The router that the text is registered on. */
  readonly router: Router;
  readonly segment: StaticSegment;
}

/**
 * A part of an address: a prefix, or the path of the entry itself; its text is null where the source does not show it.
 */
interface Piece {
  readonly text: Text | null;
  readonly router: Router;
}

/**
 * Finds the text that contains each segment of the address of an entry.
 *
 * @param top the outermost router of the table
 * @returns one result for each segment, null where it is not static or not known; empty where the parts do not make up
 * the address
 */
export function writtenSegments(placed: Placed, top: Router): readonly (WrittenSegment | null)[] {
  const { path } = placed;
  if (!path) return [];
  const sayings = piecesOf(placed, top).flatMap(sayingsIn);
  const isSame =
    sayings.length === path.segments.length &&
    sayings.every((saying, at) => saying === null || saysIt(saying, path.segments[at]));
  return isSame ? sayings : [];
}

function piecesOf({ entry, through }: Placed, top: Router): readonly Piece[] {
  const pieces: Piece[] = [];
  let router = top;
  if (router.prefix) pieces.push({ text: router.prefix, router });
  for (const mount of through) {
    pieces.push(...prefixPieces(mount, router));
    router = mount.child ?? router;
    if (router.prefix) pieces.push({ text: router.prefix, router });
  }
  if (entry.kind === 'mount') pieces.push(...prefixPieces(entry, router));
  else if (entry.path) pieces.push({ text: entry.path, router });
  return pieces;
}

function prefixPieces({ prefix, prefixKnown }: Mount, router: Router): readonly Piece[] {
  if (!prefixKnown) return [{ text: null, router }];
  return prefix ? [{ text: prefix, router }] : [];
}

function sayingsIn({ text, router }: Piece): readonly (WrittenSegment | null)[] {
  if (!text) return [null];
  const { segments } = parsePath(text.value, router.dialect);
  return segments.map((segment) => (segment.kind === 'static' ? { text, file: router.file, router, segment } : null));
}

function saysIt({ segment }: WrittenSegment, other: Segment | undefined): boolean {
  return other?.kind === 'static' && other.value === segment.value;
}
