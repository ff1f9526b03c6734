import type { ServiceFramework } from '../services/service-framework.ts';

/**
 * Its services are also called by their names (`app.service('messages')`), over sockets as well: a path is more than an
 * address.
 */
export const feathers: ServiceFramework = {
  name: 'feathers',
  modules: /^(?:@feathersjs\/|feathers(?:-|$))/,
  clients: /client/,
  transports: /^@feathersjs\/(?:express|koa|socketio|primus|transport-commons)$/,
  mount: 'use',
  lookup: 'service',
  methods: [
    { name: 'find', method: 'GET', onItem: false },
    { name: 'get', method: 'GET', onItem: true },
    { name: 'create', method: 'POST', onItem: false },
    { name: 'update', method: 'PUT', onItem: true },
    { name: 'patch', method: 'PATCH', onItem: true },
    { name: 'remove', method: 'DELETE', onItem: true },
  ],
  listOption: 'methods',
};
