/**
 * The elements by a key, in the order in which they come (`Map.groupBy` of later versions of Node).
 *
 * @template Element, Key
 * @param {readonly Element[]} elements
 * @param {(element: Element) => Key} keyOf
 * @returns {Map<Key, Element[]>}
 */
export function groupBy(elements, keyOf) {
  const groups = new Map();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}
