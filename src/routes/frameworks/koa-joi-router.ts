import type { Framework } from './framework.ts';
import { koa } from './koa.ts';

/** The router of Koa, whose routes may be objects: `users.route({ method: 'get', path: '/users', handler: list })`. */
export const koaJoiRouter: Framework = {
  ...koa,
  name: 'koa-joi-router',
  modules: { 'koa-joi-router': { makes: { '': 'router' }, types: { '': 'router' } } },
  optionsArgument: true,
  routeObject: {
    member: 'route',
    method: 'method',
    path: ['path'],
    handler: 'handler',
    options: [],
    declarative: true,
  },
};
