import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/** Its router (trouter, regexparam) reads `:id`, `:id?` and `*` as Express does, and knows no patterns. */
export const restana: Framework = {
  ...PLAIN,
  name: 'restana',
  dialect: 'express',
  precedence: 'order',
  modules: {
    restana: {
      makes: { '': 'application' },
      types: { Service: 'application', TraceService: 'application', Router: 'router', TraceRouter: 'router' },
      closed: true,
    },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE' },
  selfReturning: ['use'],
  chains: ['getRouter'],
  routerMaker: 'newRouter',
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['service', 'app', 'server'],
  tolerance: { anyCase: true, anyEnd: true, unless: [] },
  bareStart: { path: 'alike', prefix: 'alike' },
  parametersMember: 'params',
};
