import { BODILESS, type Client } from './client.ts';

const MODULES = [
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@reduxjs/toolkit/dist/query',
  '@reduxjs/toolkit/dist/query/react',
  '@rtk-incubator/rtk-query',
  '@rtk-incubator/rtk-query/react',
];

/**
 * RTK Query: each endpoint of an API has a query that returns a URL, or an object with URL and method
 * (https://redux-toolkit.js.org/rtk-query/api/createApi).
 */
export const rtkQuery: Client = {
  name: 'rtk-query',
  kind: 'request',
  inProcess: false,
  modules: Object.fromEntries(MODULES.map((specifier) => [specifier, 'module'])),
  roles: {
    module: { members: { createApi: 'create', fetchBaseQuery: 'baseQuery', retry: 'retry' } },
    create: { answers: 'api', base: 'sender' },
    api: { selfReturning: ['injectEndpoints', 'enhanceEndpoints'] },
    baseQuery: { answers: 'query', base: 'options' },
    retry: { answers: 'query', base: 'client' },
    query: { sends: [['url'], ['options']] },
  },
  options: { method: ['method'], url: ['url'], body: ['body', 'data'], base: ['baseUrl'], sender: ['baseQuery'] },
  alwaysGets: true,
  bodiless: BODILESS,
};
