import { describe, expect, it } from 'vitest';
import { requestLines, withMethod, withUrl } from './dump.ts';

const SUPERTEST = "import request from 'supertest';\nimport app from './app.js';\n";

describe('supertest', () => {
  it.each<[string, readonly string[]]>([
    [`${SUPERTEST}await request(app).get('/users/list');`, ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}await request(app).post('/users/create').send({ name: 'a' }).expect(201);`, ['supertest POST<post> /users/create in process']],
    [`${SUPERTEST}request(app).del('/users/delete/1').end(done);`, ['supertest DELETE<del> /users/delete/1 in process']],
    [`${SUPERTEST}request(app)['get']('/users/list');`, ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}request(app)[method]('/users/list');`, ['supertest UNKNOWN<method> /users/list in process']],
    [`${SUPERTEST}const agent = request.agent(app);\nawait agent.get(\`/users/get/\${id}?full=1\`);`, ['supertest GET<get> /users/get/…?full=1 in process']],
    [`${SUPERTEST}let agent;\nbeforeEach(() => { agent = request(app); });\nit('x', () => agent.put('/users/update/1'));`, ['supertest PUT<put> /users/update/1 in process']],
    ["const supertest = require('supertest');\nconst api = supertest(require('../app'));\napi.get('/users/list').expect(200);", ['supertest GET<get> /users/list in process']],
    ["require('supertest')(app).get('/users/list');", ['supertest GET<get> /users/list in process']],
    ["import { agent } from 'supertest';\nconst api = agent(app);\nawait api.get('/users/list');", ['supertest GET<get> /users/list in process']],
    ["const { agent } = require('supertest');\nconst api = agent(app);\nawait api.get('/users/list');", ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}const api = () => request(app);\nawait api().get('/users/list');`, ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}await request('http://localhost:3000').get('/users/list');`, ['supertest GET<get> /users/list base=http://localhost:3000']],
    [`${SUPERTEST}await request(process.env.BASE_URL).get('/users/list');`, ['supertest GET<get> /users/list base=?']],
    [`${SUPERTEST}class Suite { api = request(app); run() { return this.api.get('/users/list'); } }`, ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}test('x', async (t) => { t.context.agent = request(app); await t.context.agent.get('/users/list'); });`, ['supertest GET<get> /users/list in process']],
    [`${SUPERTEST}const url = '/users/list';\nawait request(app).get(url + '?page=1');`, ['supertest GET<get> /users/list?page=1 in process']],
    ["import type { SuperTest, Test } from 'supertest';\nlet api: SuperTest<Test>;\napi.get('/users/list');", ['supertest GET<get> /users/list in process']],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes the method and the URL', () => {
    const code = `${SUPERTEST}await request(app).post('/users/delete/1').send({});`;
    expect(withMethod(code, 'DELETE')).toBe(`${SUPERTEST}await request(app).delete('/users/delete/1').send({});`);
    expect(withUrl(code, '/delete', '')).toBe(`${SUPERTEST}await request(app).post('/users/1').send({});`);
    expect(withMethod(`${SUPERTEST}await request(app)['post']('/users/delete/1');`, 'DELETE')).toBe(`${SUPERTEST}await request(app)['delete']('/users/delete/1');`);
    expect(withMethod(`${SUPERTEST}await request(app)[method]('/users/delete/1');`, 'DELETE')).toBeNull();
  });

  it('does not make a GET of what has a body', () => {
    expect(withMethod(`${SUPERTEST}await request(app).post('/users/get').send({});`, 'GET')).toBeNull();
    expect(withMethod(`${SUPERTEST}await request(app).post('/users/get');`, 'GET')).toBe(`${SUPERTEST}await request(app).get('/users/get');`);
  });
});
