import type { Settings } from '../settings.ts';
import { isComponent } from '../text/component-parts.ts';
import { createFileViews, type FileViews } from '../project/view.ts';
import { parseSource } from '../project/parse-source.ts';
import { summariseParsed } from '../project/summarise.ts';
import type { FileSummary } from '../project/summary.ts';
import type { Parsed } from '../project/source-module.ts';
import type { SourceCode } from './create-rule.ts';
import type { TSESLint } from '@typescript-eslint/utils';

/** The file that ESLint lints. */
export interface LintedFile {
  readonly sourceCode: SourceCode;
  readonly filename: string;
  readonly physicalFilename: string;
  readonly cwd: string;
  readonly languageOptions: TSESLint.FlatConfig.LanguageOptions;
}

/** A file that ESLint lints, read once: its syntax tree, and its summary as the only file of a project. */
export class LintedSource {
  readonly #file: LintedFile;
  #parsed: Parsed | undefined;
  #summarised: FileSummary | undefined;
  #alone: FileViews | undefined;
  /** The functions that register routes, as the settings describe them. */
  registrars: Settings['registrars'] = [];

  constructor(file: LintedFile) {
    this.#file = file;
  }

  /** The views of this file alone. */
  get alone(): FileViews {
    this.#alone ??= createFileViews(this.summary);
    return this.#alone;
  }

  /** What the project stores of the file. */
  get summary(): FileSummary {
    this.#summarised ??= summariseParsed(this.#file.filename, this.parse(), this.#file.sourceCode.text);
    return this.#summarised;
  }

  /** The syntax tree that ESLint has; of a component, that of its scripts. */
  parse(): Parsed {
    const { filename, languageOptions, sourceCode } = this.#file;
    const { ast, scopeManager, text, visitorKeys } = sourceCode;
    // The project must read the same code, whatever the parser makes of the template. A component that cannot be parsed
    // counts as empty.
    if (isComponent(filename)) this.#parsed ??= parseSource(filename, text) ?? parseSource(filename, '') ?? undefined;
    this.#parsed ??= {
      file: filename,
      ast,
      scopeManager,
      text,
      visitorKeys,
      comments: sourceCode.getAllComments(),
      registrars: this.registrars,
      ...(isDefault(languageOptions) && { needs: [] }),
    };
    return this.#parsed;
  }
}

/** Whether ESLint parses a file with its default settings: as a module without JSX. */
export function isDefault({ parser, parserOptions, sourceType }: LintedFile['languageOptions']): boolean {
  return (
    sourceType === 'module' &&
    parser !== undefined &&
    'name' in parser &&
    parser.name === 'espree' &&
    parserOptions?.ecmaFeatures?.jsx !== true
  );
}
