import { expect } from 'vitest';
import { callsOf, type Counts } from './calls.ts';
import { searchesOf } from './searches.ts';

/**
 * How much more may be done for twice the input: what grows with its square is done four times as often, and adds to
 * what grows with it. The rest leaves room for sorting.
 */
const GROWTH = 2.3;

/** What is done less often shows no growth yet. */
const FEW = 2_000;

/** Sizes of an input, the second where work grows at the first: what is bounded stops to grow at last. */
const SIZES = [120, 400];

/**
 * Expects that twice the input takes about twice the work: of each function of the source by its calls, and of each
 * search in a text or a list by its steps. Counted and not timed, the result is the same on a machine that has other
 * things to do, and a small input shows what a clock would show for a large one only. What is not counted is a loop
 * that calls nothing and searches nothing.
 *
 * @param run does the work for an input of a size; it makes the input itself, lest what is remembered of one be counted
 */
export function expectLinear(run: (size: number) => unknown, sizes: readonly number[] = SIZES): void {
  expectLinearEach([''], (_, size) => run(size), sizes);
}

/**
 * Expects the same of each of several inputs, which takes less time than one by one.
 *
 * @param run does the work for an input that is made of one of them
 */
export function expectLinearEach<Input>(
  inputs: readonly Input[],
  run: (input: Input, size: number) => unknown,
  sizes: readonly number[] = SIZES,
): void {
  for (const input of inputs) run(input, 1);
  for (const workOf of [callsOf, searchesOf]) {
    let growing: readonly { readonly input: Input; readonly work: readonly unknown[] }[] = inputs.map((input) => ({
      input,
      work: [],
    }));
    for (const size of sizes) {
      const counts = workOf(growing.flatMap(({ input }) => [() => run(input, size), () => run(input, 2 * size)]));
      growing = growing
        .map(({ input }, at) => ({ input, work: whatGrows(counts[2 * at], counts[2 * at + 1]) }))
        .filter(({ work }) => work.length > 0);
      if (growing.length === 0) break;
    }
    expect(growing).toEqual([]);
  }
}

function whatGrows(once: Counts = new Map(), twice: Counts = new Map()): readonly unknown[] {
  return [...twice]
    .map(([name, often]) => ({ name, once: once.get(name) ?? 0, twice: often }))
    .filter((work) => work.twice > FEW && work.twice > GROWTH * work.once);
}
