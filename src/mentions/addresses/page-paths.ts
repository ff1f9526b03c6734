import { ending } from '../../text/ending.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';

/** How far the braces of the object are looked for that a path stands in, to either side. */
const REACH = 600;

/** What stands before a path: the attribute of an element, a comparison, the key of an object. */
const ATTRIBUTE = /(?<!\b(?:const|let|var)|[,;(.])\s\.?path=\{?\s*["'`]$/;
const COMPARISON = /([\w$]*)\s*\??\.\s*path\s*={2,3}\s*["'`]$|\bpath\s*={2,3}\s*["'`]$/;
const isKey = ending(/\bpath["']?\s*:\s*["'`]/);

/** What is called like a request of a server. */
const REQUEST = /^(?:req|request|ctx|context|c|event)$/;

/** What says beside a path which method it is asked with, and what says which page it opens, or how that is listed in a menu. */
const METHOD = new RegExp(String.raw`\b(?:http_?)?(?:methods?|verb)["']?\s*(?:[:,]|$)|\btype["']?\s*:\s*["'\x60](?:${METHOD_NAMES})["'\x60]`, 'i');
const PAGE =
  /(?<![.\w$])["']?(?:components?|element|children|redirect(?:To)?|loadComponent|loadChildren|lazy|errorElement|exact|pathMatch|beforeEnter|can(?:Activate|Load|Match)|meta|layout|view|page|screen|templateUrl|icon|label|title|breadcrumb)["']?\s*(?:[:,(]|$)/i;

/** The element that makes a page of a path, and what an object says that does. */
const inRouteElement = ending(/<[\w.]*Route\b[^<>]{0,400}\spath=\{?\s*["'`]/, REACH);
const ROUTED = /(?<![.\w$])["']?(?:[cC]omponents?|element|loadComponent|loadChildren|lazy|errorElement|redirectTo)["']?\s*(?:[:,]|$)/;

/** What an object is handed to, or which attribute it is, where it is a place to go to. */
const PLACE = /(?:\b(?:navigate|push|replace|redirect|Redirect|goto|visit|resolve|useMatch|matchPath|generatePath)\w*\(\s*(?:[\w$.]{1,40}\s*,\s*)?|\b(?:to|href|redirect|location|from)["']?\s*[:=]\s*["']?\{?\s*)$/;

/** What makes a router of the browser, or is the type of its routes. */
const makesPages = askedOnce((source) => /\bcreate(?:Browser|Hash|Memory)?Router\b|\bcreateWebHistory|\bnew VueRouter\b|\bRouterModule\b|\bprovideRouter\b|:\s*Routes\b|\bRoute(?:Object|RecordRaw|Config)\b|\buseRoutes\b/.test(source));

/**
 * Whether a text that stands as a `path` is that of a page, to which a browser goes, by what stands around it. A path beside a method is
 * asked for, and nobody tells what one by itself is for.
 *
 * @param start where the text begins, behind its quote
 */
export function isPagePath(source: string, start: number): boolean {
  const before = source.slice(Math.max(0, start - REACH), start);
  const near = before.slice(-80);
  const compared = COMPARISON.exec(near);
  if (compared) return !REQUEST.test(compared[1] ?? '');
  if (!isKey(source, start)) return ATTRIBUTE.test(near);
  const { open, own } = objectAround(source, before, start);
  if (METHOD.test(own)) return false;
  return PAGE.test(own) || PLACE.test(before.slice(Math.max(0, open - 80), Math.max(0, open))) || makesPages(source);
}

/**
 * Whether a router of the browser makes a page of a path, as the element or the object says that it stands in.
 *
 * @param start where the text begins, behind its quote
 */
export function isRoutedPage(source: string, start: number): boolean {
  if (inRouteElement(source, start)) return true;
  if (!isKey(source, start)) return false;
  const { own } = objectAround(source, source.slice(Math.max(0, start - REACH), start), start);
  return ROUTED.test(own) && !METHOD.test(own);
}

/** Where the object begins that a text ends in, and what it says itself, the objects within it left out. */
function objectAround(source: string, before: string, start: number): { readonly open: number; readonly own: string } {
  const open = openingBrace(before);
  return { open, own: `${withoutNested(before.slice(open + 1))}${ownRest(source.slice(start, start + REACH))}` };
}

/** The brace that a text leaves open, the last one; -1 where it leaves none. */
function openingBrace(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    else if (text[at] === '{') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}

/** What stands behind a place up to the brace that ends its object, without the objects within that. */
function ownRest(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      if (depth === 0) return withoutNested(text.slice(0, at));
      depth -= 1;
    }
  }
  return withoutNested(text);
}

/** A text without what stands in braces within it. */
function withoutNested(text: string): string {
  let depth = 0;
  let own = '';
  for (const character of text) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth <= 0) own += character;
  }
  return own;
}
