import type { Origin, Place } from './value.ts';

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
