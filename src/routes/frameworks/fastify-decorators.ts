import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

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
