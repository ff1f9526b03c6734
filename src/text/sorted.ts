/**
 * The index of the first of some sorted values that fulfils a condition which all values after it fulfil too; the
 * number of values where none does. Binary search.
 */
export function firstIndex<Value>(values: ArrayLike<Value>, isReached: (value: Value) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // The index is within the list, so the value is not undefined.
    if (isReached(values[middle] as Value)) high = middle;
    else low = middle + 1;
  }
  return low;
}
