import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/**
 * A router answers the addresses that its own `base` says, wherever another one hands requests on to it. A handler that answers nothing leaves the
 * request to the next route that matches, so that the first one need not win.
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
    },
  },
  methods: { ...COMMON_METHODS },
  prefixOption: 'base',
  applicationPrefix: true,
  signature: { required: 1, names: [] },
  tolerance: { anyCase: false, anyEnd: true, unless: [] },
  bareStart: { path: 'alike', prefix: 'alike' },
};
