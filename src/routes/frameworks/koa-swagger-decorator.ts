import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

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
