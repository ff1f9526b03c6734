import { type DecoratorFramework, PLAIN_DECORATORS } from '../decorators/decorator-framework.ts';

/** Its routers are Express' or Fastify's: what holds for one order of routes alone is not relied upon. */
export const nestjs: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'nestjs',
  modules: ['@nestjs/common', '@nestjs/core', '@nestjs/serve-static', 'nest-router'],
  pathOptions: ['path'],
  version: { option: 'version', decorator: 'Version' },
  methods: { ...PLAIN_DECORATORS.methods, Sse: 'GET', Search: 'SEARCH', QueryMethod: 'QUERY' },
  pages: ['Render'],
  redirects: ['Redirect'],
  bodies: ['Body', 'RawBody', 'UploadedFile', 'UploadedFiles'],
  queries: ['Query'],
  pathParameters: ['Param'],
  responses: ['Res', 'Response', 'Next'],
  plainParameters: false,
  statusOfPost: 'HttpCode',
  application: {
    makes: { 'NestFactory.create': null },
    prefixMember: 'setGlobalPrefix',
    prefixExceptions: 'exclude',
    versioningMember: 'enableVersioning',
    filesMember: 'useStaticAssets',
    middlewareMember: 'use',
    placers: ['RouterModule.register', 'RouterModule.forRoutes'],
    modules: { decorator: 'Module', option: 'controllers' },
    pages: {
      maker: 'ServeStaticModule.forRoot',
      folderOption: 'rootPath',
      prefixOption: 'serveRoot',
      pathOption: 'renderPath',
    },
  },
};

/** A configuration may put a prefix before all paths. */
export const midway: DecoratorFramework = {
  name: 'midway',
  dialect: 'express',
  precedence: 'unknown',
  modules: ['@midwayjs/core', '@midwayjs/decorator'],
  controllers: ['Controller'],
  bareControllers: false,
  pathOptions: [],
  version: null,
  methods: {
    Get: 'GET',
    Head: 'HEAD',
    Post: 'POST',
    Put: 'PUT',
    Patch: 'PATCH',
    Del: 'DELETE',
    Options: 'OPTIONS',
    All: 'ALL',
  },
  methodArguments: [],
  pathless: true,
  pages: [],
  redirects: ['Redirect'],
  bodies: ['Body', 'File', 'Files', 'Fields'],
  queries: ['Query', 'Queries'],
  pathParameters: ['Param'],
  responses: ['Inject'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};

/** A class may be the child of another one, and the configuration sets where each is mounted. */
export const tsed: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'tsed',
  modules: [
    '@tsed/common',
    '@tsed/schema',
    '@tsed/di',
    '@tsed/platform-http',
    '@tsed/platform-params',
    '@tsed/platform-views',
  ],
  pathOptions: ['path'],
  pages: ['View', 'Render'],
  redirects: ['Redirect'],
  bodies: ['BodyParams', 'RawBodyParams', 'MultipartFile'],
  queries: ['QueryParams'],
  pathParameters: ['PathParams'],
  responses: ['Res', 'Response', 'Next'],
  plainParameters: false,
};

/** A controller gets its path where another class lists it, not by a decorator. */
export const foal: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'foal',
  modules: ['@foal/core'],
  controllers: [],
  makers: {
    pages: ['render'],
    redirects: ['HttpResponseRedirect', 'HttpResponseMovedPermanently', 'HttpResponseTemporaryRedirect'],
  },
};

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
  pathParameters: ['param.path'],
  responses: ['inject'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};

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
  pathParameters: ['Path'],
  namedAsWritten: true,
  responses: ['Res'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};
