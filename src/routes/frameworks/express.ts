import { COMMON_METHODS, PLAIN, QUERY_METHOD, type Framework, type ModuleTable } from './framework.ts';

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
  ...PLAIN,
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
    'express-asyncify': { passes: [''] },
    'express-async-handler': { passes: [''] },
    'express-ws': { types: { Application: 'application', Router: 'router' } },
    'express-handlebars': { views: true },
    nunjucks: { views: true },
  },
  methods: { ...COMMON_METHODS, ...QUERY_METHOD, del: 'DELETE', trace: 'TRACE' },
  selfReturning: ['use', 'param', 'set', 'enable', 'disable', 'engine'],
  pathChain: 'route',
  matchingOptions: ['strict', 'caseSensitive'],
  signature: {
    required: 2,
    names: [
      ['req', 'request'],
      ['res', 'response', 'resp'],
      ['next', 'nxt', 'done', 'n'],
    ],
    errorHandlers: true,
  },
  handlerTypes: ['NextFunction'],
  moduleNames: ['express'],
  applicationNames: ['app', 'application', 'server', 'expressapp'],
  viewSetting: 'view engine',
  viewMember: 'engine',
  tolerance: { anyCase: true, anyEnd: true, unless: ['strict routing', 'case sensitive routing'] },
  bareStart: { path: 'unreached', prefix: 'unreached' },
  parametersMember: 'params',
  privateParameters: true,
  // Added by the package express-group-routes: Express itself has no such member.
  group: { members: ['group'], router: 'parameter' },
};
