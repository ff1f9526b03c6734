/** The character codes from the first to the second, both included. */
export type Range = readonly [number, number];
/** Characters, as ranges in any order. */
export type CharacterSet = readonly Range[];

const LAST = 0xffff;

/** Whether two sets share a character. */
export function setsMeet(a: CharacterSet, b: CharacterSet): boolean {
  return a.some(([low, high]) => b.some((other) => low <= other[1] && other[0] <= high));
}

/** All other characters. */
export function complement(set: CharacterSet): CharacterSet {
  const result: Range[] = [];
  let from = 0;
  for (const [low, high] of set.toSorted((a, b) => a[0] - b[0])) {
    if (low > from) result.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= LAST) result.push([from, LAST]);
  return result;
}

/** The set with the other case of each of its ASCII letters added. */
export function bothCases(set: CharacterSet): CharacterSet {
  const result: Range[] = [...set];
  for (const [low, high] of set) {
    for (const [first, last, distance] of [
      [65, 90, 32],
      [97, 122, -32],
    ] as const) {
      const from = Math.max(low, first);
      const to = Math.min(high, last);
      if (from <= to) result.push([from + distance, to + distance]);
    }
  }
  return result;
}
