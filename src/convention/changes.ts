import type { Path, PathChange, Span } from '../model/path.ts';
import { nounText, type Number } from './noun-text.ts';
import type { Site } from './site.ts';

/** A text with a change carried out. */
export function changed(value: string, { start, end, text }: PathChange): string {
  return value.slice(0, start) + text + value.slice(end);
}

/** A text with several changes carried out, none of which touches another. */
export function changedBy(value: string, changes: readonly PathChange[]): string {
  return changes.toSorted((a, b) => b.start - a.start).reduce((text, change) => changed(text, change), value);
}

/** The place in the old text of what is at a place in the new one; null where the change has written some of it. */
export function unchanged({ start, end }: Span, change: PathChange): Span | null {
  if (end <= change.start) return { start, end };
  const shift = change.end - change.start - change.text.length;
  return start >= change.start + change.text.length ? { start: start + shift, end: end + shift } : null;
}

/** Which segment of a path changes. */
interface Changing {
  readonly path: Path;
  readonly segment: number;
}

function spanOf({ path, segment }: Changing): Span {
  return path.segments[segment] ?? { start: 0, end: 0 };
}

/** The change that replaces the whole segment by its noun. */
export function nounChange(site: Site, number: Number): PathChange {
  const { start, end } = spanOf(site);
  return { start, end, text: nounText(site.path.text, site.noun, site.word, number) };
}

/** Like {@link nounChange}, with only the characters that change. */
export function minimalNounChange(site: Site, number: Number): PathChange {
  return smallest(site.path.text, nounChange(site, number));
}

/**
 * The change that removes the segment with the slash before it, or with the slash after it where none precedes.
 *
 * @param following how many of the segments after it are removed with it
 */
export function dropped({ path, segment }: Changing, following = 0): PathChange {
  const { start } = spanOf({ path, segment });
  const end = path.segments[segment + following]?.end ?? start;
  const isOnly = path.segments.length === 1 + following;
  if (isOnly) return { start, end: path.text[end] === '/' && path.text[start - 1] === '/' ? end + 1 : end, text: '' };
  if (path.text[start - 1] === '/') return { start: start - 1, end, text: '' };
  return { start, end: end + 1, text: '' };
}

/** Trims what the old and the new text share, so that the edit touches only the words that change. */
export function smallest(text: string, change: PathChange): PathChange {
  let { start, end, text: replacement } = change;
  while (start < end && text[end - 1] === replacement.at(-1)) {
    end -= 1;
    replacement = replacement.slice(0, -1);
  }
  while (start < end && text[start] === replacement[0]) {
    start += 1;
    replacement = replacement.slice(1);
  }
  return { start, end, text: replacement };
}
