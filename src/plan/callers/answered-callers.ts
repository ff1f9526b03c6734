import type { Caller, UrlPath } from '../../model/caller.ts';
import { isAnswered } from './caller-ranges.ts';
import type { Target, Targets } from '../addresses/targets.ts';
import { openUrl } from '../addresses/request-path.ts';
import type { Path } from '../../model/path.ts';
import { isIdentifier } from './stale-rewrites.ts';

/** Whether a request of a file reaches a route for sure. */
export function asksProject(found: readonly Caller[]): boolean {
  return found.some((caller) => caller.kind === 'request' && isAnswered(caller) && !caller.swallowed);
}

/**
 * Whether the requests of a file that reach routes after an unknown base have the whole addresses of these: then the
 * base is a host alone, and adds no segment to its unanswered requests either.
 */
export function haveWholeAddresses(found: readonly Caller[], targets: Targets): boolean {
  const open = found.filter(
    (caller) => isSent(caller) && caller.url.openPrefix && caller.routes.length > 0 && !caller.swallowed,
  );
  return (
    open.length > 0 &&
    open.every((caller) => targets.of(closed(caller).url, caller.said.method?.method ?? null).length > 0)
  );
}

/** Whether a client sends the request of a caller; a mock or an assertion may leave out the base. */
export function isSent({ said }: Caller): boolean {
  return 'kind' in said && said.kind === 'request';
}

/** A caller with its URL taken as complete: nothing unknown is before its first segment. */
export function closed(caller: Caller): Caller {
  return { ...caller, url: { ...caller.url, openPrefix: false } };
}

/** A caller with the base taken as missing in its URL, where it is a mock or an assertion. */
export function opened(caller: Caller): Caller {
  return 'kind' in caller.said ? { ...caller, url: openUrl(caller.said, caller.url) } : caller;
}

/**
 * Whether no known route answers a caller, or only routes with a parameter whose value would be a verb: `/users/:id`
 * for `/users/getAll`.
 */
export function isUnanswered({ routes, isPlain, swallowed }: Caller): boolean {
  return isPlain && (routes.length === 0 || swallowed);
}

/**
 * The routes that would answer a caller; if it is `swallowed`, only those that have each word of its URL as a static
 * segment.
 *
 * @param url the URL that it would have
 * @param method the method that it would have; null for any
 */
export function answering(
  { url: own, said, swallowed, asks }: Caller,
  targets: Targets,
  url: UrlPath = own,
  method = said.method?.method ?? null,
): readonly Target[] {
  return targets.of(url, method).filter(({ address, route }) => asks(route) && (!swallowed || saysAll(address, url)));
}

/** A parameter, as a comment writes it. */
const PARAMETER = /^[:{<]/;

/** Whether an address has each word of a URL as a static segment, apart from those that `isValue` takes for values. */
export function saysAll(address: Path, { segments }: UrlPath, isValue: (at: number) => boolean = () => false): boolean {
  return segments.every(
    ({ text }, at) =>
      isIdentifier(text) ||
      PARAMETER.test(text) ||
      isValue(at) ||
      address.segments.at(at - segments.length)?.kind === 'static',
  );
}
