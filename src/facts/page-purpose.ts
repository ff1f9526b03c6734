import { isMethodName } from '../text/method-names.ts';
import type { ObjectTerm } from '../values/terms.ts';
import type { Purpose } from './code-text.ts';
import { setOf } from './name-sets.ts';
import type { WrittenTexts } from './written-texts.ts';
import { lastNameOf, namesOf } from './term-names.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** Attributes and options for the address of a page, and functions that navigate to one. */
const PAGE_KEYS = setOf('href to action formAction path pathname redirectTo');
const GOING = setOf('navigate push redirect Redirect goto visit navigateTo useMatch matchPath');
const PLACES = setOf('to href redirect location from');
const PLACE_FUNCTIONS = [...GOING, 'replace', 'resolve', 'generatePath'];

/** Functions that take a browser to a page: plain ones, or members of a router or its history. */
const VISITING = setOf('navigate navigateTo navigateByUrl useMatch matchPath');
const NAVIGATORS = setOf('history router Router navigation $router');
const NAVIGATING = setOf('push replace navigate navigateByUrl');
const LINKS = ['Link', 'Navigate', 'Redirect', 'router-link', 'nuxt-link', 'inertia-link'];

/** Keys of an object next to the path of a request, and next to the path of a page. */
const METHOD_KEYS = setOf('method methods verb http_method httpMethod');
const ROUTED_KEYS = setOf(
  'component Component components element loadComponent loadChildren lazy errorElement redirectTo',
);
const SHOWN_KEYS = setOf(
  'children redirect exact pathMatch beforeEnter canActivate canLoad canMatch meta layout view page screen ' +
    'templateUrl icon label title breadcrumb',
);

/** Functions that make a router of the browser, and the types of its routes. */
const ROUTER_MAKERS = setOf(
  'createRouter createBrowserRouter createHashRouter createMemoryRouter createWebHistory createWebHashHistory ' +
    'VueRouter forRoot forChild provideRouter useRoutes',
);
const ROUTE_TYPES = setOf('Routes RouteObject RouteRecordRaw RouteConfig');

/** Names of a request in a server. */
const REQUESTS = setOf('req request ctx context c event');

/** Finds the texts of a file that are addresses of pages. */
export class PagePurposes {
  readonly #module: ModuleTerms;
  readonly #makesPages: boolean;
  /** The keys whose values the file appends to something: `BASE + form.action`. */
  readonly #addedKeys: ReadonlySet<string>;

  constructor(module: ModuleTerms, { added, called }: WrittenTexts) {
    this.#module = module;
    this.#makesPages = [...ROUTER_MAKERS].some((name) => called.has(name));
    this.#addedKeys = new Set(added.map((hole) => lastNameOf(hole, this.#module)));
  }

  /** Whether a browser resolves an address from the root of its host, as nothing is put before it. */
  isFollowed(purpose: Purpose): boolean {
    switch (purpose.kind) {
      case 'argument': {
        const names = namesOf(purpose.call.callee, this.#module);
        return purpose.index < 2 && GOING.has(names.at(-1) ?? '');
      }
      case 'value':
        return this.#isPageKey(purpose.key) && (purpose.key !== 'path' || this.#isPagePath(purpose));
      case 'declared':
        return this.#isPageKey(purpose.name) && purpose.name !== 'path';
      case 'compared':
        return purpose.with.some((each) => {
          const names = namesOf(each, this.#module);
          const key = names.at(-1) ?? '';
          return this.#isPageKey(key) && (key !== 'path' || !REQUESTS.has(names.at(-2) ?? ''));
        });
      default:
        return false;
    }
  }

  #isPageKey(key: string): boolean {
    return PAGE_KEYS.has(key) && !this.#addedKeys.has(key);
  }

  /** Whether a `path` in an object is that of a page: not next to a method, and not without any sign of a page. */
  #isPagePath({ of, around }: Purpose & { readonly kind: 'value' }): boolean {
    if (!of) return false;
    if (around.kind === 'argument' && around.call.form === 'element') return true;
    const keys = keysOf(of);
    if (saysMethod(of, keys)) return false;
    return (
      keys.some((key) => ROUTED_KEYS.has(key) || SHOWN_KEYS.has(key)) ||
      this.#isPlace(around) ||
      this.#makesPages ||
      isTypedRoute(around)
    );
  }

  /** Whether an object is the target of a navigation. */
  #isPlace(purpose: Purpose): boolean {
    if (purpose.kind === 'value') return PLACES.has(purpose.key);
    if (purpose.kind !== 'argument') return false;
    const name = lastNameOf(purpose.call.callee, this.#module);
    return PLACE_FUNCTIONS.some((each) => name.startsWith(each));
  }

  /**
   * Whether a text is the address of a page that a browser navigates to, or of a route in the browser. If it is
   * requested from a server at all, then by GET.
   */
  isVisited(purpose: Purpose): boolean {
    switch (purpose.kind) {
      case 'argument': {
        const names = namesOf(purpose.call.callee, this.#module);
        const last = names.at(-1) ?? '';
        return (
          purpose.index === 0 && (VISITING.has(last) || (NAVIGATING.has(last) && NAVIGATORS.has(names.at(-2) ?? '')))
        );
      }
      case 'item':
        return this.isVisited(purpose.around);
      case 'value':
        return purpose.key === 'routerLink' || this.#isOfLink(purpose) || this.#isRouted(purpose);
      default:
        return false;
    }
  }

  #isOfLink({ key, around }: Purpose & { readonly kind: 'value' }): boolean {
    const element = elementOf(around, this.#module);
    return (key === 'to' || key === 'href') && LINKS.some((name) => element.endsWith(name));
  }

  /** Whether a path is that of a route in the browser. */
  #isRouted({ key, of, around }: Purpose & { readonly kind: 'value' }): boolean {
    if (key !== 'path' || !of) return false;
    if (elementOf(around, this.#module).endsWith('Route')) return true;
    const keys = keysOf(of);
    return keys.some((each) => ROUTED_KEYS.has(each)) && !saysMethod(of, keys);
  }
}

/** The name of the element that an object is the attributes of; empty for another object. */
function elementOf(purpose: Purpose, module: ModuleTerms): string {
  return purpose.kind === 'argument' && purpose.call.form === 'element' ? lastNameOf(purpose.call.callee, module) : '';
}

function isTypedRoute(purpose: Purpose): boolean {
  if (purpose.kind === 'declared') return ROUTE_TYPES.has(purpose.type ?? '');
  return 'around' in purpose && isTypedRoute(purpose.around);
}

function keysOf({ entries }: ObjectTerm): readonly string[] {
  return entries.flatMap(({ key }) => (key?.kind === 'text' ? [key.value] : []));
}

function saysMethod({ entries }: ObjectTerm, keys: readonly string[]): boolean {
  return (
    keys.some((key) => METHOD_KEYS.has(key)) ||
    entries.some(
      ({ key, value }) =>
        key?.kind === 'text' && key.value === 'type' && value.kind === 'text' && isMethodName(value.value),
    )
  );
}
