import type { Segment } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { isCrud } from '../words/lexicon.ts';
import {
  mayBeginWithVerb,
  splitAtBy,
  splitAtQuantifier,
  splitOffForeign,
  splitOffNamed,
  splitRunTogether,
} from '../words/run-together.ts';
import { splitWords, type Word } from '../words/split.ts';

/** The words of a segment that may contain a verb. */
export interface SegmentWords {
  readonly words: readonly Word[];
  /**
   * How the segment is built: plain; `reports:batchGet` and `users.list` (custom); `update:kind` (mixed with a
   * parameter).
   */
  readonly form: 'plain' | 'custom' | 'mixed';
  /** Whether the ending is a format (`list.json`). */
  readonly extension: boolean;
}

/** The name of a page, with or without the ending of its file: `/list(.html)?`, `/list{.html}`. */
const PAGE = /(?:\((?:\?:)?\\*\.[\w|.\\]{1,30}\)\?|\{\.\w{1,10}\}\??)$/;

/** The default page of a folder, as a file: `/docs/index.html`. */
const INDEX_FILE = /^index\.(?:html?|php|aspx?|jsp)$/i;

/**
 * Splits a segment into the words that decide whether it holds a verb. Of a custom method (`levels:append`,
 * `artist.get`) they are those after the last separator.
 *
 * @param text the text of the whole path, which the offsets of the words refer to
 * @param collection returns the words of the collection before the segment, which may be a noun that the lists do not
 * have
 * @returns null for a segment without literal text (a parameter, a wildcard, an unknown one), and for the name of a
 * page or of a file
 */
export function segmentWords(
  segment: Segment,
  text: string,
  collection: () => readonly string[] = () => [],
): SegmentWords | null {
  const raw = text.slice(segment.start, segment.end);
  if (segment.kind === 'static') return isFile(raw) ? null : literalWords(raw, segment.start, collection);
  if (segment.kind !== 'mixed') return null;
  if (PAGE.test(raw)) return null;
  const custom = /[:.]([A-Za-z]\w*)$/.exec(segment.after);
  if (custom?.[1] && raw.endsWith(custom[1]) && !is(custom[1].toLowerCase(), 'extension')) {
    return { words: splitWords(custom[1], segment.end - custom[1].length), form: 'custom', extension: false };
  }
  if (segment.before.length > 1 && raw.startsWith(segment.before)) {
    return { words: splitWords(segment.before, segment.start), form: 'mixed', extension: false };
  }
  return null;
}

/** `editor/edit.js` and `add.svg`: a file is named after its content. */
function isFile(raw: string): boolean {
  const dot = raw.lastIndexOf('.');
  return dot > 0 && (INDEX_FILE.test(raw) || is(raw.slice(dot + 1).toLowerCase(), 'asset-extension'));
}

function literalWords(raw: string, offset: number, collection: () => readonly string[]): SegmentWords {
  const dot = raw.lastIndexOf('.');
  const extension = dot > 0 && is(raw.slice(dot + 1).toLowerCase(), 'extension');
  const stem = extension ? raw.slice(0, dot) : raw;
  const separator = Math.max(stem.lastIndexOf('.'), stem.lastIndexOf(':'));
  const custom = separator > 0 && separator < stem.length - 1;
  const start = custom ? separator + 1 : 0;
  return {
    words: apart(splitWords(stem.slice(start), offset + start), offset + start, collection),
    form: custom ? 'custom' : 'plain',
    extension,
  };
}

/**
 * Splits words that are written together: a verb and what follows it, a quantifier after a verb and its noun, and the
 * words around a `by`.
 */
function apart(words: readonly Word[], start: number, collection: () => readonly string[]): readonly Word[] {
  const [first, second, ...rest] = words;
  if (first?.start !== start || (first.capital && !second)) return words.flatMap(splitAtBy);
  const known = splitRunTogether(first, second !== undefined);
  const begun = known.length === 1 && !second && mayBeginWithVerb(first) ? splitNamed(first, collection()) : known;
  const isVerb = begun.length === 1 && isCrud(first.text);
  const next = second ? (isVerb ? splitAtQuantifier(second) : [second]) : [];
  return [...begun, ...next, ...rest].flatMap(splitAtBy);
}

/**
 * Splits a verb from the noun of the collection before it, which the word may repeat (`addwazifa` after
 * `/student-wazifas`), or from a known noun of another language.
 */
function splitNamed(word: Word, collection: readonly string[]): readonly Word[] {
  const names = [collection.join(''), collection.at(-1) ?? ''];
  return names.map((name) => splitOffNamed(word, name)).find((parts) => parts.length > 1) ?? splitOffForeign(word);
}
