import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

export const expressots: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'expressots',
  modules: ['@expressots/core', '@expressots/adapter-express'],
  controllers: ['controller'],
  bodies: ['body'],
  queries: ['query'],
  responses: ['response', 'next'],
  pages: ['Render'],
};
