import type { Range } from '../model/text.ts';

/** Whether a range lies in another one, or is that one. */
export function liesWithin([start, end]: Range, [from, to]: Range): boolean {
  return from <= start && end <= to;
}

/** Whether two ranges have a character in common. */
export function overlaps([start, end]: Range, [from, to]: Range): boolean {
  return start < to && from < end;
}
