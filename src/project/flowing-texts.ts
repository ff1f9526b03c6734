import { unpackWords } from '../mentions/kept/packed-words.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import type { ModuleTerms } from '../values/terms.ts';

/**
 * The texts of a file that say a verb, or a part of one.
 *
 * @param file its segments with verbs, one a line, and the words that may be put into URLs, packed
 * @param terms what it says; null where it cannot be parsed
 */
export function flowingIn(
  { verbSegments, words }: { readonly verbSegments: string; readonly words: string },
  terms: ModuleTerms | null,
): readonly string[] {
  const put = unpackWords(words).flatMap(({ segments }) => segments);
  const said = (terms?.texts ?? []).flatMap(segmentsIn);
  return [...new Set([...verbSegments.split('\n'), ...put, ...said].filter(mayHoldVerb))];
}

/** A longer text is prose or code, and no part of an address. */
const LONGEST_TEXT = 300;

function segmentsIn(text: string): readonly string[] {
  return text.length > LONGEST_TEXT ? [] : text.toLowerCase().split(/[/?#]/);
}

/** A longer file is data. */
const LONGEST_JSON = 200_000;

/** The segments of the texts of JSON that may hold a verb. */
export function flowingInJson(json: string): readonly string[] {
  if (json.length > LONGEST_JSON) return [];
  const segments = json.split('"').flatMap((text) => text.toLowerCase().split('/'));
  return [...new Set(segments.filter(mayHoldVerb))];
}
