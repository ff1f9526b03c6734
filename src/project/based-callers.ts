import type { FileCallers } from '../plan/caller.ts';
import type { Request } from '../requests/model.ts';
import type { LinkedFiles } from './link.ts';
import type { Summaries } from './view.ts';

/** The callers of a file, those of imported clients with the base that their own file tells. */
export function basedCallers(file: string, callers: FileCallers, summaries: Summaries, files: LinkedFiles): FileCallers {
  if (!callers.requests.some(({ from }) => from)) return callers;
  const based = new Map(callers.requests.map((request) => [request, withBase(request, file, summaries, files)]));
  return {
    requests: [...based.values()],
    expectingNothing: new Set([...callers.expectingNothing].flatMap((request) => based.get(request) ?? [])),
    comments: callers.comments,
  };
}

function withBase(request: Request, file: string, summaries: Summaries, files: LinkedFiles): Request {
  const { from } = request;
  const target = from ? files.resolve(file, from.specifier) : null;
  const base = target === null ? undefined : summaries.get(target)?.bases.get(from?.path[0] ?? 'default');
  return base === undefined ? request : { ...request, base };
}
