import type { FileCallers } from '../model/caller.ts';
import type { OwnClient, Request } from '../model/request.ts';
import { expectingNothing } from '../requests/expectations.ts';
import type { MethodToken } from '../model/method.ts';
import type { DefaultBases } from './default-bases.ts';
import type { OwnClients } from './own-clients.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { Summaries } from './summaries.ts';

/** What the files of a project tell of the clients of one of them. */
export interface ClientSources {
  readonly summaries: Summaries;
  readonly flows: FlowingRequests;
  readonly own: OwnClients;
  readonly defaultBases: DefaultBases;
}

/**
 * The callers of a file: the requests whose URLs it specifies, wherever they are sent, and what it compares URLs with.
 * Those of clients of other files have the methods that these have, and what precedes the URLs of a whole program
 * precedes those that have no base.
 */
export function linkedCallers(file: string, sources: ClientSources): FileCallers {
  const summary = sources.summaries.get(file);
  if (!summary) return NO_CALLERS;
  const { comments } = summary;
  const found = sources.flows.requestsOf(file).toSorted((a, b) => a.range[1] - b.range[1]);
  const requests = found.map((request) => linkedRequest(request, file, sources));
  const expecting = summary.mayExpectNothing ? expectingNothing(summary.source, requests) : NO_CALLERS.expectingNothing;
  return { requests, expectingNothing: expecting, comments };
}

const NO_CALLERS: FileCallers = { requests: [], expectingNothing: new Set(), comments: [] };

/** A request with what other files tell of its client. */
function linkedRequest(request: Request, file: string, { own, defaultBases }: ClientSources): Request {
  const based = withProxy(withDefault(request, file, defaultBases), file, defaultBases);
  return based.own && based.method ? { ...based, method: memberOf(based.method, based.own, own) } : based;
}

/** What every client of axios begins with that is given no base of its own. */
function withDefault(request: Request, file: string, defaultBases: DefaultBases): Request {
  const base = takesDefault(request) ? defaultBases.of(file) : undefined;
  return base === undefined ? request : { ...request, base };
}

function takesDefault({ client, base }: Request): boolean {
  return client === 'axios' && base === '';
}

/** What is put before the addresses that a page asks its own server for. */
function withProxy(request: Request, file: string, defaultBases: DefaultBases): Request {
  const path = isOfPage(request) ? defaultBases.proxiedPath(file) : null;
  return path === null ? request : { ...request, base: path };
}

/** Whether a request asks the server of its page, at an address that is whole. */
function isOfPage({ base, url, match, inProcess }: Request): boolean {
  return base === '' && !inProcess && match === 'whole' && /^\/(?!\/)/.test(url.value);
}

/** A method that the member of a client specifies: it becomes no other one that the client has no member for. */
function memberOf(token: MethodToken, client: OwnClient, own: OwnClients): MethodToken {
  return {
    ...token,
    edit: (target) => {
      const edit = token.edit(target);
      return edit && own.has(client, edit.text, token.method.toLowerCase()) ? edit : null;
    },
  };
}
