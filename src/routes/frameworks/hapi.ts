import type { Framework, ModuleTable } from './framework.ts';

const core: ModuleTable = {
  makes: { Server: 'application', server: 'application' },
  types: { Server: 'application' },
};

export const hapi: Framework = {
  name: 'hapi',
  dialect: 'hapi',
  precedence: 'specificity',
  modules: {
    '@hapi/hapi': core,
    hapi: core,
    '@hapi/vision': { views: true },
    vision: { views: true },
  },
  methods: { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE', options: 'OPTIONS', '*': 'ALL' },
  methodMembers: false,
  applicationRoutes: true,
  selfReturning: [],
  pathChain: null,
  namedRoutes: false,
  handlerless: false,
  pathlessChain: false,
  optionsArgument: false,
  pathOptions: [],
  routeObject: { member: 'route', method: 'method', path: ['path'], handler: 'handler', options: ['options', 'config'], declarative: true },
  methodList: null,
  mount: { member: 'register', style: 'plugin' },
  routerMount: null,
  asMiddleware: [],
  prefixOption: null,
  prefixMember: null,
  prefixMakesRouter: false,
  signature: { required: 2, names: [['req', 'request'], ['h', 'toolkit', 'responsetoolkit']] },
  handlerTypes: ['ResponseToolkit'],
  receiverNames: [],
  moduleNames: [],
  applicationNames: ['server'],
  pluginOptions: ['options', 'opts'],
  viewSetting: null,
  viewMember: 'views',
};
