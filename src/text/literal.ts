import type { TSESTree } from '@typescript-eslint/utils';

/** One run of literal text in the source: a string, or a piece of a template between two expressions. */
export interface LiteralText {
  readonly value: string;
  /** Where the text begins and ends in the source, quotes not included. */
  readonly start: number;
  readonly end: number;
  readonly quote: "'" | '"' | '`';
}

/** The text of a string literal, or null for another literal. */
export function stringText(node: TSESTree.Literal, source: string): LiteralText | null {
  if (typeof node.value !== 'string') return null;
  const quote = source[node.range[0]] === '"' ? '"' : "'";
  return { value: node.value, start: node.range[0] + 1, end: node.range[1] - 1, quote };
}

/** The text of one piece of a template, or null where its escapes have no value. */
export function quasiText(
  template: Pick<TSESTree.TemplateLiteral, 'quasis' | 'range'>,
  index: number,
): LiteralText | null {
  const quasi = template.quasis[index];
  const first = template.quasis[0];
  // By its type it is a string, but it is null for a piece with an invalid escape.
  const value: string | null | undefined = quasi?.value.cooked;
  if (!quasi || !first || value === null || value === undefined) return null;
  // Parsers differ: most include the backtick, `}` and `${` in the range of a piece, acorn itself does not.
  const counted = first.range[0] === template.range[0];
  const start = quasi.range[0] + (counted ? 1 : 0);
  const end = quasi.range[1] - (counted ? (quasi.tail ? 1 : 2) : 0);
  return { value, start, end, quote: '`' };
}

/**
 * Where each character of a literal's value begins and ends in the source. Only a literal with escapes needs a table;
 * it is made when first asked for.
 */
export class Offsets {
  readonly #literal: LiteralText;
  readonly #source: string;
  #table: { readonly starts: readonly number[]; readonly ends: readonly number[] } | null = null;

  constructor(literal: LiteralText, source: string) {
    this.#literal = literal;
    this.#source = source;
  }

  /** The source range of the characters from `start` to `end` of the value. */
  range(start: number, end: number): readonly [number, number] {
    const { value } = this.#literal;
    if (this.#literal.end - this.#literal.start === value.length) {
      return [this.#literal.start + start, this.#literal.start + end];
    }
    this.#table ??= scan(this.#literal, this.#source);
    const { starts, ends } = this.#table;
    if (start === end) {
      const at = start < value.length ? starts[start] : ends[value.length - 1];
      return [at ?? this.#literal.start, at ?? this.#literal.start];
    }
    return [starts[start] ?? this.#literal.start, ends[end - 1] ?? this.#literal.end];
  }
}

const LINE_BREAK = /\r\n/y;
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[0-3][0-7]{0,2}|[4-7][0-7]?|\r\n|[^])/y;

function scan(literal: LiteralText, source: string): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = literal.start; at < literal.end; ) {
    const length = tokenLength(source, at);
    const units = unitsOf(source.slice(at, at + length));
    for (let unit = 0; unit < units; unit++) {
      starts.push(at);
      ends.push(at + length);
    }
    at += length;
  }
  return { starts, ends };
}

/** The length of the source, such as an escape, for the next character of the value. */
function tokenLength(source: string, at: number): number {
  const pattern = source[at] === '\\' ? ESCAPE : LINE_BREAK;
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 1;
}

/** The length of an escape in the value: 0 for a line continuation, 2 for `\u{1F600}`. */
function unitsOf(token: string): number {
  if (/\\[\n\r\u2028\u2029]/.test(token)) return 0;
  const codePoint = /\{(.+)\}/.exec(token)?.[1] ?? '';
  return Number.parseInt(codePoint, 16) > 0xffff ? 2 : 1;
}

/** A text with the escapes that it needs in place of the characters of `range` in the literal. */
export function escapeFor(
  literal: LiteralText,
  text: string,
  range: readonly [number, number],
  source: string,
): string {
  let escaped = text.replace(/[\\\n\r\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
  if (literal.quote !== '`') return escaped.replaceAll(literal.quote, `\\${literal.quote}`);
  escaped = escaped.replaceAll('`', '\\`').replaceAll('${', '\\${');
  // The neighbours of the range may complete a `${`.
  if (escaped.endsWith('$') && source[range[1]] === '{') escaped = `${escaped.slice(0, -1)}\\$`;
  if (escaped.startsWith('{') && source[range[0] - 1] === '$') escaped = `\\${escaped}`;
  return escaped;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
