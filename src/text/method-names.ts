/** The names of methods that texts say, as the alternatives of a pattern. */
export const METHOD_NAMES = 'GET|HEAD|POST|PUT|PATCH|DELETE';

const METHOD_NAME = new RegExp(`^(?:${METHOD_NAMES})$`);

/** Whether a text is the name of a method, in capitals. */
export function isMethodName(text: string): boolean {
  return METHOD_NAME.test(text);
}

/** Those that lists of methods say. */
export const LISTED_METHODS = `${METHOD_NAMES}|OPTIONS|TRACE|CONNECT`;

const QUOTED = String.raw`["'\x60](?:${LISTED_METHODS})["'\x60]`;

/** A list of them in code, or one of them, as the text of a pattern. */
export const METHOD_LIST = String.raw`(?:\[\s*${QUOTED}(?:\s*,\s*${QUOTED}){0,8}\s*,?\s*\]|${QUOTED})`;

const LISTED = new RegExp(String.raw`\b(?:${LISTED_METHODS})\b`, 'gi');

/** The methods that a list says, in capitals. */
export function methodsIn(list: string): ReadonlySet<string> {
  return new Set([...list.matchAll(LISTED)].map(([method]) => method.toUpperCase()));
}
