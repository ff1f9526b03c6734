import { argumentsWith } from '../kept/argument-words.ts';
import { pendingWord } from '../kept/pending-words.ts';
import type { Mention } from '../../model/mention.ts';
import type { Range } from '../../model/text.ts';
import { isDropped } from '../../words/lexicon.ts';
import { isCompound } from '../names-verb.ts';
import { isAddress, mayBeAddress } from './address-words.ts';
import { wordMention } from '../word-mentions.ts';

/** An address of one word, perhaps after a base or before a query. */
const WORD = String.raw`([a-z][\w-]{2,79})`;
const IN_PAGE = new RegExp(`(["'\`])((?:\\$?\\{[^{}"'\`]{1,60}\\})*)${WORD}(?=\\1|[?])`, 'gi');

/**
 * Finds the addresses without a slash in a page or in a program of another language. In such a program every string may
 * be one, as the value of an annotation or a constant.
 */
export function* loneWords(text: string, kind: 'foreign' | 'view'): Generator<Mention> {
  for (const { index, 0: matched, 2: base = '', 3: word = '' } of text.matchAll(IN_PAGE)) {
    const end = index + matched.length;
    const range = [end - word.length, end] as const;
    const isAddressWord =
      isAddress(text, range) || ((kind === 'foreign' || base !== '' || mayBeAddress(text, range)) && isCompound(word));
    if (isAddressWord) yield wordMention(kind, word, range);
    else if (kind === 'view') yield* wordsOfPage(text, word, range);
  }
}

/**
 * The mentions of a word of a page: as the value of an attribute or a key, or as an argument of a function that a
 * script may define.
 */
function wordsOfPage(text: string, word: string, range: Range): readonly Mention[] {
  const pending = pendingWord(text, range);
  const asArguments = isDropped(word)
    ? argumentsWith(text, range).map((keptAs) => ({ ...wordMention('view', word, range), keptAs }))
    : [];
  return pending ? [pending, ...asArguments] : asArguments;
}
