import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/** Its routers (matchit, regexparam) read `:id`, `:id?` and `*` as Express does, and know no patterns. */
export const polka: Framework = {
  ...PLAIN,
  name: 'polka',
  dialect: 'express',
  precedence: 'order',
  modules: {
    polka: { makes: { '': 'application' }, types: { Polka: 'application' } },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE', connect: 'CONNECT' },
  selfReturning: ['use', 'listen'],
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['app', 'server'],
  tolerance: { anyCase: false, anyEnd: true, unless: [] },
  bareStart: { path: 'alike', prefix: 'alike' },
  parametersMember: 'params',
};
