import { type Framework, PLAIN } from './framework.ts';
import type { ModuleTable } from './framework-tables.ts';

const service: ModuleTable = { is: { '': 'application' } };

/**
 * Its one router is imported where routes are declared. Handlers are named: `[UsersController, 'show']`,
 * `'UsersController.show'`.
 */
export const adonis: Framework = {
  ...PLAIN,
  name: 'adonis',
  dialect: 'express',
  precedence: 'order',
  modules: { '@adonisjs/core/services/router': service, '@ioc:Adonis/Core/Route': service },
  container: { call: 'use', answers: { Route: 'application', 'Adonis/Src/Route': 'application' } },
  methods: { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE', any: 'ALL' },
  signature: { required: 1, names: [] },
  handlerTypes: ['HttpContext', 'HttpContextContract'],
  bareStart: { path: 'alike', prefix: 'alike' },
  impliedSlash: true,
  valueHandlers: true,
  group: { members: ['group'], router: 'outer' },
  resource: { member: 'resource', create: 'store' },
  controllers: { routes: 'start', folder: 'app/Controllers/Http' },
};
