import { Linter } from 'eslint';
import plugin from '../../../src/index.ts';

/** What the plugin makes of a program. */
export interface Fixed {
  readonly text: string;
  /** How often fixes were carried out before there were none left. */
  readonly passes: number;
  /** The program after each single fix of the first pass, as an editor carries it out. */
  readonly single: readonly string[];
}

let runs = 0;

const COUNTER = { rules: { runs: { create: () => ((runs += 1), {}) } } };
const recommended = plugin.configs.recommended;
const CONFIG: Linter.Config[] = [
  { ...recommended, languageOptions: { sourceType: 'commonjs' }, linterOptions: { reportUnusedDisableDirectives: 'off' } },
  { plugins: { counter: COUNTER }, rules: { 'counter/runs': 'error' } },
];

const linter = new Linter();

/** Lints a program and fixes it as `eslint --fix` does, through ESLint's own loop. */
export function fixSource(text: string): Fixed {
  const messages = linter.verify(text, CONFIG);
  const failure = messages.find(({ fatal }) => fatal);
  if (failure) throw new Error(`the program does not parse: ${failure.message}\n${text}`);
  const single = messages.flatMap(({ fix }) => (fix ? [text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1])] : []));
  if (single.length === 0) return { text, passes: 0, single };
  runs = 0;
  const report = linter.verifyAndFix(text, CONFIG);
  const broken = report.messages.find(({ fatal }) => fatal);
  if (broken) throw new Error(`the fixed program does not parse: ${broken.message}\n${report.output}`);
  return { text: report.output, passes: runs - 1, single: [...new Set(single)] };
}
