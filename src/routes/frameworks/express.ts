import { COMMON_METHODS, type Framework, PLAIN, QUERY_METHOD } from './framework.ts';
import type { ModuleTable } from './framework-tables.ts';

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
    vhost: { combines: [''] },
    'express-subdomain': { combines: [''] },
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
  prototypes: ['request', 'response'],
  applicationNames: ['app', 'application', 'server', 'expressapp'],
  viewSetting: 'view engine',
  viewMember: 'engine',
  tolerance: { anyCase: true, anyEnd: true, unless: ['strict routing', 'case sensitive routing'] },
  bareStart: { path: 'unreached', prefix: 'unreached' },
  parametersMember: 'params',
  privateParameters: true,
  namedParameters: 'own',
  mergingOption: 'mergeParams',
  // Added by the package express-group-routes: Express itself has no such member.
  group: { members: ['group'], router: 'parameter' },
};

/** Its routers (matchit, regexparam) read `:id`, `:id?` and `*` as Express does, and know no patterns. */
export const polka: Framework = {
  ...PLAIN,
  name: 'polka',
  dialect: 'express',
  precedence: 'order',
  modules: {
    polka: { makes: { '': 'application' }, types: { Polka: 'application' } },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE', connect: 'CONNECT' },
  selfReturning: ['use', 'listen'],
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['app', 'server'],
  tolerance: { anyCase: false, anyEnd: true, unless: [] },
  bareStart: { path: 'alike', prefix: 'alike' },
  parametersMember: 'params',
  namedParameters: 'own',
};

/** An application is a router of another one where that uses it. Paths are those of regexparam, of any case. */
export const tinyhttp: Framework = {
  ...polka,
  name: 'tinyhttp',
  modules: {
    '@tinyhttp/app': { makes: { App: 'application' }, types: { App: 'application' } },
  },
  pathChain: 'route',
  tolerance: { anyCase: true, anyEnd: true, unless: [] },
  namedParameters: undefined,
};

/** Its router is find-my-way from version 7 on, where the most specific route wins; before, it was the first. */
export const restify: Framework = {
  ...PLAIN,
  name: 'restify',
  dialect: 'find-my-way',
  precedence: 'unknown',
  modules: {
    restify: { makes: { createServer: 'application' }, types: { Server: 'application' } },
    'restify-router': { makes: { Router: 'router' }, types: { Router: 'router' } },
  },
  methods: { get: 'GET', head: 'HEAD', post: 'POST', put: 'PUT', patch: 'PATCH', del: 'DELETE', opts: 'OPTIONS' },
  selfReturning: ['use', 'pre'],
  pathOptions: ['path', 'url'],
  constraintOptions: ['version', 'versions'],
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['server'],
  parametersMember: 'params',
};

/** Written as Express is, on top of uWebSockets.js, whose router finds the most specific route. */
export const hyperExpress: Framework = {
  ...PLAIN,
  name: 'hyper-express',
  dialect: 'find-my-way',
  precedence: 'specificity',
  modules: {
    'hyper-express': {
      makes: { Server: 'application', Router: 'router', express: 'application' },
      types: { Server: 'application', Router: 'router' },
      closed: true,
    },
  },
  methods: { ...COMMON_METHODS, any: 'ALL', trace: 'TRACE', connect: 'CONNECT' },
  selfReturning: ['use'],
  pathChain: 'route',
  optionsArgument: true,
  impliedSlash: true,
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['app', 'server', 'webserver'],
};
