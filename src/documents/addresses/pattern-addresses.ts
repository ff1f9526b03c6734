import { HOLE } from '../../paths/dialects.ts';
import { isCompound } from '../names-verb.ts';
import type { Mention } from '../../model/mention.ts';

/** The part of an address that a pattern contains. */
export type PatternAddress = Pick<Mention, 'segments' | 'openPrefix' | 'openSuffix'>;

/** How a regular expression writes a slash: `\/`, `[/]`. */
const SLASH = /\\\/|\[\\?\/\]/;

/** A segment that is written out, escapes included. */
const LITERAL = /^(?:[\w~-]|\\[.~-])+$/;

/** The word at the end of an address, before its query, its end or a group that may be missing. */
const LAST = /^((?:[\w~-]|\\[.~-])+)(\$|\(|\\[?b]|\[|\?)/;

/** A group of alternative words that is not optional: `(create|update|delete)`. */
const WORDS = /\((?:\?:)?([\w-]{1,40}(?:\|[\w-]{1,40}){1,19})\)(?![?*{])\+?/;

/**
 * The addresses that a regular expression contains, one for each word of its first group of words. Empty where it has
 * no word next to a slash, and no word that is more than a verb.
 *
 * @param source the text between the slashes of the expression
 */
export function patternAddresses(source: string): readonly PatternAddress[] {
  const group = WORDS.exec(source);
  const words = group?.[1]?.split('|') ?? [];
  const sources = group
    ? words.map((word) => source.slice(0, group.index) + word + source.slice(group.index + group[0].length))
    : [source];
  return sources.flatMap((each) => readOne(each) ?? []);
}

/**
 * The addresses of a string with a group of words, which is a pattern as well: `new RegExp('^/users/(create|update)')`,
 * a key of a proxy.
 */
export function textPatternAddresses(text: string): readonly PatternAddress[] {
  return text.includes('|') && WORDS.test(text) ? patternAddresses(text.replaceAll(/\\*\//g, String.raw`\/`)) : [];
}

function readOne(source: string): PatternAddress | null {
  const parts = source.split(SLASH);
  if (parts.length < 2) return readWord(source);
  const [first = ''] = parts;
  const segments: string[] = [];
  let openSuffix = true;
  for (const [at, part] of parts.entries()) {
    const word = at === 0 ? part.replace(/^\^/, '') : part;
    const isLast = at === parts.length - 1;
    if (isLast) openSuffix = !word.endsWith('$');
    if (word === '' || word === '$' || word === '?' || word === '?$') continue;
    const end = isLast ? LAST.exec(word) : null;
    if (end) {
      segments.push(unescaped(end[1] ?? ''));
      if (end[2] !== '$') openSuffix = true;
    } else {
      segments.push(LITERAL.test(word) ? unescaped(word) : HOLE);
    }
  }
  if (!segments.some((segment) => /[a-z]/.test(segment))) return null;
  return { segments, openPrefix: !first.startsWith('^'), openSuffix };
}

/** A pattern without any slash, as in a list of public addresses: `/getUsers/`. */
function readWord(source: string): PatternAddress | null {
  const word = source.replace(/^\^|\$$/g, '');
  if (!LITERAL.test(word) || !isCompound(word)) return null;
  return { segments: [unescaped(word)], openPrefix: true, openSuffix: !source.endsWith('$') };
}

function unescaped(word: string): string {
  return word.replaceAll('\\', '').toLowerCase();
}
