import { BODILESS, type Client } from './client.ts';

/** `gaxios`: `request` takes one object of options, `fetch` may take the URL before them. */
export const gaxios: Client = {
  name: 'gaxios',
  kind: 'request',
  inProcess: false,
  modules: { gaxios: 'module' },
  types: { Gaxios: 'instance' },
  roles: {
    module: { members: { request: 'request', instance: 'instance', Gaxios: 'factory', default: 'module' } },
    factory: { answers: 'instance', base: 'options' },
    instance: { members: { request: 'request', fetch: 'fetch' } },
    request: { sends: [['options']], addsMethod: true },
    fetch: { sends: [['url', 'options'], ['options']], addsMethod: true },
  },
  // Before version 7 the base was `baseUrl` too.
  options: {
    method: ['method'],
    url: ['url'],
    body: ['data', 'body', 'multipart'],
    query: ['params'],
    base: ['baseURL', 'baseUrl'],
  },
  // Since version 7: https://github.com/googleapis/gaxios/pull/600
  resolvesBase: 'sometimes',
  bodiless: BODILESS,
  baseMembers: ['defaults', 'baseURL'],
};
