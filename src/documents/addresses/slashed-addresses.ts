import { HOLE } from '../../paths/dialects.ts';
import { ending, textBefore } from '../../text/ending.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import { relativeStart } from '../../text/relative-start.ts';
import type { Range } from '../../model/text.ts';
import type { Mention, MentionKind } from '../../model/mention.ts';
import { REDIRECT } from '../words/address-words.ts';
import { mixedSegments } from './mixed-segments.ts';
import { isPagePath } from './page-paths.ts';
import { OPEN_SEGMENT, readAddress, type ReadAddress } from './read-address.ts';
import { mayBeAskedFor } from './relative-paths.ts';
import type { Area } from './split-addresses.ts';
import { isVisited } from './visited-pages.ts';

/** No one writes an address of this length; a text that is longer holds data. */
const LONGEST_RUN = 1_000;

/**
 * What an address may be written with. A parameter of OpenAPI may be anywhere, one in angle or square brackets after a
 * slash only: elsewhere they are tags and links.
 */
const RUN = new RegExp(
  `(?:\\$\\([\\w.-]{1,60}\\)|[\\w\\-.~%!@+*$/\\u00c0-\\u052f\\u1e00-\\u1eff${HOLE}]+` +
    String.raw`|:\w{1,60}(?:\([^()\s]{0,100}\))?(?:\?(?=/))?|:|\\{1,4}(?=/)` +
    String.raw`|\{[?&#]?[\w.:$,-]{1,60}\}|(?<=/)<[\w:.-]{1,60}>|(?<=/)\[[\w.:$-]{1,60}\]|${OPEN_SEGMENT})+` +
    `(?:[?#][\\w\\-.~%!@+*$/:=&?#,;|{}[\\]${HOLE}]*)?`,
  'g',
);

/** What a sentence, a list or the end of a regular expression puts after an address. */
const TRAILING = /(?<![.,;:!\\])(?:[.,;:!\\]|(?<=[\p{L}\d_])\*+|(?<=[\p{L}\d_)\]+*])\$)+$/u;

/**
 * What precedes a path that is no address: a closing tag, a fragment, a division, and the end of a block (`@{/users}`
 * is a link).
 */
const NO_START = /[<#)\]]$/;
const BLOCK = /(?<!@)\{$/;

/** A file, a view or an action is named after these, in quotes. */
const isLoaded = ending(
  /(?:\bfrom|\bimport|\b(?:require|import)(?:\.\w+)?\s*(?:<[^<>]{0,20}>)?\s*\(|\b(?:jest|vi|vitest)\.\w+\()\s*/,
);
const NAMED = new RegExp(
  String.raw`(?:\b(?:render|renderFile|view|include|partial|layout|extends|sendFile|block` +
    String.raw`|createAction|createAsyncThunk|createSelector|dispatch|commit|getItem|setItem|t` +
    String.raw`|env)\s*(?:<[^<>]{0,20}>)?\(|\b(?:type|layout|name|template|view|templateUrl)\s*[:=]` +
    String.raw`|\b(?:case|include|extends|layout))\s*$`,
);

/**
 * So is one that the paths of files are joined with, in JavaScript; other languages join the segments of addresses so.
 */
const JOINED = /\b(?:resolve|join)\($/;

/** What is shown to people is named after these, and begins with a capital: `title="Edit/Delete"`. */
const SHOWN = /\b(?:title|label|alt|placeholder|tooltip|caption|heading)["']?\s*[:=]\s*\{?\s*$/i;
const CAPITAL = /^\p{Lu}/u;

/**
 * No slash and no quote is needed after a method, in a row of a table too (`GET,users/list`), and a relative address
 * may be in a link.
 */
const METHOD = new RegExp(String.raw`\b(?:${METHOD_NAMES})[\]})]?(?:\s{1,8}|,\s{0,8})$`);
const LINK = new RegExp(String.raw`(?:\b(?:action|href)\s*=|${REDIRECT})\s*$`);

/**
 * Nor is one needed where a document specifies what it is, by its key or by the method after it: `path: users/create`,
 * `USERS_URL=users/create`, `users/create, POST`.
 */
const KEY = /(?:(?:path|url|uri|route|endpoint|source|destination)\s*[:=]|\bRewriteRule\s+\S{1,60}\s)\s*$/i;
const BEFORE_METHOD = new RegExp(String.raw`^\s*,\s*["']?(?:${METHOD_NAMES})\b`);

/** The keys that the address of a page follows. */
const PAGE_KEY = String.raw`\b(href|to|action|formAction|path|pathname|redirectTo)\b`;
/**
 * An address of a page: the target of a link or a form, what a router of the browser is sent to, and its own routes.
 */
const followed = ending(
  new RegExp(
    String.raw`(?:${PAGE_KEY}\s*(?:=|:|={2,3})\s*\{?\s*|\b(?:navigate|push|redirect|Redirect|goto|visit` +
      String.raw`|navigateTo|useMatch|matchPath)\(\s*(?:\w+,\s*)?)["'\x60]`,
  ),
);
/** What is called like one of these keys and put after something. */
const ADDED = new RegExp(String.raw`(?:\+\s{0,9}|[\w}]\$\{)(?:[\w$]{1,40}\??\.){0,3}${PAGE_KEY}(?!\s*[.(])`, 'g');

/** A text that a sum puts after something. */
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

/** What no address holds. */
const BREAK = /[\s"'`]/;

/** What a text may end in that is no part of its address. */
const BLANKS = /^(?:\s|\\[nrt])*/;

/** How far back a word before an address is looked for. */
const BEFORE = 80;

/** Finds the addresses with a slash that an area of a source specifies. */
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
  /** Whether it goes on from where its page is: `./users`. */
  readonly isRelative: boolean;
  /** Whether the text is a page, which links to it. */
  readonly isLink: boolean;
}

/** Finds the addresses with a slash that a text of code specifies, whatever it is for; values of run time are holes. */
export function* textAddresses(text: string): Generator<TextAddress> {
  const source = `"${text}"`;
  for (const { run, start, isOpened } of runsIn(text)) {
    const range: Range = [start + 1, start + 1 + run.length];
    const address = readRun(source, run, 'code', range);
    if (!address) continue;
    const fills = text.slice(0, start).trim() === '' && text.slice(start + run.length).trim() === '';
    const opensBefore = address.opensBefore || isOpened;
    const isLink = !fills && run.startsWith('/') && isFollowed(source, start + 1);
    const isRelative = relativeStart(run) > 0;
    yield { ...address, opensBefore, start, end: start + run.length, fills, isRelative, isLink };
  }
}

/** The runs of a text that may be addresses; in front of one that is opened are stars. */
function* runsIn(
  text: string,
): Generator<{ readonly run: string; readonly start: number; readonly isOpened: boolean }> {
  for (const word of slashedWords(text)) {
    for (const { index, 0: matched } of word.text.matchAll(RUN)) {
      if (!matched.includes('/') || matched.length > LONGEST_RUN) continue;
      const skipped = leading(matched, word.text[index - 1]);
      const run = matched.slice(skipped).replace(TRAILING, '');
      yield { run, start: word.start + index + skipped, isOpened: skipped > 0 && matched.startsWith('*') };
    }
  }
}

/** What is between white space or quotes and holds a slash; most of a text does not. */
function* slashedWords(text: string): Generator<{ readonly text: string; readonly start: number }> {
  let end = 0;
  for (let slash = text.indexOf('/'); slash !== -1; slash = text.indexOf('/', end)) {
    let start = slash;
    while (start > end && !BREAK.test(text.charAt(start - 1))) start -= 1;
    end = slash + 1;
    while (end < text.length && !BREAK.test(text.charAt(end))) end += 1;
    yield { text: text.slice(start, end), start };
  }
}

/** Emphasis in front of a path, and the letter of an escape: `\\n/users`. */
function leading(run: string, before: string | undefined): number {
  if (before === '\\' && /^[nrt]\//.test(run)) return 1;
  return /^\*+(?=\/)/.exec(run)?.[0].length ?? 0;
}

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
    return METHOD.test(words) || (kind === 'document' && isSaidByPlace(source, range, words)) ? address : null;
  const isKey = kind === 'document' && /^.\s*:/.test(source.slice(end, end + 4));
  return fillsQuotes && !isKey && !isNamed(words, kind) && !(CAPITAL.test(run) && SHOWN.test(words)) ? address : null;
}

/** Whether what precedes a text in quotes states that it is a file, a view or an action. */
function isNamed(words: string, kind: MentionKind): boolean {
  return NAMED.test(words) || (kind !== 'foreign' && JOINED.test(words));
}

/** Whether a document specifies by what is around a text that it is an address. */
function isSaidByPlace(source: string, [start, end]: Range, words: string): boolean {
  return (
    KEY.test(words) ||
    BEFORE_METHOD.test(source.slice(end, end + BEFORE)) ||
    (source[start - 1] === '>' && source.startsWith('</', end))
  );
}

/** Whether a text ends here, with blanks and line ends at most, which no request asks for. */
function endsWithQuote(source: string, end: number, quote: string): boolean {
  const blanks = BLANKS.exec(source.slice(end, end + BEFORE))?.[0].length ?? 0;
  return source[end + blanks] === quote;
}

function mentionOf(
  source: string,
  kind: MentionKind,
  range: Range,
  { segments, written, opensBefore, opensBehind }: ReadAddress,
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
    opensBefore: opensBefore || isAdded(source, start) !== null,
    opensBehind: opensBehind || (!/[?#]/.test(run) && /^["'`]\s*\+/.test(source.slice(end, end + 20))),
    range,
  };
}

/** Whether a browser is sent to the address that begins here, and not to one that ends with it. */
function isFollowed(source: string, start: number): boolean {
  const [found, key] = followed(source, start) ?? [];
  return (
    found !== undefined &&
    (key === undefined || !addedKeys(source).has(key)) &&
    (key !== 'path' || isPagePath(source, start))
  );
}

/** The keys whose values a source puts after something: `BASE + action`, `` `/users${form.action}` ``. */
const addedKeys = askedOnce(
  (source): ReadonlySet<string> => new Set([...source.matchAll(ADDED)].map(([, key = '']) => key)),
);
