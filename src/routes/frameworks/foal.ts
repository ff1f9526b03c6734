import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

/** A controller gets its path where another class lists it, not by a decorator. */
export const foal: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'foal',
  modules: ['@foal/core'],
  controllers: [],
  makers: {
    pages: ['render'],
    redirects: ['HttpResponseRedirect', 'HttpResponseMovedPermanently', 'HttpResponseTemporaryRedirect'],
  },
};
