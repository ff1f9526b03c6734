import type { Request } from '../../model/request.ts';
import { hostOf } from '../addresses/request-path.ts';
import type { FileCallers } from '../../model/caller.ts';

/**
 * What a file states about endpoints, where a user specifies at which hosts the server is: requests to them are
 * requests to it.
 *
 * @param hosts in lower case
 */
export function atOwnHosts(callers: FileCallers, hosts: ReadonlySet<string>): FileCallers {
  if (hosts.size === 0) return callers;
  const marked = new Map(
    callers.requests.map((request): [Request, Request] => [
      request,
      hosts.has(hostOf(request) ?? '') ? { ...request, isAtOwnHost: true } : request,
    ]),
  );
  return {
    ...callers,
    requests: [...marked.values()],
    expectingNothing: new Set([...callers.expectingNothing].map((request) => marked.get(request) ?? request)),
  };
}
