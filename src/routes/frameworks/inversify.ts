import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

export const inversify: DecoratorFramework = {
  name: 'inversify-express-utils',
  dialect: 'express',
  precedence: 'unknown',
  modules: ['inversify-express-utils'],
  controllers: ['controller'],
  bareControllers: false,
  pathOptions: [],
  version: null,
  methods: { httpGet: 'GET', httpHead: 'HEAD', httpPost: 'POST', httpPut: 'PUT', httpPatch: 'PATCH', httpDelete: 'DELETE', httpOptions: 'OPTIONS', all: 'ALL' },
  methodArguments: ['httpMethod'],
  pathless: false,
  pages: [],
  redirects: [],
  bodies: ['requestBody'],
  responses: ['response', 'next'],
  plainParameters: true,
  statusOfPost: null,
  application: { makes: { InversifyExpressServer: { argument: 2, option: 'rootPath' } }, prefixMember: null, versioningMember: null, placers: [] },
};
