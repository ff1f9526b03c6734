import type { FrameworkName } from './table.ts';

/** One segment of an address pattern. */
interface Segment {
  readonly kind: 'static' | 'parameter' | 'wildcard';
  readonly text: string;
  /** The pattern of a parameter that has one. */
  readonly pattern: string | null;
}

/** A word and the segment that it stands in. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

const NEUTRAL: readonly string[] = ['7', 'zed'];

/**
 * An address pattern in the part of the frameworks' syntax that the tables use: whole segments that are text, `:id`,
 * `:id(\d+)` or a wildcard. It serves to make requests and to say whose address a request was; who answers it, only the
 * router says.
 */
export class Address {
  readonly text: string;
  readonly #segments: readonly Segment[];
  readonly #expression: RegExp;
  readonly #filledExpression: RegExp;

  constructor(text: string, framework: FrameworkName) {
    this.text = text;
    this.#segments = text.split('/').slice(1).map(readSegment);
    this.#expression = expressionOf(this.#segments, framework, framework === 'fastify' ? '[^/]*' : '[^/]+');
    this.#filledExpression = expressionOf(this.#segments, framework, '[^/]+');
  }

  get isStatic(): boolean {
    return this.#segments.every(({ kind }) => kind === 'static');
  }

  get hasWildcard(): boolean {
    return this.#segments.some(({ kind }) => kind === 'wildcard');
  }

  /** The names of its parameters. */
  get names(): readonly string[] {
    return this.#segments.flatMap(({ kind, text }) => (kind === 'parameter' ? [/^:(\w+)/.exec(text)?.[1] ?? ''] : []));
  }

  /** The words of its static segments, each with its place. */
  get words(): readonly Word[] {
    return this.#segments.flatMap(({ kind, text }, at) => (kind === 'static' && text !== '' ? [{ text, at }] : []));
  }

  matches(url: string): boolean {
    return this.#expression.test(url);
  }

  /**
   * Whether a request names a value for each parameter: Fastify takes `/users/` for `/users/:id` as well where nothing
   * else has it.
   */
  owns(url: string): boolean {
    return this.#filledExpression.test(url);
  }

  /** The request in which each parameter has one of the values, in order; null where a pattern refuses its value. */
  fill(values: readonly string[]): string | null {
    let at = 0;
    let url = '';
    for (const { kind, text, pattern } of this.#segments) {
      const value = kind === 'parameter' ? (values[at++] ?? '7') : kind === 'wildcard' ? 'left/over' : text;
      if (pattern !== null && !new RegExp(`^(?:${pattern})$`).test(value)) return null;
      url += `/${value}`;
    }
    return url;
  }

  /** Lists of values to fill it with: neutral ones, and for each parameter the words that others have in its place. */
  fillings(words: readonly Word[]): readonly (readonly string[])[] {
    const places = this.#segments.flatMap(({ kind }, at) => (kind === 'parameter' ? [at] : []));
    if (places.length === 0) return [[]];
    const all = NEUTRAL.map((value) => places.map(() => value));
    places.forEach((place, parameter) => {
      for (const { text, at } of words)
        if (at === place) all.push(places.map((_each, other) => (other === parameter ? text : '7')));
    });
    return all;
  }
}

function readSegment(text: string): Segment {
  if (text.startsWith('*') || text.startsWith('{*')) return { kind: 'wildcard', text, pattern: null };
  if (!text.startsWith(':')) return { kind: 'static', text, pattern: null };
  return { kind: 'parameter', text, pattern: /\((.*)\)$/.exec(text)?.[1] ?? null };
}

function expressionOf(segments: readonly Segment[], framework: FrameworkName, anyValue: string): RegExp {
  const hasSlash = segments.at(-1)?.text === '';
  const body = segments
    .slice(0, hasSlash ? -1 : undefined)
    .map(({ kind, text, pattern }) => {
      if (kind === 'wildcard') return '/.*';
      if (kind === 'static') return `/${text}`;
      return `/(?:${pattern ?? anyValue})`;
    })
    .join('');
  // Express does not count a slash at the end, Fastify gives the root of a plugin both; Koa wants one that is written.
  return new RegExp(`^${body}/${hasSlash && framework === 'koa' ? '' : '?'}$`, framework === 'fastify' ? '' : 'i');
}
