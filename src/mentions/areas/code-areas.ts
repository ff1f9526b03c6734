import type { Range } from '../../model/text.ts';
import { Area } from './area.ts';
import { mayBeLone } from '../words/lone-words.ts';
import { isAddedBehindSlash } from '../addresses/mixed-segments.ts';

/** The strings of a source file that hold a slash or may be an address without one, and its regular expressions. */
export interface CodeAreas {
  readonly strings: readonly Area[];
  /** What stands between the slashes of each. */
  readonly patterns: readonly Range[];
}

/** A template literal that is being read: what it has written out so far, and the braces that its hole has opened. */
interface OpenTemplate {
  readonly pieces: Range[];
  braces: number;
}

const INTERESTING = /["'`{}/]/g;

/** Words behind which a regular expression or a string may stand without a space or a bracket. */
const OPERATOR_WORD = new RegExp(
  String.raw`(?:^|[^\w$.])(?:await|case|default|delete|do|else|extends|from|import|in|instanceof|new` +
    String.raw`|of|return|throw|typeof|void|yield)$`,
);

/** No keyword is longer, with what stands before it. */
const LONGEST_WORD = 12;

const LONGEST_PATTERN = 300;

const NOWHERE: Range = [Infinity, Infinity];

/**
 * Finds the strings and the regular expressions of JavaScript, TypeScript and JSX without parsing it. Where text of JSX
 * misleads it, it finds its way back on the next line, or at the next backtick.
 *
 * @param comments the ranges of the comments, in order; null where nobody knows them, and they are looked for here
 */
export function codeAreas(text: string, comments: readonly Range[] | null): CodeAreas {
  return new AreaReader(text, comments).read();
}

class AreaReader {
  readonly #text: string;
  readonly #comments: readonly Range[] | null;
  readonly #strings: Area[] = [];
  readonly #patterns: Range[] = [];
  readonly #open: OpenTemplate[] = [];
  /** Which comment comes next, and the last ones behind each other that were passed. */
  #comment = 0;
  #skipped: Range = NOWHERE;

  constructor(text: string, comments: readonly Range[] | null) {
    this.#text = text;
    this.#comments = comments;
  }

  read(): CodeAreas {
    for (let at = 0; ; ) {
      INTERESTING.lastIndex = at;
      const start = INTERESTING.exec(this.#text)?.index;
      if (start === undefined) break;
      at = this.#behindComment(start) ?? this.#readSign(start);
    }
    for (const { pieces } of this.#open) this.#keep(pieces);
    return { strings: this.#strings, patterns: this.#patterns };
  }

  /** Where the comment ends that a place lies in; null where it lies in none. */
  #behindComment(start: number): number | null {
    const text = this.#text;
    const comments = this.#comments;
    while ((comments?.[this.#comment]?.[1] ?? Infinity) <= start) this.#comment += 1;
    const [from, to] = comments?.[this.#comment] ?? (comments ? NOWHERE : commentAt(text, start));
    if (from > start) return null;
    const [first, last] = this.#skipped;
    this.#skipped = [isBlank(text, last, from) ? first : from, to];
    return to;
  }

  /** Reads what begins or ends with a sign; answers where code goes on. */
  #readSign(start: number): number {
    const template = this.#open.at(-1);
    switch (this.#text[start]) {
      case '`':
        return this.#readTemplate({ pieces: [], braces: 0 }, start + 1);
      case '{':
        if (template) template.braces += 1;
        return start + 1;
      case '}':
        return template ? this.#closeBrace(template, start) : start + 1;
      case '/':
        return this.#readPattern(start);
      default:
        return this.#readString(start);
    }
  }

  #closeBrace(template: OpenTemplate, start: number): number {
    if (template.braces === 0) {
      this.#open.pop();
      return this.#readTemplate(template, start + 1);
    }
    template.braces -= 1;
    return start + 1;
  }

  /** Reads a template on from a place in its text. */
  #readTemplate(template: OpenTemplate, from: number): number {
    const end = templateEnd(this.#text, from);
    template.pieces.push([from, end]);
    if (this.#text[end] === '$') {
      this.#open.push(template);
      return end + 2;
    }
    this.#keep(template.pieces);
    return end + 1;
  }

  #readPattern(start: number): number {
    const end = beginsPattern(this.#text, start, this.#skipped) ? patternEnd(this.#text, start) : -1;
    if (end === -1) return start + 1;
    this.#patterns.push([start + 1, end]);
    return end + 1;
  }

  #readString(start: number): number {
    const end = beginsString(this.#text, start) ? stringEnd(this.#text, start) : -1;
    if (end === -1) return start + 1;
    this.#keep([[start + 1, end]]);
    return end + 1;
  }

  #keep(pieces: readonly Range[]): void {
    const text = this.#text;
    const holdsSlash = pieces.some(([start, end]) => text.slice(start, end).includes('/'));
    const [from, to] = pieces.find(([start, end]) => start < end) ?? NOWHERE;
    if (holdsSlash || mayBeLone(text.slice(from, to)) || isAddedBehindSlash(text, from))
      this.#strings.push(new Area(text, pieces));
  }
}

/** The comment that begins at a slash; no pattern begins with two of them or with an asterisk. */
function commentAt(text: string, start: number): Range {
  const next = text[start] === '/' ? text[start + 1] : undefined;
  if (next !== '/' && next !== '*') return NOWHERE;
  const end = next === '/' ? text.indexOf('\n', start) : text.indexOf('*/', start + 2);
  if (end === -1) return [start, text.length];
  return [start, next === '/' ? end : end + 2];
}

/** Where the text of a template stops: at its closing backtick, at a hole, or with the source. */
function templateEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '`' || (character === '$' && text[at + 1] === '{')) return at;
  }
  return text.length;
}

/** The closing quote, or -1 where the line ends first. */
function stringEnd(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === quote) return at;
    if (character === '\\') at += 1;
    else if (character === '\n') return -1;
  }
  return -1;
}

/** The apostrophe of a word in JSX opens no string. */
function beginsString(text: string, start: number): boolean {
  const before = text[start - 1] ?? '';
  if (before === '\\') return false;
  return (
    text[start] !== "'" ||
    !/[\w$]/.test(before) ||
    OPERATOR_WORD.test(text.slice(Math.max(0, start - LONGEST_WORD), start))
  );
}

function isBlank(text: string, from: number, to: number): boolean {
  return from <= to && text.slice(from, to).trim() === '';
}

/**
 * Tells a regular expression from a division, from the tag `</a>` and from the end of a tag.
 *
 * @param skipped the comments that stand before it, one behind the other
 */
function beginsPattern(text: string, start: number, skipped: Range): boolean {
  const next = text[start + 1] ?? '';
  if ('/*>'.includes(next)) return false;
  let before = (isBlank(text, skipped[1], start) ? skipped[0] : start) - 1;
  while (before >= 0 && /\s/.test(text[before] ?? '')) before -= 1;
  const character = text[before] ?? '';
  if (character === '>') return text[before - 1] === '=';
  if ('(,=:[!&|?{;+-*%~^'.includes(character)) return true;
  return OPERATOR_WORD.test(text.slice(Math.max(0, before + 1 - LONGEST_WORD), before + 1));
}

/** The closing slash of a regular expression, or -1 where there is none near by on the line. */
function patternEnd(text: string, start: number): number {
  let inClass = false;
  const last = Math.min(text.length, start + LONGEST_PATTERN);
  for (let at = start + 1; at < last; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '\n') return -1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return at;
  }
  return -1;
}
