import type { Range } from '../model/text.ts';
import type { Mention } from '../model/mention.ts';

/**
 * The mention of an address of one word, before which anything may be.
 *
 * @param opensBehind whether the word ends where a value of run time goes on, which may be a query
 */
export function wordMention(kind: Mention['kind'], word: string, range: Range, opensBehind = false): Mention {
  return { kind, written: word, segments: [word.toLowerCase()], opensBefore: true, opensBehind, range };
}
