import { routeLines, table } from './dump.ts';

const APP = "const fastify = require('fastify'); const app = fastify({ logger: true }); ";

table(
  {
    'plain registrations': [
      [`${APP}app.get('/users', async (request, reply) => [])`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.get('/users', list)`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.get('/users', { schema }, list)`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.get('/users', opts, list)`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.get('/users', { schema, handler: list })`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.get('/users', { schema, handler(request, reply) {} })`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.get('/users', { schema, async handler() {} })`, 'fastify app GET<get> /users </users>'],
      [`${APP}const opts = { schema, handler: list }; app.get('/users', opts)`, 'fastify app GET<get> /users </users>'],
      [
        `${APP}app.delete('/users/:id', { preHandler: auth }, remove)`,
        'fastify app DELETE<delete> /users/:id </users/:id>',
      ],
      [`${APP}app.get('/users', { schema: s } as const, list)`, 'fastify app GET<get> /users </users>'],
      [`${APP}app.all('/users', list)`, 'fastify app ALL<all> /users </users>'],
      [`${APP}app.get('/files/*', list)`, 'fastify app GET<get> /files/* </files/*>'],
      [
        `${APP}app.get('/at/:hour(^\\\\d{2})h', list)`,
        'fastify app GET<get> /at/:hour(^\\d{2})h </at/:hour(^\\\\d{2})h>',
      ],
      [
        `${APP}app.get<{ Params: { id: string }; Body: B }>('/users/:id', {}, list)`,
        'fastify app GET<get> /users/:id </users/:id>',
      ],
      [`${APP}app.get('/a', a).post('/b', b)`, 'fastify app GET<get> /a </a>', 'fastify app POST<post> /b </b>'],
      [`${APP}app.withTypeProvider().get('/a', {}, a)`, 'fastify app GET<get> /a </a>'],
      [`${APP}const typed = app.withTypeProvider(); typed.get('/a', {}, a)`, 'fastify typed GET<get> /a </a>'],
      [`import Fastify from 'fastify'; const z = Fastify(); z.get('/a', h)`, 'fastify z GET<get> /a </a>'],
      [`import { fastify } from 'fastify'; const z = fastify(); z.get('/a', h)`, 'fastify z GET<get> /a </a>'],
      [`import Fastify from 'fastify'; const z = await Fastify(); z.get('/a', h)`, 'fastify z GET<get> /a </a>'],
      [`const z = require('fastify')(); z.get('/a', h)`, 'fastify z GET<get> /a </a>'],
      [`const z = require('fastify').fastify(); z.get('/a', h)`, 'fastify z GET<get> /a </a>'],
    ],
    'route objects': [
      [`${APP}app.route({ method: 'GET', url: '/users', handler: list })`, 'fastify app GET<GET> /users </users>'],
      [`${APP}app.route({ method: 'get', path: '/users', handler: list })`, 'fastify app GET<get> /users </users>'],
      [
        `${APP}app.route({ method: ['GET', 'HEAD'], url: '/users', handler: list })`,
        'fastify app GET<GET>,HEAD<HEAD> /users </users>',
      ],
      [
        `${APP}app.route({ method: ['DELETE'], url: '/users', handler() {} })`,
        'fastify app DELETE<DELETE> /users </users>',
      ],
      [
        `${APP}app.route({ schema, 'method': 'POST', "url": \`/users\`, handler: async (req, reply) => {} })`,
        'fastify app POST<POST> /users </users>',
      ],
      [`${APP}app.route({ method, url: '/users', handler })`, 'fastify app UNKNOWN<method> /users </users>'],
      [`${APP}app.route({ method: 'GET', url, handler })`, 'fastify app GET<GET> (dynamic) <url>'],
      [
        `${APP}const r = { method: 'GET', url: '/users', handler }; app.route(r)`,
        'fastify app GET<GET> /users </users>',
      ],
      [`${APP}routes.forEach((r) => app.route(r))`, 'fastify app UNKNOWN<route> (dynamic) <r>'],
      [
        `${APP}app.route({ method: 'GET', url: '/a', handler }).route({ method: 'POST', url: '/b', handler })`,
        'fastify app GET<GET> /a </a>',
        'fastify app POST<POST> /b </b>',
      ],
      [
        `app.route({ method: 'GET', url: '/users', handler: async (request, reply) => {} })`,
        'fastify app GET<GET> /users </users>',
      ],
      [`server.route({ method: 'GET', url: '/users', handler: list })`, 'fastify server GET<GET> /users </users>'],
      [
        `${APP}app.route({ method: METHODS.read, url: '/users', handler: list })`,
        'fastify app UNKNOWN<METHODS.read> /users </users>',
      ],
      [
        `${APP}const M = { read: 'GET' }; app.route({ method: M.read, url: '/users', handler: list })`,
        'fastify app GET<M.read> /users </users>',
      ],
    ],
    plugins: [
      [`module.exports = async function (fastify, opts) { fastify.get('/a', h) }`, 'fastify fastify GET<get> /a </a>'],
      [
        `module.exports = (fastify, _opts, done) => { fastify.get('/a', { schema: {} }, h); done() }`,
        'fastify fastify GET<get> /a </a>',
      ],
      [
        `export default async function routes(fastify) { fastify.post('/a', opts, h) }`,
        'fastify fastify POST<post> /a </a>',
      ],
      [
        `module.exports = async (app, opts) => { app.get('/a', async (request, reply) => {}) }`,
        'fastify app GET<get> /a </a>',
      ],
      [`module.exports = async (app, options) => { app.get('/a', h) }`, 'fastify app GET<get> /a </a>'],
      [
        `import { FastifyInstance } from 'fastify'; export async function f(z: FastifyInstance) { z.get('/a', h) }`,
        'fastify z GET<get> /a </a>',
      ],
      [`export async function f(z: FastifyInstance) { z.get('/a', h) }`, 'fastify z GET<get> /a </a>'],
      [
        `import type { FastifyPluginAsync } from 'fastify'; const f: FastifyPluginAsync = async (z) => { z.get('/a', h) }; export default f`,
        'fastify z GET<get> /a </a>',
      ],
      [
        `import type { FastifyPluginCallback } from 'fastify'; export const f: FastifyPluginCallback<Opts> = (z, o, done) => { z.get('/a', h) }`,
        'fastify z GET<get> /a </a>',
      ],
      [
        `import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'; const f: FastifyPluginAsyncTypebox = async (z) => { z.get('/a', {}, h) }`,
        'fastify z GET<get> /a </a>',
      ],
      [
        `import type { FastifyPluginAsync } from 'fastify'; export default (async (z) => { z.get('/a', h) }) satisfies FastifyPluginAsync`,
        'fastify z GET<get> /a </a>',
      ],
      [
        `import fp from 'fastify-plugin'; export default fp(async (z) => { z.get('/a', h) })`,
        'fastify z GET<get> /a </a>',
      ],
      [
        `const fp = require('fastify-plugin'); async function f(z, o) { z.get('/a', h) } module.exports = fp(f, { name: 'f' })`,
        'fastify z GET<get> /a </a>',
      ],
      [`${APP}app.register(async (z) => { z.get('/a', h) }, { prefix: '/v1' })`, 'fastify z GET<get> /a </a>'],
      [`${APP}app.register(function (z, opts, next) { z.get('/a', h); next() })`, 'fastify z GET<get> /a </a>'],
      [
        `${APP}async function users(z) { z.get('/a', h) } app.register(users, { prefix: '/users' })`,
        'fastify z GET<get> /a </a>',
      ],
      [`${APP}app.after(() => { app.get('/a', h) })`, 'fastify app GET<get> /a </a>'],
      [
        `function f(z: FastifyInstance<Server, IncomingMessage>, o: Opts) { z.get<{ Body: B }>('/a', h) }`,
        'fastify z GET<get> /a </a>',
      ],
    ],
    'names and handlers alone': [
      [`fastify.get('/a', h)`, 'fastify fastify GET<get> /a </a>'],
      [`x.get('/a', (request, reply) => {})`, 'fastify x GET<get> /a </a>'],
      [`x.get('/a', { schema }, async (req, reply) => {})`, 'fastify x GET<get> /a </a>'],
      [`x.get('/a', async (a: FastifyRequest, b: FastifyReply) => {})`, 'fastify x GET<get> /a </a>'],
      [
        `import { FastifyReply } from 'fastify'; export default (app) => { app.get('/a', async (req, res) => {}) }`,
        'fastify app GET<get> /a </a>',
      ],
      [`class C { m() { this.fastify.get('/a', this.list) } }`, 'fastify this.fastify GET<get> /a </a>'],
      [
        `class C { constructor(private z: FastifyInstance) {} m() { this.z.get('/a', {}, this.list.bind(this)) } }`,
        'fastify this.z GET<get> /a </a>',
      ],
    ],
  },
  routeLines,
);
