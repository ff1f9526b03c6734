import { mayHoldVerb } from '../convention/verb-segment.ts';

/** A longer file is data. */
const LONGEST_JSON = 200_000;

/** The segments of the texts of JSON that may hold a verb. */
export function flowingInJson(json: string): readonly string[] {
  if (json.length > LONGEST_JSON) return [];
  const segments = json.split('"').flatMap((text) => text.toLowerCase().split('/'));
  return [...new Set(segments.filter(mayHoldVerb))];
}
