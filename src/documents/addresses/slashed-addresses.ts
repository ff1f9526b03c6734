import { ending, textBefore } from '../../text/text-around.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import { relativeStart } from '../../text/relative-start.ts';
import type { Range } from '../../model/text.ts';
import type { Mention, MentionKind } from '../../model/mention.ts';
import { REDIRECT } from '../words/address-words.ts';
import { mixedSegments } from './mixed-segments.ts';
import { isPagePath, isVisited } from './page-paths.ts';
import { readAddress, type ReadAddress } from './read-address.ts';
import { mayBeAskedFor } from './relative-paths.ts';
import type { Area } from './split-addresses.ts';
import { runsIn } from './address-runs.ts';

/**
 * What precedes a slash that begins no address: that of a closing tag, a fragment or a division, or of the end of a
 * block in a template (`{/if}`; `@{/users}` is a link).
 */
const NO_START = /[<#)\]]$/;

const BLOCK = /(?<!@)\{$/;

/** What precedes the name of a module that is loaded, up to its opening quote. */
const isLoaded = ending(
  /(?:\bfrom|\bimport|\b(?:require|import)(?:\.\w+)?\s*(?:<[^<>]{0,20}>)?\s*\(|\b(?:jest|vi|vitest)\.\w+\()\s*/,
);

/** What precedes the name of a view, a file, an action or a key, up to its opening quote. */
const NAMED = new RegExp(
  String.raw`(?:\b(?:render|renderFile|view|include|partial|layout|extends|sendFile|block` +
    String.raw`|createAction|createAsyncThunk|createSelector|dispatch|commit|getItem|setItem|t` +
    String.raw`|env)\s*(?:<[^<>]{0,20}>)?\(|\b(?:type|layout|name|template|view|templateUrl)\s*[:=]` +
    String.raw`|\b(?:case|include|extends|layout))\s*$`,
);

/**
 * The functions that join the paths of files in JavaScript; in other languages functions of these names join the
 * segments of addresses.
 */
const JOINED = /\b(?:resolve|join)\($/;

/** What precedes a label for people, which begins with a capital: `title="Edit/Delete"`. */
const SHOWN = /\b(?:title|label|alt|placeholder|tooltip|caption|heading)["']?\s*[:=]\s*\{?\s*$/i;

const CAPITAL = /^\p{Lu}/u;

/**
 * An address needs neither a slash at its beginning nor quotes after a method, in a row of a table too
 * (`GET,users/list`). In a link or a redirect it needs no slash.
 */
const METHOD = new RegExp(String.raw`\b(?:${METHOD_NAMES})[\]})]?(?:\s{1,8}|,\s{0,8})$`);

const LINK = new RegExp(String.raw`(?:\b(?:action|href)\s*=|${REDIRECT})\s*$`);

/**
 * It needs neither in a document where a key before it or a method after it shows that it is an address:
 * `path: users/create`, `USERS_URL=users/create`, `users/create, POST`.
 */
const KEY = /(?:(?:path|url|uri|route|endpoint|source|destination)\s*[:=]|\bRewriteRule\s+\S{1,60}\s)\s*$/i;

const BEFORE_METHOD = new RegExp(String.raw`^\s*,\s*["']?(?:${METHOD_NAMES})\b`);

/** The keys and attributes whose value is the address of a page. */
const PAGE_KEY = String.raw`\b(href|to|action|formAction|path|pathname|redirectTo)\b`;

/**
 * What precedes the address of a page, its quote included: a link, a form, a navigation by a router in the browser, or
 * a route of such a router.
 */
const followed = ending(
  new RegExp(
    String.raw`(?:${PAGE_KEY}\s*(?:=|:|={2,3})\s*\{?\s*|\b(?:navigate|push|redirect|Redirect|goto|visit` +
      String.raw`|navigateTo|useMatch|matchPath)\(\s*(?:\w+,\s*)?)["'\x60]`,
  ),
);

/** A value that is named like one of these keys and appended to something. */
const ADDED = new RegExp(String.raw`(?:\+\s{0,9}|[\w}]\$\{)(?:[\w$]{1,40}\??\.){0,3}${PAGE_KEY}(?!\s*[.(])`, 'g');

/** What precedes a text that `+` appends to something, its quote included. */
const isAdded = ending(/\+\s*["'`]/, 20);

/** What is written with a slash and is no address: mime types, time zones, globs, scopes and folders of packages. */
const NO_ADDRESS = new RegExp(
  String.raw`^(?:(?:application|audio|font|image|model|multipart|text` +
    String.raw`|video)\/(?:[\w.+-]*\+)?(?:x-[\w.+-]+|vnd\.[\w.+-]+|json|xml|html|plain|css|csv` +
    String.raw`|javascript|ecmascript|markdown|png|jpe?g|gif|svg|webp|bmp|avif|tiff|mp[34]|mpeg|ogg|wav` +
    String.raw`|webm|pdf|zip|gzip|octet-stream|event-stream|form-data|\*)$|(?:Africa|America|Antarctica` +
    String.raw`|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/|[.@~*!]|(?:src|dist|node_modules)\/` +
    String.raw`|HTTP\/\d)`,
  'i',
);

const QUOTES = new Set(['"', "'", '`']);

/** White space, escaped or not, between the end of an address and the closing quote. */
const BLANKS = /^(?:\s|\\[nrt])*/;

/** How many characters before and after an address are searched for the words of these patterns. */
const BEFORE = 80;

/** Finds the addresses with a slash in an area of a source. */
export function* slashedAddresses(source: string, area: Area, kind: MentionKind): Generator<Mention> {
  for (const { run, start } of runsIn(area.value)) {
    const range = area.locate(start, start + run.length);
    const address = readRun(source, run, kind, range);
    if (address) yield mentionOf(source, kind, range, address, run);
  }
}

/** An address in a text of code. */
export interface TextAddress extends ReadAddress {
  readonly start: number;
  readonly end: number;
  /** Whether nothing else is in the text. */
  readonly fills: boolean;
  /** Whether it is relative to its page: `./users`. */
  readonly isRelative: boolean;
  /** Whether the text is the source of a page with a link to it. */
  readonly isLink: boolean;
}

/**
 * Finds the addresses with a slash in a string of a program, whatever the string is for; values of run time are holes
 * in it.
 */
export function* textAddresses(text: string): Generator<TextAddress> {
  const source = `"${text}"`;
  for (const { run, start, isOpened } of runsIn(text)) {
    const range: Range = [start + 1, start + 1 + run.length];
    const address = readRun(source, run, 'code', range);
    if (!address) continue;
    const fills = text.slice(0, start).trim() === '' && text.slice(start + run.length).trim() === '';
    const openPrefix = address.openPrefix || isOpened;
    const isLink = !fills && run.startsWith('/') && isFollowed(source, start + 1);
    const isRelative = relativeStart(run) > 0;
    yield { ...address, openPrefix, start, end: start + run.length, fills, isRelative, isLink };
  }
}

/** The address in a run of characters; null where it is none, or what is around it shows that it is something else. */
function readRun(source: string, run: string, kind: MentionKind, range: Range): ReadAddress | null {
  const [start, end] = range;
  const before = source.charAt(start - 1);
  const near = textBefore(source, start, 2);
  if (NO_START.test(near) || (run.startsWith('/') && BLOCK.test(near))) return null;
  const address = readAddress(run);
  if (!address) return null;
  const isQuoted = QUOTES.has(before);
  const words = textBefore(source, isQuoted ? start - 1 : start, BEFORE);
  if (isQuoted && isLoaded(source, start - 1)) return null;
  if (address.startsWithSlash || LINK.test(words)) return address;
  const fillsQuotes = isQuoted && endsWithQuote(source, end, before);
  if (relativeStart(run) > 0)
    return fillsQuotes &&
      (kind === 'code' ||
        (!isNamed(words, kind) &&
          !followed(source, start) &&
          mayBeAskedFor(source, range, address.segments, kind, words)))
      ? address
      : null;
  if (NO_ADDRESS.test(run)) return null;
  if (!isQuoted)
    return METHOD.test(words) || (kind === 'document' && isShownByPlace(source, range, words)) ? address : null;
  const isKey = kind === 'document' && /^.\s*:/.test(source.slice(end, end + 4));
  return fillsQuotes && !isKey && !isNamed(words, kind) && !(CAPITAL.test(run) && SHOWN.test(words)) ? address : null;
}

/** Whether what precedes a text in quotes shows that it is a file, a view or an action. */
function isNamed(words: string, kind: MentionKind): boolean {
  return NAMED.test(words) || (kind !== 'foreign' && JOINED.test(words));
}

/** Whether what surrounds a text in a document shows that it is an address. */
function isShownByPlace(source: string, [start, end]: Range, words: string): boolean {
  return (
    KEY.test(words) ||
    BEFORE_METHOD.test(source.slice(end, end + BEFORE)) ||
    (source[start - 1] === '>' && source.startsWith('</', end))
  );
}

/** Whether the opening quote is closed at an offset, or after white space there, which is no part of an address. */
function endsWithQuote(source: string, end: number, quote: string): boolean {
  const blanks = BLANKS.exec(source.slice(end, end + BEFORE))?.[0].length ?? 0;
  return source[end + blanks] === quote;
}

function mentionOf(
  source: string,
  kind: MentionKind,
  range: Range,
  { segments, written, openPrefix, openSuffix }: ReadAddress,
  run: string,
): Mention {
  const [start, end] = range;
  const isLink = kind === 'view' && source[start] === '/' && isFollowed(source, start);
  const mixed = kind === 'comment' || kind === 'prose' ? [] : mixedSegments(source, written, run, range);
  return {
    kind,
    written: source.slice(start, end),
    segments,
    ...(mixed.length > 0 && { mixed }),
    ...(isLink && { isLink }),
    ...(kind === 'view' && isVisited(source, start) && { isVisited: true }),
    openPrefix: openPrefix || isAdded(source, start) !== null,
    openSuffix: openSuffix || (!/[?#]/.test(run) && /^["'`]\s*\+/.test(source.slice(end, end + 20))),
    range,
  };
}

/**
 * Whether a browser goes to the address that begins here; false where the source appends such values to the beginning
 * of an address.
 */
function isFollowed(source: string, start: number): boolean {
  const [found, key] = followed(source, start) ?? [];
  return (
    found !== undefined &&
    (key === undefined || !addedKeys(source).has(key)) &&
    (key !== 'path' || isPagePath(source, start))
  );
}

/** The keys whose values a source appends to something: `BASE + action`, `` `/users${form.action}` ``. */
const addedKeys = askedOnce(
  (source): ReadonlySet<string> => new Set([...source.matchAll(ADDED)].map(([, key = '']) => key)),
);
