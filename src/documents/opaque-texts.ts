import type { Mention, MentionKind } from '../model/mention.ts';
import { HOLE } from '../paths/dialects.ts';
import { readAddress } from './addresses/read-address.ts';
import { wordMention } from './word-mentions.ts';

/** The ASCII characters of an address and of template values in one. Characters beyond ASCII are accepted too. */
const SIGNS: ReadonlySet<number> = new Set(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.~%!@+*$:{}_\\/', (sign) =>
    sign.charCodeAt(0),
  ),
);
const ASCII = 0x7f;
/** A quoted word, which may be a segment that is joined with others. */
const WORD = /["'`]([A-Za-z][\w.:-]{1,79})(?=["'`?\\])/g;

/** The least and greatest length of an address: shorter runs are divisions, and longer ones data. */
const SHORTEST = 3;
const LONGEST = 1_000;
const QUOTE = /["'`]/;

/**
 * Finds the texts that may be addresses where the format is not known: in a minified script, or in a file that is too
 * large to be parsed. It takes time in proportion to the text, and returns each address and each word once, at its
 * first place, without a limit.
 *
 * A word alone is an address if it is more than a verb (`'getUsers'`), or if the text contains the rest of the address
 * too: libraries contain many words such as `'show'`.
 *
 * @param kind the kind of the mentions
 */
export function opaqueMentions(text: string, kind: MentionKind): readonly Mention[] {
  const found = new Map<string, Mention>();
  const beside = new Set<string>();
  const add = (mention: Mention, isAddress: boolean): void => {
    for (const segment of mention.segments) beside.add(segment);
    const key = mention.segments.join('/');
    const known = found.get(key);
    if (!known || (known.beside && isAddress)) found.set(key, isAddress ? mention : { ...mention, beside });
  };
  for (const mention of addressesIn(text, kind))
    add(mention, mention.segments.length > 1 || QUOTE.test(text.charAt(mention.range[0] - 1)));
  for (const { index, 1: word = '' } of text.matchAll(WORD))
    add(wordMention(kind, word, [index + 1, index + 1 + word.length], true), false);
  return [...found.values()];
}

/** The text around each slash up to white space, quotes and brackets, if it may be an address. */
function* addressesIn(text: string, kind: MentionKind): Generator<Mention> {
  for (let slash = text.indexOf('/'), end = 0; slash !== -1; slash = text.indexOf('/', end)) {
    let start = slash;
    while (start > end && isSign(text.charCodeAt(start - 1))) start -= 1;
    end = slash + 1;
    while (end < text.length && isSign(text.charCodeAt(end))) end += 1;
    const written = text.slice(start, end);
    const isPlausible = written.length >= SHORTEST && written.length <= LONGEST;
    const address = isPlausible ? readAddress(written) : null;
    if (!address?.segments.some((segment) => segment !== HOLE)) continue;
    const { segments } = address;
    yield { kind, written, segments, openPrefix: true, openSuffix: true, range: [start, end] };
  }
}

function isSign(code: number): boolean {
  return code > ASCII || SIGNS.has(code);
}
