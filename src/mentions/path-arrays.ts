import { HOLE } from '../paths/path.ts';
import type { Mention } from './model.ts';

/** How a Postman collection takes a URL apart: `"path": ["users", "delete", ":id"]`. */
const PATH_ARRAY = /"path"\s{0,9}:\s{0,9}\[(\s{0,40}"[^[\]]{1,1000}")\s{0,40}\]/g;

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
