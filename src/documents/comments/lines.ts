import type { Range } from '../../model/text.ts';

/** A line of a comment without its delimiters: `//`, `/**`, ` * `. */
export interface CommentLine {
  readonly text: string;
  /** Where its text begins in the source. */
  readonly start: number;
}

/** The greatest length of a line: a longer one contains data. */
const LONGEST_LINE = 1_000;

/**
 * Splits a comment into lines.
 *
 * @returns the lines with their indentation, which matters in YAML
 */
export function commentLines(source: string, [start, end]: Range): readonly CommentLine[] {
  const isBlock = source.startsWith('/*', start);
  const inner = source.slice(start, isBlock ? end - 2 : end);
  const lines: CommentLine[] = [];
  let at = start;
  for (const line of inner.split('\n')) {
    if (line.length <= LONGEST_LINE) {
      const mark = (at === start ? /^\/[/*]+/ : /^\s*\*+/).exec(line)?.[0].length ?? 0;
      lines.push({ text: line.slice(mark).trimEnd(), start: at + mark });
    }
    at += line.length + 1;
  }
  return lines;
}
