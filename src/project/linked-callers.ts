import type { FileCallers } from '../plan/caller.ts';
import type { OwnClient, Request } from '../requests/model.ts';
import type { MethodToken } from '../routes/model.ts';
import type { LinkedFiles } from './link.ts';
import type { OwnClients } from './own-clients.ts';
import type { Summaries } from './view.ts';

/** What the files of a project tell of the clients of one of them. */
export interface ClientSources {
  readonly summaries: Summaries;
  /** Null where only one file is known. */
  readonly files: LinkedFiles | null;
  readonly own: OwnClients;
}

/** The callers of a file, those of imported clients with the base that their own file tells, and those of own clients with the methods that these have. */
export function linkedCallers(file: string, callers: FileCallers, sources: ClientSources): FileCallers {
  if (!callers.requests.some(({ from, own }) => from ?? own)) return callers;
  const linked = new Map(callers.requests.map((request) => [request, withMembers(withBase(request, file, sources), file, sources)]));
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
