import { COMMON_METHODS, type Framework, PLAIN } from './framework.ts';

export const findMyWay: Framework = {
  ...PLAIN,
  name: 'find-my-way',
  dialect: 'find-my-way',
  precedence: 'specificity',
  modules: {
    'find-my-way': { makes: { '': 'application' }, types: { Instance: 'application' } },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE' },
  optionsArgument: true,
  constraintOptions: ['constraints', 'version'],
  methodList: { member: 'on', first: 'methods' },
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['params'], ['store'], ['searchparams']] },
  bareStart: { path: 'refused', prefix: 'refused' },
};

/**
 * A router answers the addresses below its own `base`, where another router passes their requests on to it. A handler
 * that returns nothing leaves the request to the next matching route, so that the first match need not win. A path
 * without a slash in front is appended to the base unchanged.
 */
export const ittyRouter: Framework = {
  ...PLAIN,
  name: 'itty-router',
  dialect: 'express',
  precedence: 'unknown',
  modules: {
    'itty-router': {
      makes: { Router: 'application', AutoRouter: 'application', IttyRouter: 'application' },
      types: { RouterType: 'application', AutoRouterType: 'application', IttyRouterType: 'application' },
      closed: true,
    },
  },
  methods: { ...COMMON_METHODS },
  prefixOption: 'base',
  applicationPrefix: true,
  answersByReturn: true,
  answeringMembers: ['fetch', 'handle'],
  signature: { required: 1, names: [] },
  tolerance: { anyCase: false, anyEnd: true, unless: [] },
};

/**
 * Version 1 puts routers on an application, whose only member for paths is `use`. In version 2 an instance is both.
 * What puts one on another there (`mount`), and what registers a route by any method (`add`), is called as members of
 * other things are, so that it is not followed. Both find the most specific route of a router; an application of
 * version 1 asks its routers in order, and the first that has any route for a request answers it. That version has one
 * branch of its tree for each name of a parameter, and never goes back.
 */
export const h3: Framework = {
  ...PLAIN,
  name: 'h3',
  dialect: 'find-my-way',
  precedence: 'unknown',
  namesPart: true,
  modules: {
    h3: {
      makes: { createApp: 'application', H3: 'router', createRouter: 'router' },
      types: { App: 'application', H3: 'router', Router: 'router' },
      closed: true,
    },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE', connect: 'CONNECT' },
  selfReturning: ['use'],
  unreadMembers: ['add', 'mount'],
  methodList: { member: 'on', first: 'methods' },
  signature: { required: 1, names: [] },
  handlerTypes: ['H3Event'],
};

/**
 * Applications alone, without middleware and without routers to mount. The most specific route comes first, but its
 * handler may leave a request to the next one. The response is passed to it before the request.
 */
export const uWebSockets: Framework = {
  ...PLAIN,
  name: 'uwebsockets.js',
  dialect: 'find-my-way',
  precedence: 'unknown',
  modules: {
    'uWebSockets.js': {
      makes: { App: 'application', SSLApp: 'application', H3App: 'application' },
      types: { TemplatedApp: 'application' },
    },
  },
  methods: {
    get: 'GET',
    head: 'HEAD',
    post: 'POST',
    put: 'PUT',
    patch: 'PATCH',
    del: 'DELETE',
    options: 'OPTIONS',
    any: 'ALL',
    trace: 'TRACE',
    connect: 'CONNECT',
  },
  mount: null,
  namedParameters: 'none',
  signature: { required: 2, names: [] },
  applicationNames: ['app', 'server'],
  chains: ['ws', 'domain', 'listen'],
};
