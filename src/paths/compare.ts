import type { Path } from '../model/path.ts';
import { requestsBelow, requestsOf } from './requests.ts';
import { setCovers, setsMeet } from './segment-set.ts';
import { sameShape } from './shape.ts';
import type { Requests, Step } from './steps.ts';

/**
 * How the sets of requests that two paths match are related.
 *
 * - `same`: each request of one is a request of the other;
 * - `covers`: each request of the second is one of the first, and perhaps there are more; `covered`: the other way
 *   round;
 * - `disjoint`: no request matches both;
 * - `overlaps`: anything else, and whatever is not certain.
 */
export type Relation = 'same' | 'covers' | 'covered' | 'overlaps' | 'disjoint';

/** The greatest product of the lengths of two paths that are compared; for longer ones the result is `overlaps`. */
const MOST_PAIRS = 250_000;

/**
 * Compares the requests of two paths. The result is right for every version of the dialect's router.
 *
 * Not looked at: methods, constraints, a router's options for case and for the slash at the end, and, but for
 * find-my-way, requests with an empty segment inside (`//`).
 */
export function relate(a: Path, b: Path): Relation {
  if (a.dialect !== b.dialect) return 'overlaps';
  if (isKnown(a) && isKnown(b) && sameShape(a, b) && sameSlash(a, b)) return 'same';
  const first = requestsOf(a);
  const second = requestsOf(b);
  if (!meet(first, second)) return 'disjoint';
  const covers = covered(first, second);
  const isCovered = covered(second, first);
  if (covers) return isCovered ? 'same' : 'covers';
  return isCovered ? 'covered' : 'overlaps';
}

/**
 * Whether what is mounted at a prefix (`app.use(prefix, ...)`) gets the requests of a path: all of them, none, or some.
 * `overlaps` also where that is not certain.
 */
export function prefixRelates(prefix: Path, path: Path): 'covers' | 'disjoint' | 'overlaps' {
  if (prefix.dialect !== path.dialect) return 'overlaps';
  const below = requestsBelow(prefix);
  const requests = requestsOf(path);
  if (!meet(below, requests)) return 'disjoint';
  return covered(below, requests) ? 'covers' : 'overlaps';
}

function isKnown(path: Path): boolean {
  return path.segments.every(({ kind }) => kind !== 'unknown');
}

/** Koa's routers differ in the meaning of a slash at the end, so paths that differ in it may not be the same. */
function sameSlash(a: Path, b: Path): boolean {
  return a.dialect !== 'koa' || a.text.endsWith('/') === b.text.endsWith('/');
}

/** Whether a request may match both paths. */
function meet(a: Requests, b: Requests): boolean {
  if (a.may === null || b.may === null || tooLong(a.may, b.may)) return true;
  const left = a.may;
  const right = b.may;
  const width = right.length + 1;
  const reached = new Uint8Array((left.length + 1) * width);
  reached[0] = 1;
  for (let i = 0; i <= left.length; i += 1) {
    for (let j = 0; j <= right.length; j += 1) {
      if (reached[i * width + j] !== 1) continue;
      const from = left[i];
      const to = right[j];
      if (from !== undefined && from.times !== 'one') reached[(i + 1) * width + j] = 1;
      if (to !== undefined && to.times !== 'one') reached[i * width + j + 1] = 1;
      if (from === undefined || to === undefined || !setsMeet(from.set, to.set)) continue;
      reached[(i + (from.times === 'many' ? 0 : 1)) * width + j + (to.times === 'many' ? 0 : 1)] = 1;
    }
  }
  return reached.at(-1) === 1;
}

function tooLong(a: readonly Step[], b: readonly Step[]): boolean {
  return a.length * b.length > MOST_PAIRS;
}

/** Whether every request that `inner` may match is one that `outer` must match. */
function covered(outer: Requests, inner: Requests): boolean {
  if (outer.must === null || inner.may === null || tooLong(outer.must, inner.may)) return false;
  return new Simulation(outer.must, inner.may).holds();
}

/**
 * Walks two lists of steps from their ends: `whole[i, j]` is whether the outer list, from step i on, takes everything
 * that the inner list takes from step j on. Each step of the inner list is matched with one step of the outer list, so
 * a few cases in which one list covers the other are missed. No case is found wrongly.
 */
class Simulation {
  private readonly outer: readonly Step[];
  private readonly inner: readonly Step[];
  private readonly width: number;
  private readonly whole: Uint8Array;
  /** Whether the outer list takes one segment of step j, and then all that comes after j. */
  private readonly once: Uint8Array;
  /** Whether the outer list takes any number of segments of step j, and then all that comes after j. */
  private readonly loop: Uint8Array;

  constructor(outer: readonly Step[], inner: readonly Step[]) {
    this.outer = outer;
    this.inner = inner;
    this.width = inner.length + 1;
    const size = (outer.length + 1) * this.width;
    this.whole = new Uint8Array(size);
    this.once = new Uint8Array(size);
    this.loop = new Uint8Array(size);
  }

  holds(): boolean {
    for (let i = this.outer.length; i >= 0; i -= 1) {
      for (let j = this.inner.length; j >= 0; j -= 1) this.visit(i, j);
    }
    return this.whole[0] === 1;
  }

  private visit(i: number, j: number): void {
    const at = i * this.width + j;
    const outer = this.outer[i];
    const inner = this.inner[j];
    const skips = outer !== undefined && outer.times !== 'one';
    if (inner === undefined) {
      this.whole[at] = outer === undefined || (skips && this.whole[at + this.width] === 1) ? 1 : 0;
      return;
    }
    const takes = outer !== undefined && setCovers(outer.set, inner.set);
    const many = outer?.times === 'many';
    const after = this.whole[at + 1] === 1;
    const taken = takes && (many ? after : this.whole[at + this.width + 1] === 1);
    const once = taken || (skips && this.once[at + this.width] === 1);
    // A step for one segment takes the first of many; what follows it takes the others.
    const others = many ? after : this.whole[at + this.width] === 1;
    const loop = (takes && others) || (skips && this.loop[at + this.width] === 1);
    this.once[at] = once ? 1 : 0;
    this.loop[at] = loop ? 1 : 0;
    if (inner.times === 'one') this.whole[at] = once ? 1 : 0;
    else this.whole[at] = after && (inner.times === 'many' ? loop : once) ? 1 : 0;
  }
}
