import { describe, expect, it } from 'vitest';
import { mentionsRoutes } from '../../src/routes/mentions-routes.ts';

describe('a text may register a route', () => {
  it.each([
    ["app.query('/users', list);", true],
    ["db.query('SELECT 1', done);", false],
    ['db.query(sql, [id], done);', false],
    ['await client.query(`SELECT 1`);', false],
    ["const router = require('koa-router')();\nrouter.post('/register'); // later", true],
    ["import Router from '@koa/router';\nnew Router()\n  .get('/users')", true],
    ["import axios from 'axios';\naxios.get('/users');", false],
    ["module.exports = { routes: [{ method: 'GET', path: '/articles', handler: 'article.find' }] };", true],
  ] as const)('%s', (text, expected) => {
    expect(mentionsRoutes(text)).toBe(expected);
  });
});
