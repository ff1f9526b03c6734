import { firstIndex } from '../text/sorted.ts';
import type { Directive } from './directives.ts';

/** The directives that concern one rule. */
interface RuleDirectives {
  /** Lines that a comment on them or above them switches off. */
  readonly lines: ReadonlySet<number>;
  /** Where the rule is switched off and on again, in order. */
  readonly switches: readonly { readonly at: number; readonly off: boolean }[];
}

/**
 * Decides whether reports in one file are suppressed, so that a route whose report is suppressed is not rewritten
 * together with another route.
 */
export class Suppressions {
  readonly #directives: readonly Directive[];
  readonly #lineAt: (offset: number) => number;
  readonly #byRule = new Map<string, RuleDirectives>();

  constructor(directives: readonly Directive[], lineAt: (offset: number) => number) {
    this.#directives = directives.toSorted((a, b) => a.end - b.end);
    this.#lineAt = lineAt;
  }

  /** Whether the file gives a rule options of its own. */
  configures(ruleId: string): boolean {
    return this.#directives.some(({ type, rules }) => type === 'configure' && rules?.has(ruleId));
  }

  /** Whether a comment configures some rules, or suppresses a report of one of them that begins at an offset. */
  concern(isAbout: (ruleId: string) => boolean, start: number): boolean {
    const rules = new Set(this.#directives.flatMap(({ rules: named }) => [...(named ?? ['*'])]));
    return [...rules].some(
      (rule) => (rule === '*' || isAbout(rule)) && (this.configures(rule) || this.covers(rule, start)),
    );
  }

  /** Whether a report of a rule that begins at an offset is suppressed. */
  covers(ruleId: string, start: number): boolean {
    if (this.#directives.length === 0) return false;
    let own = this.#byRule.get(ruleId);
    if (!own) {
      own = directivesOf(ruleId, this.#directives);
      this.#byRule.set(ruleId, own);
    }
    return own.lines.has(this.#lineAt(start)) || isOffAt(start, own.switches);
  }
}

function directivesOf(ruleId: string, directives: readonly Directive[]): RuleDirectives {
  const own = directives.filter(({ rules }) => rules === null || rules.has(ruleId));
  const lines = own.flatMap(({ type, startLine, endLine }) =>
    type === 'disable-line' ? [startLine] : type === 'disable-next-line' ? [endLine + 1] : [],
  );
  const blocks = own.filter(({ type }) => type === 'disable' || type === 'enable');
  return { lines: new Set(lines), switches: blocks.map(({ type, end }) => ({ at: end, off: type === 'disable' })) };
}

/**
 * Whether the last switch before a place is off. It is found by binary search: a file may contain as many comments as
 * routes.
 */
function isOffAt(place: number, switches: RuleDirectives['switches']): boolean {
  return switches[firstIndex(switches, ({ at }) => at > place) - 1]?.off ?? false;
}
