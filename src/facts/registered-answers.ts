import { isProxyModule } from '../catalogue/proxy-modules.ts';
import { METHOD_MEMBERS, TABLE_MEMBERS } from '../routes/frameworks/all-frameworks.ts';
import { isCall } from '../values/chain.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { endOf } from '../values/place.ts';
import { memberSource, optionsOf, type ObjectValue, type Place, type Value } from '../values/value.ts';
import { packageOf } from './body-readers.ts';
import { isMadeOfPage, isPageServer, namesHtml } from './page-values.ts';
import { fieldsOf } from './registered-addresses.ts';

/** What answers the requests of a registration, or redirects some, where no function of the project does. */
export type RegisteredAnswer = 'page' | 'proxy' | 'redirect';

/** The option of middleware for the address that refused requests are redirected to: that of Passport. */
const REFUSED_TO = 'failureRedirect';
/** Packages whose middleware redirects requests without a login. */
const REDIRECTING: ReadonlySet<string> = new Set(['connect-ensure-login']);

/** Modules that make middleware of Koa of what is written for Express. */
const CONNECTING: ReadonlySet<string> = new Set(['koa2-connect', 'koa-connect', 'koa-c2k']);

/** How deep lists and wrappers are searched. */
const DEEPEST = 4;

/** Finds the registrations of what packages answer with: proxies, and servers of pages. */
export class RegisteredAnswers implements Listener {
  readonly #found = new Map<string, Set<RegisteredAnswer>>();

  /** Whether something of a kind answers what a call or a route object registers. */
  has(answer: RegisteredAnswer, registration: Place): boolean {
    return this.#found.get(endOf(registration))?.has(answer) === true;
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    const name = memberSource(callee)?.name ?? '';
    if (!METHOD_MEMBERS.has(name) && !TABLE_MEMBERS.has(name)) return;
    for (const value of args.flatMap((each) => listed(each))) {
      if (isPageServer(value) || isMadeOfPage(value)) this.#add(place, 'page');
      if (isProxy(value)) this.#add(place, 'proxy');
      if (redirects(value)) this.#add(place, 'redirect');
      if (value.kind === 'object' && value.shape === 'plain')
        for (const answer of declaredIn(value)) for (const at of [place, value.place]) if (at) this.#add(at, answer);
    }
  }

  #add(place: Place, answer: RegisteredAnswer): void {
    const key = endOf(place);
    this.#found.set(key, (this.#found.get(key) ?? new Set()).add(answer));
  }
}

/** The elements of lists; any other value itself. */
function listed(value: Value, depth = 0): readonly Value[] {
  return optionsOf(value).flatMap((option) =>
    option.kind === 'object' && option.shape === 'array' && depth < DEEPEST
      ? elementsOf(option).flatMap((each) => listed(each, depth + 1))
      : [option],
  );
}

/** Whether a value is middleware of a package that redirects refused requests. */
function redirects(value: Value): boolean {
  if (!isCall(value)) return false;
  const hasOption = value.source.call.args.some((each) => fieldsOf(each, REFUSED_TO).length > 0);
  return hasOption || REDIRECTING.has(packageOf(value));
}

/** Whether a value is a proxy, or middleware of another framework that a package makes of one. */
function isProxy(value: Value, depth = 0): boolean {
  if (isProxyModule(packageOf(value))) return true;
  const isConnected = isCall(value) && depth < DEEPEST && CONNECTING.has(packageOf(value));
  return isConnected && value.source.call.args.some((each) => isProxy(each, depth + 1));
}

/**
 * What the handler of a route object is that is an object itself, as in hapi: `handler: { proxy: { host: 'files' } }`,
 * `handler: { file: 'index.html' }`, `handler: { view: 'index' }`.
 */
function declaredIn(route: ObjectValue): readonly RegisteredAnswer[] {
  const holders = [route, ...['options', 'config'].flatMap((name) => fieldsOf(route, name))];
  return holders
    .flatMap((holder) => fieldsOf(holder, 'handler'))
    .flatMap((handler): readonly RegisteredAnswer[] => {
      const [file] = fieldsOf(handler, 'file');
      const path = file && (fieldsOf(file, 'path')[0] ?? file);
      const isPage = fieldsOf(handler, 'view').length > 0 || (path !== undefined && namesHtml(path));
      return [
        ...(isPage ? (['page'] as const) : []),
        ...(fieldsOf(handler, 'proxy').length > 0 ? (['proxy'] as const) : []),
      ];
    });
}
