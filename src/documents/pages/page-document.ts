import type { DocumentedApi } from '../../model/documented-api.ts';
import { RequestsDocument, type ReadRequests } from '../request-lists/requests-document.ts';
import { readHtml } from './html-elements.ts';
import type { ReadPage } from './page-elements.ts';
import { pageRequests } from './page-requests.ts';
import { readPug } from './pug-elements.ts';

const PUG = /\.(?:pug|jade)$/i;

/** Endings of HTML, and of template languages for JavaScript servers whose pages are HTML with tags in it. */
const HTML = /\.(?:html?|xhtml|ejs|eta|hbs|hjs|handlebars|mustache|njk|nunjucks|twig|swig|edge|dust|liquid)$/i;

/** Whether a file is a page in a supported language, and its text may have links or forms. */
export function mayBePage(file: string, text: string): boolean {
  return (PUG.test(file) || HTML.test(file)) && text.includes('/');
}

/** Reads a page in HTML or Pug, with the tags of template languages. */
export function readPageFile(file: string, text: string): ReadPage {
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
