import type { DecoratorFramework } from '../decorators/decorator-framework.ts';

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
  responses: ['Inject'],
  plainParameters: false,
  statusOfPost: null,
  application: null,
};
