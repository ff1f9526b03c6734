import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/** An instance is an application, and a router of another one as well. */
export const elysia: Framework = {
  ...PLAIN,
  name: 'elysia',
  dialect: 'hono',
  precedence: 'unknown',
  modules: {
    elysia: { makes: { '': 'router', Elysia: 'router' }, types: { '': 'router', Elysia: 'router' } },
  },
  methods: { ...COMMON_METHODS },
  servesItself: true,
  selfReturning: ['use'],
  prefixOption: 'prefix',
  signature: { required: 1, names: [] },
  chains: [
    ...['group', 'guard', 'derive', 'resolve', 'decorate', 'state', 'model', 'macro', 'error', 'headers', 'as', 'ws', 'mount', 'listen', 'compile', 'parser', 'trace'],
    ...['onRequest', 'onParse', 'onTransform', 'onBeforeHandle', 'onAfterHandle', 'mapResponse', 'onAfterResponse', 'onError', 'onStart', 'onStop'],
  ],
  bareStart: { path: 'alike', prefix: 'alike' },
  impliedSlash: true,
  valueHandlers: true,
  typedClient: '@elysiajs/eden',
  group: { members: ['group', 'guard'], router: 'parameter' },
};
