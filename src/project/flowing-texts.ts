import { unpackWords } from '../mentions/kept/packed-words.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';

/**
 * The texts of a file that say a verb, or a part of one.
 *
 * @param file its segments with verbs, one a line, and the words that may be put into URLs, packed
 */
export function flowingIn({
  verbSegments,
  words,
}: {
  readonly verbSegments: string;
  readonly words: string;
}): readonly string[] {
  const put = unpackWords(words).flatMap(({ segments }) => segments);
  return [...new Set([...verbSegments.split('\n'), ...put].filter(mayHoldVerb))];
}

/** A longer file is data. */
const LONGEST_JSON = 200_000;

/** The segments of the texts of JSON that may hold a verb. */
export function flowingInJson(json: string): readonly string[] {
  if (json.length > LONGEST_JSON) return [];
  const segments = json.split('"').flatMap((text) => text.toLowerCase().split('/'));
  return [...new Set(segments.filter(mayHoldVerb))];
}
