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

/**
 * One state of the automaton. `free` are the states reached without a character, `next` the one reached by a character
 * of `set`; a null `set` means that there is no `next`.
 */
export interface State {
  readonly free: number[];
  set: CharacterSet | null;
  next: number;
}

/**
 * The strings that a simple regular expression matches as a whole, as an automaton. Built and run here, in time bounded
 * by its size and the length of the text, because the pattern comes from the linted code and a real `RegExp` may take
 * forever.
 */
export interface Pattern {
  readonly states: readonly State[];
  readonly start: number;
  readonly accept: number;
  /** Whether one of its characters may be a slash. */
  readonly slash: boolean;
}

/** The most states that a pattern may have; more are not worth the time. */
export const MOST_STATES = 200;

/** Whether a text as a whole is one of the strings of a pattern. */
export function accepts(pattern: Pattern, text: string): boolean {
  let current = closure(pattern, [pattern.start]);
  for (let index = 0; index < text.length && current.size > 0; index += 1) {
    const code = text.charCodeAt(index);
    const reached: number[] = [];
    for (const id of current) {
      const state = pattern.states[id];
      if (state?.set?.some(([low, high]) => low <= code && code <= high) === true) reached.push(state.next);
    }
    current = closure(pattern, reached);
  }
  return current.has(pattern.accept);
}

/** Whether two patterns have a string in common. */
export function patternsMeet(a: Pattern, b: Pattern): boolean {
  const seen = new Set<number>();
  const queue: [number, number][] = [[a.start, b.start]];
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    for (const left of closure(a, [pair[0]])) {
      for (const right of closure(b, [pair[1]])) {
        if (left === a.accept && right === b.accept) return true;
        const from = a.states[left];
        const to = b.states[right];
        if (!from?.set || !to?.set || !setsMeet(from.set, to.set)) continue;
        const key = from.next * MOST_STATES + to.next;
        if (!seen.has(key)) queue.push([from.next, to.next]);
        seen.add(key);
      }
    }
  }
  return false;
}

function closure(pattern: Pattern, ids: readonly number[]): Set<number> {
  const found = new Set(ids);
  for (const id of found) for (const free of pattern.states[id]?.free ?? []) found.add(free);
  return found;
}
