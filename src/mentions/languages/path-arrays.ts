import { HOLE } from '../../paths/path.ts';
import type { Mention } from '../model.ts';
import { isCompound } from '../says-verb.ts';
import { wordMention } from '../word-mention.ts';

/** How a Postman collection takes a URL apart: `"path": ["users", "delete", ":id"]`. */
const PATH_ARRAY = /"path"\s{0,9}:\s{0,9}\[(\s{0,40}"[^[\]]{1,1000}")\s{0,40}\]/g;

/** How a gateway is told of one segment below another, and what is an address by its key: `path_part = "create"`, `PathPart: create`, `path: createUser`. */
const PATH_PART = /(path_?part|path|url|uri|route|endpoint)["']?\s{0,20}[:=]\s{0,20}["']?([\w-]{1,80})(?![\w\-/.:])/gi;

/**
 * Finds the segments that a document names one by one, and the addresses of one word: a verb alone is said of too many things.
 *
 * @param most how many to find
 */
export function pathParts(text: string, most: number): readonly Mention[] {
  const said = [...text.matchAll(PATH_PART)].filter(([, key = '', word = '']) => /part$/i.test(key) || isCompound(word));
  return said.slice(0, most).map(({ index, 0: matched, 2: word = '' }) => {
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
