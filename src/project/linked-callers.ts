import type { FileCallers } from '../model/caller.ts';
import type { OwnClient, Request } from '../model/request.ts';
import { beginsAsPath } from '../requests/url.ts';
import type { MethodToken } from '../model/method.ts';
import type { DefaultBases } from './default-bases.ts';
import { follow } from './exported.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { OwnClients } from './own-clients.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { Summaries } from './summaries.ts';

/** What the files of a project tell of the clients of one of them. */
export interface ClientSources {
  readonly summaries: Summaries;
  /** Null where only one file is known. */
  readonly files: LinkedFiles | null;
  readonly flows: FlowingRequests;
  readonly own: OwnClients;
  readonly defaultBases: DefaultBases;
}

/**
 * The callers of a file: its requests, and those whose URLs it says for functions and for other files. Those of
 * imported clients have the base that their own file tells, those that begin with a base of another file begin with
 * that, and those of own clients have the methods that these have.
 */
export function linkedCallers(file: string, callers: FileCallers, sources: ClientSources): FileCallers {
  const requests = sources.flows.of(file, callers.requests);
  if (requests === callers.requests && !requests.some((request) => mayBeLinked(request, file, sources))) return callers;
  const linked = new Map(
    requests.map((request) => [request, withStart(linkedRequest(request, file, sources), file, sources)]),
  );
  const inPlace = new Map(requests.map((request) => [request.range.join(), request]));
  const expecting = [...callers.expectingNothing].map((request) =>
    linked.has(request) ? request : (inPlace.get(request.range.join()) ?? request),
  );
  return {
    requests: [...linked.values()].flatMap((request) => request ?? []),
    expectingNothing: new Set(expecting.flatMap((request) => linked.get(request) ?? [])),
    comments: callers.comments,
  };
}

/** Whether other files may tell anything of a request, or another place of its own the base of its client. */
function mayBeLinked(request: Request, file: string, { defaultBases }: ClientSources): boolean {
  const { from, own, startFrom } = request;
  return (
    (from ?? own ?? startFrom) != null ||
    takesDefault(request) ||
    (isOfPage(request) && defaultBases.proxiedPath(file) !== null)
  );
}

/** A request with what other files tell of its client; null where that is none. */
function linkedRequest(request: Request, file: string, sources: ClientSources): Request | null {
  const { isSupposed, own } = request;
  if (isSupposed === true && !(own && sources.own.isLibrary(own, file))) return null;
  return withMembers(
    withProxy(withDefault(withBase(request, file, sources), file, sources), file, sources),
    file,
    sources,
  );
}

function withBase(request: Request, file: string, { summaries, files }: ClientSources): Request {
  const { from } = request;
  const target = from && files ? files.resolve(file, from.specifier) : null;
  const base = target === null ? null : summaries.get(target)?.clients?.exports.get(from?.path[0] ?? 'default')?.base;
  return typeof base === 'string' ? { ...request, base } : request;
}

/** What the URL of a request begins with may be a text of another file: `API` of `` `${API}/users` ``. */
function withStart(request: Request | null, file: string, { files }: ClientSources): Request | null {
  const known = request?.startFrom && files ? follow(request.startFrom, file, files) : null;
  return request && known?.kind === 'text' && beginsAsPath(known.value) ? { ...request, start: known.value } : request;
}

/** What every client of axios begins with that is given no base of its own. */
function withDefault(request: Request, file: string, { defaultBases }: ClientSources): Request {
  const base = takesDefault(request) ? defaultBases.of(file) : undefined;
  return base === undefined ? request : { ...request, base };
}

function takesDefault({ client, base }: Request): boolean {
  return client === 'axios' && base === '';
}

/** What is put before the addresses that a page asks its own server for. */
function withProxy(request: Request, file: string, { defaultBases }: ClientSources): Request {
  const path = isOfPage(request) ? defaultBases.proxiedPath(file) : null;
  return path === null ? request : { ...request, base: path };
}

/** Whether a request asks the server of its page, at an address that is whole. */
function isOfPage({ base, url, match, inProcess }: Request): boolean {
  return base === '' && !inProcess && match === 'whole' && /^\/(?!\/)/.test(url.value);
}

function withMembers(request: Request, file: string, { own }: ClientSources): Request {
  return request.own && request.method
    ? { ...request, method: memberOf(request.method, request.own, file, own) }
    : request;
}

/** A method that the member of a client says: it becomes no other one that the client has no member for. */
function memberOf(token: MethodToken, client: OwnClient, file: string, own: OwnClients): MethodToken {
  return {
    ...token,
    edit: (target) => {
      const edit = token.edit(target);
      return edit && own.has(client, edit.text, token.method.toLowerCase(), file) ? edit : null;
    },
  };
}
