import { express, fastify, koa, mounted } from './applications.ts';

interface Trap {
  readonly name: string;
  readonly code: string;
}

/** Paths that hold no verb, though some of them look like it. */
const PATHS: readonly string[] = [
  '/',
  '/users',
  '/users/:id',
  '/users/:id/posts',
  '/api/v1/users',
  '/settings',
  '/posts',
  '/posts/:id',
  '/showroom',
  '/listing',
  '/listings/:id',
  '/addresses',
  '/address',
  '/updates',
  '/deleted',
  '/users/deleted',
  '/editor',
  '/putter',
  '/readme',
  '/getaway',
  '/lists',
  '/lists/:id',
  '/views',
  '/changes',
  '/list/:id',
  '/list/:id/items',
  '/store/:id/items',
  '/store/:id/products',
  '/price-list',
  '/priceList',
  '/change-log',
  '/changelog',
  '/search-index',
  '/data-store',
  '/orders',
  '/reports',
  '/records/:id',
  '/comments',
  '/reviews',
  '/tests',
  '/imports',
  '/exports/:id',
  '/shares',
  '/likes',
  '/access',
  '/all',
  '/new',
  '/one',
  '/users/new',
  '/products/single',
  '/view-count',
  '/read-replicas',
  '/list-price',
  '/patch-notes',
  '/postcode',
  '/postcards/:id',
  '/viewport',
  '/dropbox',
  '/setlist',
  '/setup',
  '/delivery',
  '/deletions/:id',
  '/creations',
  '/creator',
  '/finder',
  '/retrieval',
  '/loading',
  '/health',
  '/.well-known/openid-configuration',
  '/favicon.ico',
  '/*splat',
];

const ENDPOINTS: readonly Trap[] = PATHS.map((path) => ({
  name: `GET ${path}`,
  code: express(`app.get('${path}', (req, res) => res.json([]));`),
}));

/** Actions that no method says: they are not the business of a rule on CRUD verbs. */
export const ACTIONS: readonly Trap[] = [
  'POST /users/:id/activate',
  'POST /login',
  'POST /users/search',
  'PUT /orders/:id/cancel',
  'POST /import',
  'POST /auth/logout',
].map((endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ');
  return { name: endpoint, code: express(`app.${method.toLowerCase()}('${path}', (req, res) => res.json({}));`) };
});

/** Calls that look like a registration and are none. */
const CALLS: readonly Trap[] = [
  {
    name: 'axios',
    code: "import axios from 'axios';\nawait axios.get('/getUsers');\naxios.post('/createUser', (body) => body);",
  },
  {
    name: 'an instance of axios',
    code: "import axios from 'axios';\nconst api = axios.create({ baseURL: '/api' });\nexport const users = () => api.get('/getUsers', { params: {} });",
  },
  { name: 'an awaited client', code: "const { data } = await api.get('/getUsers');" },
  { name: 'a client with then', code: "api.get('/getUsers').then((response) => response.data);" },
  {
    name: 'a setting of the application',
    code: express("app.get('env');", "app.get('/getUsers');", "if (app.get('view cache')) app.set('x', 1);"),
  },
  { name: 'a cache', code: "cache.delete('/deleteUser/:id');\ncache.get('/getUsers', () => 1);" },
  {
    name: 'a Map',
    code: "const map = new Map();\nmap.get('/getUsers');\nmap.delete('/deleteUser/1');\nmap.set('/getUsers', (req, res) => {});",
  },
  {
    name: 'supertest',
    code: "import request from 'supertest';\nimport app from './app';\nawait request(app).get('/getUsers').expect(200);\nrequest(app).post('/createUser').send({}).end((error, response) => {});",
  },
  {
    name: 'an agent of supertest',
    code: "const agent = require('supertest').agent(app);\nagent.get('/getUsers').end((err, res) => {});",
  },
  {
    name: 'nock',
    code: "import nock from 'nock';\nnock('http://localhost').get('/getUsers').reply(200, (uri, body) => []);\nconst scope = nock('x');\nscope.delete('/deleteUser/1').reply(204);",
  },
  {
    name: 'msw, version 1',
    code: "import { rest } from 'msw';\nexport const handlers = [rest.get('/getUsers', (req, res, ctx) => res(ctx.json([])))];",
  },
  {
    name: 'msw, version 2',
    code: "import { http, HttpResponse } from 'msw';\nexport const handlers = [http.get('/getUsers', () => HttpResponse.json([]))];",
  },
  { name: 'a header', code: "function handler(req, res) {\n  res.set('/getUsers', req.get('/getUsers'));\n}" },
  {
    name: 'the parameters of a URL',
    code: "const params = new URLSearchParams();\nparams.get('/getUsers');\nparams.delete('/deleteUser');",
  },
  { name: 'a Fastify injection', code: "await fastify.inject({ method: 'GET', url: '/getUsers' });" },
  { name: 'fetch', code: "await fetch('/getUsers', { method: 'POST' });" },
  {
    name: 'a key-value store',
    code: "const redis = require('ioredis');\nconst client = redis.createClient();\nclient.get('/getUsers', (error, value) => {});",
  },
  { name: 'jQuery', code: "$.get('/getUsers', (data) => render(data));" },
  { name: 'Cypress', code: "cy.get('/getUsers').then((element) => element);" },
  { name: 'an event emitter', code: "emitter.on('/getUsers', (req, res) => {});" },
  { name: 'lodash', code: "import _ from 'lodash';\n_.get(object, '/getUsers', () => 1);" },
  { name: 'a mount is no route', code: express("app.use('/getUsers', requireLogin);") },
  { name: 'a regular expression', code: express('app.get(/getUsers/, (req, res) => res.json());') },
];

/** Routes in other frameworks' manner that are as they should be. */
const ROUTERS: readonly Trap[] = [
  {
    name: 'Fastify',
    code: fastify(
      "fastify.get('/users', async () => []);",
      "fastify.route({ method: ['GET', 'HEAD'], url: '/posts', handler: async () => [] });",
    ),
  },
  {
    name: 'Koa',
    code: koa(
      "router.get('users', '/users', (ctx) => { ctx.body = []; });",
      "router.all('/settings', (ctx) => { ctx.body = {}; });",
    ),
  },
  {
    name: 'the root of a mounted router',
    code: mounted(
      '/users',
      "router.get('/', (req, res) => res.json([]));",
      "router.post('/', (req, res) => res.json({}));",
    ),
  },
  {
    name: 'a list as a collection of a mounted router',
    code: mounted('/list', "router.get('/:id', (req, res) => res.json({}));"),
  },
  { name: 'no route at all', code: 'export const getUsers = () => [];' },
  { name: 'nothing', code: '' },
];

/** Sources on which every rule has to be silent. */
export const TRAPS: readonly Trap[] = [...ENDPOINTS, ...CALLS, ...ROUTERS];
