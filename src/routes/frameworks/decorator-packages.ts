import { type DecoratorFramework, PLAIN_DECORATORS } from '../decorators/decorator-framework.ts';

export const decoratorsExpress: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: '@decorators/express',
  modules: ['@decorators/express'],
  bodies: ['Body'],
  queries: ['Query'],
  pathParameters: ['Params', 'Param'],
  responses: ['Response', 'Next'],
  pages: ['Render'],
  plainParameters: false,
  namedParameters: 'own',
};

export const expressots: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'expressots',
  modules: ['@expressots/core', '@expressots/adapter-express'],
  controllers: ['controller'],
  bodies: ['body'],
  queries: ['query'],
  pathParameters: ['param'],
  responses: ['response', 'next'],
  pages: ['Render'],
};

export const overnight: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'overnightjs',
  modules: ['@overnightjs/core'],
  namedParameters: 'own',
};

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
  pathParameters: ['requestParam', 'RequestParam', 'Params'],
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

export const routingControllers: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'routing-controllers',
  modules: ['routing-controllers'],
  controllers: ['Controller', 'JsonController'],
  methodArguments: ['Method'],
  pages: ['Render'],
  redirects: ['Redirect'],
  bodies: ['Body', 'BodyParam', 'UploadedFile', 'UploadedFiles'],
  queries: ['QueryParam', 'QueryParams'],
  pathParameters: ['Param', 'Params'],
  responses: ['Res', 'Ctx'],
  plainParameters: false,
  application: {
    makes: {
      createExpressServer: { argument: 0, option: 'routePrefix' },
      createKoaServer: { argument: 0, option: 'routePrefix' },
      useExpressServer: { argument: 1, option: 'routePrefix' },
      useKoaServer: { argument: 1, option: 'routePrefix' },
    },
    prefixMember: null,
    versioningMember: null,
    placers: [],
  },
};

export const koaSwaggerDecorator: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'koa-swagger-decorator',
  dialect: 'hapi',
  modules: ['koa-swagger-decorator'],
  controllers: ['prefix'],
  methods: {},
  methodArguments: ['request'],
  pathless: false,
};

export const fastifyDecorators: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'fastify-decorators',
  dialect: 'find-my-way',
  precedence: 'specificity',
  modules: ['fastify-decorators'],
  pathOptions: ['route'],
  methodPathOptions: ['url'],
  methods: {
    GET: 'GET',
    HEAD: 'HEAD',
    POST: 'POST',
    PUT: 'PUT',
    PATCH: 'PATCH',
    DELETE: 'DELETE',
    OPTIONS: 'OPTIONS',
    ALL: 'ALL',
  },
};
