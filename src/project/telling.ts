import { basename } from 'node:path';
import { putInPage } from '../documents/kept/kept-words.ts';
import { installedClients, memberCalls } from '../requests/member-calls.ts';
import { proxiedPath } from '../requests/proxied-path.ts';
import { listenedPorts } from '../routes/signs/listened-ports.ts';
import { typedClients, type TypedClient } from '../routes/typed-clients.ts';

/** What a file states about requests whatever they ask for, as every plan asks for it. */
export interface Telling {
  /** The members that specify a method which it calls, each after the name before it: `http.delete`. */
  readonly memberCalls: readonly string[];
  /** The names under which it puts clients where all components find them: `$http`. */
  readonly installs: readonly string[];
  /**
   * The path that the pages of its package have put before the addresses that they ask for; null where it specifies
   * none.
   */
  readonly proxiedPath: string | null;
  /** The ports on which a server listens. */
  readonly ports: readonly string[];
  /** The clients that it imports which call routes by the members of an object. */
  readonly typedClients: readonly TypedClient[];
  /** The names of the values that a page puts into addresses. */
  readonly putNames: readonly string[];
}

/** What most files tell: one object for all of them. */
export const TELLS_NOTHING: Telling = {
  memberCalls: [],
  installs: [],
  proxiedPath: null,
  ports: [],
  typedClients: [],
  putNames: [],
};

/**
 * Reads what the text of a source file states about all requests.
 *
 * @param file its path: the name of a folder may state that it mocks a package
 * @returns {@link TELLS_NOTHING} where that is nothing
 */
export function tellingOf(file: string, text: string): Telling {
  const telling: Telling = {
    memberCalls: memberCalls(text),
    installs: installedClients(text),
    proxiedPath: null,
    ports: listenedPorts(text),
    typedClients: typedClients(text),
    putNames: [],
  };
  return Object.values(telling).some((each: readonly unknown[] | boolean | null) =>
    Array.isArray(each) ? each.length > 0 : each === true,
  )
    ? telling
    : TELLS_NOTHING;
}

/**
 * Reads what a document states about all requests: what is put before the addresses that the pages of a package ask
 * for.
 */
export function documentTelling(file: string, text: string): Telling {
  const proxied = basename(file) === 'package.json' ? proxiedPath(text) : null;
  return proxied === null ? TELLS_NOTHING : { ...TELLS_NOTHING, proxiedPath: proxied };
}

/** Reads what a page states about all requests: which words it puts into their addresses. */
export function pageTelling(text: string): Telling {
  const names = putInPage(text);
  return names.length > 0 ? { ...TELLS_NOTHING, putNames: names } : TELLS_NOTHING;
}
