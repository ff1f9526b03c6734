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

/** The directives that concern one rule. */
interface RuleDirectives {
  /** Lines that a comment on them or above them switches off. */
  readonly lines: ReadonlySet<number>;
  /** Where the rule is switched off and on again, in order. */
  readonly switches: readonly { readonly at: number; readonly off: boolean }[];
}

/**
 * Reads the `eslint-disable` comments of a file, so that a route whose report nobody sees is not rewritten by way of another.
 *
 * @returns whether a report of the rule at the beginning of the range is suppressed
 */
export function readSuppressions(source: SourceCode): (ruleId: string, range: Range) => boolean {
  const directives = read(source);
  const byRule = new Map<string, RuleDirectives>();
  return (ruleId, [start]) => {
    if (directives.length === 0) return false;
    let own = byRule.get(ruleId);
    if (!own) {
      own = directivesOf(ruleId, directives);
      byRule.set(ruleId, own);
    }
    return own.lines.has(source.getLocFromIndex(start).line) || isOffAt(start, own.switches);
  };
}

function directivesOf(ruleId: string, directives: readonly Directive[]): RuleDirectives {
  const own = directives.filter(({ rules }) => rules === null || rules.has(ruleId));
  const lines = own.flatMap(({ type, startLine, endLine }) => (type === 'disable-line' ? [startLine] : type === 'disable-next-line' ? [endLine + 1] : []));
  const blocks = own.filter(({ type }) => type === 'disable' || type === 'enable');
  return { lines: new Set(lines), switches: blocks.map(({ type, end }) => ({ at: end, off: type === 'disable' })) };
}

/** The last switch before a place, found by halving: a file may hold as many comments as routes. */
function isOffAt(place: number, switches: RuleDirectives['switches']): boolean {
  let [low, high] = [0, switches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((switches[middle]?.at ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return switches[low - 1]?.off ?? false;
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
