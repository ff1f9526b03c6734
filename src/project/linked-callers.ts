import type { FileCallers } from '../plan/caller.ts';
import type { OwnClient, Request } from '../requests/model.ts';
import type { MethodToken } from '../routes/model.ts';
import type { DefaultBases } from './default-bases.ts';
import type { LinkedFiles } from './link.ts';
import type { OwnClients } from './own-clients.ts';
import type { Summaries } from './view.ts';

/** What the files of a project tell of the clients of one of them. */
export interface ClientSources {
  readonly summaries: Summaries;
  /** Null where only one file is known. */
  readonly files: LinkedFiles | null;
  readonly own: OwnClients;
  readonly defaultBases: DefaultBases;
}

/** The callers of a file, those of imported clients with the base that their own file tells, and those of own clients with the methods that these have. */
export function linkedCallers(file: string, callers: FileCallers, sources: ClientSources): FileCallers {
  const defaultBase = sources.defaultBases.of(file);
  if (defaultBase === undefined && !callers.requests.some(({ from, own }) => from ?? own)) return callers;
  const certain = callers.requests.filter(({ isSupposed, own }) => isSupposed !== true || (own && sources.own.isLibrary(own, file)));
  const linked = new Map(certain.map((request) => [request, withMembers(withDefault(withBase(request, file, sources), defaultBase), file, sources)]));
  return {
    requests: [...linked.values()],
    expectingNothing: new Set([...callers.expectingNothing].flatMap((request) => linked.get(request) ?? [])),
    comments: callers.comments,
  };
}

function withBase(request: Request, file: string, { summaries, files }: ClientSources): Request {
  const { from } = request;
  const target = from && files ? files.resolve(file, from.specifier) : null;
  const base = target === null ? null : summaries.get(target)?.clients?.exports.get(from?.path[0] ?? 'default')?.base;
  return typeof base === 'string' ? { ...request, base } : request;
}

/** What every client of axios begins with that is given no base of its own. */
function withDefault(request: Request, base: string | null | undefined): Request {
  return base !== undefined && request.client === 'axios' && request.base === '' ? { ...request, base } : request;
}

function withMembers(request: Request, file: string, { own }: ClientSources): Request {
  return request.own && request.method ? { ...request, method: memberOf(request.method, request.own, file, own) } : request;
}

/** A method that the member of a client says: it becomes no other one that the client has no member for. */
function memberOf(token: MethodToken, client: OwnClient, file: string, own: OwnClients): MethodToken {
  return {
    ...token,
    edit: (target) => {
      const edit = token.edit(target);
      return edit && own.has(client, edit.text, file) ? edit : null;
    },
  };
}
