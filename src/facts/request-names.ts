/** A part of a request: all of it or a part of that, with the parameter that the request is. */
export interface Part {
  readonly isWhole: boolean;
  readonly parameter: string;
  /** Whether no mount takes its prefix off it: of Koa, of Fastify, or the original URL. */
  readonly isOfMounts?: boolean;
  /** Whether it is the path of the route that answers, as its router declares it. */
  readonly isOfRoute?: boolean;
  /** Whether it is of the request that another server asks about, and not of the one that asks. */
  readonly isForwarded?: boolean;
}

/** Members of a request that specify its address, of the frameworks of the catalogue and of Node. */
export const ADDRESS_MEMBERS: ReadonlySet<string> = new Set([
  ...['path', 'url', 'originalUrl', 'pathname', 'baseUrl', 'routerPath', 'routePath', 'href', 'requestURI', 'uri'],
  ...['route', '_matchedRoute', 'getPath', 'getUrl', 'getRequestURL', 'getRequestUrl', 'getRequestPath', 'parseurl'],
  ...['x-original-uri', 'x-original-url', 'x-forwarded-uri', 'x-forwarded-path', 'x-rewrite-url'],
  ...['x-envoy-original-path', 'x-auth-request-redirect'],
]);
/** Those that specify its method. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set([
  ...['method', 'httpMethod', 'routerMethod', 'requestMethod', 'getMethod', 'getRequestMethod'],
  ...['x-forwarded-method', 'x-original-method'],
]);
/** Headers in which a proxy tells a server of the request that it asks about: `X-Forwarded-Uri`. */
export const FORWARDED = /^x-(?:forwarded|original|rewrite|envoy|auth)-/;
