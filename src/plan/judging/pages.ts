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

/** What is known of a GET with the verb of a change in its path. */
export interface PageEvidence {
  readonly route: Route;
  /** Whether there is a POST of the same path with another handler, as for a form. */
  readonly besidePost: boolean;
  /** Whether the verb is the usual name of a form (`create`, `edit`). */
  readonly formName: boolean;
}

/**
 * Whether a GET with a verb of creation, update or deletion in its path only shows a page: a form, or a request for
 * confirmation.
 */
export function isPage({ route, besidePost, formName }: PageEvidence): boolean {
  const { handler, router } = route;
  if (showsPage(handler) || isNamedAsPage(handler)) return true;
  // A page may visibly redirect users without access to it, while other code renders it.
  if (handler.answer.response === 'redirect') return besidePost;
  if (handler.answer.response !== 'unknown') return false;
  return besidePost || router.views === 'views' || formName;
}

/**
 * Whether a GET that only reads shows a page: the links to its address cannot be found here. A handler that answers
 * with data shows none, even if it is called `viewUsers`.
 */
export function isShownPage(route: Route): boolean {
  return route.handler.answer.response !== 'data' && isPage({ route, besidePost: false, formName: false });
}

/** Whether a handler visibly renders pages, if only for failures. */
export function showsPage({ answer: { response } }: Handler): boolean {
  return response === 'page' || response === 'failure';
}

/**
 * The reason not to change the method of a route because a browser without script may send its requests: links and
 * forms support only GET and POST (HTML Living Standard, 4.10.19.6). A handler that answers with a page or a redirect
 * serves a browser. Null where there is no such reason.
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

/** Whether a name is that of a read before a change: `getUserForEdit`, `loadOrderBeforeDelete`. */
function readsBefore(words: readonly string[]): boolean {
  const at = words.findIndex((word) => LATER.has(word));
  const later = crudOf(words[at + 1] ?? '');
  return (
    at > 0 && crudOf(words[0] ?? '')?.operation === 'read' && later?.leaning === 'verb' && later.operation !== 'read'
  );
}

const LATER: ReadonlySet<string> = new Set(['for', 'to', 'before']);

/**
 * Whether the name of a handler is that of one that shows a page: `book_delete_get`, `showDeleteForm`,
 * `getDeleteProduct`, `renderEdit`.
 */
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
