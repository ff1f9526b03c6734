import { COMMON_METHODS, PLAIN, type Framework, type ModuleTable } from './framework.ts';

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
  applicationNames: ['app', 'application', 'koa', 'server'],
  tolerance: { anyCase: true, anyEnd: false, unless: [] },
  bareStart: { path: 'unreached', prefix: 'unreached' },
  parametersMember: 'params',
};
