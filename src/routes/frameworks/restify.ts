import { PLAIN, type Framework } from './framework.ts';

/** Its router is find-my-way from version 7 on, where the most specific route wins; before, it was the first. */
export const restify: Framework = {
  ...PLAIN,
  name: 'restify',
  dialect: 'find-my-way',
  precedence: 'unknown',
  modules: {
    restify: { makes: { createServer: 'application' }, types: { Server: 'application' } },
    'restify-router': { makes: { Router: 'router' }, types: { Router: 'router' } },
  },
  methods: { get: 'GET', head: 'HEAD', post: 'POST', put: 'PUT', patch: 'PATCH', del: 'DELETE', opts: 'OPTIONS' },
  selfReturning: ['use', 'pre'],
  pathOptions: ['path', 'url'],
  constraintOptions: ['version', 'versions'],
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
  applicationNames: ['server'],
  parametersMember: 'params',
};
