/** Restify, Polka, find-my-way, itty-router and h3. */
import { METHODS } from 'node:http';
import { carriedBy, carry, isPath, RecordedRouter } from '../registry.mjs';
import { callable, withMembers } from './members.mjs';

const NAMES = METHODS.map((method) => method.toLowerCase());

/** Members that register a path each, and answer something. */
const registering = (router, names, answer) =>
  Object.fromEntries(names.map((name) => [name, (path) => (router.route(name, pathOf(path)), answer())]));

/** Restify takes the path of an object too. */
const pathOf = (path) => (path?.constructor === Object ? (path.path ?? path.url) : path);

const restifyServer = callable('restify.createServer', () => {
  const router = new RecordedRouter('restify', { isServer: true });
  const self = withMembers('restify.server', {
    ...registering(router, [...NAMES, 'del', 'opts'], () => self),
    use: () => self,
    pre: () => self,
  });
  return carry(self, [{ prefix: '', child: router }]);
});
export const restify = withMembers('restify', { createServer: restifyServer });

/** restify-router. */
export const RestifyRouter = callable('restify-router', () => {
  const router = new RecordedRouter('restify');
  const self = withMembers('restify.router', {
    ...registering(router, [...NAMES, 'del', 'opts', 'all'], () => self),
    use: () => self,
    add(prefix, child) {
      for (const mount of carriedBy(child)) router.mount(prefix, mount.child);
      return self;
    },
    applyRoutes(server, prefix = '') {
      for (const mount of carriedBy(server)) mount.child.mount(prefix, router);
    },
  });
  return carry(self, [{ prefix: '', child: router }]);
});
RestifyRouter.Router = RestifyRouter;

export const polka = callable('polka', () => {
  const router = new RecordedRouter('polka', { isServer: true });
  const self = withMembers('polka.application', {
    ...registering(router, [...NAMES, 'all'], () => self),
    add: (method, path) => (router.route(method === '' ? 'all' : method, path), self),
    use(...args) {
      const prefix = isPath(args[0]) ? args[0] : '';
      for (const mount of args.flat(Infinity).flatMap(carriedBy)) router.mount(prefix, mount.child);
      return self;
    },
    listen: () => self,
  });
  return carry(self, [{ prefix: '', child: router }]);
});

export const findMyWay = callable('find-my-way', () => {
  const router = new RecordedRouter('find-my-way', { isServer: true });
  const members = {
    ...registering(router, [...NAMES, 'all'], () => undefined),
    on: (methods, paths) => router.route(methods, paths),
  };
  return withMembers('find-my-way.router', members);
});

/** itty-router: any member is a method, and the base of a router is a part of its paths. */
const itty = callable('itty-router', ({ base = '' } = {}) => {
  const router = new RecordedRouter('itty-router', { isServer: true });
  router.prefix = base;
  const add =
    (name) =>
    (path, ...handlers) => {
      const mounts = handlers.flatMap(carriedBy);
      for (const mount of mounts) router.mount('', mount.child);
      if (mounts.length === 0) router.route(name, path);
      return self;
    };
  const self = withMembers('itty.router', {
    ...Object.fromEntries([...NAMES, 'all'].map((name) => [name, add(name)])),
    ...Object.fromEntries(
      ['handle', 'fetch'].map((name) => [name, carry(() => Promise.resolve(), [{ prefix: '', child: router }])]),
    ),
  });
  return carry(self, [{ prefix: '', child: router }]);
});
export const ittyRouter = withMembers('itty', {
  Router: itty,
  AutoRouter: itty,
  IttyRouter: itty,
  ThrowableRouter: itty,
});

/** h3: routers that an application uses, and mounts of their handlers. */
const h3Router = (isServer) =>
  callable('h3.router', () => {
    const router = new RecordedRouter('h3', { isServer });
    const self = withMembers('h3.router', {
      ...registering(router, [...NAMES, 'all'], () => self),
      use(...args) {
        const prefix = isPath(args[0]) ? args[0] : '';
        for (const mount of args.flat(Infinity).flatMap(carriedBy))
          router.mount(prefix === '' ? mount.prefix : prefix, mount.child);
        return self;
      },
      handler: carry(() => {}, [{ prefix: '', child: router }]),
    });
    return carry(self, [{ prefix: '', child: router }]);
  });
const same = (value) => value;
export const h3 = withMembers('h3', {
  H3: h3Router(true),
  createApp: h3Router(true),
  createRouter: h3Router(false),
  useBase: (prefix, handler) =>
    carry(
      () => {},
      carriedBy(handler).map(({ child }) => ({ prefix, child })),
    ),
  ...Object.fromEntries(['defineEventHandler', 'eventHandler', 'defineHandler'].map((name) => [name, same])),
});
