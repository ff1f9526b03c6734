import { describe, expect, it } from 'vitest';
import { requestLines, withMethod, withUrl } from './dump.ts';

/** An API with one endpoint, and what its `query` is. */
const api = (query: string, kind = 'query', base = "fetchBaseQuery({ baseUrl: '/api' })"): string =>
  `import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';\nexport const api = createApi({ baseQuery: ${base}, endpoints: (build) => ({ one: build.${kind}({ query: ${query} }) }) });`;

describe('an endpoint of RTK Query', () => {
  it.each<[what: string, code: string, lines: readonly string[]]>([
    ['a URL', api("() => '/users/list'"), ['rtk-query GET /users/list base=/api']],
    ['a URL without a slash', api("() => 'users/list'"), ['rtk-query GET users/list base=/api']],
    ['a URL with a value', api('(id) => `/users/get/${id}`'), ['rtk-query GET /users/get/… base=/api']],
    [
      'an object with a URL',
      api("(params) => ({ url: '/users/list', params })"),
      ['rtk-query GET /users/list base=/api'],
    ],
    [
      'an object with a method',
      api("(body) => ({ url: '/users/create', method: 'POST', body })", 'mutation'),
      ['rtk-query POST<POST> /users/create base=/api'],
    ],
    [
      'what a block returns',
      api('({ id, ...body }) => { return { url: `/users/update/${id}`, method: "put", body }; }', 'mutation'),
      ['rtk-query PUT<put> /users/update/… base=/api'],
    ],
    [
      'what it returns in several places',
      api("(all) => { if (all) return '/users/list'; return '/users/recent'; }"),
      ['rtk-query GET /users/list base=/api', 'rtk-query GET /users/recent base=/api'],
    ],
    [
      'a method of its object',
      api("0, query() { return '/users/list'; }").replace('query: 0, ', ''),
      ['rtk-query GET /users/list base=/api'],
    ],
    [
      'pages',
      api('({ pageParam }) => `/users/list?page=${pageParam}`', 'infiniteQuery'),
      ['rtk-query GET /users/list?page=… base=/api'],
    ],
    [
      'a client that tries again',
      api("() => '/users/list'", 'query', "retry(fetchBaseQuery({ baseUrl: '/api' }), { maxRetries: 2 })"),
      ['rtk-query GET /users/list base=/api'],
    ],
    ['no base', api("() => '/users/list'", 'query', 'fetchBaseQuery()'), ['rtk-query GET /users/list']],
    [
      'a client of its own',
      api("() => ({ url: '/users/list', method: 'GET' })", 'query', "axiosBaseQuery({ baseUrl: '/api' })"),
      ['rtk-query GET<GET> /users/list base=?'],
    ],
    [
      'a client of its own without a method',
      api("(data) => ({ url: '/users/list', data })", 'query', 'axiosBaseQuery()'),
      ['rtk-query UNKNOWN /users/list base=?'],
    ],
    [
      'what another file describes more of',
      "import { api } from './api';\nexport const users = api.injectEndpoints({ endpoints: (build) => ({ list: build.query({ query: () => '/users/list' }) }) });",
      ['rtk-query GET /users/list base=?'],
    ],
    ['nothing where a function makes what is sent', api('(id) => posted(`/users/delete/${id}`)', 'mutation'), []],
    ['nothing that the source says', api('(url) => url'), []],
    ['nothing where a function answers by itself', api('0, queryFn: async () => ({ data: 1 })'), []],
    [
      'nothing elsewhere',
      "const api = makeApi({ endpoints: (build) => ({ list: build.query({ query: () => '/users/list' }) }) });",
      [],
    ],
    [
      'nothing of another kind',
      "createApi({ endpoints: (build) => ({ list: build.other({ query: () => '/users/list' }), ...more, some }) }); createApi({ endpoints }); createApi(options); createApi();",
      [],
    ],
  ])('says %s', (_what, code, lines) => {
    expect(requestLines(code).toSorted()).toEqual(lines);
  });

  it('says another URL and another method', () => {
    const code = api("(id) => ({ url: `/users/delete/${id}`, method: 'POST' })", 'mutation');
    expect(withMethod(code, 'DELETE')).toBe(code.replace("'POST'", "'DELETE'"));
    expect(withUrl(code, '/delete', '')).toBe(code.replace('/delete', ''));
  });

  it('says no other method where it has a body, or says none', () => {
    expect(withMethod(api("(body) => ({ url: '/users/find', method: 'POST', body })", 'mutation'), 'GET')).toBeNull();
    expect(withMethod(api('(id) => `/users/delete/${id}`'), 'DELETE')).toBeNull();
  });
});
