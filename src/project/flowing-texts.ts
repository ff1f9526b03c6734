import { unpackWords } from '../mentions/kept/packed-words.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import { isCrud } from '../words/lexicon.ts';
import { splitWords } from '../words/split.ts';
import { codeAreas } from '../mentions/areas/code-areas.ts';
import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/path.ts';

/**
 * The texts of a file that say a verb, or a part of one.
 *
 * @param file its segments with verbs, one a line, and the words that may be put into URLs, packed
 * @param said those of all of its texts
 */
export function flowingIn(
  { verbSegments, words }: { readonly verbSegments: string; readonly words: string },
  said: readonly string[],
): readonly string[] {
  const put = unpackWords(words).flatMap(({ segments }) => segments);
  return [...new Set([...verbSegments.split('\n'), ...put, ...said].filter(mayHoldVerb))];
}

/** A longer text is prose or code, and no part of an address. */
const LONGEST_TEXT = 300;
const BETWEEN_SEGMENTS = new RegExp(`[/?#${HOLE}]`);

/**
 * The segments of the texts of code that say a verb and more.
 *
 * @param comments where its comments are, as far as that is known
 */
export function verbsSaidIn(code: string, comments: readonly Range[] | null): readonly string[] {
  const texts = codeAreas(code, comments).strings.flatMap(({ text }) => (text.length > LONGEST_TEXT ? [] : [text]));
  const segments = texts.flatMap((text) => text.split(BETWEEN_SEGMENTS)).filter(saysVerbAndMore);
  return [...new Set(segments.map((segment) => segment.toLowerCase()))];
}

/** A verb alone is said for many other things: where one is put into a URL, that is told by what stands around it. */
function saysVerbAndMore(segment: string): boolean {
  if (!/^[\w-]{4,60}$/.test(segment)) return false;
  const words = splitWords(segment);
  return words.length > 1 && words.some(({ text }) => isCrud(text));
}

/** A longer file is data. */
const LONGEST_JSON = 200_000;

/** The segments of the texts of JSON that may hold a verb. */
export function flowingInJson(json: string): readonly string[] {
  if (json.length > LONGEST_JSON) return [];
  const segments = json.split('"').flatMap((text) => text.toLowerCase().split('/'));
  return [...new Set(segments.filter(mayHoldVerb))];
}
