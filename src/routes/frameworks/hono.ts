import { COMMON_METHODS, type Framework, PLAIN, QUERY_METHOD } from './framework.ts';
import type { ModuleTable } from './framework-tables.ts';

const core: ModuleTable = { makes: { Hono: 'application' }, types: { Hono: 'application' } };

export const hono: Framework = {
  ...PLAIN,
  name: 'hono',
  dialect: 'hono',
  precedence: 'order',
  modules: {
    hono: core,
    '@hono/hono': core,
    '@hono/zod-openapi': { makes: { OpenAPIHono: 'application' }, types: { OpenAPIHono: 'application' } },
  },
  methods: { ...COMMON_METHODS, ...QUERY_METHOD },
  describedRoute: { member: 'openapi', method: 'method', path: 'path', maker: 'createRoute' },
  selfReturning: ['openapi', 'use', 'route', 'basePath', 'mount', 'notFound', 'onError'],
  pathlessChain: true,
  matchingOptions: ['getPath'],
  methodList: { member: 'on', first: 'methods' },
  fallbackMember: 'notFound',
  routerMount: 'route',
  handlerMount: { member: 'mount', answering: 'fetch' },
  prefixMember: 'basePath',
  prefixMakesRouter: true,
  signature: { required: 1, names: [['c'], ['next', 'nxt']] },
  bareStart: { path: 'alike', prefix: 'alike' },
};
