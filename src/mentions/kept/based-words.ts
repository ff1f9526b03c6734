import { ending } from '../../text/ending.ts';
import { isMethodName } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../model/text.ts';
import type { Mention } from '../../model/mention.ts';
import { saysCrud } from '../says-verb.ts';
import { wordMention } from '../word-mention.ts';
import { argumentKey } from './argument-words.ts';
import { TYPE_ARGUMENT } from './put-into-url.ts';

/**
 * What holds the beginning of all URLs of a client, and a client that is made of that:
 * `users = axios.create({ baseURL: '/users' })`.
 */
const BASE = /\b(?:base_?ur[li]|prefix_?url)\b/i;
const MADE = new RegExp(
  String.raw`(?<![\w$])([\w$]{1,40})\s{0,9}(?::[^=:;{}()\n]{1,60}=` +
    String.raw`|[:=])\s{0,9}[\w$.]{1,40}\.(?:create|extend|instance)${TYPE_ARGUMENT}\(`,
  'g',
);
const madeIn = askedOnce(
  (source): ReadonlySet<string> =>
    new Set(BASE.test(source) ? [...source.matchAll(MADE)].map(([, name = '']) => name) : []),
);

/** What a source takes from other files. */
const IMPORTED = new RegExp(
  String.raw`\bimport\s+([^;'"()]{1,300}?)\s+from\b|\b(?:const|let` +
    String.raw`|var)\s+([^;='"()]{1,300}?)\s*=\s*(?:await\s+)?(?:require|import)\s*\(`,
  'g',
);
const importedIn = askedOnce(
  (source): ReadonlySet<string> =>
    new Set([...source.matchAll(IMPORTED)].flatMap(([, names, other = '']) => (names ?? other).split(/[^\w$]+/))),
);

/** A member that says a method, and what it is one of; what stands before one of two texts in its brackets. */
const ONE_OF_TWO = String.raw`(?:[^()"'\x60;{}]{1,40}\?\s*(?:["'\x60][^"'\x60]{0,40}["'\x60]\s*:\s*)?)?`;
const asked = ending(
  new RegExp(
    String.raw`(?<![\w$])([\w$]{1,40})\s*\??\.\s*(?:get|post|put|patch|delete|del|head` +
      String.raw`|request)${TYPE_ARGUMENT}\(\s*${ONE_OF_TWO}`,
  ),
  120,
);

/**
 * The mention of a word that something of the source or of another file is asked for, which may be a client with a
 * base: `users.get('list')`; null for one that says no verb.
 *
 * @param range what stands behind the quote
 */
export function askedWord(source: string, range: Range): Mention | null {
  const word = source.slice(...range);
  if (isMethodName(word) || !saysCrud(word)) return null;
  const [, client = ''] = asked(source, range[0] - 1) ?? [];
  return madeIn(source).has(client) || importedIn(source).has(client)
    ? { ...wordMention('code', word, range), keptAs: clientKey(client) }
    : null;
}

/**
 * The clients that a text gives a base, as {@link askedWord} names what is asked, and as what they are called by
 * themselves.
 */
export function basedClients(text: string): readonly string[] {
  return [...madeIn(text)].flatMap((name) => [clientKey(name), argumentKey(name, 0)]);
}

function clientKey(name: string): string {
  return `${name}.`;
}
