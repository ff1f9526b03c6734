import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

export const overnight: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'overnightjs',
  modules: ['@overnightjs/core'],
};
