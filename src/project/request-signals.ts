import { basename } from 'node:path';
import { valuesInPageUrls } from '../documents/kept/pending-words.ts';
import { LINKING, type NamedLink } from '../facts/named-links.ts';
import { installedClients, memberCalls } from '../requests/method-members.ts';
import { proxiedPath } from '../requests/url.ts';
import { listenedPorts } from '../routes/signs/listened-ports.ts';
import type { Range } from '../model/text.ts';
import { FRAMEWORKS } from '../routes/frameworks/all-frameworks.ts';

/** What a file shows about requests in general, whatever their addresses. Every plan needs it. */
export interface RequestSignals {
  /** The calls of members that are named like a method, each with the name before it: `http.delete`. */
  readonly memberCalls: readonly string[];
  /** The names under which it makes clients available to all components: `$http`. */
  readonly installs: readonly string[];
  /**
   * The path that a proxy puts before the addresses that the pages of its package request; null where the file sets
   * none.
   */
  readonly proxiedPath: string | null;
  /** The ports on which a server listens. */
  readonly ports: readonly string[];
  /** The imported clients that call routes by the members of an object. */
  readonly typedClients: readonly TypedClient[];
  /** The names of the values that a page puts into addresses. */
  readonly putNames: readonly string[];
  /** The links of a page to routes, by the names of these: `{{ route('users.list') }}`. */
  readonly routeLinks: readonly RouteLink[];
}

/** A link to a route by its name, with the place of the name. */
interface RouteLink {
  readonly name: string;
  readonly range: Range;
}

/** The result for most files: one object for all of them. */
export const NO_SIGNALS: RequestSignals = {
  memberCalls: [],
  installs: [],
  proxiedPath: null,
  ports: [],
  typedClients: [],
  putNames: [],
  routeLinks: [],
};

/**
 * Reads what the text of a source file shows about requests in general.
 *
 * @param file its path: the name of a folder may show that it mocks a package
 * @returns {@link NO_SIGNALS} where that is nothing
 */
export function sourceSignals(file: string, text: string): RequestSignals {
  const telling: RequestSignals = {
    memberCalls: memberCalls(text),
    installs: installedClients(text),
    proxiedPath: null,
    ports: listenedPorts(text),
    typedClients: typedClients(text),
    putNames: [],
    routeLinks: [],
  };
  return Object.values(telling).some((each: readonly unknown[] | boolean | null) =>
    Array.isArray(each) ? each.length > 0 : each === true,
  )
    ? telling
    : NO_SIGNALS;
}

/**
 * Reads what a document shows about requests in general: the path that a proxy puts before the addresses of a package's
 * pages.
 */
export function documentSignals(file: string, text: string): RequestSignals {
  const proxied = basename(file) === 'package.json' ? proxiedPath(text) : null;
  return proxied === null ? NO_SIGNALS : { ...NO_SIGNALS, proxiedPath: proxied };
}

/**
 * Reads what a page shows about requests in general: the names of the values that it puts into their addresses, and of
 * the routes that it links to.
 */
export function pageSignals(text: string): RequestSignals {
  const putNames = valuesInPageUrls(text);
  const routeLinks = [...text.matchAll(ROUTE_LINK)].map(({ index, 0: { length: all }, 1: name = '' }): RouteLink => {
    const end = index + all;
    return { name, range: [end - name.length, end] };
  });
  return putNames.length > 0 || routeLinks.length > 0 ? { ...NO_SIGNALS, putNames, routeLinks } : NO_SIGNALS;
}

/** What the templates of a project link to by the names of routes. */
export function routeLinksIn(
  files: readonly { readonly file: string; readonly telling: RequestSignals }[],
): readonly NamedLink[] {
  return files.flatMap(({ file, telling }) =>
    telling.routeLinks.map(({ name, range }) => ({ name, place: { file, range } })),
  );
}

/** `route('users.list'`: the name of a route in a call that makes its URL. */
const ROUTE_LINK = new RegExp(
  String.raw`\b(?:${[...LINKING].join('|')})\s{0,9}\(\s{0,9}['"\x60]([\w.:-]{1,100})(?=['"\x60])`,
  'g',
);

/** A place where a client is imported that calls routes by the members of an object. */
interface TypedClient {
  /** The framework whose routes it calls. */
  readonly framework: string;
  readonly range: Range;
}

const CLIENTS = FRAMEWORKS.flatMap(({ name, typedClient }) =>
  typedClient === undefined ? [] : [{ framework: name, module: typedClient }],
);

/** The typed clients that a source file imports: `treaty<App>(host).users.create.post(user)` names no address. */
function typedClients(text: string): readonly TypedClient[] {
  return CLIENTS.flatMap(({ framework, module }) => {
    const at = text.indexOf(module);
    return at === -1 ? [] : [{ framework, range: [at, at + module.length] as const }];
  });
}
