import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

/** Its paths are those of OpenAPI, and need the slash at the beginning. */
export const loopback: DecoratorFramework = {
  name: 'loopback',
  dialect: 'hapi',
  precedence: 'specificity',
  modules: ['@loopback/rest', '@loopback/openapi-v3'],
  controllers: ['api'],
  bareControllers: true,
  pathOptions: ['basePath'],
  version: null,
  methods: { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', del: 'DELETE' },
  methodArguments: ['operation'],
  pathless: false,
  pages: [],
  redirects: [],
  bodies: ['requestBody'],
  queries: ['param.query'],
  responses: ['inject'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};
