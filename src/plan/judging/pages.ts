import type { Handler } from '../../model/handler.ts';
import type { Route } from '../../model/router.ts';
import { crudOf } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import type { WithheldReason } from '../../model/withheld.ts';

const PAGE_WORDS: ReadonlySet<string> = new Set([
  'page',
  'form',
  'view',
  'render',
  'template',
  'screen',
  'modal',
  'confirm',
  'confirmation',
  'prompt',
  'dialog',
]);

/** What is known of a GET that specifies it changes something. */
export interface PageEvidence {
  readonly route: Route;
  /** Whether a POST of the same path with another handler is next to it, as a form has one. */
  readonly besidePost: boolean;
  /** Whether the verb is the usual name of a form (`create`, `edit`). */
  readonly formName: boolean;
}

/**
 * Whether a GET whose path specifies create, update or delete only shows a page: a form, or a question whether to go
 * on.
 */
export function isPage({ route, besidePost, formName }: PageEvidence): boolean {
  const { handler, router } = route;
  if (showsPage(handler) || isNamedAsPage(handler)) return true;
  // A page that sends those elsewhere who may not see it is seen to redirect, where something else shows it.
  if (handler.answer.response === 'redirect') return besidePost;
  if (handler.answer.response !== 'unknown') return false;
  return besidePost || router.views === 'views' || formName;
}

/**
 * Whether a GET that only reads shows a page: its address is in links, which no one here can follow. What is seen to
 * answer with data shows none, though it be called `viewUsers`.
 */
export function isShownPage(route: Route): boolean {
  return route.handler.answer.response !== 'data' && isPage({ route, besidePost: false, formName: false });
}

/** Whether a handler is seen to show pages, if only those of failures. */
export function showsPage({ answer: { response } }: Handler): boolean {
  return response === 'page' || response === 'failure';
}

/**
 * Whether a browser without script may send the requests of a route whose method would change: links and forms know
 * only GET and POST (HTML Living Standard, 4.10.19.6). A handler that answers with a page or a redirect talks to one.
 *
 * @param servesForms whether the router has a form elsewhere: a page next to a POST of the same path
 */
export function browserReason({ handler, router }: Route, method: string, servesForms: boolean): WithheldReason | null {
  const isLink = method === 'GET' || method === 'HEAD';
  if (showsPage(handler) || handler.answer.response === 'redirect') return isLink ? 'link' : 'form-post';
  if (handler.answer.response !== 'unknown') return null;
  if (router.views === 'views' || servesForms) return isLink ? 'page' : 'form-post';
  return isLink && router.views === 'unknown' ? 'unseen-handler' : null;
}

/** `getUserForEdit`, `loadOrderBeforeDelete`: what is changed later is only read now. */
function readsBefore(words: readonly string[]): boolean {
  const at = words.findIndex((word) => LATER.has(word));
  const later = crudOf(words[at + 1] ?? '');
  return (
    at > 0 && crudOf(words[0] ?? '')?.operation === 'read' && later?.leaning === 'verb' && later.operation !== 'read'
  );
}

const LATER: ReadonlySet<string> = new Set(['for', 'to', 'before']);

/** `book_delete_get`, `showDeleteForm`, `getDeleteProduct`, `renderEdit`. */
function isNamedAsPage({ names }: Handler): boolean {
  const name = names.at(-1)?.split('.').at(-1);
  if (!name) return false;
  const words = wordTexts(name);
  if (words.some((word) => PAGE_WORDS.has(word)) || (words.length > 1 && words.at(-1) === 'get') || readsBefore(words))
    return true;
  const [first, second] = words;
  const verb = crudOf(second ?? '');
  // `getPost` and `showStore` read what they name; `getChangePassword` shows a form.
  const isVerb = verb?.leaning === 'verb' || second === 'change';
  return (first === 'get' || first === 'show') && isVerb && verb?.operation !== 'read';
}
