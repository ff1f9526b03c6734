import type { Dialect } from '../model/path.ts';
import { matchBrackets, type Modifier, type Token } from './token.ts';

const NAME_CHARACTER = /^[$\u200c\u200d\p{ID_Continue}]$/u;
const WORD_CHARACTER = /^[A-Za-z0-9]$/;

/**
 * Reads a path as path-to-regexp does, all of its generations at once: 0.1 (Express 4), 1 and 6 (koa-router,
 * @koa/router up to 13), 8 (Express 5, @koa/router from 14 on). Where two of them disagree, the likely intention of the
 * author counts, as explained in the comments.
 */
export function tokenizePathToRegexp(text: string, dialect: Dialect): Token[] {
  return new Reader(text, dialect).read();
}

class Reader {
  private readonly text: string;
  private readonly express: boolean;
  private readonly closers: ReadonlyMap<number, number>;
  private readonly tokens: Token[] = [];
  private index = 0;
  /** The characters of the text token under way, each with the offset where it is written. */
  private pending: { readonly char: string; readonly start: number }[] = [];

  constructor(text: string, dialect: Dialect) {
    this.text = text;
    this.express = dialect === 'express';
    this.closers = matchBrackets(text, dialect);
  }

  read(): Token[] {
    while (this.index < this.text.length) this.step(this.text.charAt(this.index));
    this.flush();
    return this.tokens;
  }

  private step(char: string): void {
    if (char === '/') this.slash(1);
    else if (char === '\\') this.escape();
    else if (char === ':') this.parameter();
    else if (char === '*') this.wildcard();
    else if (char === '(' || char === '{') this.group(char);
    else if ((char === '?' || char === '+') && this.express) this.quantifier(char);
    else if (char === ')' || char === '}') this.illegal(1);
    // Express 4 passes these to its regular expression, Express 5 refuses the brackets; both koa routers take them as
    // they are.
    else if (this.express && (char === '[' || char === ']' || char === '|')) this.illegal(1);
    else this.literal(char, 1);
  }

  private slash(length: number): void {
    this.flush();
    this.tokens.push({ type: 'slash', start: this.index, end: this.index + length });
    this.index += length;
  }

  private literal(char: string, length: number): void {
    this.pending.push({ char, start: this.index });
    this.index += length;
  }

  private illegal(length: number): void {
    this.flush();
    this.tokens.push({ type: 'illegal', start: this.index, end: this.index + length });
    this.index += length;
  }

  private escape(): void {
    const next = this.text[this.index + 1];
    if (next === '/') this.slash(2);
    else if (next === undefined) this.illegal(1);
    // A letter after a backslash is a class to Express 4 (`\d`) and the letter itself to Express 5.
    else if (this.express && WORD_CHARACTER.test(next)) this.illegal(2);
    else this.literal(next, 2);
  }

  private parameter(): void {
    const start = this.index;
    const { name, end } = this.name(start + 1);
    if (name === '') {
      this.literal(':', 1);
      return;
    }
    this.flush();
    const closer = this.text[end] === '(' ? this.closers.get(end) : undefined;
    const pattern = closer === undefined ? null : this.text.slice(end + 1, closer);
    this.index = closer === undefined ? end : closer + 1;
    const modifier = this.modifier();
    this.tokens.push({ type: 'parameter', name, pattern, modifier, start, end: this.index });
  }

  private wildcard(): void {
    const start = this.index;
    this.flush();
    const before = this.tokens.at(-1);
    // `/*rest` is the named wildcard of path-to-regexp 8; after other text a star is Express 4's (`ab*cd`).
    const { name, end } =
      before === undefined || before.type === 'slash' ? this.name(start + 1) : { name: '', end: start + 1 };
    this.index = end;
    this.tokens.push({ type: 'wildcard', name: name === '' ? null : name, start, end });
  }

  private group(bracket: '(' | '{'): void {
    const start = this.index;
    const closer = this.closers.get(start);
    if (closer === undefined) {
      this.illegal(1);
      return;
    }
    this.flush();
    const inner = this.text.slice(start + 1, closer);
    const names = this.namesBetween(start + 1, closer);
    this.index = closer + 1;
    const modifier = this.modifier();
    this.tokens.push({ type: 'group', bracket, inner, names, modifier, start, end: this.index });
  }

  /** Express 4 passes `?` and `+` on to its regular expression, where they belong to the character before them. */
  private quantifier(char: '?' | '+'): void {
    const start = this.index;
    const last = this.pending.pop();
    this.flush();
    const before = this.tokens.at(-1);
    const optionalSlash = char === '?' && before?.type === 'slash' && start === this.text.length - 1;
    if (last === undefined && !optionalSlash) {
      this.illegal(1);
      return;
    }
    this.index += 1;
    this.tokens.push({
      type: 'group',
      bracket: '',
      inner: last?.char ?? '',
      names: [],
      modifier: char,
      start: last?.start ?? start,
      end: this.index,
    });
  }

  private modifier(): Modifier {
    const char = this.text[this.index];
    if (char !== '?' && char !== '*' && char !== '+') return '';
    this.index += 1;
    if (char !== '*' || !this.express || this.text[this.index] !== '?') return char;
    this.index += 1;
    return '*?';
  }

  /** The name that starts at an offset, plain or in quotes; empty where none does. */
  private name(start: number): { readonly name: string; readonly end: number } {
    const quote = this.closers.get(start);
    if (this.text[start] === '"' && quote !== undefined) {
      return { name: this.text.slice(start + 1, quote).replaceAll(/\\(.)/gs, '$1'), end: quote + 1 };
    }
    let end = start;
    while (end < this.text.length && NAME_CHARACTER.test(this.text.charAt(end))) end += 1;
    return { name: this.text.slice(start, end), end };
  }

  private namesBetween(start: number, end: number): string[] {
    const names: string[] = [];
    for (let index = start; index < end; index += 1) {
      const char = this.text[index];
      if (char === '\\') index += 1;
      if (char !== ':' && char !== '*') continue;
      const found = this.name(index + 1);
      if (found.name !== '') names.push(found.name);
      index = found.end - 1;
    }
    return names;
  }

  private flush(): void {
    const first = this.pending[0];
    if (first === undefined) return;
    const last = this.pending.at(-1);
    const written = last === undefined || this.text[last.start] !== '\\' ? 1 : 2;
    const end = (last ?? first).start + written;
    this.tokens.push({ type: 'text', value: this.pending.map(({ char }) => char).join(''), start: first.start, end });
    this.pending = [];
  }
}
