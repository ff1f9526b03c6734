import type { Range } from '../model/text.ts';

/** A comment, in the form that every parser returns. */
export interface SourceComment {
  readonly type: string;
  /** The text between the comment marks. */
  readonly value: string;
  readonly range: Range;
}

/** A comment that switches rules off or on, or gives them options of its file, as ESLint reads it. */
export interface Directive {
  readonly type: 'disable' | 'enable' | 'disable-line' | 'disable-next-line' | 'configure';
  /** Offset of the comment's end. */
  readonly end: number;
  readonly startLine: number;
  readonly endLine: number;
  /** The rules it names; null for all. */
  readonly rules: ReadonlySet<string> | null;
  /** Where the comment is. */
  readonly range: Range;
  /** The reason after ` -- `, for people; empty where there is none. */
  readonly reason: string;
}

/** `eslint own/rule: "off"` in a block comment, and each rule that it names so. */
const CONFIGURATION = /^\s*eslint\s([^]*)/;
const SWITCHED_OFF = /(?<![\w@/-])(["']?)([\w@/-]+)\1\s*:\s*(?:\[\s*)?(["']?)(?:off|0)\3(?=[\s,\]]|$)/g;
/** `own/rule: ["error", { ... }]`, without what is in braces. */
const WITH_OPTIONS = /(?<![\w@/-])(["']?)([\w@/-]+)\1\s*:\s*\[\s*(["']?)(?:warn|error|[12])\3\s*,/g;
const REASON = /\s-{2,}\s/u;

const DIRECTIVE = /^\s*eslint-(disable-next-line|disable-line|disable|enable)(?=\s|$)([^]*)/;

/**
 * Reads the `eslint-disable` comments of a file, and those that configure a rule to be off or to have options. A line
 * comment switches single lines only, and what follows ` -- ` is a reason for people.
 *
 * @param lineAt returns the line of an offset
 */
export function readDirectives(
  comments: readonly SourceComment[],
  lineAt: (offset: number) => number,
): readonly Directive[] {
  return comments.flatMap(({ type: comment, value, range }): readonly Directive[] => {
    const configured = comment === 'Block' ? CONFIGURATION.exec(value)?.[1] : undefined;
    if (configured !== undefined) return configuredRules(configured, range);
    const [, type, rest = ''] = DIRECTIVE.exec(value) ?? [];
    if (!isType(type) || (comment === 'Line' && (type === 'disable' || type === 'enable'))) return [];
    const { said, reason } = partReason(rest);
    const rules = said === '' ? null : new Set(said.split(',').map((name) => name.trim()));
    return [{ type, end: range[1], startLine: lineAt(range[0]), endLine: lineAt(range[1]), rules, range, reason }];
  });
}

/** The directives in a comment that configures rules: they apply to the whole file, wherever the comment is. */
function configuredRules(configured: string, range: Range): readonly Directive[] {
  const { said, reason } = partReason(configured);
  const text = outsideBraces(said);
  const directive = (type: Directive['type'], pattern: RegExp): readonly Directive[] => {
    const rules = [...text.matchAll(pattern)].map(([, , name = '']) => name);
    return rules.length > 0 ? [{ type, end: 0, startLine: 1, endLine: 1, rules: new Set(rules), range, reason }] : [];
  };
  return [...directive('disable', SWITCHED_OFF), ...directive('configure', WITH_OPTIONS)];
}

/** A text without the objects in it: the names in options are not those of rules. */
function outsideBraces(text: string): string {
  let depth = 0;
  return text
    .split(/([{}])/)
    .filter((part) => {
      if (part === '{') depth += 1;
      else if (part === '}') depth = Math.max(0, depth - 1);
      else return depth === 0;
      return false;
    })
    .join('');
}

/** Splits the text of a comment into the part for ESLint and the reason for people. */
function partReason(text: string): { readonly said: string; readonly reason: string } {
  const [said = '', ...reasons] = text.split(REASON);
  return { said: said.trim(), reason: reasons.join(' -- ').trim() };
}

function isType(type: string | undefined): type is Directive['type'] {
  return type !== undefined;
}
