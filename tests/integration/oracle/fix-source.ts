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

/** What ESLint found in each pass of one run. */
const passes: Linter.LintMessage[][] = [];

const recommended = plugin.configs.recommended;
const CONFIG: Linter.Config[] = [
  {
    ...recommended,
    languageOptions: { sourceType: 'commonjs' },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    processor: {
      preprocess: (text) => [text],
      postprocess: (blocks) => {
        const messages = blocks.flat();
        passes.push(messages);
        return messages;
      },
      supportsAutofix: true,
    },
  },
];

const linter = new Linter();

/** Lints a program and fixes it as `eslint --fix` does, through ESLint's own loop. */
export function fixSource(text: string): Fixed {
  passes.length = 0;
  const { output, messages } = linter.verifyAndFix(text, CONFIG);
  const failure = messages.find(({ fatal }) => fatal);
  if (failure) throw new Error(`the program does not parse: ${failure.message}\n${output}`);
  const [first = []] = passes;
  const single = first.flatMap(({ fix }) =>
    fix ? [text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1])] : [],
  );
  return { text: output, passes: passes.length - 1, single: [...new Set(single)] };
}
