import { PLAIN, type Framework } from './framework.ts';

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
  signature: { required: 2, names: [] },
  applicationNames: ['app', 'server'],
  chains: ['ws', 'domain', 'listen'],
};
