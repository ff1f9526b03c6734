import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/** Written as Express is, on top of uWebSockets.js, whose router finds the most specific route. */
export const hyperExpress: Framework = {
  ...PLAIN,
  name: 'hyper-express',
  dialect: 'find-my-way',
  precedence: 'specificity',
  modules: {
    'hyper-express': {
      makes: { Server: 'application', Router: 'router' },
      types: { Server: 'application', Router: 'router' },
      closed: true,
    },
  },
  methods: { ...COMMON_METHODS, any: 'ALL', trace: 'TRACE', connect: 'CONNECT' },
  selfReturning: ['use'],
  pathChain: 'route',
  optionsArgument: true,
  impliedSlash: true,
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['app', 'server', 'webserver'],
};
