import { braceBefore, ownText } from '../../text/brackets.ts';
import { ending, textBefore } from '../../text/ending.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';

/** How far the braces of the object are looked for that a path is in, to either side. */
const REACH = 600;
/** How far before a path what it belongs to is looked for. */
const NEAR = 80;

/** What precedes a path: the attribute of an element, a comparison, the key of an object. */
const ATTRIBUTE = /(?<!\b(?:const|let|var)|[,;(.])\s\.?path=\{?\s*["'`]$/;
const COMPARISON = /([\w$]*)\s*\??\.\s*path\s*={2,3}\s*["'`]$|\bpath\s*={2,3}\s*["'`]$/;
const isKey = ending(/\bpath["']?\s*:\s*["'`]/);

/** What is called like a request of a server. */
const REQUEST = /^(?:req|request|ctx|context|c|event)$/;

/**
 * What specifies next to a path which method it is asked with, and what specifies which page it opens, or how that is
 * listed in a menu.
 */
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

/** The element that makes a page of a path, and what an object states that does. */
const inRouteElement = ending(/<[\w.]*Route\b[^<>]{0,400}\spath=\{?\s*["'`]/, REACH);
const ROUTED = new RegExp(
  String.raw`(?<![.\w$])["']?(?:[cC]omponents?|element|loadComponent|loadChildren|lazy|errorElement` +
    String.raw`|redirectTo)["']?\s*(?:[:,]|$)`,
);

/** What an object is passed to, or which attribute it is, where it is a place to go to. */
const isPlace = ending(
  new RegExp(
    String.raw`(?:\b(?:navigate|push|replace|redirect|Redirect|goto|visit|resolve|useMatch|matchPath` +
      String.raw`|generatePath)\w*\(\s*(?:[\w$.]{1,40}\s*,\s*)?|\b(?:to|href|redirect|location` +
      String.raw`|from)["']?\s*[:=]\s*["']?\{?\s*)`,
  ),
);

/** What makes a router of the browser, or is the type of its routes. */
const makesPages = askedOnce((source) =>
  new RegExp(
    String.raw`\bcreate(?:Browser|Hash|Memory)?Router\b|\bcreateWebHistory|\bnew VueRouter\b` +
      String.raw`|\bRouterModule\b|\bprovideRouter\b|:\s*Routes\b|\bRoute(?:Object|RecordRaw|Config)\b` +
      String.raw`|\buseRoutes\b`,
  ).test(source),
);

/**
 * Whether a text that is as a `path` is that of a page, to which a browser goes, by what is around it. A path next to a
 * method is asked for, and no one determines what one by itself is for.
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
 * Whether a router of the browser makes a page of a path, as the element or the object states that it is in.
 *
 * @param start where the text begins, after its quote
 */
export function isRoutedPage(source: string, start: number): boolean {
  if (inRouteElement(source, start)) return true;
  if (!isKey(source, start)) return false;
  const own = ownText(source, start, REACH);
  return ROUTED.test(own) && !METHOD.test(own);
}
