import { HOLE } from '../../paths/path.ts';
import type { Mention } from '../model.ts';
import { wordMention } from '../word-mention.ts';

/** What stands before a segment, and the pieces of one: words, a group one of which stands there, a letter that may be missing. */
const SEGMENTS = String.raw`((?:\/(?:[\w.~-]{1,60}|:\w{1,40}|\{\w{1,40}\})){0,8})`;
const GROUP = String.raw`\((?:\?:)?[\w-]{1,40}(?:\|[\w-]{0,40}){0,19}\)\??`;
const LETTER = String.raw`[\w-]\?(?=[$(/])`;
/** A segment of a pattern, as proxies and programs of other languages write it: `^/users/(create|update)$`, `^/create(User|Post)s?$`. */
const PATTERN = new RegExp(String.raw`${SEGMENTS}\/([\w.~-]{0,60}?(?:${GROUP}|${LETTER})(?:${GROUP}|${LETTER}|[\w~-]|\.(?![*+?])){0,60})`, 'g');
const PIECE = new RegExp(String.raw`\((?:\?:)?([\w|-]{1,900})\)(\??)|([\w-])\?|[\w.~-]`, 'g');

/** So many segments are told of a pattern; more are no list of words. */
const MOST_SEGMENTS = 64;

/**
 * Finds the addresses that a text writes with words one of which stands in a segment, or with such a part that may be missing: one for each.
 *
 * @param most how many to find
 */
export function wordGroups(text: string, kind: 'document' | 'foreign', most: number): readonly Mention[] {
  const found: Mention[] = [];
  if (!text.includes('|') && !text.includes('?')) return found;
  for (const { index, 0: written, 1: before = '', 2: pattern = '' } of text.matchAll(PATTERN)) {
    const words = segmentsOf(pattern);
    // A group of one word that has to stand there holds no other one.
    if (words.length < 2) continue;
    if (found.length >= most) break;
    const segments = before.split('/').slice(1).map((segment) => (/^[:{]/.test(segment) ? HOLE : segment.toLowerCase()));
    const range = [index, index + written.length] as const;
    for (const word of words) found.push({ kind, written, segments: [...segments, word.toLowerCase()], opensBefore: true, opensBehind: true, range });
  }
  return found;
}

/** The segments that a pattern stands for. */
function segmentsOf(pattern: string): readonly string[] {
  let segments: readonly string[] = [''];
  for (const { 0: piece, 1: group, 2: missing, 3: letter } of pattern.matchAll(PIECE)) {
    const ways = group === undefined ? (letter === undefined ? [piece] : [letter, '']) : [...group.split('|'), ...(missing === '?' ? [''] : [])];
    segments = segments.flatMap((segment) => ways.map((way) => segment + way)).slice(0, MOST_SEGMENTS);
  }
  return [...new Set(segments)].filter((segment) => segment !== '');
}

/** A condition in a page, what is said otherwise, and how an address goes on behind a word: values, and more segments. */
const IF = String.raw`(?:\{\{~?#(?:if|unless)\b[^{}]{0,80}\}\}|\{%-?\s*(?:if|unless)\b[^%]{0,80}%\}|<%-?[^%]{0,80}\{\s*-?%>)`;
const ELSE = String.raw`(?:\{\{~?else~?\}\}|\{%-?\s*else\s*-?%\}|<%-?\s*\}\s*else\s*\{\s*-?%>)`;
const REST = String.raw`(?:<%=[^%]{1,60}%>|\{\{[^{}#/]{1,60}\}\}|[\w/.-]){0,40}`;
/** The two words of a condition in a page: `/users/{{#if user}}update/{{user.id}}{{else}}create{{/if}}`. */
const CHOICE = new RegExp(String.raw`(\/${IF}\s*)([\w-]{1,60})\b${REST}?\s*${ELSE}\s*([\w-]{1,60})`, 'g');

/**
 * Finds the words that a page puts behind a slash of an address under a condition, and otherwise.
 *
 * @param most how many to find
 */
export function chosenWords(text: string, most: number): readonly Mention[] {
  const found = [...text.matchAll(CHOICE)].flatMap(({ index, 0: written, 1: before = '', 2: word = '', 3: other = '' }) => {
    const [end, first] = [index + written.length, index + before.length];
    return [wordMention('view', word, [first, first + word.length], true), wordMention('view', other, [end - other.length, end], true)];
  });
  return found.slice(0, most);
}
