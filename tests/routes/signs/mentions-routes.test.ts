import { describe, expect, it } from 'vitest';
import { mentionsRoutes } from '../../../src/routes/signs/mentions-routes.ts';

describe('a text may register a route', () => {
  it.each([
    ["app.query('/users', list);", true],
    ["module.exports.routes = { 'GET /users': 'UserController.find' };", true],
    ["const routes = { 'GET /users': [] };", false],
    ["db.query('SELECT 1', done);", false],
    ['db.query(sql, [id], done);', false],
    ['await client.query(`SELECT 1`);', false],
    ["const router = require('koa-router')();\nrouter.post('/register'); // later", true],
    ["import Router from '@koa/router';\nnew Router()\n  .get('/users')", true],
    ["import axios from 'axios';\naxios.get('/users');", false],
    ["app./* all of them */get('/users', list);", true],
    ["app.\n  get('/users', list);", true],
    ["app\n  // all of them\n  .get('/users', list);", true],
    ["app['get']('/users', list);", true],
    ["app[ `get` ]('/users', list);", true],
    ["app[method]('/users', list);", true],
    ["app.get?.('/users', list);", true],
    ["app.get<Params>('/users', list);", true],
    ["app.on('GET', '/users', list);", true],
    ["emitter.on('end', done);", false],
    ['/** Answers a value. */\nget(key, fallback) {}', false],
    ['cache.get( key , );', false],
    ['cache.get("key")', false],
    ["addRoute({ method: 'get', path: '/users', handler });", true],
    ["registerEndpoint({ method: 'get', path: PATH, handler });", true],
    ['openapi.route.bind(openapi)({ path: PATH })', true],
    ['const { get } = router;\nget(PATH, list);', true],
    ["import { Get } from '@nestjs/common';\nclass Users { @Get() list() {} }", true],
    ["import { createExpressServer } from 'routing-controllers';\ncreateExpressServer({ routePrefix: '/api' });", true],
    ["import { Get } from './http.js';\nclass Users { @Get() list() {} }", false],
    ["module.exports = { routes: [{ method: 'GET', path: '/articles', handler: 'article.find' }] };", true],
    ["export default [{ method: 'get', path: '/users', handler: list }];", true],
    ["export const home = '/';\nsend({ method: 'get', url: home });\nsend({ handler });", true],
    [
      `export const home = '/';\nsend({ method: 'get', url: home });\n${'tick();\n'.repeat(300)}send({ handler });`,
      false,
    ],
  ] as const)('%s', (text, expected) => {
    expect(mentionsRoutes(text)).toBe(expected);
  });
});
