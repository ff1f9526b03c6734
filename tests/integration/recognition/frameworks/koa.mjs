/** Koa, its routers, and the packages that put them together. */
import { METHODS } from 'node:http';
import { carriedBy, carry, isPath, RecordedRouter } from '../registry.mjs';
import { callable, withMembers } from './members.mjs';

const NAMES = [...METHODS.map((method) => method.toLowerCase()), 'all', 'del'];

/** The routers of a list of middleware. */
const mountsOf = (given) => given.flat(Infinity).flatMap(carriedBy);

export const Koa = callable('koa', () => {
  const router = new RecordedRouter('koa', { isServer: true });
  const self = withMembers('koa.application', {
    use(...given) {
      for (const { prefix, child } of mountsOf(given)) router.mount(prefix, child);
      return self;
    },
  });
  return carry(self, [{ prefix: '', child: router }]);
});

function addRoutes(router, members, self) {
  for (const name of NAMES)
    members[name] = (...args) => {
      const isNamed = args.length > 2 && typeof args[0] === 'string' && isPath(args[1]);
      router.route(name, isNamed ? args[1] : isPath(args[0]) ? args[0] : '');
      return self();
    };
}

function makeRouter(options = {}) {
  const router = new RecordedRouter('koa', { joinsText: true });
  router.prefix = options.prefix ?? '';
  const answer = () => self;
  const members = {
    use(...args) {
      const prefixes = isPath(args[0]) ? args[0] : '';
      for (const { prefix, child } of mountsOf(args))
        for (const each of [prefixes].flat()) router.mount(`${each}${prefix}`, child, { isCopied: true });
      return self;
    },
    prefix(prefix) {
      router.prefix = `${prefix}${router.prefix}`;
      return self;
    },
    register(path, methods) {
      router.route(methods, path);
      return self;
    },
    redirect(path) {
      router.route('all', path);
      return self;
    },
    // The routes of koa-joi-router.
    route(given) {
      if (typeof given === 'string') return given;
      for (const { method, path } of [given].flat(Infinity)) router.route(method, path);
      return self;
    },
    param: answer,
    opts: options,
  };
  addRoutes(router, members, answer);
  const mounts = [{ prefix: '', child: router }];
  members.routes = members.middleware = () => carry(() => {}, mounts);
  const self = withMembers('koa.router', members);
  return self;
}

export const KoaRouter = callable('koa-router', makeRouter);
KoaRouter.Router = KoaRouter;

/** What composes middleware stands for the routers of all. */
export const compose = (...given) => carry(() => {}, mountsOf(given));

/** Middleware that is mounted with a prefix. */
export function mount(prefix, given) {
  if (typeof prefix !== 'string') return mount('/', prefix);
  return carry(
    () => {},
    carriedBy(given).map(({ prefix: own, child }) => ({ prefix: `${prefix.replace(/\/$/, '')}${own}`, child })),
  );
}

/** The routers that koa-combine-routers puts together: it answers a function that answers the middleware. */
export const combine = (...given) => {
  const mounts = given.flat(Infinity).flatMap((each) => carriedBy(each.routes()));
  return carry(() => carry(() => {}, mounts), mounts);
};
