/**
 * Whether a path pattern of the `allow` option covers a path. `*` stands for one segment or for any part of one, `**`
 * for any number of segments, and a parameter matches as it is written.
 */
export function allowsPath(pattern: string, path: string): boolean {
  return matches(segmentsOf(pattern), segmentsOf(path));
}

/** Whether patterns of the `allow` option cover a route by its address or by its path; null where there are none. */
export function coveredBy(allow: readonly string[]): ((address: string, path: string) => boolean) | null {
  const patterns = allow.filter((entry) => entry.startsWith('/'));
  return patterns.length === 0
    ? null
    : (address, path) => patterns.some((pattern) => allowsPath(pattern, address) || allowsPath(pattern, path));
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Segment by segment, remembering the last `**` to go back to: linear in each of its tries, without recursion. */
function matches(pattern: readonly string[], path: readonly string[]): boolean {
  let [at, place, star, mark] = [0, 0, -1, 0];
  while (place < path.length) {
    const wanted = pattern[at];
    if (wanted === '**') {
      star = at;
      mark = place;
      at += 1;
    } else if (wanted !== undefined && fits(wanted, path[place] ?? '')) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      at = star + 1;
      mark += 1;
      place = mark;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every((rest) => rest === '**');
}

/** Whether the pattern of a segment covers it: the parts between its stars follow one another. */
function fits(pattern: string, segment: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return pattern === segment;
  const behind = parts.reduce(
    (at, part) => (at < 0 ? at : placeBehind(part, segment, at)),
    segment.startsWith(start) ? start.length : -1,
  );
  return behind >= 0 && behind <= segment.length - end.length && segment.endsWith(end);
}

/** Where a part of a text ends that stands behind a place; -1 where there is none. */
function placeBehind(part: string, text: string, from: number): number {
  const at = text.indexOf(part, from);
  return at < 0 ? at : at + part.length;
}
