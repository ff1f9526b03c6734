import { parsePath } from '../../paths/parse-path.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Dialect, Path } from '../../model/path.ts';
import { escapeStatic, parameterText } from '../../paths/print.ts';
import type { Request } from '../../model/request.ts';
import { relativeStart } from '../../text/relative-start.ts';
import type { Text } from '../../model/text.ts';
import { isNoun, singular } from '../../words/inflect.ts';
import { wordTexts } from '../../words/split.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';
import type { UrlPath, UrlSegment } from '../../model/caller.ts';

type OwnSegment = UrlSegment & { readonly span: { readonly start: number; readonly end: number } };

const HOST = new RegExp(`^(?:(?:[a-z][a-z\\d+.-]*:)?//([^/?#]*)|(${HOLE})(?=/))`, 'i');
const LOCAL = new RegExp(
  `^(?:[^@]*@)?(?:localhost|127(?:\\.\\d+){3}|0\\.0\\.0\\.0|\\[::1?\\]|${HOLE})(?::[\\d${HOLE}]*)?$`,
  'i',
);

/** Matches a value of run time at the beginning of a URL, with a word right after it. */
const GLUE = new RegExp(`^${HOLE}+(?=[^${HOLE}/?#])`);

/** What URL parsers strip at the beginning of a URL, and where its path ends. */
const BLANKS = /^[\t\n\r ]*/;
const END = /[?#]|[\t\n\r ]*$/;

/** Whether a URL is relative to the address of a page, which the source does not show. */
export function isRelative(value: string): boolean {
  return relativeStart(value.replace(BLANKS, '')) > 0;
}

/** The path of a request, with that of the base of its client before it. */
export function readRequestPath(request: Request): UrlPath {
  const { url, base } = request;
  const own = readUrl(url);
  const isOurs = asksUs(request);
  if (own.host !== null || base === '')
    return { ...own, isForeign: !isOurs && isForeign(own.host), isRooted: own.isRooted && base === '' };
  const host = base === null ? null : HOST.exec(base);
  const isElsewhere = !isOurs && isForeign(host?.[1] ?? null);
  // A value of run time in front may contain a host, which replaces the base.
  if (base === null || own.segments[0]?.isGlued)
    return { ...own, openPrefix: true, isForeign: isElsewhere, isRooted: false };
  // `../` leaves the base.
  if (/^\s*(?:\.\/+)*\.\.\//.test(url.value)) return { ...own, isForeign: isElsewhere };
  const before = segmentsOf(base, host?.[0].length ?? 0).map((segment) => ({ ...segment, span: null }));
  const [first] = before;
  const isOpen =
    host?.[2] !== undefined ||
    isRelative(base) ||
    (first !== undefined && (first.isGlued || first.text.startsWith(HOLE)));
  return {
    text: url,
    segments: [...before, ...own.segments],
    openPrefix: isOpen,
    isForeign: isElsewhere,
    isRooted: false,
  };
}

/** The URL of a mock or an assertion, which may leave out the base of its client. Other URLs are returned unchanged. */
export function openUrl({ kind, base }: Request, url: UrlPath): UrlPath {
  return kind === 'matcher' && !base ? { ...url, openPrefix: true } : url;
}

/**
 * Whether a request is sent to a host, known or not. A URL that begins with a slash is requested by a page, from the
 * host of that page.
 */
export function goesOut(request: Request): boolean {
  if (asksUs(request) || isRelative(request.url.value)) return false;
  const whole = withBase(request);
  return HOST.test(whole) || !/^(?:[/?#.]|$)/.test(whole);
}

/**
 * The host of a request, in lower case: that of its URL, or else that of the base of its client; null where neither has
 * one.
 */
export function hostOf({ url, base }: Request): string | null {
  const said = [url.value.replace(BLANKS, ''), base].map((text) => text && HOST.exec(text)?.[1]).find(Boolean);
  return said ? said.slice(said.lastIndexOf('@') + 1).toLowerCase() : null;
}

/** Whether a request goes to this project, whatever host it has. */
function asksUs({ inProcess, isAtOwnHost }: Request): boolean {
  return inProcess || isAtOwnHost === true;
}

/**
 * The port of this machine that a request goes to; null for another host, and where the source does not show a port.
 */
export function localPort(request: Request): string | null {
  const host = HOST.exec(withBase(request))?.[1];
  return (host !== undefined && LOCAL.test(host) && /:(\d+)$/.exec(host)?.[1]) || null;
}

/** A URL with the base of its client before it. */
export function withBase({ url, base }: Pick<Request, 'base' | 'url'>): string {
  const written = url.value.replace(BLANKS, '');
  return HOST.test(written) ? written : `${base ?? HOLE}${written}`;
}

/** Whether a host is another one than this machine. */
export function isForeign(host: string | null): boolean {
  return host !== null && host !== '' && !LOCAL.test(host);
}

/** Reads a text that is a path, maybe after a host: `/users`, `api/users`, `http://localhost/users`. */
export function readUrl(text: Text): UrlPath & { readonly host: string | null } {
  const blanks = BLANKS.exec(text.value)?.[0].length ?? 0;
  const host = HOST.exec(text.value.slice(blanks));
  const start = blanks + (host?.[0].length ?? 0);
  const startsOpen = host?.[2] !== undefined || !/^[/?#]|^$/.test(text.value.slice(start));
  const isRooted = host?.[2] === undefined && !isRelative(text.value);
  return {
    text,
    segments: segmentsOf(text.value, start),
    openPrefix: startsOpen,
    isForeign: false,
    isRooted,
    host: host?.[1] ?? null,
  };
}

/**
 * The readings of a URL that may begin with a value of run time: its first word as a segment of its own, and as the
 * rest of a segment.
 */
export function readingsOf(url: UrlPath): readonly UrlPath[] {
  const [first, ...others] = url.segments;
  return first?.isGlued ? [url, { ...url, segments: [{ ...first, text: HOLE + first.text }, ...others] }] : [url];
}

/** Whether a URL has a slash after its last segment. */
export function endsInSlash({ text, segments }: UrlPath): boolean {
  const span = segments.at(-1)?.span;
  return span ? text.value[span.end] === '/' : false;
}

function segmentsOf(value: string, start: number): OwnSegment[] {
  const glue = GLUE.exec(value)?.[0].length ?? 0;
  const end = start + value.slice(start).search(END);
  const dots = relativeStart(value.slice(start));
  const segments: OwnSegment[] = [];
  for (let at = start + dots; at < end; ) {
    const slash = value.indexOf('/', at);
    const stop = slash < 0 || slash > end ? end : slash;
    const from = Math.max(at, glue);
    if (stop > from)
      segments.push({ text: value.slice(from, stop), span: { start: from, end: stop }, isGlued: at < glue });
    at = stop + 1;
  }
  return segments;
}

/**
 * A URL as a path of a router: what the source does not show is a parameter.
 *
 * @param behind what follows the last segment
 */
export function asPath({ segments }: Pick<UrlPath, 'segments'>, dialect: Dialect, behind: '' | '/' = ''): Path {
  const texts = segments.map(({ text }, at) =>
    isHole(text) ? parameterText(`p${String(at)}`, dialect) : segmentText(text, at, dialect),
  );
  return parsePath(`/${texts.join('/')}${segments.length > 0 ? behind : ''}`, dialect);
}

/**
 * The path that the routes of a URL may have had: each segment that is a value becomes a parameter, the identifier of
 * what the segment before it names.
 */
export function asRoutePath(
  { segments }: Pick<UrlPath, 'segments'>,
  isValue: (text: string, at: number) => boolean,
): Path {
  const parts = segments.map(({ text }, at) =>
    isValue(text, at) ? identifierOf(segments[at - 1]?.text ?? '') : segmentText(text, at, 'express'),
  );
  return parsePath(`/${parts.join('/')}`, 'express');
}

/** The parameter after a segment: `:userId` after `users`, `getUser` and `getUserById`; `:id` after a verb alone. */
function identifierOf(before: string): string {
  const words = wordTexts(before);
  const by = words.indexOf('by');
  const noun = (by === -1 ? words : words.slice(0, by)).findLast(isNoun);
  return noun === undefined || beginsWithVerb(noun) ? ':id' : `:${singular(noun)}Id`;
}

function isHole(text: string): boolean {
  return text === HOLE;
}

function segmentText(text: string, at: number, dialect: Dialect): string {
  const parts = text.split(HOLE).map((part) => escapeStatic(part, dialect));
  // In Hono's paths a segment is text or a parameter, never both.
  if (dialect === 'hono' && parts.length > 1) return parameterText(`p${String(at)}`, dialect);
  return parts.reduce(
    (joined, part, index) => `${joined}${parameterText(`p${String(at)}x${String(index)}`, dialect)}${part}`,
  );
}
