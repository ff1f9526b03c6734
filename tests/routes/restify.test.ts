import { routeLines, table } from './dump.ts';

const RESTIFY = "const restify = require('restify'); const server = restify.createServer({ name: 'api' }); ";

table(
  {
    'plain registrations': [
      [`${RESTIFY}server.get('/users', list)`, 'restify server GET<get> /users </users>'],
      [`${RESTIFY}server.post('/users', auth, (req, res, next) => {})`, 'restify server POST<post> /users </users>'],
      [`${RESTIFY}server.del('/users/:id', remove)`, 'restify server DELETE<del> /users/:id </users/:id>'],
      [`${RESTIFY}server.opts('/users', preflight)`, 'restify server OPTIONS<opts> /users </users>'],
      [`${RESTIFY}server.head('/users', list)`, 'restify server HEAD<head> /users </users>'],
      [`${RESTIFY}server.get(/^\\/users/, list)`, 'restify server GET<get> (regexp) </^\\/users/>'],
    ],
    'a path among options': [
      [`${RESTIFY}server.get({ path: '/users', version: '1.0.0' }, list)`, 'restify server GET<get> /users </users>'],
      [
        `${RESTIFY}server.put({ name: 'update', path: '/users/:id' }, auth, update)`,
        'restify server PUT<put> /users/:id </users/:id>',
      ],
      [
        `${RESTIFY}const options = { path: '/users' }; server.get(options, list)`,
        'restify server GET<get> /users </users>',
      ],
      [`${RESTIFY}server.get({ url: '/users', name: 'list' }, list)`, 'restify server GET<get> /users </users>'],
      [`${RESTIFY}server.get({ name: 'list' }, list)`],
    ],
    'how a server comes in': [
      [`import restify from 'restify'; const z = restify.createServer(); z.get('/a', h)`, 'restify z GET<get> /a </a>'],
      [
        `import * as restify from 'restify'; const z = restify.createServer(); z.get('/a', h)`,
        'restify z GET<get> /a </a>',
      ],
      [
        `import { createServer } from 'restify'; const z = createServer(); z.get('/a', h)`,
        'restify z GET<get> /a </a>',
      ],
      [
        `import { Server } from 'restify'; export const f = (z: Server) => { z.get('/a', h) }`,
        'restify z GET<get> /a </a>',
      ],
    ],
    'a path among options, on what a file is passed': [
      [
        `const users = require('./users'); module.exports = (server) => { server.get({ path: '/users/:id', version: '1.0.0' }, users.show) }`,
        'restify server GET<get> /users/:id </users/:id>',
      ],
      [
        `export default (server) => { server.del({ path: '/users/:id' }, (req, res, next) => next()) }`,
        'restify server DELETE<del> /users/:id </users/:id>',
      ],
      [`module.exports = (client) => { client.get({ path: '/users' }, (err, req, res, users) => {}) }`],
      [`module.exports = (cache) => { cache.get({ path: 'users' }, show); cache.get({ path: '/users' }) }`],
    ],
    'routers of their own': [
      [
        `const { Router } = require('restify-router'); const users = new Router(); users.get('/a', a); users.applyRoutes(server, '/users')`,
        'restify users GET<get> /a </a>',
      ],
    ],
    'clients are no servers': [
      [
        `const restify = require('restify'); const client = restify.createJsonClient({ url }); client.get('/users', (error, req, res) => {})`,
      ],
      [
        `const clients = require('restify-clients'); const client = clients.createJsonClient({ url }); client.get('/users', (error, req, res) => {})`,
      ],
    ],
  },
  routeLines,
);
