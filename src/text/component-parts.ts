import type { Range } from '../model/text.ts';

/**
 * The parts of a component of Vue or Svelte. Each part is as long as the whole file, with blanks in place of the other
 * part, so that offsets are the same.
 */
export interface ComponentParts {
  /** Its scripts; only blanks where none of them is JavaScript or TypeScript. */
  readonly script: string;
  /** Everything else: the template and the styles. */
  readonly page: string;
  readonly lang: 'jsx' | 'ts' | 'tsx';
}

interface Script {
  readonly lang: ComponentParts['lang'];
  /** The range between its tags. */
  readonly range: Range;
}

/** The beginning of a comment, or the start tag of a script, whose attributes may have `>` in quotes. */
const OPENING = /<!--|<script(?=[\s>])((?:[^<>"']|"[^"]{0,400}"|'[^']{0,400}'){0,1000})>/gi;
const COMMENT_END = /-->/g;
const SCRIPT_END = /<\/script\s*>/gi;

const WORD = /[\w$]+/g;

/** The language of a script, or the type of its data: `type="application/json"`. */
const LANGUAGE = /\b(?:lang|type)\s*=\s*["']?([\w/+-]+)/i;
const LANGUAGES: ReadonlyMap<string | undefined, ComponentParts['lang']> = new Map([
  ...[undefined, 'js', 'jsx', 'javascript', 'text/javascript', 'module'].map((name) => [name, 'jsx'] as const),
  ...['ts', 'typescript', 'text/typescript'].map((name) => [name, 'ts'] as const),
  ['tsx', 'tsx'],
]);

/** A comment outside of the scripts that disables the rules. The lines that it applies to are not known here. */
const SWITCHED_OFF = /<!--\s*eslint-disable[\w-]*(?:\s+(?:--|[^<>]{0,300}restful-routes)|-->)/;

/** Whether a file is a component of Vue or Svelte, by its name. */
export function isComponent(file: string): boolean {
  return /\.(?:vue|svelte)$/i.test(file);
}

/**
 * Splits a component into scripts and page. One with a comment outside of its scripts that disables the rules is all
 * page, so that nothing of it is fixed.
 */
export function componentParts(text: string): ComponentParts {
  const scripts = SWITCHED_OFF.test(text) ? [] : scriptsIn(text);
  let [script, page, from] = ['', '', 0];
  for (const { range } of scripts) {
    // A `;` ends the last statement of the script.
    script += `${blank(text.slice(from, range[0]))}${text.slice(...range)};`;
    page += `${text.slice(from, range[0])}${blank(text.slice(...range))} `;
    from = range[1] + 1;
  }
  const lang = scripts.find((each) => each.lang !== 'jsx')?.lang ?? 'jsx';
  return { script: script + blank(text.slice(from)), page: page + text.slice(from), lang };
}

/**
 * The scripts of a component, with a statement at the place of each name that its page uses: `:href="url"` reads the
 * variable `url` of the scripts.
 *
 * @param names the names that the scripts declare for the page
 */
export function withReads(script: string, page: string, names: ReadonlySet<string>): string {
  let [read, from] = ['', 0];
  for (const { 0: word, index } of page.matchAll(WORD)) {
    // In Svelte, `$store` is a subscription to `store`.
    const name = names.has(word) ? word : word.replace(/^\$/, '');
    if (!names.has(name)) continue;
    read += `${script.slice(from, index)}${name.padStart(word.length)};`;
    from = index + word.length + 1;
  }
  return (read + script.slice(from)).slice(0, script.length);
}

function scriptsIn(text: string): readonly Script[] {
  const found: Script[] = [];
  for (let opening = nextOf(OPENING, text, 0); opening; ) {
    const start = opening.index + opening[0].length;
    const isComment = opening[0] === '<!--';
    const closing = nextOf(isComment ? COMMENT_END : SCRIPT_END, text, start);
    if (!closing) break;
    const lang = LANGUAGES.get(LANGUAGE.exec(opening[1] ?? '')?.[1]?.toLowerCase());
    if (!isComment && lang) found.push({ lang, range: [start, closing.index] });
    opening = nextOf(OPENING, text, closing.index + closing[0].length);
  }
  return found;
}

/** The first match of a global pattern from a place on. */
function nextOf(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** A text with all characters but line breaks replaced by blanks. */
function blank(text: string): string {
  let blanks = '';
  let start = 0;
  // One expression over a line of megabytes would exhaust the stack.
  for (const { index, 0: lineBreak } of text.matchAll(/[\n\r]/g)) {
    blanks += ' '.repeat(index - start) + lineBreak;
    start = index + 1;
  }
  return blanks + ' '.repeat(text.length - start);
}
