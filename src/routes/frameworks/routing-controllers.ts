import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

export const routingControllers: DecoratorFramework = {
  name: 'routing-controllers',
  dialect: 'express',
  precedence: 'unknown',
  modules: ['routing-controllers'],
  controllers: ['Controller', 'JsonController'],
  bareControllers: false,
  pathOptions: [],
  version: null,
  methods: { Get: 'GET', Head: 'HEAD', Post: 'POST', Put: 'PUT', Patch: 'PATCH', Delete: 'DELETE', Options: 'OPTIONS', All: 'ALL' },
  methodArguments: ['Method'],
  pathless: true,
  pages: ['Render'],
  redirects: ['Redirect'],
  bodies: ['Body', 'BodyParam', 'UploadedFile', 'UploadedFiles'],
  queries: ['QueryParam', 'QueryParams'],
  responses: ['Res', 'Ctx'],
  plainParameters: false,
  statusOfPost: null,
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
