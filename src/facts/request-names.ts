import { REQUEST_MEMBERS } from '../catalogue/request-readers.ts';
import type { OpaqueValue, Value } from '../values/value.ts';

/** An address or a method of a request, or a piece of one, with the parameter that the request is. */
export interface Part {
  readonly isWhole: boolean;
  readonly parameter: string;
  /** Whether it is made of that by what no question understands: any change of it may change what is asked. */
  readonly isDerived?: boolean;
  /** Whether it has the prefixes of all mounts: in Koa and Fastify, or the original URL. */
  readonly isOfMounts?: boolean;
  /** Whether it is the path of the matched route, as its router declares it. */
  readonly isOfRoute?: boolean;
  /** Whether it is the path of the matched route in some form: with the prefix of its router, or as it is declared. */
  readonly isDeclared?: boolean;
  /** Whether it is of the original request to a proxy, in a header of the request that the proxy sends. */
  readonly isForwarded?: boolean;
}

/** Members and headers of a request for its address, of the frameworks of the catalogue and of Node. */
export const ADDRESS_MEMBERS: ReadonlySet<string> = new Set([
  ...['path', 'url', 'originalUrl', 'pathname', 'baseUrl', 'routerPath', 'routePath', 'href', 'requestURI', 'uri'],
  ...[
    'route',
    '_matchedRoute',
    'matchedRoutes',
    'matched',
    'getPath',
    'getUrl',
    'getRequestURL',
    'getRequestUrl',
    'getRequestPath',
    'parseurl',
  ],
  ...['x-original-uri', 'x-original-url', 'x-forwarded-uri', 'x-forwarded-path', 'x-rewrite-url'],
  ...['x-envoy-original-path', 'x-auth-request-redirect'],
]);
/** The members among them for the path of the matched route. */
export const DECLARED_MEMBERS: ReadonlySet<string> = new Set([
  ...['_matchedRoute', 'matchedRoutes', 'matched', 'routerPath', 'routePath'],
]);
/** Functions that compare the method of a request with others: `isMethod(event, ['PUT', 'PATCH'])` of h3. */
export const COMPARING_METHODS: ReadonlySet<string> = new Set(['isMethod', 'assertMethod']);
/** Members and headers of a request for its method. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set([
  ...['method', 'httpMethod', 'routerMethod', 'requestMethod', 'getMethod', 'getRequestMethod'],
  ...['x-forwarded-method', 'x-original-method', ...COMPARING_METHODS],
]);
/** Headers with which a proxy describes the original request: `X-Forwarded-Uri`. */
export const FORWARDED = /^x-(?:forwarded|original|rewrite|envoy|auth)-/;

/**
 * What is made of a part of a request: a form or a piece of it, an answer to a question or what is kept under it, or
 * something else that no question understands.
 */
export type Made = 'form' | 'answer' | 'other';

/** The members of a request for one part of it: its address, or its method. */
export interface PartNames {
  readonly members: ReadonlySet<string>;
  /** Whether a call of a member with some arguments returns only a piece of it. */
  isTakenApart(member: string, args: readonly Value[]): boolean;
  /** Whether a member of it is another part of the request: the query of a URL. */
  isOther(member: string): boolean;
  /**
   * What a call or an operation makes of it.
   *
   * @param isOn whether it is what a member is called on, and no argument
   */
  made(value: OpaqueValue, isOn: boolean): Made;
}

const NOTHING = { isTakenApart: () => false, isOther: () => false, made: (): Made => 'form' };

/** The names of addresses and of methods, for which any piece counts as the whole. */
export const ADDRESSES: PartNames = { members: ADDRESS_MEMBERS, ...NOTHING };
export const METHODS: PartNames = { members: METHOD_MEMBERS, ...NOTHING };

/** Members on the way from an argument of a handler to an address or a method; a `path` in a body or a file is none. */
const LEADING: ReadonlySet<string> = new Set([
  ...REQUEST_MEMBERS,
  ...['route', 'routeOptions', 'url', 'nextUrl', 'URL', 'uri', '_parsedUrl', 'parsedUrl', 'requestContext', 'http'],
  ...['headers', 'native', 'node', 'config', 'options', 'getRequest', 'getResponse', 'switchToHttp'],
  // The first argument of a handler of NestJS: `context.getArgs()[0]`, `context.getArgs().at(0)`.
  ...['getRoute', 'getArgByIndex', 'getArgs', '0', 'at'],
]);

/** Whether the members before the last one are on the way from an argument of a handler to a part of its request. */
export function isLeading(before: readonly string[], { members }: PartNames): boolean {
  const [last] = before.slice(-1);
  const isOfAddress = members === METHOD_MEMBERS && (last === 'url' || last === 'uri');
  return !isOfAddress && before.every((name) => LEADING.has(name));
}
