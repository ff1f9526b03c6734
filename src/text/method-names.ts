/** The methods that are searched for in texts, as the alternatives of a regular expression. */
export const METHOD_NAMES = 'GET|HEAD|POST|PUT|PATCH|DELETE';

const METHOD_NAME = new RegExp(`^(?:${METHOD_NAMES})$`);

/** Whether a text is the name of a method, in capitals. */
export function isMethodName(text: string): boolean {
  return METHOD_NAME.test(text);
}

const LISTED_NAMES = `${METHOD_NAMES}|OPTIONS|TRACE|CONNECT`;

/** The methods that occur in lists of methods. */
export const LISTED_METHODS: ReadonlySet<string> = new Set(LISTED_NAMES.split('|'));

/** The methods that browsers send to other origins without a preflight request (CORS-safelisted, Fetch standard). */
export const SAFELISTED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/**
 * The methods that a client keeps when it follows a redirect, unless its status is 303: that of a POST becomes GET
 * (https://fetch.spec.whatwg.org/#http-redirect-fetch).
 */
export const KEPT_METHODS: ReadonlySet<string> = new Set(['PUT', 'PATCH', 'DELETE']);

/** One of the listed methods as the source of a regular expression, bare and in quotes. */
export const LISTED_METHOD = `(?:${LISTED_NAMES})`;
export const QUOTED_METHOD = String.raw`["'\x60]${LISTED_METHOD}["'\x60]`;

/** One of the listed methods in code: in quotes, or as the member of an enum (`HttpMethod.POST`). */
export const SAID_METHOD = String.raw`(?:${QUOTED_METHOD}|(?<![\w$.])(?:[\w$]{1,40}\.){1,2}${LISTED_METHOD}\b)`;

/** An array of them in code. */
export const METHOD_ARRAY = String.raw`\[\s*${SAID_METHOD}(?:\s*,\s*${SAID_METHOD}){0,8}\s*,?\s*\]`;

const LISTED = new RegExp(String.raw`\b${LISTED_METHOD}\b`, 'gi');

/** The methods in a list, in capitals. */
export function methodsIn(list: string): ReadonlySet<string> {
  return new Set([...list.matchAll(LISTED)].map(([method]) => method.toUpperCase()));
}
