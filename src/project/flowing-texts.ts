import { mayHoldVerb } from '../convention/verb-segment.ts';

/** A longer file is data. */
const LONGEST = 200_000;
/** The characters that separate the texts of data from each other, and their segments. */
const SIGNS = /[^\w-]+/;

/** The segments of the texts of data that may contain a verb. */
export function flowingInData(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const segments = text.toLowerCase().split(SIGNS);
  return [...new Set(segments.filter(mayHoldVerb))];
}
