import { describe, expect, it } from 'vitest';
import { express, fastify } from '../support/applications.ts';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

const ROUTE = "app.get('/users/delete/:id', async (request, reply) => remove(request.params.id));";
const JSON_TYPE = "'Content-Type': 'application/json'";
const HEADERS = `headers: { ${JSON_TYPE} }`;

const SERVER = fastify(ROUTE.replace('app.', 'fastify.'));

/** Why a deletion through GET stays in an application of Fastify; nothing where it moves. */
function reason(others: Files, server = SERVER): string | undefined {
  return reasonsOf(planOf({ 'server.js': server, ...others }))[0];
}

describe('a plugin of Fastify in a file of its own', () => {
  const client = `const axios = require('axios');\nconst api = axios.create({ ${HEADERS} });\nexports.remove = (id) => api.get(\`/api/users/delete/\${id}\`);\n`;
  const server = "const fastify = require('fastify')();\nfastify.register(require('./users'), { prefix: '/api' });\n";

  it.each(['app', 'instance', 'f'])('refuses the header too, whatever it is called: %s', (name) => {
    const plugin = `module.exports = async (${name}) => {\n  ${name}.get('/users/delete/:id', async (request) => request.params.id);\n};\n`;
    expect(reasonsOf(projectPlanOf({ 'server.js': server, 'users.js': plugin, 'client.js': client }))[0]).toMatch(
      /^typed-body/,
    );
  });
});

describe('a GET that would become a DELETE stays where Fastify would refuse its header', () => {
  const AXIOS = "const axios = require('axios');\n";
  const REMOVE = 'exports.remove = (id) => api.get(`/users/delete/${id}`);\n';
  const CALL = "exports.remove = (id) => call('GET', `/users/delete/${id}`);\n";

  it.each<[kind: string, client: string]>([
    ['in a client', `${AXIOS}const api = axios.create({ ${HEADERS} });\n${REMOVE}`],
    [
      'in a client, by a name',
      `${AXIOS}const JSON_HEADERS = { ${JSON_TYPE} };\nconst api = axios.create({ headers: JSON_HEADERS });\n${REMOVE}`,
    ],
    [
      'in a client, for all methods',
      `${AXIOS}const api = axios.create({ headers: { common: { ${JSON_TYPE} } } });\n${REMOVE}`,
    ],
    [
      'in the defaults',
      `${AXIOS}axios.defaults.headers.common['Content-Type'] = 'application/json';\nexports.remove = (id) => axios.get(\`/users/delete/\${id}\`);\n`,
    ],
    [
      'in an interceptor',
      `${AXIOS}const api = axios.create();\napi.interceptors.request.use((config) => {\n  config.headers['Content-Type'] = 'application/json';\n  return config;\n});\n${REMOVE}`,
    ],
    [
      'in ky',
      `import ky from 'ky';\nconst api = ky.extend({ ${HEADERS} });\n${REMOVE.replace('exports.remove', 'export const remove')}`,
    ],
    [
      'in jQuery',
      "$.ajaxSetup({ contentType: 'application/json' });\nconst remove = (id) => $.ajax({ url: `/users/delete/${id}`, type: 'GET' });\n",
    ],
    [
      'in a function that is told the method',
      `const call = (method, path) => fetch(path, { method, ${HEADERS} });\nexports.remove = (id) => call('GET', \`/users/delete/\${id}\`);\n`,
    ],
    [
      'in a function that is given options',
      `const call = (method, path, options) => fetch(path, { method, ...options, ${HEADERS} });\n${CALL}`,
    ],
    [
      'in a function with a base',
      `const BASE = 'http://localhost:3000';\nconst api = { get: (path) => fetch(BASE + path, { ${HEADERS} }), delete: (path) => fetch(BASE + path, { method: 'DELETE', ${HEADERS} }) };\n${REMOVE}`,
    ],
    [
      'in headers that are spread',
      `const base = { ${JSON_TYPE} };\nconst call = (method, path, token) => fetch(path, { method, headers: { ...base, token } });\n${CALL}`,
    ],
    [
      'in Headers',
      `const headers = new Headers({ ${JSON_TYPE} });\nconst call = (method, path) => fetch(path, { method, headers });\n${CALL}`,
    ],
    [
      'in Headers that are set',
      "const call = (method, path) => {\n  const headers = new Headers();\n  headers.set('Content-Type', 'application/json');\n  return fetch(path, { method, headers });\n};\n" +
        CALL,
    ],
    [
      'in pairs',
      "const headers = new Headers([['Content-Type', 'application/json']]);\nconst call = (method, path) => fetch(path, { method, headers });\n" +
        CALL,
    ],
    [
      'by a constant',
      `const CONTENT_TYPE = 'content-type';\nconst call = (method, path) => fetch(path, { method, headers: { [CONTENT_TYPE]: JSON_TYPE } });\n${CALL}`,
    ],
    [
      'in a function that answers headers',
      `const headersOf = (token) => ({ ${JSON_TYPE}, token });\nconst call = (method, path) => fetch(path, { method, headers: headersOf(1) });\n${CALL}`,
    ],
    [
      'in a class',
      `class Api {\n  headers = { ${JSON_TYPE} };\n  get(path) { return fetch(path, { headers: this.headers }); }\n  delete(path) { return fetch(path, { method: 'DELETE', headers: this.headers }); }\n}\nconst api = new Api();\n${REMOVE}`,
    ],
  ])('%s', (_, client) => {
    expect(reason({ 'client.js': client })).toBe('typed-body Content-Type client.js');
    expect(reason({ 'client.js': client }, express(ROUTE))).toBe('');
  });

  it('in an interceptor for what is no GET', () => {
    const client = `${AXIOS}const api = axios.create();\napi.interceptors.request.use((config) => {\n  if (config.method !== 'get') config.headers.set('Content-Type', 'application/json');\n  return config;\n});\n${REMOVE}`;
    expect(reason({ 'client.js': client })).toBe('typed-body Content-Type client.js');
  });

  it('in another file', () => {
    const client =
      "import { headers } from './headers.js';\nexport const remove = (id) => fetch(`/users/delete/${id}`, { headers });\n";
    const headers = (type: string): Files => ({ 'headers.js': `export const headers = { ${type} };` });
    const linked = (type: string): string | undefined =>
      reasonsOf(projectPlanOf({ 'server.js': SERVER, 'client.js': client, ...headers(type) }))[0];
    expect(linked(JSON_TYPE)).toMatch(/^typed-body Content-Type .*\bheaders\.js$/);
    expect(linked("Accept: 'application/json'")).toBe('');
  });

  it.each([
    `fetch('/users/delete/1', { headers: { ...token, ${JSON_TYPE} } });`,
    `fetch('/users/delete/1', { headers: new Headers({ ${JSON_TYPE} }) });`,
    "const superagent = require('superagent');\nsuperagent.get('/users/delete/1').set('Content-Type', 'application/json');",
    "const superagent = require('superagent');\nsuperagent.get('/users/delete/1').type('json');",
    `app.inject({ method: 'GET', url: '/users/delete/1', ${HEADERS} });`,
  ])('in its own request: %s', (client) => {
    expect(reason({ 'client.js': client })).toMatch(/^stuck-caller /);
  });

  it('in NestJS on Fastify', () => {
    const files = {
      'users.controller.ts':
        "import { Controller, Get, Param } from '@nestjs/common';\n@Controller('users')\nexport class Users {\n  @Get('delete/:id')\n  remove(@Param('id') id: string) { return this.users.remove(id); }\n}",
      'client.js':
        "const axios = require('axios');\nconst api = axios.create({ headers: { 'Content-Type': 'application/json' } });\nexports.remove = (id) => api.get(`/users/delete/${id}`);\n",
    };
    const adapter = (module: string): Files => ({
      'main.ts': `import { Adapter } from '${module}';\nNestFactory.create(AppModule, new Adapter());`,
    });
    const outcome = (module: string): string | undefined =>
      reasonsOf(planOf({ ...files, ...adapter(module) })).find((each) => each !== '');
    expect(outcome('@nestjs/platform-fastify')).toBe('typed-body Content-Type client.js');
    expect(outcome('@nestjs/platform-express')).not.toBe('typed-body Content-Type client.js');
  });
});

describe('a GET becomes a DELETE where no request of its kind has the header without a body', () => {
  const REMOVE = 'exports.remove = (id) => fetch(`/users/delete/${id}`);\n';

  it.each<[kind: string, code: string]>([
    [
      'another request has it',
      `exports.save = (user) => fetch('/users/save', { method: 'POST', ${HEADERS}, body: JSON.stringify(user) });\n`,
    ],
    [
      'other requests have it',
      `const headers = { ${JSON_TYPE} };\nexports.save = (user) => axios.post('/users/save', user, { headers });\n`,
    ],
    ['a client has it for other methods', `const api = axios.create({ headers: { post: { ${JSON_TYPE} } } });\n`],
    ['the defaults of another method have it', "axios.defaults.headers.post['Content-Type'] = 'application/json';\n"],
    [
      'a body brings it',
      `const send = (method, path, body) => fetch(path, { method, headers: body ? { ${JSON_TYPE} } : {}, body });\n`,
    ],
    [
      'a body brings it in a condition',
      "const send = (path, options) => {\n  if (options.body) options.headers['Content-Type'] = 'application/json';\n  return fetch(path, options);\n};\n",
    ],
    [
      'a body brings it in a spread',
      `const send = (method, path, data) => fetch(path, { method, headers: { ...(data && { ${JSON_TYPE} }) } });\n`,
    ],
    [
      'another method brings it',
      "api.interceptors.request.use((config) => {\n  if (config.method === 'post') config.headers['Content-Type'] = 'application/json';\n  return config;\n});\n",
    ],
    [
      'an answer has it',
      `app.get('/x', (req, res) => { res.set('Content-Type', 'application/json'); res.writeHead(200, { ${JSON_TYPE} }); });\n`,
    ],
    ['a new answer has it', `export const GET = () => new Response('[]', { ${HEADERS} });\n`],
    [
      'the answer of a function has it',
      `exports.handler = async () => ({ statusCode: 200, ${HEADERS}, body: '[]' });\n`,
    ],
    ['a mock answers it', `nock(HOST).get('/x').reply(200, [], { ${JSON_TYPE} });\n`],
    [
      'another request of its kind has it',
      `exports.list = () => fetch('/users/delete/1');\nconst html = page.querySelector('[type]').type('text');\n`,
    ],
  ])('%s', (_, code) => {
    expect(reason({ 'client.js': REMOVE, 'other.js': code })).toBe('');
  });
});

describe('data of a GET', () => {
  const server = express(ROUTE);

  it.each([
    "const superagent = require('superagent');\nexports.remove = (id) => superagent.get(`/users/delete/${id}`, { soft: 1 });",
    "import request from 'superagent';\nexport const remove = (id, data) => request.get(`/users/delete/${id}`, data);",
    "const remove = (id) => $.ajax({ url: `/users/delete/${id}`, type: 'GET', data: { soft: 1 } });",
    'const remove = (id) => jQuery.ajax(`/users/delete/${id}`, { data: { soft: 1 } });',
    "export const remove = (id, data) => uni.request({ url: `/users/delete/${id}`, method: 'GET', data });",
    "export const remove = (id) => wx.request({ url: `/users/delete/${id}`, method: 'GET', data: { soft: 1 } });",
    "const needle = require('needle');\nexports.remove = (id) => needle('get', `/users/delete/${id}`, { soft: 1 });",
  ])('would become a body: %s', (client) => {
    expect(reason({ 'client.js': client }, server)).toMatch(/^stuck-caller /);
  });

  it.each([
    "const superagent = require('superagent');\nexports.remove = (id) => superagent.get(`/users/delete/${id}`);",
    "const superagent = require('superagent');\nexports.remove = (id) => superagent.get(`/users/delete/${id}`).query({ soft: 1 });",
    "const remove = (id) => $.ajax({ url: `/users/delete/${id}`, type: 'GET', success: done });",
    "export const remove = (id) => uni.request({ url: `/users/delete/${id}`, method: 'GET' });",
    "const axios = require('axios');\nexports.remove = (id) => axios.get(`/users/delete/${id}`, { params: { soft: 1 } });",
  ])('stays what it is where there is none: %s', (client) => {
    expect(reason({ 'client.js': client }, server)).toBe('');
  });
});
