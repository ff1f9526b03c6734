import type { Range } from '../../model/text.ts';
import type { MethodToken } from '../../model/method.ts';

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

/** The methods that are recognized in comments. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const KNOWN: ReadonlySet<string> = new Set(METHODS);

const METHOD = METHODS.join('|');
const EACH = new RegExp(String.raw`\b(?:${METHOD})\b`, 'gi');

/** The pattern of a method, or of several of one address: `GET`, `GET, POST and PUT`. */
export const METHOD_LIST = String.raw`(?:${METHOD})(?:(?:\s{0,3}[,|/&]\s{0,3}|\s(?:and|or)\s)(?:${METHOD})\b){0,6}`;

/**
 * Reads the methods of a list in a comment: `GET, POST`.
 *
 * @param start where the list begins in the source
 */
export function listedMethods(written: string, start: number): readonly MethodToken[] {
  const methods = [...written.matchAll(EACH)];
  return methods.map(({ index, 0: method }) => commentMethod(method, start + index, methods.length === 1));
}

/**
 * Describes a method in a comment, and how it is edited.
 *
 * @param written as it is there; an edit uses the same case
 * @param isOnly whether it is the only method of its path: one of several is not edited
 */
export function commentMethod(written: string, start: number, isOnly: boolean): MethodToken {
  const range = [start, start + written.length] as const;
  const isLower = written === written.toLowerCase();
  return {
    method: written.toUpperCase(),
    range,
    edit: (target) => (isOnly && KNOWN.has(target) ? { range, text: isLower ? target.toLowerCase() : target } : null),
  };
}
