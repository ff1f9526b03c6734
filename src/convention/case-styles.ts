import { is } from '../words/entries.ts';
import { splitWords, type Word, textsOf } from '../words/split.ts';

/** How the words of a name are joined. */
export type CaseStyle = 'kebab' | 'camel' | 'snake';

/**
 * A name of letters, digits and separators. Other names have no style: `.well-known`, `users.list`, `@me`, `_health`.
 */
const NAME = /^[A-Za-z][A-Za-z\d]*(?:[-_][A-Za-z\d]+)*$/;

/** `v1`, `V2beta`: versions, which may have any style. */
const VERSION = /^v\d/i;

/** `en-US`, `pt_BR`: the tags of languages, which have a style of their own. */
const LANGUAGE = /^[a-z]{2}[-_][A-Z]{2}$/;

const WRITTEN: Readonly<Record<CaseStyle, RegExp>> = {
  kebab: /^[a-z\d]+(?:-[a-z\d]+)*$/,
  snake: /^[a-z\d]+(?:_[a-z\d]+)*$/,
  camel: /^[a-z][A-Za-z\d]*$/,
};

/**
 * A name in another style: `userProfiles` is `user-profiles`, `user_profiles` or `userProfiles`.
 *
 * @returns null where it is in that style already, and for what is no name
 */
export function restyled(name: string, style: CaseStyle): string | null {
  if (!NAME.test(name) || VERSION.test(name) || LANGUAGE.test(name) || WRITTEN[style].test(name)) return null;
  const words = wordsOfName(name);
  if (style !== 'camel') return words.join(style === 'kebab' ? '-' : '_');
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/** Whether two names differ in capitals only. */
export function differInCaseOnly(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * The words of a name; digits are part of the word that they are next to (`oauth2`, `s3Bucket`), and `GitHub` is one
 * word.
 */
function wordsOfName(name: string): readonly string[] {
  const words: Word[] = [];
  for (const word of splitWords(name)) {
    const before = words.at(-1);
    const joins =
      before?.end === word.start &&
      (is(before.text + word.text, 'proper-name') ||
        /^\d/.test(word.text) ||
        (/\d$/.test(before.text) && word.capital !== true));
    if (joins) words[words.length - 1] = { text: before.text + word.text, start: before.start, end: word.end };
    else words.push(word);
  }
  return textsOf(words);
}
