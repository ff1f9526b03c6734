import { BODILESS, type Client, FETCH_OPTIONS, METHODS, type Role } from './client.ts';

const agent: Role = {
  methods: [{ members: { ...METHODS, del: 'DELETE' }, forms: [['url', 'rest']] }],
  selfReturning: ['set', 'auth', 'timeout', 'keepOpen', 'host', 'use'],
};

/** Members that give a request of superagent a body. */
export const SUPERAGENT_BODY: readonly string[] = ['send', 'field', 'attach', 'type'];

export const supertest: Client = {
  name: 'supertest',
  kind: 'request',
  inProcess: true,
  modules: { supertest: 'module', 'supertest-session': 'module', 'supertest-as-promised': 'module' },
  names: { supertest: 'module' },
  types: { SuperTest: 'agent', TestAgent: 'agent', SuperAgentTest: 'agent' },
  roles: {
    module: { answers: 'agent', base: 'first', members: { agent: 'factory', request: 'factory', default: 'module' } },
    factory: { answers: 'agent', base: 'first' },
    agent,
  },
  options: FETCH_OPTIONS,
  bodiless: BODILESS,
  bodyMembers: SUPERAGENT_BODY,
};

export const chaiHttp: Client = {
  name: 'chai-http',
  kind: 'request',
  inProcess: true,
  modules: { chai: 'chai', 'chai-http': 'chai' },
  names: { chai: 'chai' },
  types: { Agent: 'agent' },
  roles: {
    chai: { members: { request: 'request', default: 'chai', use: 'use' } },
    use: { answers: 'chai' },
    request: { answers: 'agent', base: 'first', members: { execute: 'request', agent: 'request' } },
    agent,
  },
  options: FETCH_OPTIONS,
  bodiless: BODILESS,
  bodyMembers: SUPERAGENT_BODY,
};

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
  options: { method: ['method'], url: ['url', 'path'], body: ['payload', 'body'], query: ['query'], base: [] },
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
