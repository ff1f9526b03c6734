import { describe, expect, it } from 'vitest';
import { requestLines, requestsOf, withMethod, withUrl } from './dump.ts';

const SUPERTEST = "import request from 'supertest';\nimport app from './app.js';\n";

describe('supertest', () => {
  it.each<[string, readonly string[]]>([
    [`${SUPERTEST}await request(app).get('/users/list');`, ['supertest GET<get> /users/list in process']],
    [
      `${SUPERTEST}await request(app).post('/users/create').send({ name: 'a' }).expect(201);`,
      ['supertest POST<post> /users/create in process'],
    ],
    [
      `${SUPERTEST}request(app).del('/users/delete/1').end(done);`,
      ['supertest DELETE<del> /users/delete/1 in process'],
    ],
    [`${SUPERTEST}request(app)['get']('/users/list');`, ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}request(app)[method]('/users/list');`, ['supertest UNKNOWN<method> /users/list in process']],
    [
      `${SUPERTEST}const agent = request.agent(app);\nawait agent.get(\`/users/get/\${id}?full=1\`);`,
      ['supertest GET<get> /users/get/…?full=1 in process'],
    ],
    [
      `${SUPERTEST}let agent;\nbeforeEach(() => { agent = request(app); });\nit('x', () => agent.put('/users/update/1'));`,
      ['supertest PUT<put> /users/update/1 in process'],
    ],
    [
      "const supertest = require('supertest');\nconst api = supertest(require('../app'));\napi.get('/users/list').expect(200);",
      ['supertest GET<get> /users/list in process'],
    ],
    ["require('supertest')(app).get('/users/list');", ['supertest GET<get> /users/list in process']],
    [
      "import { agent } from 'supertest';\nconst api = agent(app);\nawait api.get('/users/list');",
      ['supertest GET<get> /users/list in process'],
    ],
    [
      "const { agent } = require('supertest');\nconst api = agent(app);\nawait api.get('/users/list');",
      ['supertest GET<get> /users/list in process'],
    ],
    [
      `${SUPERTEST}const api = () => request(app);\nawait api().get('/users/list');`,
      ['supertest GET<get> /users/list in process'],
    ],
    [
      `${SUPERTEST}await request('http://localhost:3000').get('/users/list');`,
      ['supertest GET<get> /users/list base=http://localhost:3000'],
    ],
    [`${SUPERTEST}await request(process.env.BASE_URL).get('/users/list');`, ['supertest GET<get> /users/list base=?']],
    [
      `${SUPERTEST}class Suite { api = request(app); run() { return this.api.get('/users/list'); } }`,
      ['supertest GET<get> /users/list in process'],
    ],
    [
      `${SUPERTEST}test('x', async (t) => { t.context.agent = request(app); await t.context.agent.get('/users/list'); });`,
      ['supertest GET<get> /users/list in process'],
    ],
    [
      `${SUPERTEST}const url = '/users/list';\nawait request(app).get(url + '?page=1');`,
      ['supertest GET<get> /users/list?page=1 in process'],
    ],
    [
      "import type { SuperTest, Test } from 'supertest';\nlet api: SuperTest<Test>;\napi.get('/users/list');",
      ['supertest GET<get> /users/list in process'],
    ],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes the method and the URL', () => {
    const code = `${SUPERTEST}await request(app).post('/users/delete/1').send({});`;
    expect(withMethod(code, 'DELETE')).toBe(`${SUPERTEST}await request(app).delete('/users/delete/1').send({});`);
    expect(withUrl(code, '/delete', '')).toBe(`${SUPERTEST}await request(app).post('/users/1').send({});`);
    expect(withMethod(`${SUPERTEST}await request(app)['post']('/users/delete/1');`, 'DELETE')).toBe(
      `${SUPERTEST}await request(app)['delete']('/users/delete/1');`,
    );
    expect(withMethod(`${SUPERTEST}await request(app)[method]('/users/delete/1');`, 'DELETE')).toBeNull();
  });

  it('does not make a GET of what has a body', () => {
    expect(withMethod(`${SUPERTEST}await request(app).post('/users/get').send({});`, 'GET')).toBeNull();
    expect(withMethod(`${SUPERTEST}await request(app).post('/users/get');`, 'GET')).toBe(
      `${SUPERTEST}await request(app).get('/users/get');`,
    );
  });
});

describe('chai-http', () => {
  it.each<[string, readonly string[]]>([
    [
      "const chai = require('chai');\nchai.request(app).get('/users/list').end((err, res) => {});",
      ['chai-http GET<get> /users/list in process'],
    ],
    [
      "import chai from 'chai';\nconst res = await chai.request(server).post('/users/create').send({});",
      ['chai-http POST<post> /users/create in process'],
    ],
    [
      "import * as chai from 'chai';\nimport chaiHttp from 'chai-http';\nchai.use(chaiHttp);\nawait chai.request.execute(app).get('/users/list');",
      ['chai-http GET<get> /users/list in process'],
    ],
    [
      "import { use } from 'chai';\nimport chaiHttp from 'chai-http';\nconst chai = use(chaiHttp);\nawait chai.request.execute(app).get('/users/list');",
      ['chai-http GET<get> /users/list in process'],
    ],
    [
      "import chaiHttp, { request } from 'chai-http';\nawait request.execute(app).delete('/users/delete/1');",
      ['chai-http DELETE<delete> /users/delete/1 in process'],
    ],
    [
      "const chai = require('chai');\nconst agent = chai.request.agent(app);\nawait agent.get('/users/list');",
      ['chai-http GET<get> /users/list in process'],
    ],
    [
      "const chai = require('chai');\nconst requester = chai.request(app).keepOpen();\nawait requester.get('/users/list');",
      ['chai-http GET<get> /users/list in process'],
    ],
    [
      "chai.request('http://localhost:3000').get('/users/list');",
      ['chai-http GET<get> /users/list base=http://localhost:3000'],
    ],
    ["chai.request(host).get('/users/list');", ['chai-http GET<get> /users/list base=?']],
    ["import { expect } from 'chai';\nexpect(1).to.equal(1);", []],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes the method', () => {
    expect(withMethod("chai.request(app).get('/users/delete/1').end();", 'DELETE')).toBe(
      "chai.request(app).delete('/users/delete/1').end();",
    );
    expect(withMethod("chai.request(app).post('/users/update/1').send({}).end();", 'PUT')).toBe(
      "chai.request(app).put('/users/update/1').send({}).end();",
    );
    expect(withUrl("chai.request(app).get('/users/list').end();", '/list', '')).toBe(
      "chai.request(app).get('/users').end();",
    );
  });
});

describe('inject', () => {
  it.each<[string, readonly string[]]>([
    ["await app.inject({ method: 'GET', url: '/users/list' });", ['inject GET<GET> /users/list in process']],
    ["await app.inject({ url: '/users/list' });", ['inject GET /users/list in process']],
    [
      "await app.inject({ method: 'post', path: '/users/create', payload: {} });",
      ['inject POST<post> /users/create in process'],
    ],
    ["await app.inject('/users/list');", ['inject GET /users/list in process']],
    ["await app.inject().get('/users/list').end();", ['inject GET<get> /users/list in process']],
    [
      "const options = { method: 'DELETE', url: '/users/delete/1' };\nawait build().inject(options);",
      ['inject DELETE<DELETE> /users/delete/1 in process'],
    ],
    [
      'await t.context.app.inject({ method, url: `/users/get/${id}` });',
      ['inject UNKNOWN<{ method, url: `/users/get/${id}` }> /users/get/… in process'],
    ],
    [
      "class App { #app; list() { return this.#app.inject({ ...rest, method: 'GET', url: '/users/list' }); } }",
      ['inject GET<GET> /users/list in process'],
    ],
    [
      "await app.inject({ method: 'GET', url: '/users/list', ...rest });",
      ["inject UNKNOWN<{ method: 'GET', url: '/users/list', ...rest }> /users/list in process"],
    ],
    [
      "import lightMyRequest from 'light-my-request';\nlightMyRequest(dispatch, { method: 'GET', url: '/users/list' }, done);",
      ['inject GET<GET> /users/list in process'],
    ],
    [
      "const { inject } = require('light-my-request');\ninject(dispatch, '/users/list');",
      ['inject GET /users/list in process'],
    ],
    ['beforeEach(inject(function ($http) {}));\nconst service = inject(UserService);', []],
    ["container.inject('users');", []],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes the method and the URL', () => {
    const code = "await app.inject({ method: 'POST', url: '/users/delete/1', payload: {} });";
    expect(withMethod(code, 'DELETE')).toBe(
      "await app.inject({ method: 'DELETE', url: '/users/delete/1', payload: {} });",
    );
    expect(withMethod(code, 'GET')).toBeNull();
    expect(withUrl(code, '/delete', '')).toBe("await app.inject({ method: 'POST', url: '/users/1', payload: {} });");
    expect(withMethod("await app.inject({ method: 'post', url: '/users/delete/1' });", 'DELETE')).toBe(
      "await app.inject({ method: 'delete', url: '/users/delete/1' });",
    );
    expect(withMethod("await app.inject('/users/delete/1');", 'DELETE')).toBeNull();
    expect(withMethod("await app.inject().post('/users/delete/1').end();", 'DELETE')).toBe(
      "await app.inject().delete('/users/delete/1').end();",
    );
  });

  it('changes options that two calls share for both', () => {
    const code =
      "const options = { method: 'POST', url: '/users/delete/1' };\nawait app.inject(options);\nawait app.inject(options);";
    expect(withMethod(code, 'DELETE')).toBe(code.replace('POST', 'DELETE'));
    expect(withUrl(code, '/delete', '')).toBe(code.replace('/delete', ''));
  });

  it('leaves options that something else reads as well', () => {
    const [request] = requestsOf(
      "const options = { method: 'POST', url: '/users/delete/1' };\nawait app.inject(options);\nkeep(options);",
    );
    expect(request?.method?.edit('DELETE')).toBeNull();
    expect(request?.url.edit(0, 6, '/people')).toBeNull();
  });
});

describe('app.request', () => {
  it.each<[string, readonly string[]]>([
    ["const res = await app.request('/users/list');", ['hono GET /users/list in process']],
    [
      "const res = await app.request('/users/create', { method: 'POST', body: '{}' });",
      ['hono POST<POST> /users/create in process'],
    ],
    ['const res = await router.request(`/users/${id}/get`);', ['hono GET /users/…/get in process']],
    ["await octokit.request('/repos/list');", []],
    ["await app.request(new Request('http://localhost/users/list'));", ['fetch GET http://localhost/users/list']],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes the method', () => {
    expect(withMethod("await app.request('/users/delete/1', { method: 'POST' });", 'DELETE')).toBe(
      "await app.request('/users/delete/1', { method: 'DELETE' });",
    );
    expect(withMethod("await app.request('/users/delete/1', { method: 'POST', body });", 'DELETE')).toBeNull();
  });
});
