import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';

const SERVER = express(registration('app', 'GET /users/list', ANSWER), 'module.exports = app;', '');

describe('a title or a line of a log that names an endpoint', () => {
  it.each([
    "test('GET /users/list 200', () => request(app).get('/users/list'));",
    "describe('GET /users/list', () => { it('answers', () => request(app).get('/users/list')); });",
    "it.only('says that GET /users/list answers', () => request(app).get('/users/list'));",
    "console.log('GET /users/list failed'); request(app).get('/users/list');",
    "it.each([200])('GET /users/list %i', () => request(app).get('/users/list'));",
    'describe.skip.each`a\n${1}`("GET /users/list", () => request(app).get("/users/list"));',
    'test(`says that GET /users/list?all=${1} answers`, () => request(app).get(`/users/list?all=${1}`));',
    'const { it: behaves } = require("mocha");\nbehaves("GET /users/list", () => request(app).get("/users/list"));',
    'const when = describe;\nwhen("GET /users/list", () => request(app).get("/users/list"));',
    "test('doesn\\'t break GET /users/list', () => request(app).get('/users/list'));",
    "request(app).log.warn('GET /users/list: ' + app.count); request(app).get('/users/list');",
  ])('follows its route: %s', async (text) => {
    const files = {
      'server.js': SERVER,
      'users.test.js': `const app = require('./server');\nconst request = require('supertest');\n${text}\n`,
    };
    expect(await new LintedProject(files).fix()).toEqual({
      'server.js': SERVER.replace('/list', ''),
      'users.test.js': files['users.test.js'].replaceAll('/list', ''),
    });
  });

  it.each([
    "test('POST /users/list 404', () => {});",
    "test('the path /orders/list', () => {});",
    "const message = 'a GET /users/list/all';",
    "const message = 'GET /users/list';",
    "test('a list', 'GET /users/list');",
    "test('GET /users\\/list', () => {});",
    "test('GET /users' + '/list', () => {});",
    'test(`GET /users/list${1}`, () => {});',
    "test('GET /users/list' + 1, () => {});",
    "test(names.get('GET /users/list'), () => {});",
    "/^GET/.test('GET /users/list');",
  ])('stays where it names another one: %s', async (text) => {
    const files = { 'server.js': SERVER, 'users.test.js': `${text}\n` };
    expect((await new LintedProject(files).fix())['users.test.js']).toBe(files['users.test.js']);
  });

  it('follows the method of its route, where it says no other one besides', async () => {
    const server = express(registration('app', 'POST /users/delete/:id', ANSWER), 'module.exports = app;', '');
    const titles = ['POST /users/delete/:id 204', 'GET and POST /users/delete/:id', 'a POST /users/delete/7'];
    const text = `${titles.map((title) => `test('${title}', () => {});`).join('\n')}\n`;
    const fixed = await new LintedProject({ 'server.js': server, 'users.test.js': text }).fix();
    expect(fixed['users.test.js']?.match(/'.*?'/g)).toEqual([
      "'DELETE /users/:id 204'",
      "'GET and POST /users/delete/:id'",
      "'a DELETE /users/7'",
    ]);
  });
});
