import type { TSESTree } from '@typescript-eslint/utils';
import type { Range } from '../text/text.ts';
import type { SourceCode } from './create-rule.ts';

interface Directive {
  readonly type: string;
  /** Offset of the comment's end. */
  readonly end: number;
  readonly startLine: number;
  readonly endLine: number;
  /** The rules it names; null for all. */
  readonly rules: ReadonlySet<string> | null;
}

/**
 * Reads the `eslint-disable` comments of a file, so that a route whose report nobody sees is not rewritten by way of another.
 *
 * @returns whether a report of the rule at the beginning of the range is suppressed
 */
export function readSuppressions(source: SourceCode): (ruleId: string, range: Range) => boolean {
  const directives = read(source);
  return (ruleId, [start]) => {
    if (directives.length === 0) return false;
    const { line } = source.getLocFromIndex(start);
    let disabled = false;
    for (const directive of directives) {
      if (directive.rules && !directive.rules.has(ruleId)) continue;
      if (directive.type === 'disable-line' && directive.startLine === line) return true;
      if (directive.type === 'disable-next-line' && directive.endLine + 1 === line) return true;
      if (directive.end > start) continue;
      if (directive.type === 'disable') disabled = true;
      if (directive.type === 'enable') disabled = false;
    }
    return disabled;
  };
}

/** What ESLint's SourceCode answers since 8.56; the types of typescript-eslint leave it out. */
interface DirectiveSource {
  readonly getDisableDirectives: () => {
    readonly directives: readonly { readonly type: string; readonly node: TSESTree.Comment; readonly value: string }[];
  };
}

function tellsDirectives(source: object): source is DirectiveSource {
  return 'getDisableDirectives' in source && typeof source.getDisableDirectives === 'function';
}

function read(source: SourceCode): readonly Directive[] {
  // Hosts other than ESLint (oxlint) suppress reports themselves and may not tell where.
  if (!tellsDirectives(source)) return [];
  return source
    .getDisableDirectives()
    .directives.map(({ type, node, value }) => ({
      type,
      end: node.range[1],
      startLine: node.loc.start.line,
      endLine: node.loc.end.line,
      rules: value.trim() === '' ? null : new Set(value.split(',').map((name) => name.trim())),
    }))
    .toSorted((a, b) => a.end - b.end);
}
