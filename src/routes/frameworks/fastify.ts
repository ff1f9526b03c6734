import { COMMON_METHODS, PLAIN, QUERY_METHOD, type Framework } from './framework.ts';

export const fastify: Framework = {
  ...PLAIN,
  name: 'fastify',
  dialect: 'find-my-way',
  precedence: 'specificity',
  modules: {
    fastify: {
      makes: { '': 'application', fastify: 'application' },
      types: { FastifyInstance: 'router' },
      pluginTypes: ['FastifyPluginAsync', 'FastifyPluginCallback', 'FastifyPlugin'],
    },
    'fastify-plugin': { unwraps: ['', 'fastifyPlugin'] },
    '@fastify/type-provider-typebox': {
      pluginTypes: ['FastifyPluginAsyncTypebox', 'FastifyPluginCallbackTypebox'],
    },
    '@fastify/type-provider-json-schema-to-ts': {
      pluginTypes: ['FastifyPluginAsyncJsonSchemaToTs', 'FastifyPluginCallbackJsonSchemaToTs'],
    },
    'fastify-type-provider-zod': { pluginTypes: ['FastifyPluginAsyncZod', 'FastifyPluginCallbackZod'] },
    '@fastify/view': { views: true },
    'point-of-view': { views: true },
  },
  methods: { ...COMMON_METHODS, ...QUERY_METHOD, trace: 'TRACE' },
  selfReturning: [
    'register',
    'after',
    'route',
    'withTypeProvider',
    'addHook',
    'decorate',
    'decorateRequest',
    'decorateReply',
    'setErrorHandler',
    'setNotFoundHandler',
    'setValidatorCompiler',
    'setSerializerCompiler',
    'addSchema',
  ],
  optionsArgument: true,
  refusesEmptyBodies: true,
  routeObject: {
    member: 'route',
    method: 'method',
    path: ['url', 'path'],
    handler: 'handler',
    options: [],
    declarative: false,
  },
  constraintOptions: ['constraints', 'version'],
  mount: { member: 'register', style: 'plugin' },
  // Added by `@fastify/middie` and `@fastify/express`.
  middlewareMember: 'use',
  fallbackMember: 'setNotFoundHandler',
  prefixOption: 'prefix',
  signature: {
    required: 2,
    names: [
      ['req', 'request'],
      ['reply', 'rep', 'repl'],
    ],
  },
  handlerTypes: ['FastifyRequest', 'FastifyReply'],
  receiverNames: ['fastify'],
  pluginOptions: ['opts', 'options', 'opt'],
  bareStart: { path: 'refused', prefix: 'alike' },
  parametersMember: 'params',
};
