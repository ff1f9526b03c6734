/** Frameworks whose routes decorators say: NestJS, routing-controllers and inversify-express-utils. */
import { isAnything } from '../anything.mjs';
import { carriedBy, RecordedRouter } from '../registry.mjs';
import { express } from './express.mjs';
import { withMembers } from './members.mjs';

const VERBS = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options', 'All'];

const controllers = new Map();
const classRoutes = new WeakMap();

/** The routes that a class and those above it say. */
const routesOf = (type) => {
  const own = classRoutes.get(type) ?? [];
  const above = Object.getPrototypeOf(type);
  return typeof above === 'function' && above !== Function.prototype ? [...own, ...routesOf(above)] : own;
};

const pathsOf = (given) =>
  [given?.path ?? (typeof given === 'object' && !Array.isArray(given) ? '' : (given ?? ''))].flat();

/** Decorators of methods: each takes a path or several, and what follows is of no interest. */
const methodDecorators = (names) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (given) => (prototype, member) => {
        const type = prototype.constructor;
        if (!classRoutes.has(type)) classRoutes.set(type, []);
        classRoutes.get(type).push({ method: name.replace(/^http/, ''), paths: pathsOf(given), member });
      },
    ]),
  );

const controller = (given) => (type) => {
  controllers.set(type, { paths: pathsOf(given), version: given?.version });
};

const slash = (...parts) =>
  `/${parts
    .map((part) => String(part).replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;

/** Registers the routes of a class below a prefix. */
function registerClass(router, type, prefix) {
  const said = controllers.get(type);
  if (said === undefined) return;
  for (const base of said.paths)
    for (const { method, paths } of routesOf(type))
      for (const path of paths) router.route(method, path instanceof RegExp ? path : slash(prefix, base, path));
}

/** The controllers of a module of NestJS and of those that it imports. */
async function controllersOf(given, seen = new Set()) {
  const module = await given;
  const type = module?.module ?? (typeof module?.forwardRef === 'function' ? module.forwardRef() : module);
  if (seen.has(type) || isAnything(type)) return [];
  seen.add(type);
  const said = { ...modules.get(type), ...(module?.module === undefined ? {} : module) };
  const imported = [...(modules.get(type)?.imports ?? []), ...(module?.imports ?? [])];
  const below = [];
  for (const each of imported) below.push(...(await controllersOf(each, seen)));
  return [...(said.controllers ?? []), ...below];
}

const modules = new Map();

async function createNest(root) {
  const router = new RecordedRouter('nest', { isServer: true });
  const types = await controllersOf(root);
  const state = { prefix: '' };
  const register = () => {
    for (const type of new Set(types)) registerClass(router, type, state.prefix);
    types.length = 0;
  };
  return withMembers('nest.application', {
    setGlobalPrefix: (prefix) => {
      state.prefix = prefix;
    },
    listen: async () => register(),
    init: async () => register(),
  });
}

export const nest = withMembers('@nestjs/common', {
  Controller: controller,
  Module: (said) => (type) => void modules.set(type, said),
  forwardRef: (forwardRef) => ({ forwardRef }),
  ...methodDecorators(VERBS),
});
export const nestCore = withMembers('@nestjs/core', {
  NestFactory: withMembers('NestFactory', { create: createNest }),
});

/** Registers controllers on an application of Express or Koa: the classes that are given, or all that files of a pattern have. */
const useControllers =
  (loadPattern) =>
  (app, { controllers: given = [], routePrefix = '' } = {}) => {
    const [target] = carriedBy(app);
    const router = target?.child ?? new RecordedRouter('routing-controllers', { isServer: true });
    const types = [given].flat(Infinity).flatMap((each) => (typeof each === 'string' ? loadPattern(each) : [each]));
    for (const type of types) registerClass(router, type, routePrefix);
    return app;
  };

export function routingControllers(loadPattern) {
  const use = useControllers(loadPattern);
  const create = (options) => use(express(), options);
  return withMembers('routing-controllers', {
    Controller: controller,
    JsonController: controller,
    ...methodDecorators(VERBS),
    useExpressServer: use,
    useKoaServer: use,
    createExpressServer: create,
    createKoaServer: create,
  });
}

export const inversifyExpress = withMembers('inversify-express-utils', {
  controller,
  ...methodDecorators(VERBS.map((verb) => `http${verb}`)),
  InversifyExpressServer: function (_container, _router, options, given) {
    const rootPath = options?.rootPath ?? '';
    return withMembers('inversify.server', {
      setConfig(configure) {
        this.configure = configure;
        return this;
      },
      setErrorConfig() {
        return this;
      },
      build() {
        const app = given ?? express();
        this.configure?.(app);
        for (const type of controllers.keys()) registerClass(carriedBy(app)[0].child, type, rootPath);
        return app;
      },
    });
  },
});
