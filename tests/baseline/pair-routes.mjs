import { groupBy } from './group-by.mjs';

/** @typedef {import('./facts.mjs').Fact} Fact */
/** @typedef {{ before: Fact | null, after: Fact | null }} Pair */

/** What two facts of one route share, from the strictest to the laxest. */
const KEYS = [
  ({ at, method, path, address }) => JSON.stringify([at, method, path, address]),
  ({ at, method, path }) => JSON.stringify([at, method, path]),
  ({ at, method }) => JSON.stringify([at, method]),
  ({ at }) => at,
];

/**
 * Which routes of two plans of the same sources are the same: those of the same place, and of these the most alike. A
 * route that one plan alone has is paired with null.
 *
 * @param {readonly Fact[]} before
 * @param {readonly Fact[]} after
 * @returns {Pair[]}
 */
export function pairRoutes(before, after) {
  const pairs = [];
  let [lost, gained] = [before, after];
  for (const keyOf of KEYS) {
    const open = groupBy(gained, keyOf);
    lost = lost.filter((route) => {
      const match = open.get(keyOf(route))?.shift();
      if (match) pairs.push({ before: route, after: match });
      return !match;
    });
    gained = [...open.values()].flat();
  }
  return [
    ...pairs,
    ...lost.map((route) => ({ before: route, after: null })),
    ...gained.map((route) => ({ before: null, after: route })),
  ];
}
