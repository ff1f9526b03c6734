import type { Pair, YAMLMap } from 'yaml';
import type { Range } from '../../model/text.ts';
import { yaml } from '../data/yaml.ts';

/** A pair of a map with its key, which is text, and its place. */
export interface PlacedPair {
  readonly key: string;
  /** Where the key is written, quotes not included. */
  readonly keyRange: Range;
  readonly pair: Pair;
  /**
   * All that moves with the pair. In a block: whole lines, with the comments directly above it. In a flow map, as JSON
   * has them: from the key to the end of the value.
   */
  readonly range: Range;
  /** What is removed together with the pair: in a block also the blank lines after it. */
  readonly removal: Range;
}

/**
 * The pairs of a map in their order.
 *
 * @param start where the lines of the map may begin: after the line that opens it
 * @returns null where a key is no plain text, or where several pairs of a block share a line
 */
export function pairsOf(map: YAMLMap, text: string, start: number): readonly PlacedPair[] | null {
  const keys = map.items.map(({ key }) => placedKey(key, text));
  if (!keys.every((key) => key !== null)) return null;
  return map.flow === true ? flowPairs(map, keys) : blockPairs(map, keys, text, start);
}

interface PlacedKey {
  readonly key: string;
  readonly range: Range;
  readonly whole: Range;
}

/** A plain key, without escapes, anchors and tags. */
function placedKey(node: unknown, text: string): PlacedKey | null {
  if (!yaml().isScalar(node) || typeof node.value !== 'string' || !node.range || node.anchor !== undefined) return null;
  const whole: Range = [node.range[0], node.range[1]];
  const quotes = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0;
  const range: Range = [whole[0] + quotes, whole[1] - quotes];
  return text.slice(...range) === node.value ? { key: node.value, range, whole } : null;
}

function flowPairs({ items }: YAMLMap, keys: readonly PlacedKey[]): readonly PlacedPair[] {
  return items.map((pair, at) => {
    const { key, range: keyRange, whole } = keys[at] ?? { key: '', range: [0, 0], whole: [0, 0] };
    const range: Range = [whole[0], valueEnd(pair) ?? whole[1]];
    return { key, keyRange, pair, range, removal: range };
  });
}

function blockPairs(
  { items }: YAMLMap,
  keys: readonly PlacedKey[],
  text: string,
  start: number,
): readonly PlacedPair[] | null {
  const placed: PlacedPair[] = [];
  let least = start;
  for (const [at, pair] of items.entries()) {
    const key = keys[at];
    if (!key) return null;
    const line = lineStart(text, key.whole[0]);
    if (line < least || text.slice(line, key.whole[0]).trim() !== '') return null;
    const indent = key.whole[0] - line;
    const from = withCommentsAbove(text, line, least, indent);
    const next = keys[at + 1];
    const end = lineAfter(text, valueEnd(pair) ?? key.whole[1]);
    const limit = next ? withCommentsAbove(text, lineStart(text, next.whole[0]), end, indent) : text.length;
    const to = withCommentsBelow(text, end, limit, indent);
    const removal: Range = [from, next ? withBlankLines(text, to, limit) : to];
    placed.push({ key: key.key, keyRange: key.range, pair, range: [from, to], removal });
    least = end;
  }
  return placed;
}

/** Where the content of a value ends; null for an empty one. */
function valueEnd({ value }: Pair): number | null {
  return yaml().isNode(value) && value.range ? value.range[1] : null;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** The end of the line with the last character before an offset. */
function lineAfter(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** The beginning of the comments directly above a line, with the same indentation. */
function withCommentsAbove(text: string, line: number, least: number, indent: number): number {
  let from = line;
  while (from > least) {
    const above = lineStart(text, from - 1);
    if (above < least || commentIndent(text.slice(above, from)) !== indent) break;
    from = above;
  }
  return from;
}

/** The end of the comments below a value whose indentation is at least that of its key. */
function withCommentsBelow(text: string, end: number, limit: number, indent: number): number {
  let to = end;
  for (let at = end; at < limit; ) {
    const next = Math.min(lineAfter(text, at + 1), limit);
    const line = text.slice(at, next);
    const own = commentIndent(line);
    if (own !== null && own >= indent) to = next;
    else if (line.trim() !== '') break;
    at = next;
  }
  return to;
}

function withBlankLines(text: string, end: number, limit: number): number {
  let to = end;
  while (to < limit && text.slice(to, lineAfter(text, to + 1)).trim() === '') to = lineAfter(text, to + 1);
  return Math.min(to, limit);
}

/** The indentation of a line that consists of a comment; null for another line. */
function commentIndent(line: string): number | null {
  return line.trimStart().startsWith('#') ? line.length - line.trimStart().length : null;
}
