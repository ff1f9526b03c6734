import type { FileCallers } from '../model/caller.ts';
import type { OwnClient, Request } from '../model/request.ts';
import { expectingNothing } from '../requests/expectations.ts';
import type { MethodToken } from '../model/method.ts';
import type { DefaultBases } from './default-bases.ts';
import type { OwnClients } from './own-clients.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { Summaries } from './summaries.ts';

/** What is needed of the files of a project to complete the requests of one of them. */
export interface ClientSources {
  readonly summaries: Summaries;
  readonly flows: FlowingRequests;
  readonly own: OwnClients;
  readonly defaultBases: DefaultBases;
}

/**
 * The callers of a file: the requests whose URLs are written in it, wherever they are sent, and its comments. A request
 * without a base of its own gets the one that is set for the whole program; the method of a client of another file
 * changes only to one that the client has a member for.
 */
export function linkedCallers(file: string, sources: ClientSources): FileCallers {
  const summary = sources.summaries.get(file);
  if (!summary) return NO_CALLERS;
  const { comments } = summary;
  const found = sources.flows.requestsOf(file).toSorted((a, b) => a.range[1] - b.range[1]);
  const requests = found.map((request) => linkedRequest(request, file, sources));
  const expecting = summary.mayExpectNothing ? expectingNothing(summary, requests) : NO_CALLERS.expectingNothing;
  return { requests, expectingNothing: expecting, comments };
}

const NO_CALLERS: FileCallers = { requests: [], expectingNothing: new Set(), comments: [] };

/** A request, completed by what other files define for its client. */
function linkedRequest(request: Request, file: string, { own, defaultBases }: ClientSources): Request {
  const based = withProxy(withDefault(request, file, defaultBases), file, defaultBases);
  return based.own && based.method ? { ...based, method: memberOf(based.method, based.own, own) } : based;
}

/** A request with the default base of axios, where its client has no base of its own. */
function withDefault(request: Request, file: string, defaultBases: DefaultBases): Request {
  const base = takesDefault(request) ? defaultBases.of(file) : undefined;
  return base === undefined ? request : { ...request, base };
}

function takesDefault({ client, base }: Request): boolean {
  return client === 'axios' && base === '';
}

/** A request of a page to its own server, with the path that a proxy puts before its address. */
function withProxy(request: Request, file: string, defaultBases: DefaultBases): Request {
  const path = isOfPage(request) ? defaultBases.proxiedPath(file) : null;
  return path === null ? request : { ...request, base: path };
}

/** Whether a request asks the server of its page, at an address that is whole. */
function isOfPage({ base, url, match, inProcess }: Request): boolean {
  return base === '' && !inProcess && match === 'whole' && /^\/(?!\/)/.test(url.value);
}

/** A method that is the name of a member of a client: an edit to another one needs a member of that name. */
function memberOf(token: MethodToken, client: OwnClient, own: OwnClients): MethodToken {
  return {
    ...token,
    edit: (target) => {
      const edit = token.edit(target);
      return edit && own.has(client, edit.text, token.method.toLowerCase()) ? edit : null;
    },
  };
}
