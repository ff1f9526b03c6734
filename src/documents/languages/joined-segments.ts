import { HOLE } from '../../paths/dialects.ts';
import { isCrud } from '../../words/lexicon.ts';
import type { Mention } from '../../model/mention.ts';
import { wordMention } from '../word-mention.ts';

/**
 * A segment, up to two values of run time, and the next segment, as programs of other languages join them:
 * `pathSegments: ['users', id, 'edit']`, `BASE / "users" / "create"`.
 */
const PAIR = new RegExp(
  String.raw`["']([\w-]{1,60})["'](?=((?:\s{0,9}[,/]\s{0,9}[\w.$]{1,40}(?:\([\w.$]{0,40}\))?){0,2})` +
    String.raw`(\s{0,9}[,/]\s{0,9}["'])([\w-]{1,60})["'])`,
  'g',
);
const BETWEEN = /[,/]/g;

/**
 * Finds the CRUD verbs that a program of another language may join to the segment before them. Other words are found
 * without the segment before them, by other searches.
 */
export function* joinedSegments(text: string): Generator<Mention> {
  for (const { index, 0: written, 1: before = '', 2: values = '', 3: gap = '', 4: word = '' } of text.matchAll(PAIR)) {
    if (!isCrud(word.toLowerCase())) continue;
    const start = index + written.length + values.length + gap.length;
    const holes = [...values.matchAll(BETWEEN)].map(() => HOLE);
    yield {
      ...wordMention('foreign', word, [start, start + word.length], true),
      segments: [before.toLowerCase(), ...holes, word.toLowerCase()],
    };
  }
}
