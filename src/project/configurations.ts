import { existsSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { isComponent } from '../text/component-parts.ts';
import { textOrNone } from './file-text.ts';
import type { ParsingNeed } from './parse-source.ts';
import { optionsFor, pluginPatterns, takesIn, type PluginPatterns } from './plugin-patterns.ts';
import { isIn } from './root.ts';

/** The names of ESLint's configurations: https://eslint.org/docs/latest/use/configure/configuration-files */
const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `eslint.config.${extension}`);

/**
 * The part of the plugin's name that occurs in every configuration which enables the plugin by itself, and not by an
 * imported configuration.
 */
const PLUGIN = /restful-routes/;

/**
 * The texts in a configuration that show that it lints files of an extension, in addition to those that ESLint always
 * lints: a pattern, or a preset that does so.
 */
const SAYING: ReadonlyMap<string, RegExp> = new Map([
  ['.jsx', /jsx|\[(?:jt|tj)\]sx|s\?\(x\)|react|next/i],
  ['.tsx', /tsx|\[(?:jt|tj)\]sx|s\?\(x\)|typescript|tseslint|next/i],
  ...['.ts', '.mts', '.cts'].map(
    (extension) => [extension, /[^a-z][cm]?ts[^a-z]|\[(?:jt|tj)\]s|typescript|tseslint|next/i] as const,
  ),
  ['.vue', /vue/i],
  ['.svelte', /svelte/i],
]);

/**
 * The texts in a configuration that show that ESLint can parse a file with certain needs: an option, or a preset that
 * sets it. Another parser may accept anything.
 */
const PARSER = /parser\b|typescript|tseslint|babel|flow|hermes/i;
const PARSING: Readonly<Record<ParsingNeed, RegExp>> = {
  jsx: new RegExp(`jsx|react|next|${PARSER.source}`, 'i'),
  script: new RegExp(`sourceType\\W{1,9}(?:script|commonjs)|recommended-script|${PARSER.source}`, 'i'),
  parser: PARSER,
};

/** The rule on documents, and the texts in a configuration that show that documents of an extension are linted. */
const DOCUMENT_RULE = /document-matches-route/;
const LANGUAGES: ReadonlyMap<string, RegExp> = new Map([
  ['.json', /json/i],
  ['.yaml', /ya?ml/i],
  ['.yml', /ya?ml/i],
]);

/** The configurations of ESLint at a folder and below. ESLint 10 uses the nearest one above a file. */
export class Configurations {
  readonly #top: string;
  readonly #nearest = new Map<string, string | null>();
  readonly #texts = new Map<string, string>();

  /** @param top an absolute path: a configuration above it applies to all files below */
  constructor(top: string) {
    this.#top = top;
  }

  /**
   * Whether both of two files are linted with this plugin and with the same options if one is, as far as the texts of
   * configurations show.
   */
  cover(file: string, other: string): boolean {
    const [one, two] = [this.#of(file), this.#of(other)];
    const isOne = one === two || [one, two].every((path) => this.#says(path, PLUGIN));
    return (
      isOne &&
      this.#takes(one, file) &&
      this.#takes(two, other) &&
      this.#optionsFor(one, file) === this.#optionsFor(two, other) &&
      (extname(file) === extname(other) || (this.#lints(one, file) && this.#lints(two, other)))
    );
  }

  /**
   * Whether ESLint can parse a file, as far as the text of its configuration shows. Without a configuration, JSX counts
   * as allowed: no one lints it with the defaults. A component needs a configuration that lints it, because ESLint does
   * not do so by default.
   *
   * @param needs what the configuration has to allow; called only where that sets no parser, because it parses the file
   */
  parse(file: string, needs: () => readonly ParsingNeed[]): boolean {
    const path = this.#of(file);
    if (isComponent(file)) return path !== null && this.#lints(path, file) && this.#takes(path, file);
    if (path !== null && this.#says(path, PARSER)) return true;
    return needs().every((need) => (path === null ? need === 'jsx' : this.#says(path, PARSING[need])));
  }

  /**
   * Whether ESLint fixes a document, as far as the texts show: its configuration names the rule on documents and the
   * language of the document.
   */
  fixDocument(file: string): boolean {
    const path = this.#of(file);
    const language = LANGUAGES.get(extname(file).toLowerCase());
    if (path === null || !language || !this.#says(path, DOCUMENT_RULE) || !this.#says(path, language)) return false;
    return this.#takes(path, file);
  }

  /**
   * The configuration of a file; null where there is none. A user of ESLint's `Linter` may pass a path relative to its
   * working directory.
   */
  #of(file: string): string | null {
    return this.#nearestTo(dirname(resolve(this.#top, file)));
  }

  #nearestTo(folder: string): string | null {
    if (!isIn(folder, this.#top)) return null;
    const known = this.#nearest.get(folder);
    if (known !== undefined) return known;
    const above = dirname(folder);
    const found =
      NAMES.map((name) => join(folder, name)).find((path) => existsSync(path)) ??
      (above === folder ? null : this.#nearestTo(above));
    this.#nearest.set(folder, found);
    return found;
  }

  /** Whether a configuration lints files with the extension of the given one. */
  #lints(path: string | null, file: string): boolean {
    return this.#says(path, SAYING.get(extname(file)));
  }

  /** Whether a configuration runs this plugin on a file, if it lints such files. */
  #takes(path: string | null, file: string): boolean {
    return path === null || takesIn(this.#patternsIn(path), this.#nameFrom(path, file));
  }

  /**
   * The options that a configuration has for a file and not for all files: a request that is judged by other options
   * than its route may not follow it.
   */
  #optionsFor(path: string | null, file: string): string {
    return path === null ? '' : optionsFor(this.#patternsIn(path), this.#nameFrom(path, file));
  }

  #patternsIn(path: string): PluginPatterns {
    return pluginPatterns(this.#textOf(path));
  }

  /** The path of a file relative to the folder of its configuration. */
  #nameFrom(path: string, file: string): string {
    return relative(dirname(path), resolve(this.#top, file)).replaceAll('\\', '/');
  }

  /**
   * Whether the text of a configuration matches an expression; also true where there is no expression, or no
   * configuration.
   */
  #says(path: string | null, saying: RegExp | undefined): boolean {
    return path === null || !saying || saying.test(this.#textOf(path));
  }

  #textOf(path: string): string {
    const text = this.#texts.get(path) ?? textOrNone(path);
    this.#texts.set(path, text);
    return text;
  }
}
