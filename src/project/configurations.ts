import { existsSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { isComponent } from '../text/component-parts.ts';
import { textOrNone } from './file-text.ts';
import type { ParsingNeed } from './parse-source.ts';
import { optionsFor, pluginPatterns, takesIn, type PluginPatterns } from './plugin-patterns.ts';
import { isIn } from './root.ts';

/** What ESLint takes for a configuration: https://eslint.org/docs/latest/use/configure/configuration-files */
const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `eslint.config.${extension}`);

/**
 * The part of the plugin's name that every configuration specifies which runs it and does not take it from elsewhere.
 */
const PLUGIN = /restful-routes/;

/**
 * How a configuration states that files of an extension are linted, next to those that always are: by itself, or by a
 * preset that does.
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
 * How a configuration specifies what a file needs to be parsed: itself, or by a preset that does. Another parser may
 * take anything.
 */
const PARSER = /parser\b|typescript|tseslint|babel|flow|hermes/i;
const PARSING: Readonly<Record<ParsingNeed, RegExp>> = {
  jsx: new RegExp(`jsx|react|next|${PARSER.source}`, 'i'),
  script: new RegExp(`sourceType\\W{1,9}(?:script|commonjs)|recommended-script|${PARSER.source}`, 'i'),
  parser: PARSER,
};

/** The rule on documents, and how a configuration states that documents of an extension are linted. */
const DOCUMENT_RULE = /document-matches-route/;
const LANGUAGES: ReadonlyMap<string, RegExp> = new Map([
  ['.json', /json/i],
  ['.yaml', /ya?ml/i],
  ['.yml', /ya?ml/i],
]);

/** What switches rules off in a document. */
const SWITCHED_OFF = /eslint-disable/;

/** The configurations of ESLint at a folder and below. ESLint 10 takes the nearest one above a file. */
export class Configurations {
  readonly #top: string;
  readonly #nearest = new Map<string, string | null>();
  readonly #texts = new Map<string, string>();

  /** @param top an absolute path: what is above it holds for all files below */
  constructor(top: string) {
    this.#top = top;
  }

  /** Whether both of two files are linted with this plugin if one is, as far as the texts of configurations show. */
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
   * Whether ESLint parses a file that needs something to be, as far as the text of its configuration tells. Where there
   * is none to be seen, JSX is taken for what it allows: no one lints it with the defaults. A component is no file that
   * ESLint lints by itself.
   *
   * @param needs asked only where something is left that its configuration does not specify: the answer takes a parse
   */
  parse(file: string, needs: () => readonly ParsingNeed[]): boolean {
    const path = this.#of(file);
    if (isComponent(file)) return path !== null && this.#lints(path, file) && this.#takes(path, file);
    if (path !== null && this.#says(path, PARSER)) return true;
    return needs().every((need) => (path === null ? need === 'jsx' : this.#says(path, PARSING[need])));
  }

  /**
   * Whether a configuration names the rule on documents, and lints those of an extension as one of their languages, as
   * far as its text tells.
   */
  fixDocument(file: string): boolean {
    const path = this.#of(file);
    const language = LANGUAGES.get(extname(file).toLowerCase());
    if (path === null || !language || !this.#says(path, DOCUMENT_RULE) || !this.#says(path, language)) return false;
    return this.#takes(path, file) && !SWITCHED_OFF.test(textOrNone(file));
  }

  /**
   * The configuration of a file. Whoever calls ESLint's `Linter` may name a file relative to the folder that it runs
   * in.
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

  /** Whether a configuration has files of the extension of one linted. */
  #lints(path: string | null, file: string): boolean {
    return this.#says(path, SAYING.get(extname(file)));
  }

  /** Whether a configuration gives a file to this plugin, if it has such files linted. */
  #takes(path: string | null, file: string): boolean {
    return path === null || takesIn(this.#patternsIn(path), this.#nameFrom(path, file));
  }

  /**
   * What a configuration states about a file and not of all: a request that is judged by other options than its route
   * may not follow it.
   */
  #optionsFor(path: string | null, file: string): string {
    return path === null ? '' : optionsFor(this.#patternsIn(path), this.#nameFrom(path, file));
  }

  #patternsIn(path: string): PluginPatterns {
    return pluginPatterns(this.#textOf(path));
  }

  /** A file as it is seen from the folder of its configuration. */
  #nameFrom(path: string, file: string): string {
    return relative(dirname(path), resolve(this.#top, file)).replaceAll('\\', '/');
  }

  /**
   * Whether a configuration says something; where there is nothing to specify, or no configuration that could, it need
   * not.
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
