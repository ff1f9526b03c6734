import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/**
 * Version 1 puts routers on an application, whose only member for paths is `use`. In version 2 an instance is both.
 * What puts one on another there (`mount`), and what registers a route by any method (`add`), is called as members of
 * other things are, so that it is not followed. Both find the most specific route of a router; an application of
 * version 1 asks its routers in order, and the first that has any route for a request answers it. That version has one
 * branch of its tree for each name of a parameter, and never goes back.
 */
export const h3: Framework = {
  ...PLAIN,
  name: 'h3',
  dialect: 'find-my-way',
  precedence: 'unknown',
  namesPart: true,
  modules: {
    h3: {
      makes: { createApp: 'application', H3: 'router', createRouter: 'router' },
      types: { App: 'application', H3: 'router', Router: 'router' },
      closed: true,
    },
  },
  methods: { ...COMMON_METHODS, trace: 'TRACE', connect: 'CONNECT' },
  selfReturning: ['use'],
  unreadMembers: ['add', 'mount'],
  methodList: { member: 'on', first: 'methods' },
  signature: { required: 1, names: [] },
  handlerTypes: ['H3Event'],
};
