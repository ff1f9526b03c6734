import type { Range } from '../model/text.ts';
import { filledAddresses } from './addresses/filled-addresses.ts';
import { grownAddresses } from './addresses/grown-addresses.ts';
import { memberChains } from './addresses/member-chains.ts';
import { patternAddresses, textPatternAddresses } from './addresses/pattern-addresses.ts';
import { slashedAddresses } from './addresses/slashed-addresses.ts';
import type { Area } from './areas/area.ts';
import { codeAreas } from './areas/code-areas.ts';
import { pageAreas } from './areas/page-areas.ts';
import { isPending } from './kept/packed-words.ts';
import { pathArrays, pathParts, servedKeys } from './languages/documents.ts';
import { joinedSegments } from './languages/joined-segments.ts';
import { chosenWords, linkedWords } from './languages/pages.ts';
import { shellWords } from './languages/shell-words.ts';
import { wordGroups } from './languages/word-groups.ts';
import type { Mention, MentionKind } from '../model/mention.ts';
import { isSpoken } from './spoken.ts';
import { loneWord, loneWords } from './words/lone-words.ts';
import { loopedKeys } from './words/looped-keys.ts';

/** A file that names more addresses than this holds data: the rest of it is not read. */
export const MOST_MENTIONS = 5_000;

/**
 * Finds the texts of a file that name addresses, and so would be left behind by a rewrite of a route. It reads text
 * only, and takes in too much rather than too little: a text that looks like an address is one. Of a file with more
 * than {@link MOST_MENTIONS} of them the first ones are found.
 *
 * @param text the text of the file
 * @param kind what the file is; a mention in a comment of code is of the kind `comment`, and one in the title of a test
 * or in a line
 *   of a log, which only people read, of the kind `prose`
 * @param comments the ranges of the comments of code, in order; null where nobody knows them: then they are left out
 * @param file its name, which says of some documents what their keys are
 * @returns the mentions in the order of the text, and behind them the words that may be put into URLs
 */
export function findMentions(
  text: string,
  kind: Exclude<MentionKind, 'comment'>,
  comments: readonly Range[] | null = [],
  file = '',
): readonly Mention[] {
  const said: Mention[] = [];
  const pending: Mention[] = [];
  for (const search of searchesOf(text, kind, comments, file)) {
    let left = MOST_MENTIONS;
    for (const mention of search) {
      if (isPending(mention)) pending.push(mention);
      else if (said.push(mention) && (left -= 1) === 0) break;
    }
  }
  said.sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  return [...said.slice(0, MOST_MENTIONS), ...pending.slice(0, MOST_MENTIONS)];
}

/** What is looked for in a file: each search goes through its text by itself. */
function searchesOf(
  text: string,
  kind: Exclude<MentionKind, 'comment'>,
  comments: readonly Range[] | null,
  file: string,
): readonly Iterable<Mention>[] {
  switch (kind) {
    case 'code':
      return [
        ...inCode(text, comments),
        memberChains(text),
        loopedKeys(text),
        filledAddresses(text, kind),
        grownAddresses(text),
        inComments(text, comments ?? []),
      ];
    case 'view':
      return [
        inPage(text, kind),
        linkedWords(text),
        chosenWords(text),
        loneWords(text, kind),
        filledAddresses(text, kind),
      ];
    case 'foreign':
      return [
        inPage(text, kind),
        wordGroups(text, kind),
        shellWords(text, kind),
        joinedSegments(text),
        loneWords(text, kind),
        filledAddresses(text, kind),
      ];
    case 'document':
      return [
        inPage(text, kind),
        wordGroups(text, kind),
        shellWords(text, kind),
        pathArrays(text),
        pathParts(text),
        servedKeys(text, file),
      ];
    case 'prose':
      return [inPage(text, kind)];
  }
}

/** The mentions in the strings of a source file, and in its regular expressions. */
function inCode(text: string, comments: readonly Range[] | null): readonly Iterable<Mention>[] {
  const { strings, patterns } = codeAreas(text, comments);
  return [inStrings(text, strings), patterns.flatMap((range) => patternAddresses(text, range))];
}

function* inStrings(text: string, strings: readonly Area[]): Generator<Mention> {
  for (const area of strings) {
    if (area.text.includes('/')) {
      yield* slashedAddresses(text, area, isSpoken(text, area.locate(0, 0)[0]) ? 'prose' : 'code');
      yield* textPatternAddresses(text, area);
    } else yield* loneWord(text, area);
  }
}

function* inComments(text: string, comments: readonly Range[]): Generator<Mention> {
  for (const comment of comments)
    for (const area of pageAreas(text, inside(text, comment))) yield* slashedAddresses(text, area, 'comment');
}

function* inPage(text: string, kind: MentionKind): Generator<Mention> {
  for (const area of pageAreas(text, [0, text.length])) yield* slashedAddresses(text, area, kind);
}

/** A comment without the marks around it. */
function inside(text: string, [start, end]: Range): Range {
  if (text.startsWith('/*', start)) return [start + 2, Math.max(start + 2, end - 2)];
  return text.startsWith('//', start) ? [start + 2, end] : [start, end];
}
