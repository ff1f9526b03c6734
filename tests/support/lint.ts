import tsParser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import plugin from '../../src/index.ts';

/** The rules of the plugin by their full names. */
export const RULE_IDS: readonly string[] = Object.keys(plugin.rules).map((name) => `restful-routes/${name}`);

/** How a source is linted. */
export interface LintOptions {
  /** The rules that run, with their options; all of them, with none, if left out. */
  readonly rules?: Linter.RulesRecord;
  readonly settings?: unknown;
  /** `espree` is ESLint's own parser. */
  readonly parser?: 'espree' | 'typescript';
}

/** The reports of the plugin's rules on a source. */
export function lint(code: string, options: LintOptions = {}): Linter.LintMessage[] {
  return new Linter().verify(code, [configFor(options)], { filename: 'server.js' });
}

/** The reports as lines of text: `3:11 no-verb-segment: Verb 'get' in ...`. */
export function describeReports(messages: readonly Linter.LintMessage[]): string[] {
  return messages.map(
    ({ line, column, ruleId, message }) =>
      `${String(line)}:${String(column)} ${ruleId?.replace('restful-routes/', '') ?? 'ESLint'}: ${message}`,
  );
}

/** What one pass of `eslint --fix` makes of a source. */
export function fixOnce(code: string, options: LintOptions = {}): string {
  return applyFixes(code, lint(code, options));
}

/** What all passes of `eslint --fix` make of a source. */
export function fix(code: string, options: LintOptions = {}): string {
  return new Linter().verifyAndFix(code, [configFor(options)], { filename: 'server.js' }).output;
}

function configFor({ rules, settings, parser }: LintOptions): Linter.Config {
  return {
    plugins: { 'restful-routes': plugin },
    languageOptions: parser === 'typescript' ? { parser: tsParser } : {},
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: rules ?? Object.fromEntries(RULE_IDS.map((id) => [id, 'error'])),
    ...(settings === undefined ? {} : { settings: { 'restful-routes': settings } }),
  };
}

/** Applies fixes as ESLint does in one pass: by their place, and of two that overlap or touch only the first. */
function applyFixes(code: string, messages: readonly Linter.LintMessage[]): string {
  const fixes = messages
    .flatMap((message) => message.fix ?? [])
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  let output = '';
  let end = -1;
  for (const { range, text } of fixes) {
    if (range[0] <= end) continue;
    output += code.slice(Math.max(end, 0), range[0]) + text;
    end = range[1];
  }
  return output + code.slice(Math.max(end, 0));
}
