import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

/** What lists the controllers of a class specifies where each is, and no decorator does. */
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
