import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

/** Its paths have the syntax of OpenAPI. A configuration file, not code, sets where its routes are mounted. */
export const tsoa: DecoratorFramework = {
  name: 'tsoa',
  dialect: 'hapi',
  precedence: 'unknown',
  modules: ['tsoa', '@tsoa/runtime', 'tsoa-next', '@tsoa-next/runtime'],
  controllers: ['Route'],
  bareControllers: false,
  pathOptions: [],
  version: null,
  methods: { Get: 'GET', Head: 'HEAD', Post: 'POST', Put: 'PUT', Patch: 'PATCH', Delete: 'DELETE', Options: 'OPTIONS' },
  methodArguments: [],
  pathless: true,
  pages: [],
  redirects: [],
  bodies: ['Body', 'BodyProp', 'FormField', 'UploadedFile', 'UploadedFiles'],
  queries: ['Query', 'Queries'],
  responses: ['Res'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};
