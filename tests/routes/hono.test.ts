import { routeLines, routerLines, table } from './dump.ts';

const HONO = "import { Hono } from 'hono'; const app = new Hono(); ";
const MADE = "import type { Hono, Context } from 'hono'; import { createRouter } from './create'; ";
const OPENAPI = "import { OpenAPIHono, createRoute, z } from '@hono/zod-openapi'; const app = new OpenAPIHono(); ";

table(
  {
    'plain registrations': [
      [`${HONO}app.get('/users', (c) => c.json([]))`, 'hono app GET<get> /users </users>'],
      [`${HONO}app.post('/users', auth, async (c) => c.json({}))`, 'hono app POST<post> /users </users>'],
      [
        `${HONO}app.delete('/users/:id{[0-9]+}', remove)`,
        'hono app DELETE<delete> /users/:id{[0-9]+} </users/:id{[0-9]+}>',
      ],
      [`${HONO}app.all('/users', list)`, 'hono app ALL<all> /users </users>'],
      [`${HONO}app.get('*', serveStatic({ root: './' }))`, 'hono app GET<get> * <*>'],
    ],
    'paths without a slash': [
      [
        `import { list } from './users'; ${HONO}app.get('users', list).get('users/:id', list)`,
        'hono app GET<get> users <users>',
        'hono app GET<get> users/:id <users/:id>',
      ],
      [
        `import { list } from './users'; ${HONO}app.get('users', list); const keys = new Map(); keys.get('users', list); export const read = (c) => c.get('user', list)`,
        'hono app GET<get> users <users>',
      ],
      [`import { list } from './users'; import express from 'express'; const app = express(); app.get('users', list)`],
    ],
    'methods among the arguments': [
      [`${HONO}app.on('PURGE', '/cache', purge)`, 'hono app PURGE<PURGE> /cache </cache>'],
      [
        `${HONO}app.on(['PUT', 'DELETE'], '/users/:id', change)`,
        'hono app PUT<PUT>,DELETE<DELETE> /users/:id </users/:id>',
      ],
      [`${HONO}app.on('GET', ['/a', '/b'], list)`, 'hono app GET<GET> /a </a>', 'hono app GET<GET> /b </b>'],
      [`${HONO}app.on('GET', '/a', a).get('/b', b)`, 'hono app GET<GET> /a </a>', 'hono app GET<get> /b </b>'],
      [`${HONO}app.on('error', report)`],
      [`${HONO}process.on('exit', '/x', done)`],
    ],
    chains: [
      [`${HONO}app.get('/a', a).post('/b', b)`, 'hono app GET<get> /a </a>', 'hono app POST<post> /b </b>'],
      [
        `${HONO}app.get('/a', (c) => c.text('')).post((c) => c.text('')).put(auth, (c) => c.text(''))`,
        'hono app GET<get> /a </a>',
        'hono app POST<post> /a </a>',
        'hono app PUT<put> (dynamic) <auth>',
      ],
      [`${HONO}app.get('/a', list).post(create)`, 'hono app GET<get> /a </a>', 'hono app POST<post> /a </a>'],
      [
        `import { Hono } from 'hono'; export default new Hono().get('/a', a).post('/b', b)`,
        'hono Hono GET<get> /a </a>',
        'hono Hono POST<post> /b </b>',
      ],
    ],
    'routes that are described': [
      [
        `${OPENAPI}app.openapi(createRoute({ method: 'get', path: '/users', responses: {} }), (c) => c.json([]))`,
        'hono app GET<get> /users </users>',
      ],
      [
        `${OPENAPI}const show = createRoute({ method: 'get', path: '/users/{id}', responses: {} }); app.openapi(show, handlers.show)`,
        'hono app GET<get> /users/{id} </users/{id}>',
      ],
      [
        `${OPENAPI}app.openapi({ method: 'post', path: '/users', responses: {} }, create, (result, c) => {})`,
        'hono app POST<post> /users </users>',
      ],
      [
        `${OPENAPI}const list = createRoute({ method: 'get', path: '/a' }); export default app.openapi(list, a).openapi(createRoute({ method: 'put', path: '/b' }), b)`,
        'hono app GET<get> /a </a>',
        'hono app PUT<put> /b </b>',
      ],
      [`${OPENAPI}app.openapi(route, handler)`, 'hono app UNKNOWN<openapi> (dynamic) <route>'],
      [
        `${OPENAPI}z.string().openapi('User'); schema.openapi('Id', { example: 1 }); app.openapi('Id', { method: 'get', path: '/a' })`,
      ],
    ],
    'how an application is made': [
      [
        `import { Hono } from 'hono'; const z = new Hono<{ Bindings: Env }>(); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import { Hono } from 'npm:hono@4'; const z = new Hono({ strict: false }); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import { Hono } from 'https://deno.land/x/hono@v3.4.1/mod.ts'; const z = new Hono(); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import { Hono } from 'https://deno.land/x/hono/mod.ts'; const z = new Hono(); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import { Hono } from 'https://jsr.io/@hono/hono/4.4.0/src/index.ts'; const z = new Hono(); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import { OpenAPIHono } from 'https://esm.sh/@hono/zod-openapi@0.9.0'; const z = new OpenAPIHono(); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import express from 'https://esm.sh/express@4.18.2?target=deno'; const z = express(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [`import { Hono } from 'https://deno.land/x/hono_mocks@v3.4.1/mod.ts'; const z = new Hono(); z.get('/a', h)`],
      [`import { Hono } from 'https://example.com/hono/mod.ts'; const z = new Hono(); z.get('/a', h)`],
      [
        `import { serveStatic } from 'https://deno.land/x/hono@v3.4.1/middleware.ts'; const z = serveStatic(); z.get('/a', h)`,
      ],
      [
        `import { OpenAPIHono } from '@hono/zod-openapi'; const z = new OpenAPIHono(); z.get('/a', h)`,
        'hono z GET<get> /a </a>',
      ],
      [
        `import type { Hono } from 'hono'; export const f = (z: Hono<Env>) => { z.get('/a', h) }`,
        'hono z GET<get> /a </a>',
      ],
      [
        `const { Hono } = require('hono'); class Api { app = new Hono(); m() { this.app.get('/a', h) } }`,
        'hono this.app GET<get> /a </a>',
      ],
      [
        `import { logger } from 'hono/logger'; import { Hono } from 'hono'; export const f = (app) => { app.get('/a', (c) => c.text('')) }`,
        'hono app GET<get> /a </a>',
      ],
    ],
    'what a function of another file makes': [
      [
        `${MADE}export const users = createRouter().get('/a', (c: Context) => c.json([])).post('/b', (c) => c.json({}))`,
        'hono createRouter GET<get> /a </a>',
        'hono createRouter POST<post> /b </b>',
      ],
      [
        `${MADE}export default createRouter().use(auth).get('/a', (c) => c.json([]))`,
        'hono createRouter GET<get> /a </a>',
      ],
      [`${MADE}const users = createRouter(); users.get('/a', (c) => c.json([]))`, 'hono users GET<get> /a </a>'],
      [`import { createClient } from './create'; export const users = createClient().get('/a', (c) => c.json([]))`],
      [`${MADE}export const found = await createRouter().get('/a', (c) => c.json([]))`],
      [`${MADE}export const value = createRouter().get('key', options)`],
    ],
    'no routes': [
      [`${HONO}app.get('/planned')`],
      [`${HONO}app.request('/users')`],
      [`${HONO}app.use('/users', async (c, next) => { c.get('/x', h); c.header('/x', h); await next() })`],
      [`x.get('/a', (c) => c.name)`],
      [`list.get('/a', (c) => c.name).on('error', report)`],
    ],
  },
  routeLines,
);

table(
  {
    'routers under a prefix': [
      [
        `${HONO}const users = new Hono(); users.get('/', list); app.route('/users', users)`,
        'hono application users on app at /users views=none',
        '  hono users GET<get> / </>',
        'hono application app views=none',
        '  mount /users users',
      ],
      [
        `${HONO}import users from './users'; app.route('/users', users)`,
        'hono application app views=none',
        '  mount /users elsewhere',
      ],
      [
        `${HONO}import users from './users'; app.mount('/users', users.fetch)`,
        'hono application app views=none',
        '  mount /users elsewhere',
      ],
      [
        `${HONO}app.mount('/users', (request) => answer(request))`,
        'hono application app views=none',
        '  mount /users elsewhere',
      ],
      [
        `${HONO}app.use('/admin/*', auth).use(logger())`,
        'hono application app views=none',
        '  pass /admin/* unknown',
        '  pass none unknown',
      ],
      [
        `import { Hono } from 'hono'; const app = new Hono().basePath('/api'); app.get('/users', list)`,
        'hono application app prefix /api views=none',
        '  hono app GET<get> /users </users>',
      ],
      [
        `${HONO}const api = app.basePath('/api'); api.get('/users', list); app.get('/', home)`,
        'hono application app views=none',
        '  mount /api api',
        '  hono app GET<get> / </>',
        'hono router api on app at /api views=none',
        '  hono api GET<get> /users </users>',
      ],
      [
        `${HONO}app.basePath('/api').get('/users', list)`,
        'hono application app views=none',
        '  mount /api basePath',
        'hono router basePath on app at /api views=none',
        '  hono basePath GET<get> /users </users>',
      ],
      [
        `${HONO}const users = new Hono().get('/', list).basePath('/archived').get('/', archived); app.route('/users', users)`,
        'hono application users on app at /users views=none',
        '  hono users GET<get> / </>',
        '  mount /archived users',
        'hono router users on users at /archived views=none',
        '  hono users GET<get> / </>',
        'hono application app views=none',
        '  mount /users users',
      ],
      [
        `${HONO.replace('app', 'users')}const archived = users.basePath('/archived'); users.get('/', list); archived.get('/', list); export default archived`,
        'hono application users open views=none',
        '  mount /archived archived',
        '  hono users GET<get> / </>',
        'hono router archived on users at /archived open views=none',
        '  hono archived GET<get> / </>',
      ],
      [
        `${HONO}const api = app.basePath('/api'); app.get('/', home)`,
        'hono application app views=none',
        '  mount /api api',
        '  hono app GET<get> / </>',
        'hono router api on app at /api views=none',
      ],
      [
        `${HONO}var api = api.basePath('/api'); app.get('/', home)`,
        'hono application app views=none',
        '  hono app GET<get> / </>',
      ],
    ],
  },
  routerLines,
);
