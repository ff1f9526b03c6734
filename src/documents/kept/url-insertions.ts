import { ending } from '../../text/text-around.ts';
import { askedOnce } from '../../text/places.ts';
import { is } from '../../words/entries.ts';
import { splitWords } from '../../words/split.ts';

/** What may be between the name of a function and its arguments. */
export const TYPE_ARGUMENT = String.raw`\s*(?:<[^<>]{0,50}>)?`;

/** What sends requests, and where a client finds the addresses of requests: links of responses, and forms. */
const SENDS =
  String.raw`fetch|axios|http|ajax|request|superagent|supertest|api|client|\b(?:ky|got|inject` +
  String.raw`|EventSource|sendBeacon|useSWR)\b|(?:\$|\bjQuery)\.(?:get|getJSON|post)\(` +
  String.raw`|\bhref["']?\s*:|<form\b`;
/** What takes a browser to an address: a location, a window, a form, a test, a redirect. */
const LEADS = String.raw`\blocation\b|\b(?:window\.open|goto|redirect)\(|\.action\s*=(?!=)|["']action["']\s*,`;
/** A method of a client that is named after an HTTP method, with a URL that is built in place. */
const ASKS = String.raw`\b(?:get|post|put|patch|del|delete)\(\s*(?:\x60|["']\/[\w/-]{0,60}\/["']\s*\+)`;
const CLIENT = new RegExp(`${SENDS}|${LEADS}|${ASKS}`, 'i');

/** Whether a text may send requests or contain their addresses, judged by its words. */
export const mayHoldClient = askedOnce((text) => CLIENT.test(text));

/** The names of variables for the beginning of a URL. */
const BASE =
  '(?:[uU][rR][iIlL]|[bB]ase|BASE|[aA]pi|API|[hH]ost|HOST|[eE]ndpoint|ENDPOINT|[pP]refix|PREFIX|[sS]erver|SERVER|[rR]' +
  'oot|ROOT)';

const IS_BASE = new RegExp(`${BASE}$`);

/** Whether the name of a variable is one for the beginning of a URL. */
export function isBaseName(name: string): boolean {
  return IS_BASE.test(name);
}

/**
 * A slash and what appends a value to it: a template, a `+`, or the `concat` to which compilers turn a template; as the
 * source of a pattern.
 */
export const BEHIND_SLASH = String.raw`\/(?:\$\{|["'\x60]\s*(?:\+|\.concat\())`;

/**
 * The alternatives of a pattern for a value that is put into a URL: after a slash, after a base, or as the whole URL of
 * a client with a base. Each begins with a character that is rare in a text.
 *
 * @param value the pattern of the value
 * @param alone the pattern of a value that is the whole URL
 */
export function urlInsertionPatterns(value: string, alone: string): readonly string[] {
  return [
    String.raw`${BEHIND_SLASH}\s*${value}`,
    String.raw`\}\$\{(?<=\{\s*[\w$.]{0,40}${BASE}\s*\}\$\{)\s*${value}`,
    String.raw`\+(?<=${BASE}\s*\+)\s*${value}`,
    String.raw`\.(?:get|post|put|patch|delete|del|request)${TYPE_ARGUMENT}\(\s*${alone}`,
  ];
}

/** The text before a value that is part of the name of a file: `require(`./routes/${name}`)`. */
const isOfFile = ending(
  new RegExp(
    String.raw`(?:["'\x60](?:\.|@|src\/)|__dirname|import\.meta|\bcwd\(\)|\b(?:require|import` +
      String.raw`|readFile(?:Sync)?)\(\s*["'\x60])[^"'\x60\s]*\/`,
  ),
  120,
);

/**
 * The places where a text puts something into an address; names of files are left out.
 *
 * @param pattern with the flag `g`; a match begins with the character before the value
 */
export function urlInsertions(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(({ index }) => isOfFile(text, index + 1) === null);
}

/** Names of values in URLs that are no segment of a route: identifiers of items, and what is an address by itself. */
const OTHERS: ReadonlySet<string> = new Set([
  'path',
  'url',
  'uri',
  'href',
  'route',
  'to',
  'page',
  'type',
  'version',
  'lang',
  'locale',
  'query',
  'params',
  'search',
  'host',
  'port',
]);

/** Whether the name of a value ends in one of these words. */
export function isOther(name: string): boolean {
  const last = splitWords(name).at(-1)?.text ?? '';
  return OTHERS.has(last) || is(last, 'identifier', 'key');
}
