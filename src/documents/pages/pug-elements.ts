import { createRequire } from 'node:module';
import type { Range } from '../../model/text.ts';
import { readHtml } from './html-elements.ts';
import type { PageAttribute, PageElement, ReadPage } from './page-elements.ts';
import { pugTexts, pugValue } from './pug-value.ts';

type Lexer = typeof import('pug-lexer');
type Token = ReturnType<Lexer>[number];

let lexer: Lexer | undefined;

/** The lexer of Pug, loaded when the first page in it is read. */
function pugLexer(): Lexer {
  // `require` is typed as any; the type is in the declaration that the library ships.
  lexer ??= createRequire(import.meta.url)('pug-lexer') as Lexer;
  return lexer;
}

/**
 * The most lines that are blanked because the lexer rejects them: they may be in an earlier version of the language.
 */
const MOST_ERRORS = 20;

/** Elements whose texts are no HTML. */
const WITHOUT_HTML: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

/** The tokens that a text consists of, interpolated values included. */
const TEXTS: ReadonlySet<Token['type']> = new Set(['text', 'text-html', 'interpolated-code']);

/** Reads the elements of a page in Pug, and those that its texts contain as HTML. */
export function readPug(text: string): ReadPage {
  const reader = new PugReader(text);
  for (const token of tokensOf(text)) reader.take(token);
  reader.end();
  return reader;
}

function tokensOf(text: string): readonly Token[] {
  let left = text;
  for (let errors = 0; errors < MOST_ERRORS; errors += 1) {
    try {
      return pugLexer()(left);
    } catch (error) {
      const line = typeof error === 'object' && error !== null && 'line' in error ? Number(error.line) : 0;
      const lines = left.split('\n');
      if (!lines[line - 1]?.trim()) break;
      left = lines.with(line - 1, '').join('\n');
    }
  }
  return [];
}

class PugReader implements ReadPage {
  readonly elements: PageElement[] = [];
  readonly prose: Range[] = [];
  readonly #text: string;
  readonly #lines: readonly number[];
  #depth = 0;
  #form: { readonly element: PageElement; readonly depth: number } | null = null;
  #name = '';
  #attributes = new Map<string, PageAttribute>();
  /** The range of the text that is being read; null outside of a text. */
  #content: Range | null = null;
  #isComment = false;
  #isBlock = false;

  constructor(text: string) {
    this.#text = text;
    this.#lines = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  }

  take(token: Token): void {
    if (TEXTS.has(token.type)) {
      const [start, end] = this.#rangeOf(token);
      this.#content = [this.#content?.[0] ?? start, end];
      return;
    }
    this.end();
    this.#read(token);
  }

  #read(token: Token): void {
    switch (token.type) {
      case 'indent':
        this.#depth += 1;
        break;
      case 'outdent':
        this.#depth -= 1;
        break;
      case 'tag':
        this.#opens(token.val);
        break;
      case 'attribute':
        this.#attributes.set(token.name.toLowerCase(), this.#attribute(token));
        break;
      case 'end-attributes':
        this.#add();
        break;
      case 'comment':
        this.prose.push(this.#rangeOf(token));
        this.#isComment = true;
        break;
      case 'start-pipeless-text':
        this.#isBlock = true;
        break;
      case 'end-pipeless-text':
        this.#isBlock = false;
        this.#isComment = false;
        break;
      case 'newline':
        if (!this.#isBlock) this.#isComment = false;
        break;
      default:
        break;
    }
  }

  /** Ends the text that is being read, and reads the HTML in it. */
  end(): void {
    const range = this.#content;
    this.#content = null;
    if (range && this.#isComment) this.prose.push(range);
    else if (range && !WITHOUT_HTML.has(this.#name)) this.elements.push(...readHtml(this.#text, range).elements);
  }

  #opens(name: string): void {
    if (this.#form && this.#depth <= this.#form.depth) this.#form = null;
    this.#name = name.toLowerCase();
    this.#attributes = new Map();
  }

  #add(): void {
    const element = {
      ...{ name: this.#name, attributes: this.#attributes },
      ...{ form: this.#form?.element ?? null, isScripted: false },
    };
    this.elements.push(element);
    if (this.#name === 'form') this.#form = { element, depth: this.#depth };
  }

  #attribute(token: Extract<Token, { type: 'attribute' }>): PageAttribute {
    const [start, end] = this.#rangeOf(token);
    const written = typeof token.val === 'string' ? token.val : '';
    const isAsWritten = written !== '' && this.#text.slice(end - written.length, end) === written;
    const range: Range = [end - written.length, end];
    const value = isAsWritten ? pugValue(this.#text, range) : null;
    const texts = isAsWritten && !value ? pugTexts(this.#text, range) : [];
    return {
      ...{ nameRange: [start, start + token.name.length], value, isPlain: value !== null },
      ...(texts.length > 0 && { texts }),
    };
  }

  #rangeOf({ loc: { start, end } }: Token): Range {
    return [this.#offset(start), this.#offset(end)];
  }

  #offset({ line, column }: { readonly line: number; readonly column: number }): number {
    return (this.#lines[line - 1] ?? 0) + column - 1;
  }
}
