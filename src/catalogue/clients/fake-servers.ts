import type { Client } from './client.ts';

/** The fake server of axios. */
export const moxios: Client = {
  name: 'moxios',
  kind: 'matcher',
  inProcess: false,
  modules: { moxios: 'mock' },
  names: { moxios: 'mock' },
  roles: {
    mock: {
      members: {
        ...{ default: 'mock', stubRequest: 'address', stubOnce: 'endpoint', stubFailure: 'endpoint' },
        ...{ stubTimeout: 'address', stubs: 'mock', requests: 'mock', get: 'endpoint' },
      },
    },
    address: { sends: [['url', 'rest']], anyMethod: 'answers' },
    endpoint: { sends: [['method', 'url', 'rest']] },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: [],
};

/** The fake server of Sinon for `XMLHttpRequest`. */
export const sinonServer: Client = {
  name: 'sinon-server',
  kind: 'matcher',
  inProcess: false,
  modules: { sinon: 'module', nise: 'module' },
  names: { sinon: 'module' },
  roles: {
    module: {
      members: {
        ...{ default: 'module', fakeServer: 'factory', fakeServerWithClock: 'factory' },
        ...{ createFakeServer: 'made', createSandbox: 'sandbox' },
      },
    },
    sandbox: { answers: 'module' },
    factory: { members: { create: 'made' } },
    made: { answers: 'server' },
    server: { members: { respondWith: 'answer' } },
    answer: {
      sends: [
        ['method', 'url', 'rest'],
        ['url', 'rest'],
      ],
      anyMethod: 'answers',
    },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: [],
};
