import { FETCH_OPTIONS, type Client, type Form, type Role } from './client.ts';

const FORMS: readonly Form[] = [['url', 'options']];
const fetchRole: Role = {
  sends: FORMS,
  addsMethod: true,
  members: { default: 'fetch', raw: 'fetch', native: 'fetch', create: 'factory', Request: 'Request', fetch: 'fetch' },
};

export const fetch: Client = {
  name: 'fetch',
  kind: 'request',
  inProcess: false,
  modules: {
    'node-fetch': 'fetch',
    'node-fetch-native': 'fetch',
    'cross-fetch': 'fetch',
    'isomorphic-fetch': 'fetch',
    'isomorphic-unfetch': 'fetch',
    'whatwg-fetch': 'fetch',
    unfetch: 'fetch',
    '@microsoft/fetch-event-source': 'events',
  },
  names: { fetch: 'fetch', Request: 'Request' },
  roles: {
    fetch: fetchRole,
    Request: { sends: FORMS, addsMethod: true },
    events: { members: { fetchEventSource: 'fetch' } },
  },
  options: FETCH_OPTIONS,
  alwaysGets: true,
  bodiless: ['GET', 'HEAD', 'DELETE'],
};

export const ofetch: Client = {
  name: 'ofetch',
  kind: 'request',
  inProcess: false,
  modules: { ofetch: 'module', 'nuxt/app': 'module', '#app': 'module', '#imports': 'module' },
  names: { $fetch: 'fetch', useFetch: 'fetch', useLazyFetch: 'fetch' },
  memberNames: { $fetch: 'fetch' },
  roles: {
    module: { members: { ofetch: 'fetch', $fetch: 'fetch', useFetch: 'fetch', useLazyFetch: 'fetch' } },
    fetch: fetchRole,
    factory: { answers: 'fetch', base: 'options' },
    Request: { sends: FORMS, addsMethod: true },
  },
  options: { ...FETCH_OPTIONS, query: ['query', 'params'], base: ['baseURL'] },
  bodiless: ['GET', 'HEAD', 'DELETE'],
};

export const undici: Client = {
  name: 'undici',
  kind: 'request',
  inProcess: false,
  modules: { undici: 'module' },
  roles: {
    module: {
      members: {
        fetch: 'fetch',
        request: 'fetch',
        stream: 'fetch',
        Request: 'fetch',
        Client: 'factory',
        Pool: 'factory',
        MockAgent: 'agent',
        default: 'module',
      },
    },
    fetch: { sends: FORMS, addsMethod: true },
    factory: { answers: 'connection', base: 'first' },
    connection: { members: { request: 'path', stream: 'path' } },
    path: { sends: [['options']] },
    agent: { answers: 'mocks' },
    mocks: { members: { get: 'pools' } },
    pools: { answers: 'pool', base: 'first' },
    pool: { members: { intercept: 'intercept' } },
    intercept: { sends: [['options']], kind: 'matcher' },
  },
  options: { method: ['method'], url: ['path'], body: ['body'], base: [] },
  bodiless: ['GET', 'HEAD', 'DELETE'],
};
