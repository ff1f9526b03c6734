import { routeLines, routerLines, table } from './dump.ts';

const HAPI = "const Hapi = require('@hapi/hapi'); const server = Hapi.server({ port: 3000 }); ";

table(
  {
    'one route': [
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', handler: (request, h) => [] })`,
        'hapi server GET<GET> /users </users>',
      ],
      [
        `${HAPI}server.route({ method: 'get', path: '/users/{id}', handler: users.show })`,
        'hapi server GET<get> /users/{id} </users/{id}>',
      ],
      [
        `${HAPI}server.route({ path: '/users', method: ['PUT', 'PATCH'], handler: update })`,
        'hapi server PUT<PUT>,PATCH<PATCH> /users </users>',
      ],
      [
        `${HAPI}server.route({ method: '*', path: '/{rest*}', handler: missing })`,
        'hapi server ALL<*> /{rest*} </{rest*}>',
      ],
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', options: { auth: 'jwt', handler: list } })`,
        'hapi server GET<GET> /users </users>',
      ],
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', config: { handler: list } })`,
        'hapi server GET<GET> /users </users>',
      ],
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', config: usersConfig })`,
        'hapi server GET<GET> /users </users>',
      ],
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', handler: { view: 'users' } })`,
        'hapi server GET<GET> /users </users>',
      ],
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', handler(request, h) { return [] } })`,
        'hapi server GET<GET> /users </users>',
      ],
      [
        `${HAPI}const route = { method: 'GET', path: '/users', handler: list }; server.route(route)`,
        'hapi server GET<GET> /users </users>',
      ],
    ],
    'lists of routes': [
      [
        `${HAPI}server.route([{ method: 'GET', path: '/a', handler: a }, { method: 'POST', path: '/b', handler: b }])`,
        'hapi server GET<GET> /a </a>',
        'hapi server POST<POST> /b </b>',
      ],
      [
        `${HAPI}const routes = [{ method: 'GET', path: '/a', handler: a }]; server.route(routes)`,
        'hapi server GET<GET> /a </a>',
      ],
      [
        `${HAPI}const routes = [{ method: 'GET', path: '/a', handler: a }]; routes.forEach((route) => server.route(route))`,
        'hapi server GET<GET> /a </a>',
      ],
      [
        `${HAPI}for (const route of [{ method: 'GET', path: '/a', handler: a }]) server.route(route)`,
        'hapi server GET<GET> /a </a>',
      ],
      [`${HAPI}server.route(require('./routes'))`, "hapi server UNKNOWN<route> (dynamic) <require('./routes')>"],
      [
        `${HAPI}server.route([].concat(users, orders))`,
        'hapi server UNKNOWN<route> (dynamic) <[].concat(users, orders)>',
      ],
      [
        `${HAPI}const users = [{ method: 'GET', path: '/a', handler: a }]; server.route([...users, { method: 'GET', path: '/b', handler: b }])`,
        'hapi server GET<GET> /a </a>',
        'hapi server GET<GET> /b </b>',
      ],
      [
        `${HAPI}const users = [{ method: 'GET', path: '/a', handler: a }]; const lists = { users }; Object.values(lists).flat().forEach((route) => server.route(route))`,
        'hapi server GET<GET> /a </a>',
      ],
      [`${HAPI}const a = [...b]; const b = [...a]; server.route(a)`, 'hapi server UNKNOWN<route> (dynamic) <a>'],
      [
        `const users = require('./users'); exports.plugin = { name: 'users', register: (server) => { for (const route of users) server.route(route) } }`,
        'hapi server UNKNOWN<route> (dynamic) <route>',
      ],
      [`module.exports = [{ method: 'GET', path: '/a', handler: a }]`],
      [`export const route = { method: 'GET', path: '/a', handler: (request, h) => [] }`],
    ],
    'how a server comes in': [
      [
        `import Hapi from '@hapi/hapi'; const z = new Hapi.Server({}); z.route({ method: 'GET', path: '/a', handler: a })`,
        'hapi z GET<GET> /a </a>',
      ],
      [
        `import { server as make } from '@hapi/hapi'; const z = make(); z.route({ method: 'GET', path: '/a', handler: a })`,
        'hapi z GET<GET> /a </a>',
      ],
      [
        `import type { Server } from '@hapi/hapi'; export const f = (z: Server) => { z.route({ method: 'GET', path: '/a', handler: a }) }`,
        'hapi z GET<GET> /a </a>',
      ],
      [
        `exports.plugin = { name: 'users', register: async (server, options) => { server.route({ method: 'GET', path: '/a', handler: (request, h) => h.response() }) } }`,
        'hapi server GET<GET> /a </a>',
      ],
      [
        `exports.register = function (server, options, next) { server.route([{ method: 'GET', path: '/a', config: { handler: a } }]); next() }`,
        'hapi server GET<GET> /a </a>',
      ],
      [
        `exports.register = function (server, options, next) { server.route({ method: 'GET', path: '/a/{id}', handler: (request, reply) => reply('') }); server.route({ method: 'PUT', path: '/a/{id}', handler: (request, reply) => reply('') }); next() }`,
        'hapi server GET<GET> /a/{id} </a/{id}>',
        'hapi server PUT<PUT> /a/{id} </a/{id}>',
      ],
      [
        `module.exports = (server) => { server.route({ method: 'GET', path: '/files/{path*2}', handler: (request, reply) => reply('') }) }`,
        'hapi server GET<GET> /files/{path*2} </files/{path*2}>',
      ],
      [
        `module.exports = (server) => { server.route([{ method: 'GET', path: '/a', handler: (request, reply) => reply('') }, { method: 'PUT', path: '/b', handler: (request, reply) => reply('') }, { method: 'GET', path: '/a/{id}', handler: (request, reply) => reply('') }]) }`,
        'hapi server GET<GET> /a </a>',
        'hapi server PUT<PUT> /b </b>',
        'hapi server GET<GET> /a/{id} </a/{id}>',
      ],
      [
        `export default async function (app, opts) { app.route({ method: 'GET', path: '/a', handler: async (request, reply) => {} }) }`,
        'fastify app GET<GET> /a </a>',
      ],
      [
        `export default async function (app, opts) { app.route({ method: 'GET', path: '/a/:id', handler: async (request, reply) => {} }) }`,
        'fastify app GET<GET> /a/:id </a/:id>',
      ],
    ],
    'no routes': [
      [`${HAPI}server.route({ method: 'GET', path: '/users' })`],
      [`${HAPI}server.route({ path: '/users', handler: list })`],
      [`${HAPI}server.get('/users', list)`],
      [`${HAPI}server.inject({ method: 'GET', url: '/users' })`],
    ],
  },
  routeLines,
);

table(
  {
    servers: [
      [
        `${HAPI}server.route({ method: 'GET', path: '/users', handler: list }); server.register(require('@hapi/inert'))`,
        'hapi application server views=none',
        '  hapi server GET<GET> /users </users>',
        '  pass none unknown',
      ],
    ],
  },
  routerLines,
);
