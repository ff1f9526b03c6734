/** The names of methods that texts specify, as the alternatives of a pattern. */
export const METHOD_NAMES = 'GET|HEAD|POST|PUT|PATCH|DELETE';

const METHOD_NAME = new RegExp(`^(?:${METHOD_NAMES})$`);

/** Whether a text is the name of a method, in capitals. */
export function isMethodName(text: string): boolean {
  return METHOD_NAME.test(text);
}

const LISTED_NAMES = `${METHOD_NAMES}|OPTIONS|TRACE|CONNECT`;

/** Those that lists of methods specify. */
export const LISTED_METHODS: ReadonlySet<string> = new Set(LISTED_NAMES.split('|'));

/** Those that browsers send to other origins without asking (the Fetch standard, CORS-safelisted methods). */
export const SAFELISTED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** One of them as the text of a pattern, bare and in quotes. */
export const LISTED_METHOD = `(?:${LISTED_NAMES})`;
export const QUOTED_METHOD = String.raw`["'\x60]${LISTED_METHOD}["'\x60]`;

/** One of them in code: in quotes, or as the member of an enum (`HttpMethod.POST`). */
export const SAID_METHOD = String.raw`(?:${QUOTED_METHOD}|(?<![\w$.])(?:[\w$]{1,40}\.){1,2}${LISTED_METHOD}\b)`;

/** An array of them in code. */
export const METHOD_ARRAY = String.raw`\[\s*${SAID_METHOD}(?:\s*,\s*${SAID_METHOD}){0,8}\s*,?\s*\]`;

const LISTED = new RegExp(String.raw`\b${LISTED_METHOD}\b`, 'gi');

/** The methods that a list specifies, in capitals. */
export function methodsIn(list: string): ReadonlySet<string> {
  return new Set([...list.matchAll(LISTED)].map(([method]) => method.toUpperCase()));
}
