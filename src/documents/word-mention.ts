import type { Range } from '../model/text.ts';
import type { Mention } from '../model/mention.ts';

/**
 * The mention of an address of one word, before which there may be any base.
 *
 * @param opensBehind whether a value of run time follows the word, which may be a query
 */
export function wordMention(kind: Mention['kind'], word: string, range: Range, opensBehind = false): Mention {
  return { kind, written: word, segments: [word.toLowerCase()], opensBefore: true, opensBehind, range };
}
