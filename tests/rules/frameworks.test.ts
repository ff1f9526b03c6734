import { describe } from 'vitest';
import noUnsafeGet from '../../src/rules/no-unsafe-get.ts';
import noVerbSegment from '../../src/rules/no-verb-segment.ts';
import { reported, rewrite, saying, withheld } from '../support/reports.ts';
import { ruleTester } from '../support/rule-tester.ts';

const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";
const HAPI = "const Hapi = require('@hapi/hapi');\nconst server = Hapi.server({ port: 3000 });\n";
const RESTIFY = "const restify = require('restify');\nconst server = restify.createServer();\n";
const POLKA = "const polka = require('polka');\nconst app = polka();\n";
const ITTY = "import { Router } from 'itty-router';\nconst router = Router({ base: '/api' });\n";
const H3 =
  "import { createApp, createRouter, defineEventHandler } from 'h3';\nconst router = createRouter();\ncreateApp().use('/api', router);\n";
const H3_APP =
  "import { createApp, createRouter, defineEventHandler } from 'h3';\nconst app = createApp();\nconst router = createRouter();\nconst others = createRouter();\n";
const HYPER = "import { Server } from 'hyper-express';\nconst server = new Server();\n";
const UWS = "const uWS = require('uWebSockets.js');\nconst app = uWS.App();\n";
const OAK =
  "import { Application, Router } from 'https://deno.land/x/oak@v12.6.1/mod.ts';\nconst router = new Router({ prefix: '/lamps' });\nnew Application().use(router.routes());\n";
const FIND_MY_WAY = "const router = require('find-my-way')();\n";

describe('certain rewrites', () => {
  ruleTester.run('no-verb-segment', noVerbSegment, {
    valid: [
      `${HONO}app.get('/users', (c) => c.json([]));`,
      `${HAPI}server.route({ method: 'GET', path: '/users/{id}', handler: (request, h) => [] });`,
    ],
    invalid: [
      {
        ...reported(`${HONO}app.get('/«get»Users', (c) => c.json([]));`, rewrite('GET /getUsers', 'GET /users')),
        output: `${HONO}app.get('/users', (c) => c.json([]));`,
      },
      {
        ...reported(`${HONO}app.on('GET', '/«get»Users', (c) => c.json([]));`, rewrite('GET /getUsers', 'GET /users')),
        output: `${HONO}app.on('GET', '/users', (c) => c.json([]));`,
      },
      {
        ...reported(
          `${HONO}const api = app.basePath('/api');\napi.get('/«get»User/:id{[0-9]+}', (c) => c.json([]));`,
          rewrite('GET /api/getUser/:id{[0-9]+}', 'GET /api/users/:id{[0-9]+}'),
        ),
        output: `${HONO}const api = app.basePath('/api');\napi.get('/users/:id{[0-9]+}', (c) => c.json([]));`,
      },
      {
        ...reported(
          `${HONO}const users = new Hono();\nusers.get('/«list»', (c) => c.json([]));\napp.route('/users', users);`,
          rewrite('GET /users/list', 'GET /users'),
        ),
        output: `${HONO}const users = new Hono();\nusers.get('/', (c) => c.json([]));\napp.route('/users', users);`,
      },
      {
        ...reported(
          `${UWS}app.del('/lamps/«delete»/:id', (res, req) => { res.end(req.getParameter(0)); });`,
          rewrite('DELETE /lamps/delete/:id', 'DELETE /lamps/:id'),
        ),
        output: `${UWS}app.del('/lamps/:id', (res, req) => { res.end(req.getParameter(0)); });`,
      },
      {
        name: 'uWebSockets.js calls DELETE del',
        ...reported(
          `${UWS}app.post('/lamps/«delete»/:id', (res, req) => { res.end(req.getParameter('id')); });`,
          rewrite('POST /lamps/delete/:id', 'DELETE /lamps/:id'),
        ),
        output: `${UWS}app.del('/lamps/:id', (res, req) => { res.end(req.getParameter('id')); });`,
      },
      {
        ...reported(
          `${HAPI}server.route({ method: 'GET', path: '/«get»User/{id}', handler: (request, h) => [] });`,
          rewrite('GET /getUser/{id}', 'GET /users/{id}'),
        ),
        output: `${HAPI}server.route({ method: 'GET', path: '/users/{id}', handler: (request, h) => [] });`,
      },
      {
        ...reported(
          `${HAPI}server.route([\n  { method: 'GET', path: '/users/me', handler: (request, h) => [] },\n  { method: 'GET', path: '/«get»User/{id}', handler: (request, h) => [] },\n]);`,
          rewrite('GET /getUser/{id}', 'GET /users/{id}'),
        ),
        output: `${HAPI}server.route([\n  { method: 'GET', path: '/users/me', handler: (request, h) => [] },\n  { method: 'GET', path: '/users/{id}', handler: (request, h) => [] },\n]);`,
      },
      {
        ...reported(
          `${RESTIFY}server.get({ path: '/«get»Users', version: '1.0.0' }, (req, res, next) => res.send([]));`,
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: `${RESTIFY}server.get({ path: '/users', version: '1.0.0' }, (req, res, next) => res.send([]));`,
      },
      {
        ...reported(
          `${POLKA}app.get('/«get»Users', (req, res) => res.end('[]'));`,
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: `${POLKA}app.get('/users', (req, res) => res.end('[]'));`,
      },
      {
        ...reported(
          `${ITTY}router.get('/«get»Lamps', () => new Response('[]'));`,
          rewrite('GET /api/getLamps', 'GET /api/lamps'),
        ),
        output: `${ITTY}router.get('/lamps', () => new Response('[]'));`,
      },
      {
        ...reported(
          `${H3}router.get('/«get»Lamps', defineEventHandler(() => []));`,
          rewrite('GET /api/getLamps', 'GET /api/lamps'),
        ),
        output: `${H3}router.get('/lamps', defineEventHandler(() => []));`,
      },
      {
        ...reported(
          `${HYPER}server.get('/«get»Lamps', (request, response) => response.json([]));`,
          rewrite('GET /getLamps', 'GET /lamps'),
        ),
        output: `${HYPER}server.get('/lamps', (request, response) => response.json([]));`,
      },
      {
        ...reported(
          `${OAK}router.get('/«get»All', ({ response }) => { response.body = []; });`,
          rewrite('GET /lamps/getAll', 'GET /lamps'),
        ),
        output: `${OAK}router.get('/', ({ response }) => { response.body = []; });`,
      },
      {
        ...reported(
          `${FIND_MY_WAY}router.on('GET', '/«get»Users', (req, res) => res.end('[]'));`,
          rewrite('GET /getUsers', 'GET /users'),
        ),
        output: `${FIND_MY_WAY}router.on('GET', '/users', (req, res) => res.end('[]'));`,
      },
    ],
  });
  ruleTester.run('no-unsafe-get', noUnsafeGet, {
    valid: [],
    invalid: [
      {
        ...reported(
          `${HAPI}server.route({ method: '«GET»', path: '/deleteUser/{id}', handler: (request, h) => [] });`,
          saying('delete', rewrite('GET /deleteUser/{id}', 'DELETE /users/{id}')),
        ),
        output: `${HAPI}server.route({ method: 'DELETE', path: '/users/{id}', handler: (request, h) => [] });`,
      },
      {
        ...reported(
          `${RESTIFY}server.«get»('/deleteUser/:id', (req, res, next) => res.send([]));`,
          saying('delete', rewrite('GET /deleteUser/:id', 'DELETE /users/:id')),
        ),
        output: `${RESTIFY}server.del('/users/:id', (req, res, next) => res.send([]));`,
      },
      {
        ...reported(
          `${HONO}app.«get»('/deleteUser/:id', (c) => c.json([]));`,
          saying('delete', rewrite('GET /deleteUser/:id', 'DELETE /users/:id')),
        ),
        output: `${HONO}app.delete('/users/:id', (c) => c.json([]));`,
      },
    ],
  });
});

describe('reported, and not fixed', () => {
  ruleTester.run('no-verb-segment', noVerbSegment, {
    valid: [],
    invalid: [
      // What it does not answer, the next route does.
      {
        ...reported(
          `${ITTY}router.all('*', (request) => {});\nrouter.get('/«get»Lamps', () => new Response('[]'));`,
          withheld('GET /api/getLamps', ['shadow', "'ALL /api/*', line 3"]),
        ),
        output: null,
      },
      {
        name: 'itty-router hands on what the route of another router lets through',
        ...reported(
          "import { Router } from 'itty-router';\nconst lamps = Router({ base: '/lamps' });\nlamps.get('/«list»', () => new Response('[]'));\nconst router = Router();\nrouter.get('/lamps', home);\nrouter.all('*', lamps.fetch);",
          withheld('GET /lamps/list', ['collision', "'GET /lamps', line 5"]),
        ),
        output: null,
      },
      {
        name: 'itty-router hands on no other methods than that of the route',
        ...reported(
          "import { Router } from 'itty-router';\nconst lamps = Router({ base: '/lamps' });\nlamps.post('/«update»/:id', change);\nconst router = Router();\nrouter.post('*', lamps.fetch);",
          withheld('POST /lamps/update/:id', ['shadow', "'POST *', line 5"]),
        ),
        output: null,
      },
      {
        name: 'h3 has a branch for each name of a parameter',
        ...reported(
          `${H3}router.get('/lamps/:id/bulbs', listBulbs);\nrouter.get('/lamps/:id/bulbs/:bulb', showBulb);\nrouter.put('/«update»Lamp/:lampId', defineEventHandler((event) => change(event.context.params.lampId)));`,
          withheld('PUT /api/updateLamp/:lampId', ['shadow', "'GET /api/lamps/:id/bulbs', line 4"]),
        ),
        output: null,
      },
      {
        name: 'h3 never comes back from a text to a parameter',
        ...reported(
          `${H3}router.get('/:kind/:id', show);\nrouter.get('/«get»Lamps', defineEventHandler(() => []));`,
          withheld('GET /api/getLamps', ['shadow', "'GET /api/:kind/:id', line 4"]),
        ),
        output: null,
      },
      {
        name: 'h3 registers what is not read',
        ...reported(
          `${H3}router.add('/lamps', list, 'get');\nrouter.get('/«get»Lamps', defineEventHandler(() => []));`,
          withheld('GET /api/getLamps', ['dynamic-table', "'a method of an unknown path', line 4"]),
        ),
        output: null,
      },
      {
        name: 'h3 asks routers in order',
        ...reported(
          `${H3_APP}app.use(router);\napp.use(others);\nrouter.get('/lamps/:id', show);\nothers.get('/«list»Lamps/popular', defineEventHandler(() => []));`,
          withheld('GET /listLamps/popular', ['shadow', "'GET /lamps/:id', line 7"]),
        ),
        output: null,
      },
      {
        name: 'h3 asks an event for its method by functions',
        ...reported(
          `${H3}router.post('/lamps/«update»/:id', defineEventHandler((event) => { assertMethod(event, 'POST'); return change(event); }));`,
          withheld('POST /api/lamps/update/:id', 'method-guard', undefined, ' (and 1 more place)'),
        ),
        output: null,
      },
      {
        name: 'the body of a request comes from the response of uWebSockets.js',
        ...reported(
          `${UWS}app.post('/lamps/«delete»/:id', (res, req) => { res.onData((chunk) => remove(chunk)); });`,
          withheld('POST /lamps/delete/:id', 'reads-body'),
        ),
        output: null,
      },
      {
        name: 'a parameter is asked for by its name too',
        ...reported(
          `${UWS}app.get('/lamps/«get»/:id', (res, req) => { Lamp.find({ room: req.getParameter('id') }); });`,
          withheld('GET /lamps/get/:id', 'filter'),
        ),
        output: null,
      },
      {
        name: 'all middleware of hyper-express runs before all routes',
        ...reported(
          `${HYPER}server.get('/«get»Lamps', (request, response) => response.json([]));\nserver.use('/lamps', requireKey);`,
          withheld('GET /getLamps', ['middleware', "'use /lamps', line 4"]),
        ),
        output: null,
      },
      {
        name: 'oak has a member that takes the methods',
        ...reported(
          `${OAK}router.add('GET', '/', list);\nrouter.get('/«get»All', ({ response }) => { response.body = []; });`,
          withheld('GET /lamps/getAll', ['collision', "'GET /lamps', line 4"]),
        ),
        output: null,
      },
      {
        name: 'hapi does not start with both paths',
        ...reported(
          `${HAPI}server.route({ method: 'GET', path: '/users/{id?}', handler: (request, h) => [] });\nserver.route({ method: 'GET', path: '/«get»Users', handler: (request, h) => [] });`,
          withheld('GET /getUsers', ['shadow', "'GET /users/{id?}', line 3"]),
        ),
        output: null,
      },
      {
        name: 'an identifier that is missing is written as hapi does',
        ...reported(
          `${HAPI}server.route({ method: 'POST', path: '/users/«update»', handler: (request, h) => [] });`,
          withheld('POST /users/update', 'missing-identifier', {
            after: 'PUT /users/{id}',
            output: `${HAPI}server.route({ method: 'PUT', path: '/users/{id}', handler: (request, h) => [] });`,
            item: true,
          }),
        ),
        output: null,
      },
      {
        name: 'a star of Hono takes the collection too',
        ...reported(
          `${HONO}app.get('/users/*', (c) => c.json([]));\napp.get('/«get»Users', (c) => c.json([]));`,
          withheld('GET /getUsers', ['shadow', "'GET /users/*', line 3"]),
        ),
        output: null,
      },
      {
        name: 'by its version Restify takes the first route',
        ...reported(
          `${RESTIFY}server.get('/«get»User/:id', (req, res, next) => res.send([]));\nserver.get('/users/me', (req, res, next) => res.send([]));`,
          withheld('GET /getUser/:id', ['shadow', "'GET /users/me', line 4"]),
        ),
        output: null,
      },
      {
        name: 'middleware of Hono stands at one path',
        ...reported(
          `${HONO}app.use('/users', auth);\napp.get('/«get»Users', (c) => c.json([]));`,
          withheld('GET /getUsers', ['middleware', "'use /users', line 3"]),
        ),
        output: null,
      },
    ],
  });
  ruleTester.run('no-unsafe-get', noUnsafeGet, {
    valid: [],
    invalid: [
      {
        name: 'a chain shares its path',
        ...reported(
          `${HONO}app.«get»('/deleteUser/:id', (c) => c.json([])).post((c) => c.json([]));`,
          saying('delete', withheld('GET /deleteUser/:id', 'shared-path')),
        ),
        output: null,
      },
    ],
  });
});
