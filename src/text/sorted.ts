/**
 * Where the first of some values in order is that a question holds for, as it does for all after that one; their number
 * where it holds for none.
 */
export function firstIndex<Value>(values: ArrayLike<Value>, isReached: (value: Value) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // An index between the two is one of the list.
    if (isReached(values[middle] as Value)) high = middle;
    else low = middle + 1;
  }
  return low;
}
