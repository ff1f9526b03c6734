import { matchBrackets, type Token } from './token.ts';

/**
 * Reads a path as find-my-way 9 does, the router of Fastify.
 *
 * A name ends at `-`, `.`, `(` or `/` only; what follows a parameter in its segment is literal up to the next colon;
 * `::` is a colon; `*` is allowed as the last character; `?` only at the end of a last segment that starts with a
 * parameter and has no pattern, where it makes the whole segment optional (a group token without text is added for it
 * where the segment is more than one parameter). A backslash, braces and all else are literal.
 */
export function tokenizeFindMyWay(text: string): Token[] {
  return new Reader(text).read();
}

class Reader {
  private readonly text: string;
  private readonly closers: ReadonlyMap<number, number>;
  private readonly tokens: Token[] = [];
  private index = 0;
  /** Whether a parameter precedes the index in its segment. */
  private afterParameter = false;

  constructor(text: string) {
    this.text = text;
    this.closers = matchBrackets(text, 'find-my-way');
  }

  read(): Token[] {
    while (this.index < this.text.length) {
      if (this.text[this.index] === '/') this.push({ type: 'slash' }, this.index + 1);
      else this.segment();
    }
    return this.tokens;
  }

  private push(token: DistributiveOmit<Token, 'start' | 'end'>, end: number): void {
    this.tokens.push({ ...token, start: this.index, end });
    this.index = end;
  }

  private segment(): void {
    const first = this.tokens.length;
    const question = this.question();
    this.afterParameter = false;
    while (this.index < this.text.length && this.text[this.index] !== '/' && this.index !== question) {
      this.part(question);
    }
    if (question === -1) return;
    const only = this.tokens[first];
    if (!this.isLast(question + 1)) {
      this.push({ type: 'illegal' }, question + 1);
    } else if (only?.type === 'parameter' && this.tokens.length === first + 1) {
      this.tokens[first] = { ...only, modifier: '?', end: question + 1 };
      this.index = question + 1;
    } else {
      this.push({ type: 'group', bracket: '', inner: '', names: [], modifier: '?' }, question + 1);
    }
  }

  /**
   * The offset of the question mark that makes a segment optional, or -1. The router searches for it from `/:` on,
   * before it reads the parameters.
   */
  private question(): number {
    if (this.text[this.index] !== ':' || this.text[this.index - 1] !== '/') return -1;
    for (let index = this.index; index < this.text.length; index += 1) {
      const char = this.text.charAt(index);
      if (char === '?') return index;
      if (char === '/' || char === '(' || char === ')') return -1;
    }
    return -1;
  }

  private isLast(index: number): boolean {
    return index === this.text.length || (this.text[index] === '/' && index === this.text.length - 1);
  }

  /** Whether a parameter starts at an offset: a colon that is not one half of `::`. */
  private isColon(index: number): boolean {
    return this.text[index] === ':' && this.text[index + 1] !== ':';
  }

  private part(question: number): void {
    if (this.isColon(this.index)) {
      this.parameter(question);
    } else if (this.text[this.index] === '*' && !this.afterParameter) {
      this.star();
    } else {
      this.literal(question);
    }
  }

  private star(): void {
    const end = this.index + 1;
    if (end === this.text.length) this.push({ type: 'wildcard', name: null }, end);
    else this.push({ type: 'illegal' }, end);
  }

  private literal(question: number): void {
    let value = '';
    let end = this.index;
    for (; end < this.text.length && end !== question; end += 1) {
      const char = this.text.charAt(end);
      if (char === '/' || this.isColon(end) || (char === '*' && !this.afterParameter)) break;
      if (char === ':') end += 1;
      value += char;
    }
    this.push({ type: 'text', value }, end);
  }

  private parameter(question: number): void {
    this.afterParameter = true;
    let end = this.index + 1;
    while (end < this.text.length && end !== question && !'-./('.includes(this.text.charAt(end))) end += 1;
    const name = this.text.slice(this.index + 1, end);
    const closer = this.closers.get(end);
    if (this.text[end] !== '(') {
      this.push({ type: 'parameter', name, pattern: null, modifier: '' }, end);
    } else if (closer === undefined) {
      this.push({ type: 'illegal' }, end + 1);
    } else {
      this.push({ type: 'parameter', name, pattern: this.text.slice(end + 1, closer), modifier: '' }, closer + 1);
    }
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
