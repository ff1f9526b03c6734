import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/**
 * A router answers the addresses that its own `base` specifies, as far as another one passes their requests on to it. A
 * handler that answers nothing leaves the request to the next route that matches, so that the first one need not win. A
 * path without a slash in front is put after the base as it is.
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
