import { describe, expect, it } from 'vitest';
import { applied, routesOf, slice } from './dump.ts';

const APP = "const app = require('express')(); ";
const FASTIFY = "const app = require('fastify')(); ";
const KOA = "const app = require('@koa/router')(); ";

describe('the method of a route', () => {
  it.each([
    [APP, "app.get('/x', h)", 'DELETE', "app.delete('/x', h)"],
    [APP, "app.del('/x', h)", 'GET', "app.get('/x', h)"],
    [APP, "app.post('/x', h)", 'PUT', "app.put('/x', h)"],
    [APP, "app['get']('/x', h)", 'DELETE', "app['delete']('/x', h)"],
    [APP, 'app[`get`]("/x", h)', 'DELETE', 'app[`delete`]("/x", h)'],
    [APP, "app.route('/x').get(a).post(b)", 'DELETE', "app.route('/x').delete(a).post(b)"],
    [APP, "app.all('/x', h)", 'GET', "app.get('/x', h)"],
    [APP, "app.get('/x', h)", 'ALL', "app.all('/x', h)"],
    [APP, "app.get('/x', h)", 'PURGE', null],
    [APP, "app.get('/x', h)", 'UNKNOWN', null],
    [APP, "app[method]('/x', h)", 'GET', null],
    [APP, "const M = 'get'; app[M]('/x', h)", 'DELETE', "const M = 'delete'; app[M]('/x', h)"],
    [APP, "const M = 'get'; app[M]('/x', h); app[M]('/y', h)", 'DELETE', null],
    [APP, "const M = { a: 'get' }; app[M.a]('/x', h)", 'DELETE', null],
    [
      FASTIFY,
      "app.route({ method: 'GET', url: '/x', handler })",
      'DELETE',
      "app.route({ method: 'DELETE', url: '/x', handler })",
    ],
    [
      FASTIFY,
      'app.route({ method: "get", url: "/x", handler })',
      'DELETE',
      'app.route({ method: "delete", url: "/x", handler })',
    ],
    [
      FASTIFY,
      "app.route({ method: ['GET'], url: '/x', handler })",
      'DELETE',
      "app.route({ method: ['DELETE'], url: '/x', handler })",
    ],
    [FASTIFY, "app.route({ method: ['GET', 'POST'], url: '/x', handler })", 'DELETE', null],
    [FASTIFY, "app.route({ method, url: '/x', handler })", 'DELETE', null],
    [FASTIFY, "app.route({ method: 'GET', url: '/x', handler })", 'ALL', null],
    [KOA, "app.register('/x', ['get'], h)", 'DELETE', "app.register('/x', ['delete'], h)"],
    [KOA, "app.register('/x', ['GET', 'HEAD'], h)", 'DELETE', null],
    [KOA, "app.get('name', '/x', h)", 'PUT', "app.put('name', '/x', h)"],
  ])('%s%s as %s', (setup, call, method, expected) => {
    const code = setup + call;
    const [token] = routesOf(code)[0]?.methods ?? [];
    expect(applied(code, token?.edit(method) ?? null)).toBe(expected && setup + expected);
  });
});

describe('what routes share', () => {
  it('is one owner in a chain under one path', () => {
    const [first, second, third] = routesOf(`${APP}app.route('/x').get(a).post(b); app.get('/x', c)`);
    expect(first?.owner).toBe(second?.owner);
    expect(first?.owner).not.toBe(third?.owner);
  });

  it('is nothing in an array of paths', () => {
    const [first, second] = routesOf(`${APP}app.get(['/a', '/b'], h)`);
    expect(first?.owner).not.toBe(second?.owner);
  });
});

describe('the range of a route', () => {
  it.each([
    ["app.get('/a', h)", ["app.get('/a', h)"]],
    ["app.get('/a', h).post('/b', i)", ["app.get('/a', h)", "post('/b', i)"]],
    ["app.route('/a').get(h).post(i)", ["app.route('/a').get(h)", 'post(i)']],
    ["app.get(['/a', '/b'], h)", ["app.get(['/a', '/b'], h)", "app.get(['/a', '/b'], h)"]],
  ])('%s', (call, ranges) => {
    const code = APP + call;
    expect(routesOf(code).map(({ range }) => slice(code, range))).toEqual(ranges);
  });

  it('of its path is the expression', () => {
    const code = `${APP}app.get(PREFIX + '/a', h); app.get(['/b', /c/], h); app.route(X).get(h)`;
    expect(routesOf(code).map(({ pathRange }) => slice(code, pathRange))).toEqual([
      "PREFIX + '/a'",
      "'/b'",
      '/c/',
      'X',
    ]);
  });
});
