import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

export const findMyWay: Framework = {
  ...PLAIN,
  name: 'find-my-way',
  dialect: 'find-my-way',
  precedence: 'specificity',
  modules: {
    'find-my-way': { makes: { '': 'application' }, types: { Instance: 'application' } },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE' },
  optionsArgument: true,
  constraintOptions: ['constraints', 'version'],
  methodList: { member: 'on', first: 'methods' },
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['params'], ['store'], ['searchparams']] },
  bareStart: { path: 'refused', prefix: 'refused' },
};
