import { changed } from '../../convention/changes.ts';
import type { Path, PathChange } from '../../model/path.ts';
import { segmentText } from '../../paths/dialects.ts';
import { allowedEdit } from '../../text/edits.ts';
import type { Text } from '../../model/text.ts';
import { isRelative } from '../addresses/request-path.ts';
import type { UrlPath, UrlSegment } from '../../model/caller.ts';

interface FollowOptions {
  /** Whether the router accepts `/users/` for `/users`. */
  readonly mayEndInSlash?: boolean | undefined;
  /** Whether the slash before a last segment that is dropped stays. */
  readonly keepsSlash?: boolean;
  /**
   * Whether the URL may have other capitals than the path, as the router accepts these: the URL of a request, and no
   * text that URLs are compared with.
   */
  readonly anyCapitals?: boolean;
}

/**
 * The change by which a URL follows its route.
 *
 * @param path the former path of the route, or the end of it that the URL contains
 * @param change the change in the text of the path
 * @returns the same change in the text of the URL; null where the URL has another segment there, or does not contain it
 * in its own text
 */
export function followChange(
  url: UrlPath,
  path: Path,
  { start, end, text }: PathChange,
  { mayEndInSlash = false, keepsSlash = false, anyCapitals = false }: FollowOptions = {},
): PathChange | null {
  const at = path.segments.findIndex((segment) => segment.start < Math.max(end, start + 1) && start < segment.end);
  const segment = path.segments[at];
  const said = segment && url.segments[url.segments.length - path.segments.length + at];
  // A word after a value of run time may be the rest of another segment.
  if (!segment || !said?.span || said.isGlued) return null;
  const written = segmentText(path, segment);
  if (said.text.toLowerCase() !== written.toLowerCase()) return null;
  const isDropped = text === '' && start <= segment.start && segment.end <= end;
  const isReplacedWithOthers =
    start === segment.start && path.segments.slice(at + 1).some((other) => other.end === end);
  if (isDropped || isReplacedWithOthers) {
    const last = saidUpTo(url, path, at, end);
    const whole = last && { start: said.span.start, end: last.end, text };
    return whole && isDropped && !keepsSlash ? drop(url, whole, mayEndInSlash) : whole;
  }
  if (start < segment.start || end > segment.end) return null;
  // A URL in other capitals gets the whole segment, of which only a part changes in the path.
  if (said.text !== written)
    return !anyCapitals
      ? null
      : { ...said.span, text: changed(written, { start: start - segment.start, end: end - segment.start, text }) };
  const shift = said.span.start - segment.start;
  return { start: start + shift, end: end + shift, text };
}

/**
 * The span in a URL of the last segment of a path up to an offset; null where the URL differs from the path between a
 * given segment and that one, or takes it from elsewhere.
 */
function saidUpTo(url: UrlPath, path: Path, from: number, end: number): UrlSegment['span'] {
  const shift = url.segments.length - path.segments.length;
  let span: UrlSegment['span'] = null;
  for (const [at, segment] of path.segments.entries()) {
    if (at < from || segment.end > end) continue;
    const said = url.segments[shift + at];
    if (said?.text.toLowerCase() !== segmentText(path, segment).toLowerCase()) return null;
    ({ span } = said);
  }
  return span;
}

/**
 * The change that drops a segment with the slash before it, or without it where the URL would be empty otherwise. If
 * the slash is in another text, the segment is dropped with the slash after it (`BASE + 'update/' + id`), or alone
 * (`BASE + 'list'`). Null where there is no such slash.
 */
function drop(
  { text, segments, isRooted }: UrlPath,
  { start, end }: { start: number; end: number },
  mayEndInSlash: boolean,
): PathChange | null {
  // A relative URL of one segment would become that of its folder, with a slash at its end, which may be another
  // address.
  if (segments.length === 1 && isRelative(text.value)) return null;
  const alone = { start, end, text: '' };
  const behind = text.value[end] === '/' ? { start, end: end + 1, text: '' } : null;
  if (text.value[start - 1] !== '/') return behind;
  const whole = segments.length === 1 && isRooted ? alone : { start: start - 1, end, text: '' };
  if (allowedEdit(text, whole.start, whole.end, '')) return whole;
  const other = behind ?? (mayEndInSlash ? alone : null);
  return other && isWrittenHere(other, text) ? other : whole;
}

/** Whether a change is in the expression itself, and not in a constant, which would be left empty. */
function isWrittenHere({ start, end }: PathChange, text: Text): boolean {
  const edit = text.edit(start, end, '');
  const [from, to] = text.locate(0, text.value.length);
  return edit !== null && from <= edit.range[1] && edit.range[0] <= to;
}

/** Whether a change drops the last segment of a URL, but not the slash before it. */
export function leavesSlash({ text: { value }, segments }: UrlPath, { start, end, text }: PathChange): boolean {
  return (
    text === '' &&
    end > start &&
    segments.length > 1 &&
    value[start - 1] === '/' &&
    /^\s*(?:$|[?#])/.test(value.slice(end))
  );
}
