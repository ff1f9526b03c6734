import type { Range } from '../model/text.ts';
import { filledAddresses } from './addresses/filled-addresses.ts';
import { slashedAddresses } from './addresses/slashed-addresses.ts';
import { pageAreas } from './addresses/page-areas.ts';
import { isPending } from './word-mentions.ts';
import { pathArrays, pathParts, pathPointers, servedKeys } from './languages/path-lists.ts';
import { chosenWords, joinedSegments, shellWords } from './languages/joined-words.ts';
import { wordGroups } from './languages/word-groups.ts';
import { linkedWords } from './pages/page-document.ts';
import type { Mention, MentionKind } from '../model/mention.ts';
import { readByPrograms } from './comments/read-by-programs.ts';
import { loneWords } from './words/lone-words.ts';

/** The most mentions that are read of a file: one with more of them contains data. */
export const MOST_MENTIONS = 5_000;

/** The kind of a document. */
export type DocumentKind = Exclude<MentionKind, 'code' | 'comment'>;

/**
 * Finds the texts of a document that name addresses, and that a rewrite of a route would leave out of date. In doubt, a
 * text that looks like an address is one. Of a file with more than {@link MOST_MENTIONS} the first ones are returned.
 *
 * @param text the text of the file
 * @param kind what the file is
 * @param file its name, by which the keys of some documents are known
 * @returns the mentions in the order of the text, and after them the words that may be put into URLs
 */
export function findMentions(text: string, kind: DocumentKind, file = ''): readonly Mention[] {
  const said: Mention[] = [];
  const pending: Mention[] = [];
  for (const search of searchesOf(text, kind, file)) {
    let left = MOST_MENTIONS;
    for (const mention of search) {
      if (isPending(mention)) pending.push(mention);
      else if (said.push(mention) && (left -= 1) === 0) break;
    }
  }
  said.sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  return [...said.slice(0, MOST_MENTIONS), ...pending.slice(0, MOST_MENTIONS)];
}

/**
 * Finds the addresses that the comments of code name.
 *
 * @param comments where they are, in order
 */
export function commentMentions(text: string, comments: readonly Range[]): readonly Mention[] {
  return comments.flatMap((comment) => {
    const found = pageAreas(text, inside(text, comment)).flatMap((area) => [
      ...slashedAddresses(text, area, 'comment'),
    ]);
    return readByPrograms(text, comment, found);
  });
}

/** The searches in a document of a kind; each goes through the text by itself. */
function searchesOf(text: string, kind: DocumentKind, file: string): readonly Iterable<Mention>[] {
  switch (kind) {
    case 'view':
      return [
        inPage(text, kind),
        linkedWords(text, file),
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
      if (file.endsWith('.txt')) return [inPage(withoutSentences(text), kind)];
      return [
        inPage(text, kind),
        wordGroups(text, kind),
        shellWords(text, kind),
        pathArrays(text),
        pathParts(text),
        pathPointers(text),
        servedKeys(text, file),
      ];
    case 'prose':
      return [inPage(text, kind)];
  }
}

function* inPage(text: string, kind: MentionKind): Generator<Mention> {
  for (const area of pageAreas(text, [0, text.length])) yield* slashedAddresses(text, area, kind);
}

/** A line of a list: an address, at most one word before it, and punctuation. */
const LISTED = /^\W*(?:[A-Za-z-]+\W*\s)?\S*\/\S*\s*$/;

/**
 * A text file for programs, such as `robots.txt`, has addresses alone in its lines: other lines are for people, and are
 * replaced by blanks.
 */
function withoutSentences(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => (LISTED.test(line) ? line : ' '.repeat(line.length)));
}

/** The range of a comment without its delimiters. */
function inside(text: string, [start, end]: Range): Range {
  if (text.startsWith('/*', start)) return [start + 2, Math.max(start + 2, end - 2)];
  return text.startsWith('//', start) ? [start + 2, end] : [start, end];
}
