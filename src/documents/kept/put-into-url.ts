import { ending } from '../../text/ending.ts';
import { askedOnce } from '../../text/places.ts';
import { is } from '../../words/entries.ts';
import { splitWords } from '../../words/split.ts';

/** What may be between the name of a function and its arguments. */
export const TYPE_ARGUMENT = String.raw`\s*(?:<[^<>]{0,50}>)?`;

/** What sends requests, and what a client finds the addresses of requests in: links of answers, and forms. */
const SENDS =
  String.raw`fetch|axios|http|ajax|request|superagent|supertest|api|client|\b(?:ky|got|inject` +
  String.raw`|EventSource|sendBeacon|useSWR)\b|(?:\$|\bjQuery)\.(?:get|getJSON|post)\(` +
  String.raw`|\bhref["']?\s*:|<form\b`;
/** What takes a browser to an address: a place, a window, a form, a test, an answer. */
const LEADS = String.raw`\blocation\b|\b(?:window\.open|goto|redirect)\(|\.action\s*=(?!=)|["']action["']\s*,`;
/** A member that specifies a method, and is told what is put together. */
const ASKS = String.raw`\b(?:get|post|put|patch|del|delete)\(\s*(?:\x60|["']\/[\w/-]{0,60}\/["']\s*\+)`;
const CLIENT = new RegExp(`${SENDS}|${LEADS}|${ASKS}`, 'i');

/** Whether a text may send requests or resolve to them, by its words. */
export const saysClient = askedOnce((text) => CLIENT.test(text));

/** How a variable is called that holds the beginning of a URL. */
const BASE =
  '(?:[uU][rR][iIlL]|[bB]ase|BASE|[aA]pi|API|[hH]ost|HOST|[eE]ndpoint|ENDPOINT|[pP]refix|PREFIX|[sS]erver|SERVER|[rR]' +
  'oot|ROOT)';

const IS_BASE = new RegExp(`${BASE}$`);

/** Whether a variable is called like the beginning of a URL. */
export function isBaseName(name: string): boolean {
  return IS_BASE.test(name);
}

/**
 * What puts a value after a slash, in a template, by a sum, or as compilers write a template, as the source of a
 * pattern.
 */
export const BEHIND_SLASH = String.raw`\/(?:\$\{|["'\x60]\s*(?:\+|\.concat\())`;

/**
 * The alternatives of a pattern of what puts a value into a URL: after a slash, after a base, and as all of the URL
 * that a client with a base is told. Each begins with a sign that is seldom in a text.
 *
 * @param value the pattern of the value
 * @param alone that of a value that is all of a URL
 */
export function putIntoUrl(value: string, alone: string): readonly string[] {
  return [
    String.raw`${BEHIND_SLASH}\s*${value}`,
    String.raw`\}\$\{(?<=\{\s*[\w$.]{0,40}${BASE}\s*\}\$\{)\s*${value}`,
    String.raw`\+(?<=${BASE}\s*\+)\s*${value}`,
    String.raw`\.(?:get|post|put|patch|delete|del|request)${TYPE_ARGUMENT}\(\s*${alone}`,
  ];
}

/** What precedes a value that is a part of the name of a file: `require(`./routes/${name}`)`. */
const isOfFile = ending(
  new RegExp(
    String.raw`(?:["'\x60](?:\.|@|src\/)|__dirname|import\.meta|\bcwd\(\)|\b(?:require|import` +
      String.raw`|readFile(?:Sync)?)\(\s*["'\x60])[^"'\x60\s]*\/`,
  ),
  120,
);

/**
 * Where a text puts something into addresses, as a pattern with `g` specifies it that begins with the sign before it:
 * names of files are left out.
 */
export function putInto(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(({ index }) => isOfFile(text, index + 1) === null);
}

/**
 * What is put into URLs and is no segment of a route: what tells one item from others, and what is an address by
 * itself.
 */
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

/** Whether a value is called like one of these. */
export function isOther(name: string): boolean {
  const last = splitWords(name).at(-1)?.text ?? '';
  return OTHERS.has(last) || is(last, 'identifier', 'key');
}
