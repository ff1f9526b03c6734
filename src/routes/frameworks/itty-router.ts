import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/**
 * A router answers the addresses below its own `base`, where another router passes their requests on to it. A handler
 * that returns nothing leaves the request to the next matching route, so that the first match need not win. A path
 * without a slash in front is appended to the base unchanged.
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
