import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

/** Its routers are Express' or Fastify's: what holds for one order of routes alone is not relied upon. */
export const nestjs: DecoratorFramework = {
  name: 'nestjs',
  dialect: 'express',
  precedence: 'unknown',
  modules: ['@nestjs/common', '@nestjs/core', '@nestjs/serve-static', 'nest-router'],
  controllers: ['Controller'],
  bareControllers: false,
  pathOptions: ['path'],
  version: { option: 'version', decorator: 'Version' },
  methods: { Get: 'GET', Head: 'HEAD', Post: 'POST', Put: 'PUT', Patch: 'PATCH', Delete: 'DELETE', Options: 'OPTIONS', All: 'ALL', Sse: 'GET', Search: 'SEARCH', QueryMethod: 'QUERY' },
  methodArguments: [],
  pathless: true,
  pages: ['Render'],
  redirects: ['Redirect'],
  bodies: ['Body', 'RawBody', 'UploadedFile', 'UploadedFiles'],
  queries: ['Query'],
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
    pages: { maker: 'ServeStaticModule.forRoot', folderOption: 'rootPath', prefixOption: 'serveRoot', pathOption: 'renderPath' },
  },
};
