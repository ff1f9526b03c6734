import { describe, expect, it } from 'vitest';
import { requestLines, withMethod, withUrl } from './dump.ts';

const AXIOS = "import axios from 'axios';\n";

describe('a method that goes without saying', () => {
  it.each<[string, string, string | null]>([
    ["fetch('/users/delete/1');", 'DELETE', "fetch('/users/delete/1', { method: 'DELETE' });"],
    ['fetch("/users/delete/1");', 'DELETE', 'fetch("/users/delete/1", { method: "DELETE" });'],
    ['fetch(`/users/delete/${id}`);', 'DELETE', "fetch(`/users/delete/${id}`, { method: 'DELETE' });"],
    [
      'import a from "a";\nfetch(`/users/delete/${id}`);',
      'DELETE',
      'import a from "a";\nfetch(`/users/delete/${id}`, { method: "DELETE" });',
    ],
    ["fetch(\n  '/users/delete/1',\n);", 'DELETE', "fetch(\n  '/users/delete/1', { method: 'DELETE' },\n);"],
    ["fetch('/users/delete/1', {});", 'DELETE', "fetch('/users/delete/1', { method: 'DELETE' });"],
    ["fetch('/users/delete/1', { headers });", 'DELETE', "fetch('/users/delete/1', { method: 'DELETE', headers });"],
    [
      "fetch('/users/delete/1', {\n  headers,\n});",
      'DELETE',
      "fetch('/users/delete/1', {\n  method: 'DELETE',\n  headers,\n});",
    ],
    [
      "await window.fetch('/users/delete/1');",
      'DELETE',
      "await window.fetch('/users/delete/1', { method: 'DELETE' });",
    ],
    ["axios('/users/delete/1');", 'DELETE', "axios('/users/delete/1', { method: 'DELETE' });"],
    ["fetch(('/users/delete/1'));", 'DELETE', null],
    ["fetch('/users/delete/1' /* one */);", 'DELETE', null],
    [
      "fetch('/users/delete/1', { /* none */ });",
      'DELETE',
      "fetch('/users/delete/1', { method: 'DELETE', /* none */ });",
    ],
    ["fetch('/users/delete/1', { ...options });", 'DELETE', null],
    ["fetch('/users/delete/1', options);", 'DELETE', null],
    ["fetch('/users/delete/1', undefined);", 'DELETE', null],
    ["fetch('/users/delete/1', { body });", 'GET', null],
    ["fetch('/users/delete/1', { mode: 'no-cors' });", 'DELETE', null],
    [
      "fetch('/users/find', { mode: 'no-cors' });",
      'POST',
      "fetch('/users/find', { method: 'POST', mode: 'no-cors' });",
    ],
    [
      "fetch('/users/delete/1', { mode: 'cors' });",
      'DELETE',
      "fetch('/users/delete/1', { method: 'DELETE', mode: 'cors' });",
    ],
    ["import fetch from './fetch';\nfetch('/users/delete/1');", 'DELETE', null],
    ["import http from 'http';\nhttp.get('http://localhost/users/delete/1');", 'DELETE', null],
    ["const options = { headers };\nfetch('/users/delete/1', options);\nuse(options);", 'DELETE', null],
    ["const options = { method: 'POST' };\noptions.body = body;\nfetch('/users/delete/1', options);", 'DELETE', null],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });
});

describe('fetch', () => {
  it.each<[string, readonly string[]]>([
    ["fetch('/users/list');", ['fetch GET /users/list']],
    ["await fetch('/users/create', { method: 'POST', body });", ['fetch POST<POST> /users/create']],
    ["await window.fetch('/users/list');", ['fetch GET /users/list']],
    ["await globalThis.fetch('/users/list', { headers });", ['fetch GET /users/list']],
    ['await fetch(`/users/delete/${id}`, { method: "delete" });', ['fetch DELETE<delete> /users/delete/…']],
    ["await fetch('/users/delete/' + id, { method: 'DELETE' });", ['fetch DELETE<DELETE> /users/delete/…']],
    ["await fetch(API + '/users/list');", ['fetch GET …/users/list']],
    [
      "const API = 'http://localhost:3000/api';\nawait fetch(`${API}/users/list?page=${page}#top`);",
      ['fetch GET http://localhost:3000/api/users/list?page=…#top'],
    ],
    ["await fetch('/users/list', options);", ['fetch UNKNOWN<options> /users/list']],
    ["await fetch('/users/list', { ...options });", ['fetch UNKNOWN<{ ...options }> /users/list']],
    [
      "const options = { headers };\noptions.method = 'POST';\nawait fetch('/users/create', options);",
      ['fetch POST<POST> /users/create'],
    ],
    [
      "const options = { method: 'GET' };\nif (user) options['method'] = 'POST';\nawait fetch('/users/save', options);",
      ['fetch UNKNOWN<options> /users/save'],
    ],
    [
      "const options = { headers };\noptions[name] = value;\nawait fetch('/users/save', options);",
      ['fetch UNKNOWN<options> /users/save'],
    ],
    [
      "const options = { headers };\nObject.assign(options, others);\nawait fetch('/users/save', options);",
      ['fetch UNKNOWN<options> /users/save'],
    ],
    [
      "const options = { headers: {} };\noptions.signal = signal;\noptions.headers.method = 'x';\nawait fetch('/users/list', options);",
      ['fetch GET /users/list'],
    ],
    [
      "const options = {};\nconst method = options.method;\nother = options.method;\nawait fetch('/users/list', options);",
      ['fetch GET /users/list'],
    ],
    ["await fetch('/users/list', { ...options, method: 'POST' });", ['fetch POST<POST> /users/list']],
    ["await fetch('/users', { method: 'POST', ...(data && { body: data }) });", ['fetch POST<POST> /users']],
    ["await fetch('/users', { method: 'POST', ...(a && b && { body: a }) });", ['fetch POST<POST> /users']],
    [
      "await fetch('/users', { method: 'POST', ...(data && options) });",
      ["fetch UNKNOWN<{ method: 'POST', ...(data && options) }> /users"],
    ],
    [
      "await fetch('/users', { method: 'GET', ...(data && { method: 'POST' }) });",
      ["fetch UNKNOWN<{ method: 'GET', ...(data && { method: 'POST' }) }> /users"],
    ],
    [
      "await fetch('/users/save', { method: id ? 'PUT' : 'POST' });",
      ["fetch UNKNOWN<{ method: id ? 'PUT' : 'POST' }> /users/save"],
    ],
    ["await fetch(new URL('/users/list', origin));", ['fetch GET …/users/list']],
    [
      "await fetch(new URL('/users/list', 'http://localhost:3000').href);",
      ['fetch GET http://localhost:3000/users/list'],
    ],
    [
      "const url = new URL('/users/list', location.origin);\nurl.searchParams.set('page', 1);\nawait fetch(url.toString());",
      ['fetch GET …/users/list'],
    ],
    ["await fetch(apiUrl('/users/list'));", ['fetch GET …/users/list']],
    ["await fetch(encodeURI('/users/list'));", ['fetch GET /users/list']],
    ["await fetch(new Request('/users/create', { method: 'POST' }));", ['fetch POST<POST> /users/create']],
    [
      "await fetch(new Request('/users/create', { method: 'POST' }), { credentials: 'include' });",
      ['fetch POST<POST> /users/create'],
    ],
    ["await fetch(new Request('/users/list'), { method: 'POST' });", ['fetch UNKNOWN /users/list']],
    ["await fetch(new Request('/users/create', { method: 'POST' }), { body });", ['fetch UNKNOWN /users/create']],
    ["await fetch(new Request('/users/list'), options);", ['fetch UNKNOWN /users/list']],
    [
      "import fetch from 'node-fetch';\nawait fetch('http://localhost:3000/users/list');",
      ['fetch GET http://localhost:3000/users/list'],
    ],
    ["const fetch = require('cross-fetch');\nawait fetch('/users/list');", ['fetch GET /users/list']],
    ["export async function load({ fetch }) { return fetch('/users/list'); }", ['fetch GET /users/list base=?']],
    [
      "import fetch from './fetch.js';\nfetch('/users/list', { type: 1 }, 'POST');",
      ['fetch POST<POST> /users/list base=?'],
    ],
    ["function fetch() {}\nfetch('/users/list');", []],
    ['await fetch(url);', []],
    ['const config = useRuntimeConfig();\nawait fetch(`${config.public.api}/users/list`);', ['fetch GET …/users/list']],
    ["const URLS = { list: '/users/list' };\nawait fetch(URLS.list);", ['fetch GET /users/list']],
    ["const { data } = await useFetch('/users/list');", ['ofetch GET /users/list']],
    ["await $fetch('/users/create', { method: 'POST' });", ['ofetch POST<POST> /users/create']],
    [
      "import { ofetch } from 'ofetch';\nconst api = ofetch.create({ baseURL: '/api' });\nawait api('/users/list');",
      ['ofetch GET /users/list base=/api'],
    ],
    [
      "import { request } from 'undici';\nawait request('http://localhost:3000/users/create', { method: 'POST' });",
      ['undici POST<POST> http://localhost:3000/users/create'],
    ],
    [
      "import { Client } from 'undici';\nconst client = new Client('http://localhost:3000');\nawait client.request({ path: '/users/list', method: 'GET' });",
      ['undici GET<GET> /users/list base=http://localhost:3000'],
    ],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes the method, unless there is a body that it would take along', () => {
    expect(withMethod("fetch('/users/delete/1', { method: 'POST' });", 'DELETE')).toBe(
      "fetch('/users/delete/1', { method: 'DELETE' });",
    );
    expect(withMethod("fetch('/users/update/1', { method: 'POST', body });", 'PUT')).toBe(
      "fetch('/users/update/1', { method: 'PUT', body });",
    );
    expect(withMethod("fetch('/users/delete/1', { method: 'POST', body });", 'DELETE')).toBeNull();
    expect(withMethod("fetch('/users/list', { method: 'POST', body });", 'GET')).toBeNull();
    expect(withMethod("fetch('/users/update/1', { method: 'POST', mode: 'no-cors', body });", 'PUT')).toBeNull();
    expect(
      withMethod("const mode = 'no-cors';\nnew Request('/users/delete/1', { method: 'POST', mode });", 'DELETE'),
    ).toBeNull();
    expect(withMethod("fetch('/users/find/1', { method: 'POST', mode: 'no-cors' });", 'GET')).toBe(
      "fetch('/users/find/1', { method: 'GET', mode: 'no-cors' });",
    );
    expect(withMethod("fetch('/users/delete/1', { ...options, method: 'POST' });", 'DELETE')).toBeNull();
    expect(withMethod("fetch('/users/delete/1', options);", 'DELETE')).toBeNull();
    expect(withMethod("const M = 'POST';\nfetch('/users/delete/1', { method: M });", 'DELETE')).toBe(
      "const M = 'DELETE';\nfetch('/users/delete/1', { method: M });",
    );
  });

  it('changes the URL where it is written', () => {
    expect(withUrl('fetch(`${API}/users/delete/${id}?x=1`, { method: "DELETE" });', '/delete', '')).toBe(
      'fetch(`${API}/users/${id}?x=1`, { method: "DELETE" });',
    );
    expect(withUrl("fetch('/users/delete/' + id);", '/delete', '')).toBe("fetch('/users/' + id);");
    expect(withUrl("fetch(new URL('/users/list', origin));", '/list', '')).toBe("fetch(new URL('/users', origin));");
    expect(withUrl("const LIST = '/users/list';\nfetch(LIST);", '/list', '')).toBe(
      "const LIST = '/users';\nfetch(LIST);",
    );
    expect(withUrl("const LIST = '/users/list';\nfetch(LIST);\nkeep(LIST);", '/list', '')).toBeNull();
  });
});

describe('axios', () => {
  it.each<[string, readonly string[]]>([
    [`${AXIOS}axios.get('/users/list');`, ['axios GET<get> /users/list']],
    [`${AXIOS}axios.get('/users/list', { params: { page: 1 } });`, ['axios GET<get> /users/list']],
    [
      `${AXIOS}axios.post('/users/create', { name }).then((response) => response.data);`,
      ['axios POST<post> /users/create'],
    ],
    [`${AXIOS}axios('/users/list');`, ['axios GET /users/list']],
    [`${AXIOS}axios('/users/create', { method: 'post' });`, ['axios POST<post> /users/create']],
    [`${AXIOS}axios({ method: 'post', url: '/users/create', data });`, ['axios POST<post> /users/create']],
    [`${AXIOS}axios({ url: '/users/list' });`, ['axios GET /users/list']],
    [
      `${AXIOS}axios.request({ method: 'DELETE', url: \`/users/delete/\${id}\` });`,
      ['axios DELETE<DELETE> /users/delete/…'],
    ],
    [
      `${AXIOS}const config = { method: 'put', url: '/users/update/1' };\naxios(config);`,
      ['axios PUT<put> /users/update/1'],
    ],
    [
      `${AXIOS}axios({ ...config, url: '/users/list' });`,
      ["axios UNKNOWN<{ ...config, url: '/users/list' }> /users/list base=?"],
    ],
    [`${AXIOS}axios[method]('/users/list');`, ['axios UNKNOWN<method> /users/list']],
    [
      `${AXIOS}const api = axios.create({ baseURL: '/api' });\napi.get('/users/list');`,
      ['axios GET<get> /users/list base=/api'],
    ],
    [
      `${AXIOS}const api = axios.create({ baseURL: \`\${HOST}/api\` });\napi.get('/users/list');`,
      ['axios GET<get> /users/list base=…/api'],
    ],
    [
      `${AXIOS}const api = axios.create({ baseURL: process.env.API });\napi.get('/users/list');`,
      ['axios GET<get> /users/list base=?'],
    ],
    [
      `${AXIOS}const api = axios.create({ baseURL: process.env.API });\napi.get('users/list');`,
      ['axios GET<get> users/list base=?'],
    ],
    ["const list = (http) => http.get('users/list');", []],
    [`${AXIOS}const api = axios.create({ timeout: 1 });\napi.get('/users/list');`, ['axios GET<get> /users/list']],
    [
      `${AXIOS}const api = axios.create();\napi.defaults.baseURL = '/api';\napi.get('/users/list');`,
      ['axios GET<get> /users/list base=/api'],
    ],
    [
      `${AXIOS}axios.defaults.baseURL = 'http://localhost:3000';\naxios.get('/users/list');`,
      ['axios GET<get> /users/list base=http://localhost:3000'],
    ],
    [`${AXIOS}axios.defaults.baseURL = API;\naxios.get('/users/list');`, ['axios GET<get> /users/list base=?']],
    [`${AXIOS}axios.get('/users/list', { baseURL: '/api' });`, ['axios GET<get> /users/list base=/api']],
    [
      `${AXIOS}const api = axios.create({ baseURL: '/api' });\napi.get('http://localhost:3000/users/list');`,
      ['axios GET<get> http://localhost:3000/users/list'],
    ],
    ["const axios = require('axios').default;\naxios.get('/users/list');", ['axios GET<get> /users/list']],
    [
      "const axios = require('axios');\nconst api = axios.default.create();\napi.delete('/users/delete/1');",
      ['axios DELETE<delete> /users/delete/1'],
    ],
    ["axios.get('/users/list');", ['axios GET<get> /users/list']],
    [
      "import axios from './axios.js';\nexport const list = () => axios.get('/users/list');",
      ['axios GET<get> /users/list base=?'],
    ],
    [
      "import { AxiosInstance } from 'axios';\nclass Api { constructor(private readonly api: AxiosInstance) {} list() { return this.api.get('/users/list'); } }",
      ['axios GET<get> /users/list base=?'],
    ],
    [
      `${AXIOS}class Api { api = axios.create({ baseURL: '/api' }); list() { return this.api.get('/users/list'); } }`,
      ['axios GET<get> /users/list base=/api'],
    ],
    [
      `${AXIOS}class Api { constructor() { this.api = axios.create({ baseURL: '/api' }); } list() { return this.api.get('/users/list'); } }`,
      ['axios GET<get> /users/list base=/api'],
    ],
    [
      "export default { async list() { const data = await this.$axios.$get('/users/list'); } };",
      ['axios GET<$get> /users/list base=?'],
    ],
    [
      "function save() { this.$http.post('/users/create', {}).then((response) => {}); }",
      ['axios POST<post> /users/create base=?'],
    ],
    ["function Users($http) { $http({ method: 'GET', url: '/users/list' }); }", ['axios GET<GET> /users/list base=?']],
    [
      "import { HttpService } from '@nestjs/axios';\nclass Users { constructor(private http: HttpService) {} list() { return this.http.get('/users/list'); } }",
      ['axios GET<get> /users/list base=?'],
    ],
    [`${AXIOS}axios.get(url);`, []],
    [
      `${AXIOS}axios.all([axios.get('/users/list'), axios.get('/posts/list')]);`,
      ['axios GET<get> /users/list', 'axios GET<get> /posts/list'],
    ],
    [`${AXIOS}axios.get('users/list');`, ['axios GET<get> users/list']],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it.each<[string, string, string | null]>([
    ["axios.get('/users/delete/1')", 'DELETE', "axios.delete('/users/delete/1')"],
    ["axios.get('/users/delete/1', config)", 'DELETE', "axios.delete('/users/delete/1', config)"],
    ["axios.post('/users/update/1', body)", 'PUT', "axios.put('/users/update/1', body)"],
    ["axios.post('/users/update/1', body, config)", 'PATCH', "axios.patch('/users/update/1', body, config)"],
    ["axios.post('/users/delete/1')", 'DELETE', "axios.delete('/users/delete/1')"],
    ["axios.post('/users/delete/1', {})", 'DELETE', "axios.delete('/users/delete/1', {})"],
    ["axios.post('/users/delete/1', { id })", 'DELETE', null],
    ["axios.post('/users/delete/1', {}, { headers })", 'DELETE', "axios.delete('/users/delete/1', { headers })"],
    ["axios.post('/users/delete/1', null, { headers })", 'DELETE', "axios.delete('/users/delete/1', { headers })"],
    ["axios.post('/users/delete/1', undefined, {})", 'DELETE', "axios.delete('/users/delete/1', {})"],
    ["axios.post('/users/delete/1', {}, config)", 'DELETE', null],
    ["axios.post('/users/delete/1', {}, { ...config })", 'DELETE', null],
    ["axios.post('/users/delete/1', {}, { data })", 'DELETE', null],
    ["axios.post('/users/delete/1', {} /* none */, { headers })", 'DELETE', null],
    ["axios.post('/users/delete/1', { id }, { headers })", 'DELETE', null],
    ["axios.post('/users/delete/1', body)", 'DELETE', null],
    ["axios.post('/users/list', body)", 'GET', null],
    ["axios.get('/users/create', config)", 'POST', null],
    ["axios['post']('/users/delete/1')", 'DELETE', "axios['delete']('/users/delete/1')"],
    [
      "axios({ method: 'post', url: '/users/delete/1' })",
      'DELETE',
      "axios({ method: 'delete', url: '/users/delete/1' })",
    ],
    ["axios({ method: 'post', url: '/users/list', data })", 'GET', null],
    ["axios({ url: '/users/delete/1' })", 'DELETE', "axios({ method: 'DELETE', url: '/users/delete/1' })"],
    [
      "axios.request({ url: '/users/delete/1' })",
      'DELETE',
      "axios.request({ method: 'DELETE', url: '/users/delete/1' })",
    ],
    ["axios({ ...options, url: '/users/delete/1' })", 'DELETE', null],
    ["axios.$post('/users/delete/1')", 'DELETE', "axios.$delete('/users/delete/1')"],
    ["axios.get('/users/list')", 'ALL', null],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });
});

describe('clients for Node', () => {
  it.each<[string, readonly string[]]>([
    [
      "import got from 'got';\nawait got('http://localhost/users/list').json();",
      ['got GET http://localhost/users/list'],
    ],
    [
      "import got from 'got';\nawait got.post('http://localhost/users/create', { json: {} });",
      ['got POST<post> http://localhost/users/create'],
    ],
    [
      "import got from 'got';\nawait got({ method: 'DELETE', url: '/users/delete/1' });",
      ['got DELETE<DELETE> /users/delete/1'],
    ],
    [
      "import got from 'got';\nconst api = got.extend({ prefixUrl: 'http://localhost/api' });\nawait api.get('users/list');",
      ['got GET<get> users/list base=http://localhost/api'],
    ],
    ["import ky from 'ky';\nawait ky('/users/list').json();", ['ky GET /users/list']],
    [
      "import ky from 'ky';\nconst api = ky.create({ prefixUrl: '/api' });\nawait api.delete('users/delete/1');",
      ['ky DELETE<delete> users/delete/1 base=/api'],
    ],
    [
      "import superagent from 'superagent';\nawait superagent.get('/users/list').query({ page: 1 });",
      ['superagent GET<get> /users/list'],
    ],
    [
      "import superagent from 'superagent';\nsuperagent('POST', '/users/create').send({});",
      ['superagent POST<POST> /users/create'],
    ],
    [
      "const needle = require('needle');\nneedle.get('http://localhost/users/list', (error, response) => {});",
      ['needle GET<get> http://localhost/users/list'],
    ],
    [
      "const needle = require('needle');\nneedle('post', 'http://localhost/users/create', {});",
      ['needle POST<post> http://localhost/users/create'],
    ],
    [
      "const request = require('request');\nrequest('http://localhost/users/list', (error, response) => {});",
      ['request GET http://localhost/users/list'],
    ],
    [
      "const request = require('request-promise');\nawait request({ uri: 'http://localhost/users/create', method: 'POST' });",
      ['request POST<POST> http://localhost/users/create'],
    ],
    [
      "const request = require('request');\nrequest.post({ url: 'http://localhost/users/create', form: {} }, callback);",
      ['request POST<post> http://localhost/users/create'],
    ],
    [
      "const http = require('http');\nhttp.request({ hostname: 'localhost', path: '/users/list', method: 'GET' });",
      ['http GET<GET> /users/list base=http://localhost'],
    ],
    [
      "import http from 'node:http';\nhttp.get('http://localhost/users/list', (response) => {});",
      ['http GET http://localhost/users/list'],
    ],
    [
      "import http from 'k6/http';\nhttp.post('http://localhost:3000/users/create', body, params);",
      ['k6 POST<post> http://localhost:3000/users/create'],
    ],
    [
      "import http from 'k6/http';\nhttp.request('DELETE', 'http://localhost:3000/users/1');",
      ['k6 DELETE<DELETE> http://localhost:3000/users/1'],
    ],
    ["import http from 'node:http';\nhttp.createServer(app).listen(3000);", []],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it.each<[string, string, string | null]>([
    [
      "import got from 'got';\ngot.post('/users/delete/1');",
      'DELETE',
      "import got from 'got';\ngot.delete('/users/delete/1');",
    ],
    ["import got from 'got';\ngot.post('/users/delete/1', { json: {} });", 'DELETE', null],
    [
      "import got from 'got';\ngot.post('/users/update/1', { json: {} });",
      'PUT',
      "import got from 'got';\ngot.put('/users/update/1', { json: {} });",
    ],
    [
      "import ky from 'ky';\nky.get('/users/delete/1', { headers });",
      'DELETE',
      "import ky from 'ky';\nky.delete('/users/delete/1', { headers });",
    ],
    [
      "import superagent from 'superagent';\nsuperagent.post('/users/delete/1').send({});",
      'DELETE',
      "import superagent from 'superagent';\nsuperagent.delete('/users/delete/1').send({});",
    ],
    ["import superagent from 'superagent';\nsuperagent.post('/users/list').send({});", 'GET', null],
    ["const needle = require('needle');\nneedle.get('/users/delete/1', options);", 'DELETE', null],
    [
      "const needle = require('needle');\nneedle.post('/users/delete/1', {}, options);",
      'DELETE',
      "const needle = require('needle');\nneedle.delete('/users/delete/1', {}, options);",
    ],
    [
      "import http from 'k6/http';\nhttp.post('/users/delete/1');",
      'DELETE',
      "import http from 'k6/http';\nhttp.del('/users/delete/1');",
    ],
    [
      "import http from 'k6/http';\nhttp.post('/users/update/1', user, params);",
      'PUT',
      "import http from 'k6/http';\nhttp.put('/users/update/1', user, params);",
    ],
    [
      "import http from 'k6/http';\nhttp.get('/users/delete/1');",
      'DELETE',
      "import http from 'k6/http';\nhttp.del('/users/delete/1');",
    ],
    ["import http from 'k6/http';\nhttp.get('/users/delete/1', params);", 'DELETE', null],
    [
      "const request = require('request');\nrequest({ url: '/users/delete/1', method: 'POST' });",
      'DELETE',
      "const request = require('request');\nrequest({ url: '/users/delete/1', method: 'DELETE' });",
    ],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });
});

describe('clients of the browser', () => {
  const ANGULAR = "import { HttpClient } from '@angular/common/http';\n";

  it.each<[string, readonly string[]]>([
    ["$.get('/users/list', (data) => render(data));", ['jquery GET<get> /users/list']],
    ["$.post('/users/create', { name: 'a' }, done);", ['jquery POST<post> /users/create']],
    ["$.getJSON('/users/list');", ['jquery GET<getJSON> /users/list']],
    ["$.ajax({ url: '/users/delete/1', type: 'POST' });", ['jquery POST<POST> /users/delete/1']],
    ["jQuery.ajax('/users/create', { method: 'POST', data });", ['jquery POST<POST> /users/create']],
    ["$.ajax({ url: '/users/list', success() {} });", ['jquery GET /users/list']],
    [
      "import $ from 'jquery';\n$.ajax({ url: '/users/delete/' + id, method: 'DELETE' });",
      ['jquery DELETE<DELETE> /users/delete/…'],
    ],
    ["(function ($) { $.get('/users/list'); })(jQuery);", ['jquery GET<get> /users/list']],
    ["const $ = cheerio.load('<a>');\n$('a').get(0);", []],
    ["const xhr = new XMLHttpRequest();\nxhr.open('GET', '/users/list');\nxhr.send();", ['xhr GET<GET> /users/list']],
    ["const source = new EventSource('/users/list');", ['eventsource GET /users/list']],
    [
      "import { EventSource } from 'eventsource';\nnew EventSource(`${BASE}/users/list`, { withCredentials: true });",
      ['eventsource GET …/users/list'],
    ],
    [
      "import { EventSourcePolyfill as Source } from 'event-source-polyfill';\nnew Source('/users/list', { headers });",
      ['eventsource GET /users/list'],
    ],
    ["navigator.sendBeacon('/users/create', JSON.stringify(user));", ['beacon POST<sendBeacon> /users/create']],
    ["window.navigator.sendBeacon('/users/create');", ['beacon POST<sendBeacon> /users/create']],
    [
      "import { fetchEventSource } from '@microsoft/fetch-event-source';\nfetchEventSource('/users/list', { method: 'POST', onmessage });",
      ['fetch POST<POST> /users/list'],
    ],
    ["navigator.geolocation.watchPosition('/users/list');", []],
    [
      "const request = new XMLHttpRequest();\nrequest.open('post', url + '/users/create', true);",
      ['xhr POST<post> …/users/create'],
    ],
    ["window.open('/users/list', '_blank');", []],
    [
      `${ANGULAR}class Users { constructor(private http: HttpClient) {} list() { return this.http.get<User[]>('/users/list'); } }`,
      ['angular GET<get> /users/list base=?'],
    ],
    [
      `${ANGULAR}import { inject } from '@angular/core';\nclass Users { http = inject(HttpClient); list() { return this.http.post(\`\${this.base}/users/create\`, {}); } }`,
      ['angular POST<post> …/users/create base=?'],
    ],
    [
      `${ANGULAR}class Users { constructor(private http: HttpClient) {} list() { return this.http.request('GET', '/users/list'); } }`,
      ['angular GET<GET> /users/list base=?'],
    ],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it.each<[string, string, string | null]>([
    ["$.get('/users/delete/1');", 'DELETE', null],
    ["$.post('/users/update/1', {});", 'PUT', null],
    ["$.post('/users/list', {});", 'GET', null],
    [
      "$.ajax({ url: '/users/delete/1', type: 'POST' });",
      'DELETE',
      "$.ajax({ url: '/users/delete/1', type: 'DELETE' });",
    ],
    ["$.ajax({ url: '/users/list', type: 'POST', data });", 'GET', null],
    ["$.ajax({ url: '/users/delete/1' });", 'DELETE', "$.ajax({ method: 'DELETE', url: '/users/delete/1' });"],
    [
      "$.ajax({ url: '/users/delete/1', dataType: 'json' });",
      'DELETE',
      "$.ajax({ method: 'DELETE', url: '/users/delete/1', dataType: 'json' });",
    ],
    ["$.ajax({ url: '/users/delete/1', dataType: 'jsonp' });", 'DELETE', null],
    ["$.ajax('/users/delete/1', { data: { soft: 1 } });", 'DELETE', null],
    [
      "const xhr = new XMLHttpRequest();\nxhr.open('GET', '/users/delete/1');",
      'DELETE',
      "const xhr = new XMLHttpRequest();\nxhr.open('DELETE', '/users/delete/1');",
    ],
    [
      `${ANGULAR}class A { constructor(private http: HttpClient) {} a() { return this.http.post('/users/delete/1', {}); } }`,
      'DELETE',
      `${ANGULAR}class A { constructor(private http: HttpClient) {} a() { return this.http.delete('/users/delete/1', {}); } }`,
    ],
    [
      `${ANGULAR}class A { constructor(private http: HttpClient) {} a() { return this.http.post('/users/delete/1', user); } }`,
      'DELETE',
      null,
    ],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });
});
