import { segmentText } from '../paths/dialects.ts';
import type { Path, Segment } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { wordTexts } from '../words/split.ts';
import { isSameNoun, plural, singular } from '../words/inflect.ts';

/** What precedes a segment of an address, in its path or its mount. */
export type Neighbour =
  | { readonly kind: 'collection'; readonly words: readonly string[] }
  | { readonly kind: 'item'; readonly collection: Neighbour }
  | { readonly kind: 'none' | 'unknown-mount' | 'unknown-text' };

type Source = 'path' | 'mount';

/**
 * What directly precedes a segment of a path. Prefixes such as `api` and `v1` name no resource and are skipped.
 *
 * @param at the index of the segment
 * @param mount the path under which the router is; an unknown segment in it is a mount that is not known
 */
export function neighbourBefore(path: Path, at: number, mount: Path): Neighbour {
  return search(path, at, 'path', mount);
}

function search(path: Path, at: number, source: Source, mount: Path): Neighbour {
  for (let index = at - 1; index >= 0; index -= 1) {
    const segment = path.segments[index];
    if (!segment || isPrefix(segment, path)) continue;
    if (segment.kind === 'static') return { kind: 'collection', words: wordTexts(segmentText(path, segment)) };
    if (segment.kind === 'unknown') return { kind: source === 'mount' ? 'unknown-mount' : 'unknown-text' };
    return { kind: 'item', collection: search(path, index, source, mount) };
  }
  return source === 'path' ? search(mount, mount.segments.length, 'mount', mount) : { kind: 'none' };
}

/** The words of the collection that precedes a segment, or of the one whose item does; empty where there is none. */
export function collectionOf(before: Neighbour): readonly string[] {
  const collection = before.kind === 'item' ? before.collection : before;
  return collection.kind === 'collection' ? collection.words : [];
}

/**
 * Whether the segment directly before a segment is no prefix: it is one (`auth`) before `signup` in
 * `/users/auth/signup`. False where there is no segment before it.
 */
export function isBelowNoun(path: Path, at: number, mount: Path): boolean {
  const [place, index] = at > 0 ? [path, at - 1] : [mount, mount.segments.length - 1];
  const segment = place.segments[index];
  return segment !== undefined && !isPrefix(segment, place);
}

/**
 * Whether the text of a segment is only a name or a version of the API, and names no resource: `api`, `v2`, `2024-01`.
 */
export function isPrefix(segment: Segment, path: Path): boolean {
  const text = segmentText(path, segment).toLowerCase();
  return is(text, 'prefix') || /^v?\d[\d.\-_]*$/.test(text) || /^v\d\w*$/.test(text);
}

/**
 * Whether two lists of words name the same resource, in the singular or the plural. `libraryBooks` are `books`, but
 * `superAdmins` are not the `admins`.
 */
export function sameResource(collection: readonly string[], noun: readonly string[]): boolean {
  if (noun.length === 0) return false;
  const [one, all] = [noun, collection].map((words) => words.map((word) => singular(word)).join(''));
  return all === one || endsIn(collection, noun) || isRunTogether(collection, noun);
}

/** Whether what directly precedes a segment is the collection that a noun names. */
export function isNamed(before: Neighbour, noun: readonly string[]): boolean {
  return before.kind === 'collection' && sameResource(before.words, noun);
}

function endsIn(words: readonly string[], last: readonly string[]): boolean {
  const begin = words.length - last.length;
  if (begin < 0 || singular(words[begin - 1] ?? '') === 'super') return false;
  return last.every((word, at) => isSameNoun(words[begin + at] ?? '', word));
}

/**
 * Whether a collection is one word that consists of the words of a noun, each in the singular or in a plural, correct
 * or with a mere `s`: `membersattendances` of each `memberAttendance`.
 */
function isRunTogether([word = '', ...others]: readonly string[], noun: readonly string[]): boolean {
  if (others.length > 0 || noun.length < 2) return false;
  let rest = word;
  for (const each of noun) {
    const form = [`${singular(each)}s`, plural(each), singular(each)].find((written) => rest.startsWith(written)) ?? '';
    if (form === '') return false;
    rest = rest.slice(form.length);
  }
  return rest === '';
}
