/** An address or a method of a request, or a piece of one, with the parameter that the request is. */
export interface Part {
  readonly isWhole: boolean;
  readonly parameter: string;
  /** Whether it has the prefixes of all mounts: in Koa and Fastify, or the original URL. */
  readonly isOfMounts?: boolean;
  /** Whether it is the path of the matched route, as its router declares it. */
  readonly isOfRoute?: boolean;
  /** Whether it is of the original request to a proxy, in a header of the request that the proxy sends. */
  readonly isForwarded?: boolean;
}

/** Members and headers of a request for its address, of the frameworks of the catalogue and of Node. */
export const ADDRESS_MEMBERS: ReadonlySet<string> = new Set([
  ...['path', 'url', 'originalUrl', 'pathname', 'baseUrl', 'routerPath', 'routePath', 'href', 'requestURI', 'uri'],
  ...['route', '_matchedRoute', 'getPath', 'getUrl', 'getRequestURL', 'getRequestUrl', 'getRequestPath', 'parseurl'],
  ...['x-original-uri', 'x-original-url', 'x-forwarded-uri', 'x-forwarded-path', 'x-rewrite-url'],
  ...['x-envoy-original-path', 'x-auth-request-redirect'],
]);
/** Members and headers of a request for its method. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set([
  ...['method', 'httpMethod', 'routerMethod', 'requestMethod', 'getMethod', 'getRequestMethod'],
  ...['x-forwarded-method', 'x-original-method'],
]);
/** Headers with which a proxy describes the original request: `X-Forwarded-Uri`. */
export const FORWARDED = /^x-(?:forwarded|original|rewrite|envoy|auth)-/;
