import { packageOf } from './body-readers.ts';
import { isCall } from '../values/chain.ts';
import { optionsOf, type TextValue, type Value } from '../values/value.ts';

/** Modules that answer the requests that they are passed with the pages of an application. */
const PAGE_SERVERS: ReadonlySet<string> = new Set([
  ...['next', 'nuxt', '@remix-run/express', '@react-router/express'],
  ...['connect-history-api-fallback', 'express-history-api-fallback'],
  ...['koa-connect-history-api-fallback', 'koa2-connect-history-api-fallback', 'koa2-history-api-fallback'],
]);

/** The names of pages about errors: `404`, `errors/not-found`. */
const ERROR_PAGE = /404|not[-_ ]?found|error/i;

/** How many values are followed to the name of a file. */
const DEEPEST = 8;

/** Whether a value is a text of HTML. */
export function isMarkup(value: Value): boolean {
  return someText(value, ({ pieces }) => {
    const written = pieces.find((piece) => 'hole' in piece || piece.text.trim() !== '');
    return written !== undefined && 'text' in written && written.text.trimStart().startsWith('<');
  });
}

/** Whether a value is what code of others makes of a text of HTML: `html('<h1>Users</h1>')`. */
export function isMadeOfMarkup(value: Value): boolean {
  return optionsOf(value).some((option) => isCall(option) && option.source.call.args.some(isMarkup));
}

/** Whether a value is the content type of HTML: `'text/html; charset=utf-8'`, `'html'`. */
export function isHtmlType(value: Value): boolean {
  return someText(value, (text) => /^(?:text\/)?html\b/.test(writtenIn(text)));
}

/** Whether a value is the name of an HTML file, or is made of one: `createReadStream('index.html')`. */
export function namesHtml(value: Value, depth = DEEPEST): boolean {
  if (depth === 0) return false;
  if (someText(value, (text) => writtenIn(text).endsWith('.html'))) return true;
  return optionsOf(value).some((option) => {
    if (isCall(option)) return option.source.call.args.some((each) => namesHtml(each, depth - 1));
    return option.kind === 'opaque' && option.source.kind === 'operation'
      ? option.source.operands.some((each) => namesHtml(each, depth - 1))
      : false;
  });
}

/** Whether a value names a page about an error, or is made of such a name: `'404'`, `'not-found.html'`. */
export function namesErrorPage(value: Value, depth = DEEPEST): boolean {
  if (depth === 0) return false;
  if (someText(value, (text) => ERROR_PAGE.test(writtenIn(text)))) return true;
  return isCall(value) && value.source.call.args.some((each) => namesErrorPage(each, depth - 1));
}

/**
 * Whether a value is of a module that answers with the pages of an application: `app.getRequestHandler()` of Next.js.
 */
export function isPageServer(value: Value): boolean {
  return optionsOf(value).some((option) => PAGE_SERVERS.has(packageOf(option)));
}

/** Whether a call makes a handler that sends an HTML file: `serveStatic({ path: 'index.html' })`. */
export function isMadeOfPage(value: Value): boolean {
  return (
    isCall(value) &&
    value.source.call.args.some((each) => {
      const path = each.kind === 'object' ? each.state.fields.get('path') : each;
      return path !== undefined && namesHtml(path);
    })
  );
}

function someText(value: Value, holds: (text: TextValue) => boolean): boolean {
  return optionsOf(value).some((option) => option.kind === 'text' && holds(option));
}

/** The text that is written in the source, without what is filled in. */
function writtenIn({ pieces }: TextValue): string {
  return pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
}
