import { BODILESS, FETCH_OPTIONS, METHODS, type Client } from './client.ts';

/** `inject` of Fastify and of light-my-request: a request to an application without a socket. */
export const inject: Client = {
  name: 'inject',
  kind: 'request',
  inProcess: true,
  modules: { 'light-my-request': 'dispatch' },
  memberNames: { inject: 'inject' },
  roles: {
    dispatch: {
      sends: [
        ['rest', 'url'],
        ['rest', 'options'],
      ],
      members: { inject: 'dispatch', default: 'dispatch' },
      answers: 'chain',
    },
    inject: { sends: [['url'], ['options']], pathOnly: true, answers: 'chain' },
    chain: { methods: [{ members: METHODS, forms: [['url']] }] },
  },
  options: { method: ['method'], url: ['url', 'path'], body: ['payload', 'body'], base: [] },
  bodiless: BODILESS,
  bodyMembers: ['payload', 'body'],
};

/** `request` of an application of Hono: a request to it without a socket. */
export const hono: Client = {
  name: 'hono',
  kind: 'request',
  inProcess: true,
  modules: {},
  memberNames: { request: 'request' },
  roles: { request: { sends: [['url', 'options']], pathOnly: true, onApplication: true } },
  options: FETCH_OPTIONS,
  bodiless: ['GET', 'HEAD', 'DELETE'],
};
