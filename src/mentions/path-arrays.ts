import { HOLE } from '../paths/path.ts';
import type { Mention } from './model.ts';
import { wordMention } from './word-mention.ts';

/** How a Postman collection takes a URL apart: `"path": ["users", "delete", ":id"]`. */
const PATH_ARRAY = /"path"\s{0,9}:\s{0,9}\[(\s{0,40}"[^[\]]{1,1000}")\s{0,40}\]/g;

/** How a gateway is told of one segment below another: `path_part = "create"`, `PathPart: create`. */
const PATH_PART = /\b(?:path_part|PathPart)["']?\s{0,20}[:=]\s{0,20}["']?([\w-]{1,80})/g;

/**
 * Finds the segments that a document names one by one.
 *
 * @param most how many to find
 */
export function pathParts(text: string, most: number): readonly Mention[] {
  return [...text.matchAll(PATH_PART)].slice(0, most).map(({ index, 0: matched, 1: word = '' }) => {
    const end = index + matched.length;
    return wordMention('document', word, [end - word.length, end]);
  });
}

/**
 * Finds the addresses that a document holds as a list of segments.
 *
 * @param most how many to find
 */
export function pathArrays(text: string, most: number): readonly Mention[] {
  const found: Mention[] = [];
  for (const { index, 0: matched, 1: list = '' } of text.matchAll(PATH_ARRAY)) {
    if (found.length === most) break;
    const words = [...list.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word.toLowerCase());
    const segments = words.map((word) => (/^[:{<]/.test(word) ? HOLE : word));
    const start = index + matched.indexOf('[') + 1;
    const range = [start, index + matched.length - 1] as const;
    found.push({ kind: 'document', written: text.slice(...range), segments, opensBefore: false, opensBehind: false, range });
  }
  return found;
}
