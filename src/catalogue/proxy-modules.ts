/** Modules that send the requests that they are passed on to another server. */
const PROXIES: ReadonlySet<string> = new Set([
  ...['http-proxy', 'http-proxy-middleware', 'http-proxy-3', 'httpxy', 'express-http-proxy'],
  ...['fast-proxy', 'fast-gateway', 'proxy-middleware', 'redbird'],
  ...['koa-proxies', 'koa-proxy', 'koa-proxies-middleware', 'koa-better-http-proxy'],
  ...['koa-http-proxy-middleware', 'koa2-proxy-middleware'],
  ...['@fastify/http-proxy', 'fastify-http-proxy', '@fastify/reply-from', 'fastify-reply-from'],
  ...['@hapi/h2o2', 'h2o2', 'hono/proxy'],
]);

/** Whether a module makes proxies. */
export function isProxyModule(specifier: string): boolean {
  return PROXIES.has(specifier);
}

/** Whether a module makes routers that answer whatever their data has. */
export function isDataModule(specifier: string): boolean {
  return specifier === 'json-server';
}
