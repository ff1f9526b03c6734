import type { Range } from '../model/text.ts';
import { nameText } from './lower-names.ts';
import type { Entry, Term } from './terms.ts';
import type { ModuleTerms } from './module-terms.ts';

/** Longer or more deeply nested files are data, rather than tables that a person wrote, and are not read. */
const LONGEST = 200_000;
const DEEPEST = 50;

/** Lowers a JSON file to the terms of a module that exports its value; null where it is not JSON, or too long. */
export function lowerJson(source: string): ModuleTerms | null {
  const value = readJson(source);
  return value && moduleOf(value, [0, source.length]);
}

/** The value of a JSON text as a term; null where it is not JSON, or too long. */
export function readJson(source: string): Term | null {
  return source.length > LONGEST ? null : new JsonReader(source).whole();
}

/** The terms of a module that exports a value. */
export function moduleOf(value: Term, range: Range): ModuleTerms {
  const object: Term = { kind: 'global', name: 'module', range };
  const term = {
    kind: 'member',
    object,
    key: nameText('exports', range),
    keyRange: range,
    isComputed: false,
    range,
  } as const;
  return {
    ...{ bindings: [], imports: [], exports: [], specifiers: [], loaded: [], typeTexts: [], statements: 0 },
    body: [
      {
        kind: 'evaluate',
        term: { kind: 'assignment', target: { kind: 'member', term }, operator: '', value, range },
      },
    ],
  };
}

/** A parser of one JSON value, which stops at anything that is not JSON. */
class JsonReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  whole(): Term | null {
    const value = this.#value(0);
    this.#skip();
    return this.#at === this.#source.length ? value : null;
  }

  #value(depth: number): Term | null {
    this.#skip();
    if (depth > DEEPEST) return null;
    switch (this.#source[this.#at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#text();
      default:
        return this.#constant();
    }
  }

  #object(depth: number): Term | null {
    const start = this.#at;
    const entries: Entry[] = [];
    const isRead = this.#list('}', () => {
      this.#skip();
      const from = this.#at;
      const key = this.#text();
      this.#skip();
      if (!key || !this.#takes(':')) return false;
      const value = this.#value(depth + 1);
      if (!value) return false;
      entries.push({ key, value, accessor: null, range: [from, this.#at] });
      return true;
    });
    return isRead ? { kind: 'object', entries, range: [start, this.#at] } : null;
  }

  #array(depth: number): Term | null {
    const start = this.#at;
    const items: { value: Term; isSpread: boolean; range: Range }[] = [];
    const isRead = this.#list(']', () => {
      this.#skip();
      const from = this.#at;
      const value = this.#value(depth + 1);
      if (value) items.push({ value, isSpread: false, range: [from, this.#at] });
      return value !== null;
    });
    return isRead ? { kind: 'array', items, range: [start, this.#at] } : null;
  }

  /** Reads the elements between brackets, separated by commas. */
  #list(end: string, read: () => boolean): boolean {
    this.#at += 1;
    this.#skip();
    if (this.#takes(end)) return true;
    do if (!read()) return false;
    while (this.#takes(','));
    return this.#takes(end);
  }

  #text(): Term | null {
    const start = this.#at;
    if (this.#source[start] !== '"') return null;
    let end = start + 1;
    while (end < this.#source.length && this.#source[end] !== '"') end += this.#source[end] === '\\' ? 2 : 1;
    const value = parsed(this.#source.slice(start, end + 1));
    if (typeof value !== 'string') return null;
    this.#at = end + 1;
    return { kind: 'text', value, start: start + 1, end, quote: '"' };
  }

  #constant(): Term | null {
    const start = this.#at;
    while (this.#at < this.#source.length && !' \t\r\n,]}'.includes(this.#source[this.#at] ?? '')) this.#at += 1;
    const value = parsed(this.#source.slice(start, this.#at));
    return typeof value === 'number' || typeof value === 'boolean' || value === null
      ? { kind: 'constant', value }
      : null;
  }

  /** Skips blanks and then a character, if it comes next; returns whether it does. */
  #takes(sign: string): boolean {
    this.#skip();
    if (this.#source[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    while (this.#at < this.#source.length && ' \t\r\n'.includes(this.#source[this.#at] ?? 'x')) this.#at += 1;
  }
}

/** The value of a JSON text; undefined where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
