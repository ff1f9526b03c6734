import { COMMON_METHODS, type Framework, type ModuleTable } from './framework.ts';

const core: ModuleTable = {
  makes: { '': 'application', application: 'application', Router: 'router' },
  types: {
    Application: 'application',
    Express: 'application',
    Router: 'router',
    IRouter: 'router',
    CoreRouter: 'router',
    IRoute: 'router',
  },
};
const routerModule: ModuleTable = { makes: { '': 'router', Router: 'router' }, types: { '': 'router' } };

export const express: Framework = {
  name: 'express',
  dialect: 'express',
  precedence: 'order',
  modules: {
    express: core,
    'ultimate-express': core,
    'express-serve-static-core': core,
    'express/lib/router': routerModule,
    router: routerModule,
    'express-promise-router': routerModule,
    'express-async-router': { makes: { AsyncRouter: 'router' }, types: { AsyncRouter: 'router' } },
    '@awaitjs/express': { passes: ['addAsync'], makes: { Router: 'router' } },
    'express-ws': { types: { Application: 'application', Router: 'router' } },
    'express-handlebars': { views: true },
    nunjucks: { views: true },
  },
  methods: { ...COMMON_METHODS, del: 'DELETE', trace: 'TRACE' },
  applicationRoutes: true,
  selfReturning: ['use', 'param', 'set', 'enable', 'disable', 'engine'],
  pathChain: 'route',
  namedRoutes: false,
  handlerless: false,
  optionsArgument: false,
  routeObject: null,
  methodList: null,
  mount: { member: 'use', style: 'arguments' },
  asMiddleware: [],
  prefixOption: null,
  prefixMember: null,
  signature: {
    required: 2,
    names: [
      ['req', 'request'],
      ['res', 'response', 'resp'],
      ['next', 'nxt', 'done', 'n'],
    ],
  },
  handlerTypes: ['NextFunction'],
  receiverNames: [],
  moduleNames: ['express'],
  applicationNames: ['app', 'application', 'server', 'expressapp'],
  pluginOptions: [],
  viewSetting: 'view engine',
  viewMember: 'engine',
};
