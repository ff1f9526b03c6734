import { textWithin } from '../../text/brackets.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import { MOST_GUARDS } from './bounds.ts';
import { nameAt, namesAround, namesAt } from './method-lists.ts';
import { saysAny } from './request-address.ts';

/** An address that has a name, or is one of a list that has: `export const OPEN = ['/login', '/users'];`. */
export interface ListedAddress {
  readonly list: string;
  /**
   * The names of the object that the list is a member of, which may be asked for one of its lists:
   * `RIGHTS = { clerk: ['/users'] }`.
   */
  readonly within?: readonly string[];
  readonly text: string;
  readonly range: Range;
}

/** What may stand before an address in its text or beside it: a method, or a prefix that a value of run time says. */
const BEFORE = String.raw`(?:\$\{[^{}\n]{1,80}\}|[A-Z]{3,7}[\s:|,_-]{0,3})?`;
/**
 * The beginning of a list of addresses, of a list of objects that say one, or of an object whose keys are addresses.
 */
const LISTS = new RegExp(
  String.raw`[[{]\s{0,99}(?:\{\s{0,99}["']?(?:\w{1,20}["']?\s{0,9}:\s{0,9}` +
    String.raw`(?:["'\x60][^"'\x60\n]{0,40}["'\x60]|[\w.]{1,40}` +
    String.raw`|\[[^\][{}]{0,80}\])\s{0,9},\s{0,99}["']?){0,4}(?:path|url|route` +
    String.raw`|endpoint)["']?\s{0,9}:\s{0,9})?(?:[\w$.]{1,60}\s{0,9}\+\s{0,9})?["'\x60]${BEFORE}\/`,
  'g',
);
const ADDRESS = new RegExp(String.raw`(["'\x60])${BEFORE}(\/[^"'\x60\n]{1,100})\1`, 'g');

/** A list of words, of which a file may ask whether an address holds them. */
const WORDS = /\[\s{0,99}(["'`])[\w-]{2,30}\1(?:\s{0,99},\s{0,99}(["'`])[\w-]{2,30}\2){0,30}\s{0,99},?\s{0,99}\]/g;
const WORD = /[\w-]+/g;

/** One address alone. */
const ALONE = /[:=]\s{0,9}(["'`])(\/[^"'`\n$]{1,100})\1(?!\s*[.+])/g;

/**
 * The addresses of a source file that stand in lists that have a name, or in its default.
 *
 * @param file its path; without it no default has a name
 */
export function listedAddresses(text: string, file: string | null = null): readonly ListedAddress[] {
  const listed: ListedAddress[] = [];
  let lists = 0;
  for (const { index } of text.matchAll(LISTS)) {
    const names = namesAt(text, index, file);
    if (names.length === 0) continue;
    lists += 1;
    if (lists > MOST_GUARDS) break;
    const around = namesAround(text, index, file);
    for (const list of names) {
      for (const { index: at, 0: matched, 2: said = '' } of textWithin(text, index).matchAll(ADDRESS)) {
        const start = index + 1 + at + matched.lastIndexOf(said);
        listed.push({
          list,
          text: said,
          range: [start, start + said.length],
          ...(around.length > 0 && { within: around }),
        });
        if (listed.length === MOST_GUARDS) return listed;
      }
    }
  }
  return [...listed, ...named(text), ...listedVerbs(text, file)].slice(0, MOST_GUARDS);
}

/** The verbs of a source file that stand in lists of words: other words that an address holds stay in it. */
function listedVerbs(text: string, file: string | null): readonly ListedAddress[] {
  return [...text.matchAll(WORDS)].slice(0, MOST_GUARDS).flatMap(({ index, 0: words }) => {
    const verbs = [...words.matchAll(WORD)].filter(([word]) => wordTexts(word).some(isCrud));
    const lists = verbs.length > 0 ? namesAt(text, index, file) : [];
    return lists.flatMap((list) =>
      verbs.map(
        ({ index: at, 0: word }): ListedAddress => ({
          list,
          text: word,
          range: [index + at, index + at + word.length],
        }),
      ),
    );
  });
}

/** The addresses of a source file that have a name by themselves: `prefix: '/users'`. */
function named(text: string): readonly ListedAddress[] {
  const found: ListedAddress[] = [];
  for (const { index, 0: matched, 1: quote = '', 2: said = '' } of text.matchAll(ALONE)) {
    const list = nameAt(text, index + matched.indexOf(quote));
    if (list === null || saysAny(list)) continue;
    const start = index + matched.lastIndexOf(said);
    found.push({ list, text: said, range: [start, start + said.length] });
    if (found.length === MOST_GUARDS) break;
  }
  return found;
}
