import { createRequire } from 'node:module';
import type { Range } from '../../model/text.ts';
import { HOLE } from '../../paths/dialects.ts';
import { HoledText } from '../../text/source-texts.ts';
import { liesWithin, overlaps } from '../../text/ranges.ts';
import { firstIndex } from '../../text/sorted.ts';
import type { PageAttribute, PageElement, ReadPage } from './page-elements.ts';
import { isPlainValue, templateComments, templateTags, type TemplateTag } from './template-tags.ts';

type Library = typeof import('htmlparser2');

let library: Library | undefined;

/** The tokenizer of HTML, loaded when the first page is read. */
function htmlparser2(): Library {
  // `require` is typed as any; the type is in the declaration that the library ships.
  library ??= createRequire(import.meta.url)('htmlparser2') as Library;
  return library;
}

/** Elements without content (HTML Living Standard, 13.1.2). */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content a browser treats as text; scripts may put markup in it. */
const RAW: ReadonlySet<string> = new Set(['script', 'textarea', 'xmp', 'iframe']);

/** Elements whose texts are for people. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(
  (
    'a p li td th h1 h2 h3 h4 h5 h6 dt dd code pre kbd span strong em b i u small label button blockquote caption ' +
    'legend figcaption summary'
  ).split(' '),
);

/** Comments that browsers, servers or libraries read. */
const READ_COMMENT = /^\s*(?:\[if|#|\/?ko\b)/i;

/**
 * Reads the elements of a page in HTML, with the tags of any template language.
 *
 * @param range where the page is in the text
 */
export function readHtml(text: string, range: Range = [0, text.length]): ReadPage {
  return new HtmlReader(text, range, false).read();
}

/** What of a page is not read. */
const NOT_READ = {
  ...{ oncdata: () => undefined, ondeclaration: () => undefined, onprocessinginstruction: () => undefined },
  ...{ onattribentity: () => undefined, ontextentity: () => undefined, onend: () => undefined },
};

/** Reads a page token by token, as browsers do, which ignore its errors. */
class HtmlReader {
  readonly #text: string;
  readonly #range: Range;
  readonly #isScripted: boolean;
  readonly #tags: readonly TemplateTag[];
  readonly #elements: PageElement[] = [];
  readonly #prose: Range[] = [];
  readonly #open: string[] = [];
  #form: PageElement | null = null;
  #element: { readonly name: string; readonly attributes: Map<string, PageAttribute> } | null = null;
  #name: Range = [0, 0];
  #value: Range | null = null;

  constructor(text: string, range: Range, isScripted: boolean) {
    this.#text = text;
    this.#range = range;
    this.#isScripted = isScripted;
    const page = text.slice(...range);
    const comments = [...templateComments(page)];
    const tags = [...templateTags(page)].filter(({ range: tag }) => {
      const next = comments[firstIndex(comments, ({ range: comment }) => comment[1] > tag[0])];
      return !next || !overlaps(tag, next.range);
    });
    this.#tags = [...comments, ...tags]
      .toSorted((a, b) => a.range[0] - b.range[0])
      .map((tag) => ({ ...tag, range: this.#placed(...tag.range) }));
    this.#prose.push(...comments.map((comment) => this.#placed(...comment.range)));
  }

  read(): ReadPage {
    const { Tokenizer } = htmlparser2();
    const tokenizer = new Tokenizer(
      { decodeEntities: false },
      {
        onopentagname: (...at) => {
          this.#opens(this.#said(at));
        },
        onattribname: (...at) => {
          this.#names(this.#placed(...at));
        },
        onattribdata: (...at) => {
          this.#says(this.#placed(...at));
        },
        onattribend: () => {
          this.#endsAttribute();
        },
        onopentagend: () => {
          this.#endsTag();
        },
        onselfclosingtag: () => {
          this.#endsTag();
        },
        onclosetag: (...at) => {
          this.#closes(this.#said(at));
        },
        ontext: (...at) => {
          this.#holds(this.#placed(...at));
        },
        oncomment: (start, end, marks) => {
          this.#comments(this.#placed(start, end - marks));
        },
        ...NOT_READ,
      },
    );
    tokenizer.write(this.#masked());
    tokenizer.end();
    return { elements: this.#elements, prose: this.#prose };
  }

  /** The page with each tag of a template replaced by characters without a meaning in HTML. */
  #masked(): string {
    let [masked, at] = ['', this.#range[0]];
    for (const { range } of this.#tags) {
      masked += this.#text.slice(at, range[0]) + HOLE.repeat(range[1] - range[0]);
      at = range[1];
    }
    return masked + this.#text.slice(at, this.#range[1]);
  }

  #placed(start: number, end: number): Range {
    return [this.#range[0] + start, this.#range[0] + end];
  }

  #said(at: readonly [number, number]): string {
    return this.#text.slice(...this.#placed(...at)).toLowerCase();
  }

  #opens(name: string): void {
    this.#element = { name, attributes: new Map() };
  }

  #names(range: Range): void {
    this.#name = range;
    this.#value = null;
  }

  #says([start, end]: Range): void {
    this.#value = [this.#value?.[0] ?? start, end];
  }

  #endsAttribute(): void {
    const nameRange = this.#name;
    const name = this.#text.slice(...nameRange).toLowerCase();
    const said = this.#value ? this.#valueAt(this.#value) : { value: null, isPlain: false };
    // The first of several attributes of one name counts.
    if (this.#element?.attributes.has(name) === false) this.#element.attributes.set(name, { nameRange, ...said });
  }

  #valueAt(range: Range): Pick<PageAttribute, 'value' | 'isPlain'> {
    const tags = this.#tagsIn(range);
    const isWhole = tags.every((tag) => liesWithin(tag.range, range));
    return {
      value: isWhole ? new HoledText(this.#text, around(range, tags)) : null,
      isPlain: isWhole && tags.every(isPlainValue),
    };
  }

  #endsTag(): void {
    if (!this.#element) return;
    const element: PageElement = { ...this.#element, form: this.#form, isScripted: this.#isScripted };
    this.#element = null;
    this.#elements.push(element);
    if (element.name === 'form') this.#form = element;
    if (!VOID.has(element.name)) this.#open.push(element.name);
  }

  #closes(name: string): void {
    if (name === 'form') this.#form = null;
    const at = this.#open.lastIndexOf(name);
    if (at >= 0) this.#open.length = at;
  }

  #holds(range: Range): void {
    const parent = this.#open.at(-1) ?? '';
    if (this.#isScripted) return;
    if (RAW.has(parent)) this.#elements.push(...new HtmlReader(this.#text, range, true).read().elements);
    else if (FOR_PEOPLE.has(parent)) this.#prose.push(...around(range, this.#tagsIn(range)));
  }

  #tagsIn([start, end]: Range): readonly TemplateTag[] {
    const from = firstIndex(this.#tags, ({ range }) => range[1] > start);
    return this.#tags.slice(
      from,
      firstIndex(this.#tags, ({ range }) => range[0] >= end),
    );
  }

  #comments(range: Range): void {
    if (!READ_COMMENT.test(this.#text.slice(...range))) this.#prose.push(range);
  }
}

/** The parts of a range outside of its tags. */
function around([start, end]: Range, tags: readonly TemplateTag[]): readonly Range[] {
  const starts = [start, ...tags.map(({ range }) => range[1])];
  return starts.map((from, at) => [from, tags[at]?.range[0] ?? end] as const);
}
