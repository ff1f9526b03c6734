import { BODILESS, FETCH_OPTIONS, METHODS, type Client, type Role } from './client.ts';

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
