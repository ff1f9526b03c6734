import { type Framework, PLAIN } from './framework.ts';
import type { ModuleTable } from './framework-tables.ts';

const core: ModuleTable = {
  makes: { Server: 'application', server: 'application' },
  types: { Server: 'application' },
};

export const hapi: Framework = {
  ...PLAIN,
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
  routeObject: {
    member: 'route',
    method: 'method',
    path: ['path'],
    handler: 'handler',
    options: ['options', 'config'],
    declarative: true,
  },
  constraintOptions: ['vhost'],
  mount: { member: 'register', style: 'plugin' },
  signature: {
    required: 2,
    names: [
      ['req', 'request'],
      // Until version 16 it was a function, as Fastify's parameter of that name: `reply(users)`.
      ['h', 'toolkit', 'responsetoolkit', 'reply'],
    ],
  },
  handlerTypes: ['ResponseToolkit'],
  applicationNames: ['server'],
  pluginOptions: ['options', 'opts'],
  pluginMember: 'register',
  viewMember: 'views',
  bareStart: { path: 'refused', prefix: 'refused' },
  parametersMember: 'params',
};
