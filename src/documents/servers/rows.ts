import { DataRows } from '../data/data-rows.ts';
import type { DataNode } from '../data/data-tree.ts';
import type { Range } from '../../model/text.ts';

/** The text between two elements of a list. */
const BEFORE = /["'`\s,|-]{1,40}$/;
const BEHIND = /^["'`\s,|-]{1,40}/;
const IN_WORD = /[\w/.-]/;

/**
 * A line with a key and an address, or one that opens a block: the lines after it belong to the same row, and the line
 * before it too where its key is not the first one.
 */
const KEY = /^["']?\w+["']?\s*[:=]\s*\S+$/;
const OPENS = /\{$|^-\s*["']?\w+["']?\s*[:=]\s*\S+$/;

/** How many characters before and after an address are compared: longer lines contain more than one row. */
const LONGEST = 500;

/** The rows of a table in a document: compared line by line where the format cannot be parsed. */
export class Rows {
  readonly #text: string;
  readonly #data: DataRows;
  #rows: ReadonlySet<string> | undefined;

  constructor(text: string, data: readonly DataNode[]) {
    this.#text = text;
    this.#data = new DataRows(data);
  }

  /**
   * Whether the document has the same row for another address as for the one at a place, or a list with both addresses
   * next to each other.
   */
  saysAlike(place: Range, other: string): boolean {
    return this.#data.saysAlike(place[0], other) ?? (this.#isBeside(place, other) || this.#hasRow(place, other));
  }

  #isBeside([start, end]: Range, other: string): boolean {
    const before = this.#text.slice(Math.max(0, start - other.length - 41), start);
    const behind = this.#text.slice(end, end + other.length + 41);
    const [earlier, later] = [before.replace(BEFORE, ''), behind.replace(BEHIND, '')];
    const isEarlier =
      earlier !== before && earlier.endsWith(other) && !IN_WORD.test(earlier.at(-other.length - 1) ?? '');
    return isEarlier || (later !== behind && later.startsWith(other) && !IN_WORD.test(later.charAt(other.length)));
  }

  #hasRow([start, end]: Range, other: string): boolean {
    const [own = '', above = ''] = this.#text
      .slice(Math.max(0, start - LONGEST), start)
      .split('\n')
      .toReversed();
    const [rest = '', below = ''] = this.#text.slice(end, end + LONGEST).split('\n', 2);
    this.#rows ??= new Set(rowsOf(this.#text));
    return this.#rows.has(rowOf(above, own + other + rest, below));
  }
}

function rowsOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.map((line, at) => rowOf(lines[at - 1] ?? '', line, lines[at + 1] ?? ''));
}

/** A line without its layout, with the lines around it that belong to the same row. */
function rowOf(above: string, line: string, below: string): string {
  const own = plain(line);
  if (KEY.test(own)) return [plain(above), own, plain(below)].join('\n');
  return OPENS.test(own) ? [own, plain(below)].join('\n') : own;
}

function plain(line: string): string {
  return line.trim().replace(/,$/, '');
}
