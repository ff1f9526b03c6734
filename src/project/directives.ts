import type { Range } from '../text/text.ts';

/** A comment as every parser tells it. */
export interface SourceComment {
  readonly type: string;
  /** What stands between the marks. */
  readonly value: string;
  readonly range: Range;
}

/** A comment that switches rules off or on, as ESLint reads it. */
export interface Directive {
  readonly type: 'disable' | 'enable' | 'disable-line' | 'disable-next-line';
  /** Offset of the comment's end. */
  readonly end: number;
  readonly startLine: number;
  readonly endLine: number;
  /** The rules it names; null for all. */
  readonly rules: ReadonlySet<string> | null;
}

const DIRECTIVE = /^\s*eslint-(disable-next-line|disable-line|disable|enable)(?=\s|$)([^]*)/;

/**
 * Reads the `eslint-disable` comments of a file. A line comment switches single lines only, and what stands behind ` -- ` is a
 * reason for people.
 *
 * @param lineAt answers the line of an offset
 */
export function readDirectives(comments: readonly SourceComment[], lineAt: (offset: number) => number): readonly Directive[] {
  return comments.flatMap(({ type: comment, value, range }): Directive[] => {
    const [, type, rest = ''] = DIRECTIVE.exec(value) ?? [];
    if (!isType(type) || (comment === 'Line' && (type === 'disable' || type === 'enable'))) return [];
    const names = rest.split(/\s-{2,}\s/u)[0]?.trim() ?? '';
    const rules = names === '' ? null : new Set(names.split(',').map((name) => name.trim()));
    return [{ type, end: range[1], startLine: lineAt(range[0]), endLine: lineAt(range[1]), rules }];
  });
}

function isType(type: string | undefined): type is Directive['type'] {
  return type !== undefined;
}
