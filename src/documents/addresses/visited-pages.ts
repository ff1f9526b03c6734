import { ending } from '../../text/ending.ts';
import { isRoutedPage } from './page-paths.ts';

/** How many characters before a text are searched for its element. */
const REACH = 400;

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
  REACH,
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
