import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

/** A class may be the child of another one, and the configuration says where each stands. */
export const tsed: DecoratorFramework = {
  name: 'tsed',
  dialect: 'express',
  precedence: 'unknown',
  modules: ['@tsed/common', '@tsed/schema', '@tsed/di', '@tsed/platform-http', '@tsed/platform-params', '@tsed/platform-views'],
  controllers: ['Controller'],
  bareControllers: false,
  pathOptions: ['path'],
  version: null,
  methods: { Get: 'GET', Head: 'HEAD', Post: 'POST', Put: 'PUT', Patch: 'PATCH', Delete: 'DELETE', Options: 'OPTIONS', All: 'ALL' },
  methodArguments: [],
  pathless: true,
  pages: ['View', 'Render'],
  redirects: ['Redirect'],
  bodies: ['BodyParams', 'RawBodyParams', 'MultipartFile'],
  queries: ['QueryParams'],
  responses: ['Res', 'Response', 'Next'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};
