/** The operators of lookups of an element of a list or a set: its value, or its position. */
export const AMONG: ReadonlySet<string> = new Set(['array.includes', 'array.indexOf', 'set.has', 'set.delete']);

/** The operators of lookups of a key of an object or a map. */
export const KEYED: ReadonlySet<string> = new Set([
  ...['[]', 'in', 'Object.hasOwn', 'object.hasOwnProperty', 'Reflect.has', 'Reflect.get'],
  ...['map.get', 'map.has', 'map.delete'],
]);

/** The operators that store an element, or something under a key. */
const STORING: ReadonlySet<string> = new Set(['[]=', 'map.set', 'set.add']);

/** Members of texts and patterns that search for something in a text. */
const SEARCHING: readonly string[] = [
  ...['text.startsWith', 'text.endsWith', 'text.includes', 'text.indexOf', 'text.localeCompare'],
  ...['text.match', 'text.matchAll', 'text.search', 'text.lastIndexOf', 'pattern.test', 'pattern.exec'],
];

/** Built-in functions that compare an argument with the value they are called on, or look it up there. */
export const LOOKUPS: ReadonlySet<string> = new Set(
  [...AMONG, ...KEYED, ...STORING, ...SEARCHING].filter((name) => isBuiltIn(name)),
);

/** Whether an operator looks an element or a key up in a collection, or stores it there. */
export function isLookup(operator: string): boolean {
  return AMONG.has(operator) || KEYED.has(operator) || STORING.has(operator);
}

/**
 * Whether an operator is a built-in function, as `array.includes`: its event has the key on the left and the collection
 * on the right, the operation that is its result has them the other way around.
 */
export function isBuiltIn(operator: string): boolean {
  return operator.includes('.');
}
