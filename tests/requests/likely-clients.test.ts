import { describe, expect, it } from 'vitest';
import { requestLines, withMethod, withUrl } from './dump.ts';

describe('a client that comes from elsewhere', () => {
  it.each<[string, readonly string[]]>([
    [
      "import api from '../api';\nconst { data } = await api.get('/users/list');",
      ['client GET<get> /users/list base=?'],
    ],
    [
      "import api from '../api';\nexport const list = () => api.get('/users/list');",
      ['client GET<get> /users/list base=?'],
    ],
    [
      "import http from '../http-common';\nclass Users { list() { return http.get('/users/list'); } }",
      ['client GET<get> /users/list base=?'],
    ],
    [
      "import client from './client';\nclient.post('/users/create', user).then((response) => response.data);",
      ['client POST<post> /users/create base=?'],
    ],
    [
      "import { apiClient } from './client';\nconst remove = (id) => apiClient.delete(`/users/delete/${id}`);",
      ['client DELETE<delete> /users/delete/… base=?'],
    ],
    [
      "class Users extends Service { list() { return this.api.get('/users/list'); } }",
      ['client GET<get> /users/list base=?'],
    ],
    [
      "const api = useApi();\nuseQuery('users', async () => (await api.get('/users/list')).data);",
      ['client GET<get> /users/list base=?'],
    ],
    ["await useAxios().get('/users/list');", ['client GET<get> /users/list base=?']],
    ['await backend.post(`${BASE}/users/create`, user);', ['client POST<post> …/users/create base=?']],
    ["await thing.get('/users/list');", ['client GET<get> /users/list base=?']],
    [
      "await Promise.all([api.get('/users/list'), api.get('/posts/list')]);",
      ['client GET<get> /users/list base=?', 'client GET<get> /posts/list base=?'],
    ],
    [
      "function list() { this.http.get('/users/list').subscribe((users) => {}); }",
      ['client GET<get> /users/list base=?'],
    ],
    [
      "import { agent } from './setup';\nawait agent.get('/users/list').expect(200);",
      ['supertest GET<get> /users/list in process'],
    ],
    ["await app.request.get('/users/list').expect(200);", ['supertest GET<get> /users/list in process']],
    ["const { body } = await app.request.get('/users/list');", ['client GET<get> /users/list base=?']],
    ["import { server } from './setup';\nawait server.get('/users/list').expect(200);", []],
    [
      "import { api } from './setup';\nawait api.post('/users/create').send({});",
      ['supertest POST<post> /users/create in process'],
    ],
    [
      "import request from '@/utils/request';\nexport function list() { return request({ url: '/users/list', method: 'get' }); }",
      ['client GET<get> /users/list base=?'],
    ],
    [
      "import request from '@/utils/request';\nexport const create = (data) => request({ url: '/users/create', method: 'post', data });",
      ['client POST<post> /users/create base=?'],
    ],
    [
      "import request from '@/utils/request';\nexport const list = (params) => request({ url: '/users/list', params });",
      ['client GET /users/list base=?'],
    ],
    [
      "import request from '@/utils/request';\nexport const list = (data) => request({ url: '/users/list', data });",
      ['client UNKNOWN /users/list base=?'],
    ],
    ["await fetchJson('/users/create', { method: 'POST', body });", ['fetch POST<POST> /users/create base=?']],
    [
      "await createRequest('/users/create', { method: 'POST' }, 'createUser');",
      ['fetch POST<POST> /users/create base=?'],
    ],
    ["await callApi('/users/list', 'GET');", ['fetch GET<GET> /users/list base=?']],
    ["await send('POST', '/users/create', user);", ['fetch POST<POST> /users/create base=?']],
    ["await apiFetch('/users/list', { headers: {} });", ['fetch GET /users/list base=?']],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes as axios does', () => {
    expect(withMethod("await api.get('/users/delete/1');", 'DELETE')).toBe("await api.delete('/users/delete/1');");
    expect(withMethod("await api.post('/users/delete/1', user);", 'DELETE')).toBeNull();
    expect(withMethod("request({ url: '/users/delete/1', method: 'post' });", 'DELETE')).toBe(
      "request({ url: '/users/delete/1', method: 'delete' });",
    );
    expect(withMethod("request({ url: '/users/delete/1', method: 'post', data });", 'GET')).toBeNull();
    expect(withMethod("callApi('/users/delete/1', 'POST');", 'DELETE')).toBe("callApi('/users/delete/1', 'DELETE');");
    expect(withMethod("callApi('/users/delete/1', 'POST', body);", 'DELETE')).toBeNull();
    expect(withUrl('await api.get(`/users/get/${id}`);', '/get', '')).toBe('await api.get(`/users/${id}`);');
  });
});
