import { COMMON_METHODS, type Framework, PLAIN } from './framework.ts';
import type { ModuleTable } from './framework-tables.ts';

const router: ModuleTable = {
  makes: { '': 'router', Router: 'router' },
  types: { '': 'router', Router: 'router', RouterInstance: 'router' },
};

export const koa: Framework = {
  ...PLAIN,
  name: 'koa',
  dialect: 'koa',
  precedence: 'order',
  modules: {
    koa: { makes: { '': 'application' }, types: { '': 'application' } },
    'koa-router': router,
    '@koa/router': router,
    '@koa/router/dist': router,
    'koa-mount': { mounts: [''] },
    'koa-compose': { combines: [''] },
    'koa-combine-routers': { combines: [''] },
    'koa-views': { views: true },
    '@ladjs/koa-views': { views: true },
    'koa-ejs': { views: true },
    '@koa/ejs': { views: true },
    'koa-pug': { views: true },
    'koa-hbs': { views: true },
    'koa-nunjucks-2': { views: true },
    'koa-swig': { views: true },
    'koa-art-template': { views: true },
  },
  methods: { ...COMMON_METHODS, del: 'DELETE' },
  applicationRoutes: false,
  selfReturning: ['use', 'prefix', 'param', 'register', 'redirect'],
  // A redirect answers every method of its address, which may be the name of a route instead.
  unreadMembers: ['redirect'],
  namedRoutes: true,
  handlerless: true,
  matchingOptions: ['strict', 'sensitive', 'host', 'exclusive'],
  methodList: { member: 'register', first: 'path' },
  asMiddleware: ['routes', 'middleware'],
  besideRoutes: ['allowedMethods'],
  prefixOption: 'prefix',
  prefixMember: 'prefix',
  signature: {
    required: 1,
    names: [
      ['ctx', 'context', 'koactx'],
      ['next', 'nxt'],
    ],
  },
  handlerTypes: ['ParameterizedContext', 'RouterContext'],
  prototypes: ['context', 'request', 'response'],
  applicationNames: ['app', 'application', 'koa', 'server'],
  tolerance: { anyCase: true, anyEnd: false, unless: [] },
  bareStart: { path: 'unreached', prefix: 'unreached' },
  // Observed of each major version.
  prefixesByText: {
    '@koa/router': { nested: [0, 14], paths: [14, 14] },
    'koa-router': { nested: [0, Infinity], paths: [14, Infinity] },
  },
  parametersMember: 'params',
};

const core: ModuleTable = {
  makes: { Application: 'application', Router: 'router' },
  types: { Application: 'application', Router: 'router' },
};

/** Koa and its router, written again for Deno. */
export const oak: Framework = {
  ...koa,
  name: 'oak',
  modules: { oak: core, '@oak/oak': core, '@oakserver/oak': core },
  methods: { ...COMMON_METHODS },
  methodList: { member: 'add', first: 'methods' },
  signature: { required: 1, names: [] },
  handlerTypes: [],
};

/** The router of Koa, whose routes may be objects: `users.route({ method: 'get', path: '/users', handler: list })`. */
export const koaJoiRouter: Framework = {
  ...koa,
  name: 'koa-joi-router',
  modules: { 'koa-joi-router': { makes: { '': 'router' }, types: { '': 'router' } } },
  optionsArgument: true,
  routeObject: {
    member: 'route',
    method: 'method',
    path: ['path'],
    handler: 'handler',
    options: [],
    declarative: true,
  },
};

/**
 * Koa's router, which comes as a member of the application that a file is passed. Nothing is imported: its controllers
 * tell.
 */
export const egg: Framework = {
  ...PLAIN,
  name: 'egg',
  dialect: 'koa',
  precedence: 'order',
  // It contains a router of its own, made of an old one of Koa.
  prefixesByText: { egg: { nested: [0, Infinity], paths: null } },
  modules: {},
  methods: { ...COMMON_METHODS, del: 'DELETE' },
  namedRoutes: true,
  signature: { required: 1, names: [] },
  applicationNames: ['app', 'router'],
  resource: { member: 'resources', create: 'create', asFarAsAnswered: true },
  handlerRoot: 'controller',
  controllers: { routes: 'app', folder: 'app/controller', asVariables: true },
};
