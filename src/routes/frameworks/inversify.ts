import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

/** The names before version 5, all or none of which a file uses. */
const FIRST_NAMES = {
  Get: 'GET',
  Head: 'HEAD',
  Post: 'POST',
  Put: 'PUT',
  Patch: 'PATCH',
  Delete: 'DELETE',
  All: 'ALL',
};

export const inversify: DecoratorFramework = {
  name: 'inversify-express-utils',
  dialect: 'express',
  precedence: 'unknown',
  modules: ['inversify-express-utils'],
  controllers: ['controller', 'Controller'],
  bareControllers: false,
  pathOptions: [],
  version: null,
  methods: {
    httpGet: 'GET',
    httpHead: 'HEAD',
    httpPost: 'POST',
    httpPut: 'PUT',
    httpPatch: 'PATCH',
    httpDelete: 'DELETE',
    httpOptions: 'OPTIONS',
    all: 'ALL',
    ...FIRST_NAMES,
  },
  methodArguments: ['httpMethod', 'Method'],
  pathless: false,
  pages: [],
  redirects: [],
  bodies: ['requestBody', 'RequestBody'],
  queries: ['queryParam', 'QueryParam'],
  responses: ['response', 'next', 'Response', 'Next'],
  plainParameters: true,
  statusOfPost: null,
  application: {
    makes: { InversifyExpressServer: { argument: 2, option: 'rootPath' } },
    prefixMember: null,
    versioningMember: null,
    placers: [],
  },
};
