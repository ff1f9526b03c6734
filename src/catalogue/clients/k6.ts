import { BODILESS, type Client } from './client.ts';

/** The client of load tests with k6, whose `delete` is called `del` and takes a body. */
export const k6: Client = {
  name: 'k6',
  kind: 'request',
  inProcess: false,
  modules: { 'k6/http': 'http' },
  roles: {
    http: {
      methods: [
        { members: { get: 'GET', head: 'HEAD' }, forms: [['url', 'options']] },
        {
          members: { post: 'POST', put: 'PUT', patch: 'PATCH', del: 'DELETE', options: 'OPTIONS' },
          forms: [['url', 'body', 'options']],
        },
      ],
      members: { request: 'request', asyncRequest: 'request', default: 'http' },
    },
    request: { sends: [['method', 'url', 'body', 'options']] },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};
