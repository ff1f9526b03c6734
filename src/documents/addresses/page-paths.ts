import { braceBefore, ending, ownText, textBefore } from '../../text/text-around.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';

/** How far the braces of the object around a path are searched for, in either direction. */
const REACH = 600;
/** How many characters before a path are searched for what it belongs to. */
const NEAR = 80;

/** What precedes a path: the attribute of an element, a comparison, the key of an object. */
const ATTRIBUTE = /(?<!\b(?:const|let|var)|[,;(.])\s\.?path=\{?\s*["'`]$/;
const COMPARISON = /([\w$]*)\s*\??\.\s*path\s*={2,3}\s*["'`]$|\bpath\s*={2,3}\s*["'`]$/;
const isKey = ending(/\bpath["']?\s*:\s*["'`]/);

/** Names of the request in a server. */
const REQUEST = /^(?:req|request|ctx|context|c|event)$/;

/** Keys next to a path: for the method of a request, or for the page that it opens and its entry in a menu. */
const METHOD = new RegExp(
  String.raw`\b(?:http_?)?(?:methods?|verb)["']?\s*(?:[:,]|$)|\btype["']?\s*:\s*["'\x60](?:${METHOD_NAMES})["'\x60]`,
  'i',
);
const PAGE = new RegExp(
  String.raw`(?<![.\w$])["']?(?:components?|element|children|redirect(?:To)?|loadComponent` +
    String.raw`|loadChildren|lazy|errorElement|exact|pathMatch|beforeEnter|can(?:Activate|Load|Match)` +
    String.raw`|meta|layout|view|page|screen|templateUrl|icon|label|title|breadcrumb)["']?\s*(?:[:,(]` +
    String.raw`|$)`,
  'i',
);

/** A `Route` element before a path, and the keys of an object that makes a page of its path. */
const inRouteElement = ending(/<[\w.]*Route\b[^<>]{0,400}\spath=\{?\s*["'`]/, REACH);
const ROUTED = new RegExp(
  String.raw`(?<![.\w$])["']?(?:[cC]omponents?|element|loadComponent|loadChildren|lazy|errorElement` +
    String.raw`|redirectTo)["']?\s*(?:[:,]|$)`,
);

/** What precedes an object that is a place to go to: a call, or an attribute or key. */
const isPlace = ending(
  new RegExp(
    String.raw`(?:\b(?:navigate|push|replace|redirect|Redirect|goto|visit|resolve|useMatch|matchPath` +
      String.raw`|generatePath)\w*\(\s*(?:[\w$.]{1,40}\s*,\s*)?|\b(?:to|href|redirect|location` +
      String.raw`|from)["']?\s*[:=]\s*["']?\{?\s*)`,
  ),
);

/** What creates a router of the browser, or is the type of its routes. */
const makesPages = askedOnce((source) =>
  new RegExp(
    String.raw`\bcreate(?:Browser|Hash|Memory)?Router\b|\bcreateWebHistory|\bnew VueRouter\b` +
      String.raw`|\bRouterModule\b|\bprovideRouter\b|:\s*Routes\b|\bRoute(?:Object|RecordRaw|Config)\b` +
      String.raw`|\buseRoutes\b`,
  ).test(source),
);

/**
 * Whether the value of a `path` is the path of a page in the browser, judged by the code around it. A path next to a
 * method is that of a request. A `path` without anything else gives false, unless the file has a router of pages.
 *
 * @param start where the text begins, after its quote
 */
export function isPagePath(source: string, start: number): boolean {
  const near = textBefore(source, start, NEAR);
  const compared = COMPARISON.exec(near);
  if (compared) return !REQUEST.test(compared[1] ?? '');
  if (!isKey(source, start)) return ATTRIBUTE.test(near);
  const own = ownText(source, start, REACH);
  if (METHOD.test(own)) return false;
  const open = braceBefore(source, start, REACH);
  return PAGE.test(own) || (open !== -1 && isPlace(source, open) !== null) || makesPages(source);
}

/**
 * Whether a path is that of a page of a browser's router, judged by the element or the object that it is in.
 *
 * @param start where the text begins, after its quote
 */
function isRoutedPage(source: string, start: number): boolean {
  if (inRouteElement(source, start)) return true;
  if (!isKey(source, start)) return false;
  const own = ownText(source, start, REACH);
  return ROUTED.test(own) && !METHOD.test(own);
}

/** How many characters before a text are searched for its element. */
const ELEMENT_REACH = 400;

/** What takes a browser to a page: a function or a router of the browser. */
const goes = ending(
  new RegExp(
    String.raw`(?:\b(?:navigate|navigateTo|navigateByUrl|useMatch|matchPath)|(?:\b(?:history|router` +
      String.raw`|Router|navigation)|\$router)\s*\??\.\s*(?:push|replace|navigate` +
      String.raw`|navigateByUrl))\(\s*\[?\s*["'\x60]`,
  ),
);
/** Elements that are links to pages, by their names: `<NavLink to="/users/add">`, `<a routerLink="/users/add">`. */
const links = ending(
  new RegExp(
    String.raw`(?:<(?:[\w.]*Link|Navigate|Redirect|(?:router|nuxt|inertia)-link)\b[^<>]{0,300}\s:?(?:to` +
      String.raw`|href)|\s\[?routerLink\]?)=[\s{["']{0,4}["'\x60]`,
  ),
  ELEMENT_REACH,
);

/**
 * Whether a text is the address of a page: the browser is taken there, or its router has a page for it. A request to a
 * server, if there is one, is a GET.
 *
 * @param start where the text begins, after its quote
 */
export function isVisited(source: string, start: number): boolean {
  return goes(source, start) !== null || links(source, start) !== null || isRoutedPage(source, start);
}
