import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

export const decoratorsExpress: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: '@decorators/express',
  modules: ['@decorators/express'],
  bodies: ['Body'],
  queries: ['Query'],
  responses: ['Response', 'Next'],
  pages: ['Render'],
  plainParameters: false,
};
