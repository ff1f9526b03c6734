/**
 * Numbers that look like chance, the same for one seed: a linear congruential generator, whose low bits are left out.
 *
 * @param {number} seed any number
 * @returns `below(n)`: from 0 up to n; `one(list)`: one of a list; `some(list, n)`: n different ones, in the order of the list
 */
export function chanceOf(seed) {
  let state = (Math.imul(seed, 2_654_435_761) + 1) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  const below = (n) => Math.floor(next() * n);
  const one = (list) => list[below(list.length)];
  const some = (list, n) => {
    const left = [...list];
    while (left.length > n) left.splice(below(left.length), 1);
    return left;
  };
  return { below, one, some };
}
