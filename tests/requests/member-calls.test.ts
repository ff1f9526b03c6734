import { expect, it } from 'vitest';
import { installedClients, memberCalls } from '../../src/requests/method-members.ts';

it.each<[string, readonly string[]]>([
  ["http.delete('/users/1');", ['http.delete']],
  ["http.delete('/users/1');\nhttp.delete('/users/2');\nthis.api.put(url, user);", ['http.delete', 'api.put']],
  ["api\n  .patch('/users/1', user);", ['api.patch']],
  ["this.http.post<User>('/users', user);", ['http.post']],
  ["client?.del('/users/1');", ['client.del']],
  ["http.get('/users');", []],
  ["useApi().delete('/users/1');", []],
  ['http.deleted(1);', []],
  ['const { post } = http;', []],
])('memberCalls: %s', (code, expected) => {
  expect(memberCalls(code)).toEqual(expected);
});

it.each<[string, readonly string[]]>([
  ['Vue.prototype.$http = axios;', ['$http']],
  ['app.config.globalProperties.$axios = client;', ['$axios']],
  ['window.axios = require("axios");', ['axios']],
  ['if (Vue.prototype.$http === axios) use();', []],
  ['this.$http.post("/users");', []],
])('installedClients: %s', (code, expected) => {
  expect(installedClients(code)).toEqual(expected);
});

it.each(['http.delete', 'http .', '.post', 'a', '$', ' ', 'a.post ', '.$http ', '.axios'])(
  'reads a million times %s in time',
  (part) => {
    const text = part.repeat(Math.ceil(1_000_000 / part.length));
    expect(() => [memberCalls(text), installedClients(text)]).not.toThrow();
  },
);
