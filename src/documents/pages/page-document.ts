import type { DocumentedApi } from '../../model/documented-api.ts';
import { type ReadRequests, RequestsDocument } from '../request-lists/requests-document.ts';
import { readHtml } from './html-elements.ts';
import type { ReadPage } from './page-elements.ts';
import { pageRequests } from './page-requests.ts';
import { readPug } from './pug-elements.ts';
import type { Mention } from '../../model/mention.ts';
import type { Range } from '../../model/text.ts';
import { wordMention } from '../word-mentions.ts';

const PUG = /\.(?:pug|jade)$/i;

/** Endings of HTML, and of template languages for JavaScript servers whose pages are HTML with tags in it. */
const HTML = /\.(?:html?|xhtml|ejs|eta|hbs|hjs|handlebars|mustache|njk|nunjucks|twig|swig|edge|dust|liquid)$/i;

/** Whether a file is a page in a supported language, and its text may have links or forms. */
export function mayBePage(file: string, text: string): boolean {
  return (PUG.test(file) || HTML.test(file)) && text.includes('/');
}

/** Reads a page in HTML or Pug, with the tags of template languages. */
function readPageFile(file: string, text: string): ReadPage {
  return PUG.test(file) ? readPug(text) : readHtml(text);
}

/** Reads the links and forms of a page. */
export function readPage(file: string, text: string): DocumentedApi {
  const read = (page: string): ReadRequests => {
    const { elements, prose } = readPageFile(file, page);
    return { requests: pageRequests(elements), prose };
  };
  return new RequestsDocument('page', text, read(text), read);
}

/** Attributes with an address, of whatever element. */
const ADDRESSES = /^(?:href|action|formaction|(?:data-)?hx-(?:get|post|put|patch|delete))$/;

/** An address of one word, relative to that of its page: `list?page=2`. */
const WORD = /^([\w-]{1,100})(?:[?#]|$)/;

/** Such an address that a script assigns to the page or to an element. */
const ASSIGNED = /\.(?:href|action|formAction)\s{0,5}=\s{0,5}["']([\w-]{1,100})(?=[?#"'])/g;

/** Finds the addresses of a page without any slash: `<form action="delete">`, `<a href="list?page=2">`. */
export function* linkedWords(text: string, file: string): Generator<Mention> {
  for (const { attributes } of readPageFile(file, text).elements) {
    for (const [name, { value, texts = [] }] of attributes)
      for (const text of ADDRESSES.test(name) ? [...(value ? [value] : []), ...texts] : []) {
        const word = WORD.exec(text.value)?.[1] ?? '';
        yield* addressIn(word, text.locate(0, word.length));
      }
  }
  for (const { index, 0: matched, 1: word = '' } of text.matchAll(ASSIGNED)) {
    const end = index + matched.length;
    yield* addressIn(word, [end - word.length, end]);
  }
}

function* addressIn(word: string, range: Range): Generator<Mention> {
  if (/[a-z]/i.test(word)) yield wordMention('view', word, range);
}
