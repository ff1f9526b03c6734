import { HOLE } from '../paths/path.ts';
import type { Mention } from './model.ts';

/** A group of words one of which stands in an address: `^/users/(create|update)$`, as proxies and programs of other languages write it. */
const GROUP = /((?:\/(?:[\w.~-]{1,60}|:\w{1,40}|\{\w{1,40}\})){0,8})\/\((?:\?:)?([\w-]{1,40}(?:\|[\w-]{1,40}){1,19})\)/g;

/**
 * Finds the addresses that a text writes with a group of words, one for each of them.
 *
 * @param most how many to find
 */
export function wordGroups(text: string, kind: 'document' | 'foreign', most: number): readonly Mention[] {
  const found: Mention[] = [];
  if (!text.includes('|')) return found;
  for (const { index, 0: written, 1: before = '', 2: words = '' } of text.matchAll(GROUP)) {
    if (found.length >= most) break;
    const segments = before.split('/').slice(1).map((segment) => (/^[:{]/.test(segment) ? HOLE : segment.toLowerCase()));
    const range = [index, index + written.length] as const;
    for (const word of words.split('|')) found.push({ kind, written, segments: [...segments, word.toLowerCase()], opensBefore: true, opensBehind: true, range });
  }
  return found;
}
