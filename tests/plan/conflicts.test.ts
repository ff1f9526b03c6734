import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, registration } from '../support/applications.ts';
import { planOf, reasonsOf } from './planning.ts';

const PAGE = "(req, res) => res.render('index')";
const PASS = '(req, res, next) => next()';

/** What becomes of the routes with a verb: the new address, or the reason against it. */
function outcomes(source: string): readonly string[] {
  const plan = planOf({ 'server.js': source });
  const reasons = reasonsOf(plan);
  return plan.routes.flatMap(({ rewrite }, at) => (rewrite ? [`${rewrite.method} ${rewrite.path.text}`] : reasons[at] ? [reasons[at].replace(' server.js', '')] : []));
}

function app(...endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => (endpoint.startsWith('app.') ? endpoint : registration('app', endpoint, ANSWER))));
}

describe('an earlier route of some of the requests', () => {
  it.each<[earlier: string, route: string, outcome: string]>([
    // The user `export` was lost before.
    ['GET /export/:name', 'GET /:user/getOrders', 'GET /:user/orders'],
    ['GET /export/:name', 'GET /:user/orders/list', 'shadow GET /export/:name'],
    ['GET /export/:name?', 'GET /:user/getOrders', 'shadow GET /export/:name?'],
    ['GET /:a/:b', 'GET /:user/getOrders', 'shadow GET /:a/:b'],
    ['POST /export/:name', 'GET /:user/getOrders', 'GET /:user/orders'],
    ['DELETE /export/:kind/:name', 'POST /:shop/deleteOrder/:id', 'shadow DELETE /export/:kind/:name'],
    // No shop is called `show`.
    ['DELETE /show/:kind/:name', 'POST /:shop/deleteOrder/:id', 'DELETE /:shop/orders/:id'],
    ['GET /:page', 'GET /getUsers', 'shadow GET /:page'],
    ['GET /users/me', 'GET /users/get/:id', 'GET /users/:id'],
  ])('%s before %s: %s', (earlier, route, outcome) => {
    expect(outcomes(app(earlier, route))).toEqual([outcome]);
  });

  it.each<[earlier: string, outcome: string]>([
    ["app.all('/users/:action/7', requireLogin);", 'middleware ALL /users/:action/7'],
    [`app.post('/users/:action/7', ${PASS});`, 'shadow POST /users/:action/7'],
    [`app.post('/users/:action/7', ${ANSWER});`, 'DELETE /users/:id'],
    [`app.get('/users/:action/7', ${PASS});`, 'DELETE /users/:id'],
    ["app.post('/users/:action/:id', requireLogin);", 'shadow POST /users/:action/:id'],
    ["app.all('/users/:action/:id', requireLogin);", 'middleware ALL /users/:action/:id'],
    ["app.options('/users/:x', cors());", 'DELETE /users/:id'],
    ["app.options('*', cors());", 'DELETE /users/:id'],
  ])('that may be a guard: %s', (earlier, outcome) => {
    expect(outcomes(app(earlier, 'POST /users/delete/:id'))).toEqual([outcome]);
  });

  it('answers the preflights of the old address', () => {
    expect(outcomes(app("app.options('/users/delete/:id', cors());", 'POST /users/delete/:id'))[1]).toBe('middleware OPTIONS /users/delete/:id');
  });
});

describe('a later route of more requests', () => {
  it.each<[route: string, later: string, outcome: string]>([
    ['GET /users/getProfile', 'GET /users/:id', 'GET /users/profile'],
    ['GET /users/:id/getPosts', 'GET /users/:id/:part', 'shadow GET /users/:id/:part'],
    ['GET /users/getPosts/recent', 'GET /users/:id/recent', 'shadow GET /users/:id/recent'],
    ['GET /getUsers', 'GET /:page', 'shadow GET /:page'],
    ['GET /api/getUsers', 'GET /api/:page', 'shadow GET /api/:page'],
    ['GET /getUsers', `app.get('*', ${ANSWER});`, 'GET /users'],
    ['GET /getUsers', `app.get('*', ${PAGE});`, 'shadow GET *'],
    ['GET /shop/getUsers', `app.get('*', ${PAGE});`, 'shadow GET *'],
    ['GET /api/getUsers', `app.get('*', ${PAGE});`, 'GET /api/users'],
  ])('%s before %s: %s', (route, later, outcome) => {
    expect(outcomes(app(route, later))).toEqual([outcome]);
  });

  it('is one of items where another file mounts the router', () => {
    const router = (...endpoints: readonly string[]): string => ["const express = require('express');", 'const router = express.Router();', ...endpoints.map((endpoint) => registration('router', endpoint, ANSWER)), 'module.exports = router;'].join('\n');
    expect(outcomes(router('GET /orders/list', 'GET /:id'))).toEqual(['GET /orders']);
    expect(outcomes(app('GET /orders/list', 'GET /:id'))).toEqual(['shadow GET /:id']);
  });
});

describe('a route whose path cannot be read', () => {
  it.each<[lines: readonly string[], outcome: string]>([
    [['app.get(/x/, answer);', 'GET /getUsers'], 'shadow GET of a regular expression'],
    [['GET /getUsers', 'app.get(/x/, answer);'], 'GET /users'],
    [['GET /getUser/:id', 'app.get(/x/, answer);'], 'shadow GET of a regular expression'],
    [['app.post(/x/, answer);', 'GET /getUsers'], 'GET /users'],
    [['app.get(path, answer);', 'GET /getUsers'], 'dynamic-table GET of an unknown path'],
    [['GET /getUsers', 'app.get(path, answer);'], 'dynamic-table GET of an unknown path'],
  ])('%j: %s', (lines, outcome) => {
    expect(outcomes(app(...lines))).toEqual([outcome]);
  });
});

describe('routers that pick the most specific route', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['GET /users/list', 'GET /users/:id'], ['GET /users']],
    [['GET /users/:id', 'GET /users/getProfile'], ['GET /users/profile']],
    [['GET /users/:id/getPosts', 'GET /users/:id/:part'], ['shadow GET /users/:id/:part']],
    [['GET /:page', 'GET /getUsers'], ['shadow GET /:page']],
    [['GET /users/get/:id', 'GET /users/me'], ['GET /users/:id']],
    [['GET /getUsers', 'GET /*'], ['GET /users']],
    [['GET /getUsers', 'GET /users'], ['collision GET /users']],
    [['GET /users/get/:id', 'GET /users/get/me'], ['GET /users/:id', 'GET /users/me']],
  ])('%j: %j', (endpoints, expected) => {
    expect(outcomes(fastify(...endpoints.map((endpoint) => registration('fastify', endpoint, 'async () => 1'))))).toEqual(expected);
  });
});

describe('routes that would get one address', () => {
  it('stay, all of them', () => {
    expect(outcomes(app('GET /getUsers', 'GET /listUsers', 'GET /fetchUsers'))).toEqual(['collision GET /listUsers', 'collision GET /getUsers', 'collision GET /getUsers']);
  });

  it('are one fewer where something else keeps one of them', () => {
    const plan = planOf({ 'server.js': app('GET /getUsers', 'GET /listUsers'), 'menu.js': "export const MENU = ['/listUsers'];" });
    expect([plan.routes[0]?.rewrite?.path.text, ...reasonsOf(plan)]).toEqual(['/users', '', 'used /listUsers menu.js']);
  });
});
