/** Hono: a sub-application is copied with the routes that it has when it is mounted. */
import { METHODS } from 'node:http';
import { carriedBy, carry, isPath, RecordedRouter } from '../registry.mjs';
import { callable, withMembers } from './members.mjs';

const NAMES = [...METHODS.map((method) => method.toLowerCase()), 'all'];

/** An application, or a view of one that adds a base to what it registers. */
function make(router, base = '') {
  const at = (path) =>
    [path].flat(Infinity).map((each) => (base === '' ? each : `${base}/${String(each)}`.replace(/\/{2,}/g, '/')));
  const members = {
    on(methods, paths) {
      router.route(methods, at(paths));
      return self;
    },
    openapi(route) {
      router.route(route.method, at(String(route.path).replace(/\{(\w+)\}/g, ':$1')));
      return self;
    },
    route(prefix, child) {
      for (const mount of carriedBy(child)) router.mount(at(prefix), mount.child, { isCopied: true });
      return child === undefined ? make(router, at(prefix)[0]) : self;
    },
    basePath: (prefix) => make(router, at(prefix)[0]),
    ...Object.fromEntries(
      ['use', 'notFound', 'onError', 'doc', 'doc31', 'mount', 'getOpenAPIDocument'].map((name) => [name, () => self]),
    ),
    ...Object.fromEntries(
      NAMES.map((name) => [name, (...args) => (router.route(name, at(isPath(args[0]) ? args[0] : '*')), self)]),
    ),
  };
  const self = withMembers('hono.application', members);
  return carry(self, [{ prefix: '', child: router }]);
}

export const Hono = callable('Hono', () => make(new RecordedRouter('hono', { isServer: true })));

/** What hono/factory makes. */
export const factory = withMembers('hono.factory', {
  createFactory: () =>
    withMembers('factory', {
      createApp: () => new Hono(),
      createHandlers: (...handlers) => handlers,
      createMiddleware: (handler) => handler,
    }),
  createMiddleware: (handler) => handler,
});
factory.Factory = factory.createFactory;

export const createRoute = (route) => ({
  ...route,
  getRoutingPath: () => String(route.path).replace(/\{(\w+)\}/g, ':$1'),
});
