import { describe, expect, it } from 'vitest';
import { projectPlanOf, reasonsOf } from './planning.ts';

const ASKS = '(req, res, next) => (ROWS[req.path] ? res.json(ROWS[req.path]) : next())';

/** The reasons of a route of an application, beside a router with middleware that asks for addresses. */
function reasons(mounts: string, route: string, router = 'express.Router()'): readonly string[] {
  const files = {
    'server.js': `const express = require('express');\nconst app = express();\n${mounts}\n${route}\napp.listen(3000);`,
    'mock.js': `const express = require('express');\nconst ROWS = require('./rows.json');\nconst mock = ${router};
mock.use(${ASKS});\nmodule.exports = mock;`,
  };
  return reasonsOf(projectPlanOf(files)).map((reason) => reason.split(' ')[0] ?? '');
}

describe('middleware of a router that asks for the address of a request', () => {
  const LIST = "app.get('/users/list', (req, res) => res.json([]));";

  it.each([
    ["app.use('/mock', require('./mock'));", ''],
    // The paths end with words that also stand before the name of a module.
    ["app.use('/import', require('./mock'));", ''],
    ["app.use('/v1/resolve', require('./mock'));", ''],
    ["app.use(require('./mock'));", 'path-guard'],
    ["app.use('/', require('./mock'));", 'path-guard'],
    ["app.use('/users', require('./mock'));", 'path-guard'],
    ["app.use('/mock', require('./mock')); app.use('/users', require('./mock'));", 'path-guard'],
    ["app.use(process.env.BASE, require('./mock'));", 'path-guard'],
    ["const api = express.Router(); api.use('/mock', require('./mock')); app.use('/api', api);", ''],
    ["const api = express.Router(); api.use(require('./mock')); app.use('/users', api);", 'path-guard'],
    ["const api = express.Router(); api.use(require('./mock'));", 'path-guard'],
  ])('%s', (mounts, expected) => {
    expect(reasons(mounts, LIST)).toEqual([expected]);
  });

  it.each([
    ["new Router({ prefix: '/mock' })", ''],
    ["new Router({ prefix: '/users' })", 'path-guard'],
    ['new Router({ prefix: process.env.BASE })', 'path-guard'],
    ["new Router().prefix('/mock')", 'path-guard'],
    ['new Router()', 'path-guard'],
  ])('of Koa: %s', (made, expected) => {
    const server = `const Koa = require('koa');\nconst Router = require('@koa/router');\nconst app = new Koa();
const mock = ${made};\nmock.all('*', async (ctx, next) => { ctx.body = ROWS[ctx.path] || (await next()); });
const router = new Router();\nrouter.get('/users/list', (ctx) => { ctx.body = []; });
app.use(mock.routes());\napp.use(router.routes());\napp.listen(3000);`;
    expect(
      reasonsOf(projectPlanOf({ 'server.js': server }))
        .map((each) => each.split(' ')[0])
        .at(-1),
    ).toBe(expected);
  });
});
