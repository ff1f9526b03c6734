import type { Mention } from '../model.ts';
import { wordMention } from '../word-mention.ts';

/** The file that the documentation of json-server calls its data: each key of it is served as a path. */
const DATA = /(?:^|[\\/])db\.json$/;

/** A string of JSON, or what opens or closes something. */
const TOKEN = /"((?:[^"\\]|\\[^])*)"?|[{}[\]]/g;

/**
 * Finds the addresses that a json-server serves by the keys of its data. What the keys of other JSON files are for nobody tells:
 * those of translations look the same.
 *
 * @param most how many to find
 */
export function servedKeys(text: string, file: string, most: number): readonly Mention[] {
  const found: Mention[] = [];
  let depth = 0;
  for (const { index, 0: token, 1: word } of DATA.test(file) ? text.matchAll(TOKEN) : []) {
    if (found.length === most) break;
    const end = index + token.length;
    if (word === undefined) depth += token === '{' || token === '[' ? 1 : -1;
    else if (depth === 1 && /^[\w-]+$/.test(word) && /^\s*:/.test(text.slice(end, end + 9))) found.push(wordMention('document', word, [end - 1 - word.length, end - 1]));
  }
  return found;
}
