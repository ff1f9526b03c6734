import { performance } from 'node:perf_hooks';

/**
 * The numbers of the rounds in which something is measured: at least one round, and then more while there is time.
 *
 * @param {number} most how many rounds at most
 * @param {number} seconds after which no round begins
 * @param {number} [fewest] how many rounds there are in any case
 */
export function* rounds(most, seconds, fewest = 1) {
  const end = performance.now() + seconds * 1000;
  for (let round = 1; round <= most; round += 1) {
    if (round > fewest && performance.now() > end) return;
    yield round;
  }
}

/**
 * The least of several rounds: what the code costs, with as little of what else the machine does as possible.
 *
 * @param {Iterable<number>} tries
 * @param {() => number} measure
 */
export function least(tries, measure) {
  return Math.min(...Array.from(tries, () => measure()));
}
