import { COMMON_METHODS, type Framework, type ModuleTable } from './framework.ts';
import { koa } from './koa.ts';

const core: ModuleTable = {
  makes: { Application: 'application', Router: 'router' },
  types: { Application: 'application', Router: 'router' },
};

/** Koa and its router, written again for Deno. */
export const oak: Framework = {
  ...koa,
  name: 'oak',
  modules: { oak: core, '@oak/oak': core, '@oakserver/oak': core },
  methods: { ...COMMON_METHODS },
  methodList: { member: 'add', first: 'methods' },
  signature: { required: 1, names: [] },
  handlerTypes: [],
};
