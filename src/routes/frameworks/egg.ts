import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/**
 * Koa's router, which comes as a member of the application that a file is passed. Nothing is imported: its controllers
 * tell.
 */
export const egg: Framework = {
  ...PLAIN,
  name: 'egg',
  dialect: 'koa',
  precedence: 'order',
  modules: {},
  methods: { ...COMMON_METHODS, del: 'DELETE' },
  namedRoutes: true,
  signature: { required: 1, names: [] },
  applicationNames: ['app', 'router'],
  resource: { member: 'resources', create: 'create', asFarAsAnswered: true },
  handlerRoot: 'controller',
  controllers: { routes: 'app', folder: 'app/controller', asVariables: true },
};
