import { firstIndex } from '../../text/sorted.ts';
import type { Range } from '../../model/text.ts';

/** A source file in which something has the names by which most files call it. */
export interface UsualNames {
  readonly text: string;
  /** Where something stands in the file itself. */
  readonly placeOf: (range: Range) => Range;
}

/** A name of a file, and the one by which most files call what it stands for. */
export interface Replacement {
  readonly at: number;
  readonly name: string;
  readonly usual: string;
}

/** A text in which other names stand. */
export function replaced(text: string, replacements: readonly Replacement[]): UsualNames {
  let plain = '';
  let end = 0;
  /** Where each name ends, in what is read and in the file. */
  const ends: (readonly [read: number, own: number])[] = [];
  for (const { at, name, usual } of replacements) {
    plain += text.slice(end, at) + usual;
    end = at + name.length;
    ends.push([plain.length, end]);
  }
  const placeOf = (place: number): number => {
    const [read, own] = ends[firstIndex(ends, ([each]) => each > place) - 1] ?? [0, 0];
    return own + place - read;
  };
  return { text: plain + text.slice(end), placeOf: ([start, stop]) => [placeOf(start), placeOf(stop)] };
}

/** In the file itself, with its own words where it is called by its source. */
export function placedIn(
  text: string,
  { text: read, placeOf }: UsualNames,
): <Guard extends { readonly range: Range; readonly text?: string }>(guard: Guard) => Guard {
  return (guard) => {
    const range = placeOf(guard.range);
    return {
      ...guard,
      range,
      ...(guard.text !== undefined && guard.text === read.slice(...guard.range) && { text: text.slice(...range) }),
    };
  };
}
