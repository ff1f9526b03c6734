import { describe, expect, it } from 'vitest';
import { mentionsRequests } from '../../src/requests/mentions-requests.ts';
import { routesOf } from '../routes/dump.ts';
import { requestLines, requestsOf } from './dump.ts';

const EXPRESS = "const express = require('express');\nconst app = express();\nconst router = express.Router();\n";

describe('what is no request', () => {
  it.each([
    ...[
      "app.get('/users/list', (req, res) => res.json([]));",
      "router.post('/users/create', create);",
      "router.get('/users/list', auth, users.list);",
    ].map((code) => EXPRESS + code),
    `${EXPRESS}app.get('env');`,
    `${EXPRESS}app.get('/users/list');`,
    "module.exports = (app) => { app.get('/users/list', require('./list')); };",
    "api.get('/users/list', (req, res) => res.json([]));",
    "export default async (fastify) => { fastify.get('/users/list', async () => []); };",
    "fastify.route({ method: 'GET', url: '/users/list', handler });",
    "server.route({ method: 'GET', url: '/users/list', handler() {} });",
    "fastify.route({ method: 'GET', url: '/users/list', ...route });",
    "const cache = new Map();\ncache.get('/users/list');",
    "const seen = new Set();\nconst had = seen.delete('/users/list');",
    "const users = await cache.get('/users/list');",
    "const value = await redis.get('/users/list');",
    "const map = new Map();\nreturnIt(await map.get('/users/list'));",
    "const params = new URLSearchParams();\nreturnIt(params.get('/users/list'));",
    "const type = headers.get('/users/list');",
    "const type = req.get('/users/list');",
    "const value = await config.get('/users/list');",
    "const route = await this.routeCache.get('/users/list');",
    "localStorage.get('/users/list').then(use);",
    "const entry = registry.get('/users/list');",
    "const [first] = await store.get('/users/list');",
    "navigate('/users/list');",
    "router.push('/users/list');",
    "router.push({ path: '/users/list', method: 'x' });",
    // The status keeps the method of the request, is not known, or the address may be one of another host.
    "res.redirect(307, '/users/list');",
    "res.redirect(status, '/users/list');",
    "res.redirect('https://other.example/users/list');",
    "res.redirect('//other.example/users/list');",
    'res.redirect(`${base}/users/list`);',
    "res.redirect('users/list');",
    "router.redirect('/users/list', '/users');",
    "history.replace('/users/list');",
    "h('a', { href: '/users/list' });",
    "h('form', { action: '/users/create', method: 'post' });",
    "redirect('/users/list');",
    "app.use('/users/list', router);",
    "console.log('GET', '/users/list');",
    "logger.info('/users/list', { method: 'GET' });",
    "describe('GET /users/list', () => {});",
    "it('GET', '/users/list');",
    "const routes = [{ method: 'GET', url: '/users/list', handler: list }];",
    "addRoute('GET', '/users/list', handler);",
    "addRoute('GET', '/users/list', () => {});",
    "register('/users/list', 'GET');",
    "_.get(object, '/users/list');",
    "cy.get('/users/list').click();",
    "cy.visit('/users/list');",
    "page.goto('/users/list');",
    "window.location = '/users/list';",
    "import { Link } from 'react-router-dom';\nuseNavigate()('/users/list');",
    "import got from './games';\ngot.push('/users/list');",
    "import { Get } from '@nestjs/common';\nclass A { @Get('/users/list') list() {} }",
    "i18n.get('/users/list').then(use);",
    "fs.open('/users/list', 'r');",
    "const file = await readFile('/users/list', { encoding: 'utf8' });",
    "db.delete('/users/list').then(use);",
  ])('%s', (code) => {
    expect(requestLines(code)).toEqual([]);
  });
});

describe('what is a route is no request, and the other way round', () => {
  it.each([
    `${EXPRESS}app.get('/a', h); api.get('/b').then(use);`,
    "api.get('/users/list', (req, res) => res.json([])); await api.get('/posts/list');",
    "export default (api) => { api.get('/users/list', list); api.post('/users/create', create); };",
    "export default async (instance) => { instance.get('/users/list', async (request, reply) => []); };",
    "import Router from '@koa/router';\nconst client = new Router();\nclient.get('/users/list');",
    "import Router from '@koa/router';\nconst api = new Router();\napi.get('/users/list', async (ctx) => { ctx.body = await axios.get('/a'); });",
    "import nock from 'nock';\nnock('http://localhost').get('/users/list').reply(200, (uri, body) => []);",
    "import { rest } from 'msw';\nexport const handlers = [rest.get('/users/list', (req, res, ctx) => res(ctx.json([])))];",
    "import { http, HttpResponse } from 'msw';\nexport const handlers = [http.get('/users/list', () => HttpResponse.json([]))];",
    "import request from 'supertest';\nrequest(app).get('/users/list').end((err, res) => {});",
    "const agent = require('supertest').agent(app);\nagent.get('/users/list', (req, res) => {});",
    "import axios from 'axios';\naxios.post('/users/create', (req, res) => {});",
    "const server = require('fastify')();\nserver.get('/users/list', list);\nserver.inject({ url: '/users/list', method: 'GET' });",
    "$.get('/users/list', (req, res) => {});",
    "fetchMock.get('/users/list', (req, res) => {});",
    "const router = express.Router();\nrouter.route('/users/list').get(list).post(create);\nawait router.get('/users/list');",
  ])('%s', (code) => {
    const requests = new Set(requestsOf(code).map((request) => request.method?.range[0]));
    expect(routesOf(code).flatMap((route) => route.methods.filter(({ range }) => requests.has(range[0])))).toEqual([]);
  });
});

it('looks at no file that mentions no client', () => {
  expect(mentionsRequests('export const users = () => [];')).toBe(false);
  expect(
    mentionsRequests("import { readFile } from 'node:fs/promises';\nexport const read = (name) => readFile(name);"),
  ).toBe(false);
  expect(mentionsRequests("await fetch('/users');")).toBe(true);
});
