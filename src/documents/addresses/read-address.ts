import { HOLE } from '../../paths/dialects.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import type { Mention } from '../../model/mention.ts';
import { mixedText } from './mixed-segments.ts';

/** An address, as far as a text contains it. */
export interface ReadAddress extends Pick<Mention, 'segments' | 'openPrefix' | 'openSuffix'> {
  /** Whether a slash precedes its first segment, apart from host and base. */
  readonly startsWithSlash: boolean;
  /** Its segments as they are written. */
  readonly written: readonly string[];
}

/** `https://host`, `//host`, `localhost:3000`, `GET:`. */
const HOST = /^(?:[a-z][\w+.-]{0,20}:)?\/\/[^/]*|^[\w.-]{1,100}:\d{1,5}(?=\/)|^[a-z][\w-]{0,20}:(?=\/)/i;

/** A method that is written together with its address: `POST/users/create`. */
const METHOD = new RegExp(`^(?:${METHOD_NAMES})(?=/)`);

/**
 * A value of run time that is a host or a base; a shell and PHP write `$base`, make and a pipeline `$(base)`, a batch
 * file `%base%`.
 */
const BASE = new RegExp(`^(?:${HOLE}|\\{[^{}]{1,60}\\}|\\$\\w+|\\$\\([\\w.-]+\\)|%[A-Za-z]\\w+%)+`);

/** Schemes of URIs that are no address of a request. */
const NAMES = /^(?:data|file|mailto|urn|javascript):/i;

/** Hosts that are never the server of a project: namespaces, registries, documentation, fonts and scripts. */
const FOREIGN = new RegExp(
  String.raw`^(?:https?:)?\/\/(?:[\w-]+\.)*(?:w3\.org|openxmlformats\.org|json-schema\.org` +
    String.raw`|schema\.org|npmjs\.(?:org|com)|yarnpkg\.com|github\.com|githubusercontent\.com` +
    String.raw`|gitlab\.com|bitbucket\.org|shields\.io|stackoverflow\.com|wikipedia\.org|mozilla\.org` +
    String.raw`|nodejs\.org|expressjs\.com|google(?:apis)?\.com|gstatic\.com|jsdelivr\.net|unpkg\.com` +
    String.raw`|cloudflare\.com|opensource\.org|apache\.org)(?:[/:]|$)`,
  'i',
);

/** A file of the project and its assets: `/js/users.js`. */
const FILE = new RegExp(
  String.raw`\.(?:[cm]?[jt]sx?|vue|svelte|css|scss|sass|less|map|png|jpe?g|gif|svg|ico|webp|avif|bmp` +
    String.raw`|woff2?|ttf|eot|otf|mp[34]|webm|wav|mdx?|ejs|pug|hbs|handlebars|lock|t?gz|wasm)$`,
  'i',
);

/**
 * A segment that a regular expression matches with any text, in a string or a document: `(\\d+)`, `[^/]+`, `(?<id>.*)`.
 */
export const OPEN_SEGMENT =
  String.raw`(?<=/)\(?(?:\?P?<\w{1,40}>)?(?:\\{1,4}[dwDWS]|\[\^?[^\]\s"'\x60]{1,30}\]` +
  String.raw`|\.(?=[+*]))[+*]?(?:\{[\d,]{1,7}\})?\)?`;
const OPEN_SEGMENTS = new RegExp(`${OPEN_SEGMENT}(?=/|$)`, 'g');

/** A parameter in any notation, or a value: its segment may be any text. */
const VALUE = new RegExp(`^:|^\\$\\w|[${HOLE}{}<>[\\]*]|%[sdifoj]\\b`);

/** A segment at the end of which a value of run time follows: the value may be a query. */
const GOES_ON = new RegExp(`^([^${HOLE}{}<>[\\]*:$]*[\\p{L}\\d])(?:${HOLE}|\\{[?&#][^{}]*\\})+$`, 'u');

/**
 * Reads a run of characters that may be an address.
 *
 * @param text without white space and quotes, with holes for values of run time
 * @returns null where it names a file or a thing of another kind, or where no segment has a letter
 */
export function readAddress(text: string): ReadAddress | null {
  if (NAMES.test(text) || FOREIGN.test(text)) return null;
  const run = text.replace(OPEN_SEGMENTS, HOLE);
  const query = run.search(/(?<!\{)(?:\?(?!\/)|#)/);
  const plain = (query === -1 ? run : run.slice(0, query)).replace(/(?<!\\)\\+(?=\/)/g, '');
  const afterHost = plain.replace(METHOD, '').replace(HOST, '');
  const path = afterHost.replace(BASE, '');
  if (FILE.test(path)) return null;
  const written = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const last = written.at(-1) ?? '';
  const goesOn = query === -1 && !path.endsWith('/') ? GOES_ON.exec(last) : null;
  const said = goesOn ? [...written.slice(0, -1), goesOn[1] ?? ''] : written;
  const segments = said.map((segment) => (VALUE.test(segment) ? HOLE : segment.toLowerCase()));
  if (
    !segments.some((segment) => segment !== HOLE && /\p{L}/u.test(segment)) &&
    !written.some((segment) => mixedText(segment) !== null)
  )
    return null;
  return {
    segments,
    written,
    openPrefix: path !== plain,
    openSuffix: query === -1 && (path.endsWith('/') || goesOn !== null),
    startsWithSlash: path.startsWith('/'),
  };
}
