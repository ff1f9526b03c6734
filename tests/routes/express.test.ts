import { routeLines, routerLines, table } from './dump.ts';

const APP = "const express = require('express'); const app = express(); ";
const ROUTER = "const { Router } = require('express'); const router = Router(); ";

table(
  {
    'plain registrations': [
      [`${APP}app.get('/users', list);`, 'express app GET<get> /users </users>'],
      [`${APP}app.post("/users", create)`, 'express app POST<post> /users </users>'],
      [`${APP}app.put('/users/:id', update)`, 'express app PUT<put> /users/:id </users/:id>'],
      [`${APP}app.patch('/users/:id', update)`, 'express app PATCH<patch> /users/:id </users/:id>'],
      [`${APP}app.delete('/users/:id', remove)`, 'express app DELETE<delete> /users/:id </users/:id>'],
      [`${APP}app.del('/users/:id', remove)`, 'express app DELETE<del> /users/:id </users/:id>'],
      [`${APP}app.head('/users', list)`, 'express app HEAD<head> /users </users>'],
      [`${APP}app.options('/users', cors())`, 'express app OPTIONS<options> /users </users>'],
      [`${APP}app.all('/users', list)`, 'express app ALL<all> /users </users>'],
      [
        `${APP}app.get('/users', auth, validate(schema), (req, res) => res.json([]))`,
        'express app GET<get> /users </users>',
      ],
      [`${APP}app.get('/users', [auth, log], users.list)`, 'express app GET<get> /users </users>'],
      [`${APP}app.get('/users', ...chain)`, 'express app GET<get> /users </users>'],
      [`${APP}app.get('/users', ...chain, list)`, 'express app GET<get> /users </users>'],
      [`${APP}app.get('/users', asyncHandler(async (req, res) => {}))`, 'express app GET<get> /users </users>'],
      [
        `${APP}app.get('/users', passport.authenticate('jwt', { session: false }))`,
        'express app GET<get> /users </users>',
      ],
      [`${APP}app.get('/users', isTest ? fake : real)`, 'express app GET<get> /users </users>'],
      [`${APP}app.get('/users', exports.list = function (req, res) {})`, 'express app GET<get> /users </users>'],
      [`${APP}app\n  .get(\n    '/users',\n    list,\n  )`, 'express app GET<get> /users </users>'],
      [`${APP}app/* a */./* b */get('/users', list)`, 'express app GET<get> /users </users>'],
      [`${APP}app?.get('/users', list)`, 'express app GET<get> /users </users>'],
      [`${APP}if (debug) app.get('/debug', show)`, 'express app GET<get> /debug </debug>'],
      [`${APP}debug && app.get('/debug', show)`, 'express app GET<get> /debug </debug>'],
    ],
    'names in brackets': [
      [`${APP}app['get']('/users', list)`, 'express app GET<get> /users </users>'],
      [`${APP}app["delete"]('/users/:id', remove)`, 'express app DELETE<delete> /users/:id </users/:id>'],
      [`${APP}app[\`post\`]('/users', create)`, 'express app POST<post> /users </users>'],
      [`${APP}const METHOD = 'put'; app[METHOD]('/users/:id', update)`, 'express app PUT<put> /users/:id </users/:id>'],
      [`${APP}const M = { read: 'get' }; app[M.read]('/users', list)`, 'express app GET<M.read> /users </users>'],
      [`${APP}app[method]('/users', list)`, 'express app UNKNOWN<method> /users </users>'],
      [`${APP}app[method.toLowerCase()](path, list)`, 'express app UNKNOWN<method.toLowerCase()> (dynamic) <path>'],
      [
        `${APP}[{ method: 'get', path: '/a' }].forEach(({ method, path }) => app[method](path, h))`,
        'express app GET<get> /a </a>',
      ],
      [
        `${APP}for (const r of routes) app[r.method](r.path, r.handler)`,
        'express app UNKNOWN<r.method> (dynamic) <r.path>',
      ],
      [
        `${APP}for (const verb of ['get', 'post']) { app[verb]('/echo', echo) }`,
        'express app GET<get> /echo </echo>',
        'express app POST<post> /echo </echo>',
      ],
      [`${APP}routes.forEach((r) => app.get(r.path, r.handler))`, 'express app GET<get> (dynamic) <r.path>'],
    ],
    chains: [
      [`${APP}app.get('/a', a).post('/b', b);`, 'express app GET<get> /a </a>', 'express app POST<post> /b </b>'],
      [
        `${APP}app.use(cors()).get('/a', a).use(log).delete('/b', b).listen(3000)`,
        'express app GET<get> /a </a>',
        'express app DELETE<delete> /b </b>',
      ],
      [
        `${APP}app.route('/users').get(list).post(auth, create)`,
        'express app GET<get> /users </users>',
        'express app POST<post> /users </users>',
      ],
      [
        `${APP}app.route('/users/:id').all(auth).get(show).put(update).delete(remove)`,
        'express app ALL<all> /users/:id </users/:id>',
        'express app GET<get> /users/:id </users/:id>',
        'express app PUT<put> /users/:id </users/:id>',
        'express app DELETE<delete> /users/:id </users/:id>',
      ],
      [
        `${ROUTER}const users = router.route('/users'); users.get(list); users.post(create);`,
        'express router GET<get> /users </users>',
        'express router POST<post> /users </users>',
      ],
      [`${ROUTER}router.route(USERS_PATH).get(list)`, 'express router GET<get> (dynamic) <USERS_PATH>'],
      [`${ROUTER}router.route(/^\\/users$/).get(list)`, 'express router GET<get> (regexp) </^\\/users$/>'],
      [
        `const r = require('express').Router().get('/a', a).get('/b', b)`,
        'express r GET<get> /a </a>',
        'express r GET<get> /b </b>',
      ],
    ],
    'path arguments': [
      [`${APP}app.get(['/a', '/b'], h)`, 'express app GET<get> /a </a>', 'express app GET<get> /b </b>'],
      [`${APP}app.get(['/a', /b/], h)`, 'express app GET<get> /a </a>', 'express app GET<get> (regexp) </b/>'],
      [`${APP}app.get(/^\\/users\\/(\\d+)$/, h)`, 'express app GET<get> (regexp) </^\\/users\\/(\\d+)$/>'],
      [`${APP}app.get(new RegExp('^/users'), h)`, "express app GET<get> (regexp) <new RegExp('^/users')>"],
      [`${APP}const USERS = /users/; app.get(USERS, h)`, 'express app GET<get> (regexp) <USERS>'],
      [`${APP}app.get('*', h)`, 'express app GET<get> * <*>'],
      [`${APP}app.get('', h)`, "express app GET<get> '' <>"],
      [`${APP}app.get('/', h)`, 'express app GET<get> / </>'],
      [`${APP}app.get('{/:lang}/users', h)`, 'express app GET<get> {/:lang}/users <{/:lang}/users>'],
      [`${APP}app.get(config.path, h)`, 'express app GET<get> (dynamic) <config.path>'],
      [`${APP}app.get(pathFor('users'), h)`, "express app GET<get> (dynamic) <pathFor('users')>"],
      [`${APP}app.get(\`\${base}\`, h)`, 'express app GET<get> (dynamic) <`${base}`>'],
      [`${APP}app.get(\`/users\`, h)`, 'express app GET<get> /users </users>'],
      [`${APP}app.get(\`\${base}/users\`, h)`, 'express app GET<get> …/users <base}/users>'],
      [`${APP}app.get(base + '/users', h)`, "express app GET<get> …/users <base + '/users>"],
      [`${APP}app.get('/users/' + ID + '/posts', h)`, "express app GET<get> /users/…/posts </users/' + ID + '/posts>"],
      [`${APP}const USERS = '/users'; app.get(USERS, h)`, 'express app GET<get> /users </users>'],
      [`${APP}const R = { users: '/users' }; app.get(R.users, h)`, 'express app GET<get> /users <R.users>'],
      [`${APP}app.get('users', (req, res) => res.json([]))`, 'express app GET<get> users <users>'],
      [`${ROUTER}router.get('users', list)`, 'express router GET<get> users <users>'],
      [
        `${APP}const PATHS = ['/a', '/b']; app.get(PATHS, h)`,
        'express app GET<get> /a </a>',
        'express app GET<get> /b </b>',
      ],
    ],
    'how an application is made': [
      [`import express from 'express'; const app = express(); app.get('/a', h)`, 'express app GET<get> /a </a>'],
      [`import * as express from 'express'; const app = express(); app.get('/a', h)`, 'express app GET<get> /a </a>'],
      [`import express = require('express'); const app = express(); app.get('/a', h)`, 'express app GET<get> /a </a>'],
      [
        `import { default as server } from 'express'; const it = server(); it.get('/a', h)`,
        'express it GET<get> /a </a>',
      ],
      [`const app = require('express')(); app.get('/a', h)`, 'express app GET<get> /a </a>'],
      [`const x = require('express').default(); x.get('/a', h)`, 'express x GET<get> /a </a>'],
      [`var express = require('express'), a = express(); a.get('/a', h)`, 'express a GET<get> /a </a>'],
      [`let z; z = require('express')(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`const z = module.exports = require('express')(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`const e = (await import('express')).default; const z = e(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`const z = given || require('express')(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`exports.z = require('express')(); exports.z.get('/a', h)`, 'express exports.z GET<get> /a </a>'],
      [`const ctx2 = {}; ctx2.z = require('express')(); ctx2.z.get('/a', h)`, 'express ctx2.z GET<get> /a </a>'],
      [
        `const { addAsync } = require('@awaitjs/express'); const z = addAsync(require('express')()); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `const express_1 = __importDefault(require('express')); const z = (0, express_1.default)(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `var _express = _interopRequireDefault(require("express")); var z = (0, _express["default"])(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `const express = (0, tslib_1.__importStar)(require('express')); const z = express.Router(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `var import_express = __toESM(require('express'), 1); var z = import_express.default.Router(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `const express_1 = wrapped(require('express')); const z = express_1.default.all(); z.get('/a', (a, b, c, d, e) => {})`,
      ],
      [
        `import asyncify from 'express-asyncify'; import express from 'express'; const z = asyncify(express()); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `const asyncify = require('express-asyncify'); const z = asyncify(require('express').Router()); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `function make() { return require('express')() } const z = make(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [`const make = () => require('express')(); const z = make(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [
        `module.exports = (it, express) => { const z = express.Router(); z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
    ],
    'how a router is made': [
      [`import { Router } from 'express'; const z = Router(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`import { Router as R } from 'express'; const z = R(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [
        `import express from 'express'; const z = express.Router({ mergeParams: true }); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [`import express from 'express'; const z = new express.Router(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [
        `import express from 'express'; const { Router } = express; const z = Router(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [
        `import express from 'express'; const R = express.Router; const z = new R(); z.get('/a', h)`,
        'express z GET<get> /a </a>',
      ],
      [`const z = require('express').Router(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`const z = require("express")['Router'](); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`const R = require('express-promise-router'); const z = R(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`const { Router: make } = require('express'); const z = make(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`require('express').Router().get('/a', h)`, 'express Router GET<get> /a </a>'],
      [`module.exports = require('express').Router().get('/a', h)`, 'express Router GET<get> /a </a>'],
      [`const z = require('express').Router(); const y = z; y.get('/a', h)`, 'express y GET<get> /a </a>'],
      [`class R extends require('express').Router {} const z = new R(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [
        `let r = require('express').Router(); r.get('/a', h); r = require('express').Router(); r.get('/b', h)`,
        'express r GET<get> /a </a>',
        'express r GET<get> /b </b>',
      ],
      [`function f(z = require('express').Router()) { z.get('/a', h) }`, 'express z GET<get> /a </a>'],
      [`const o = { z: require('express').Router() }; o.z.get('/a', h)`, 'express o.z GET<get> /a </a>'],
    ],
    classes: [
      [
        `import { Router } from 'express'; class A { z = Router(); constructor() { this.z.get('/a', this.list) } }`,
        'express this.z GET<get> /a </a>',
      ],
      [
        `import express from 'express'; class A { constructor() { this.z = express(); } routes() { this.z.get('/a', h) } }`,
        'express this.z GET<get> /a </a>',
      ],
      [
        `import express from 'express'; class A { public z: express.Application; constructor() { this.z = express(); this.z.get('/a', h) } }`,
        'express this.z GET<get> /a </a>',
      ],
      [
        `import { Router } from 'express'; class A { constructor(private readonly z: Router) {} m() { this.z.get('/a', h) } }`,
        'express this.z GET<get> /a </a>',
      ],
      [`class A { m() { this.router.get('/a', this.list) } }`, 'express this.router GET<get> /a </a>'],
      [`class A { m() { this.app.get('/a', (req, res) => {}) } }`, 'express this.app GET<get> /a </a>'],
      [
        `import { Router } from 'express'; class B { z = Router() } class A extends B { m() { this.z.get('/a', h) } }`,
        'express this.z GET<get> /a </a>',
      ],
      [
        `import { Router } from 'express'; class A { path = '/users'; z = Router(); constructor() { this.z.get(\`\${this.path}/:id\`, h) } }`,
        'express this.z GET<get> /users/:id <this.path}/:id>',
      ],
      [
        `import { Router } from 'express'; class A { z = Router(); m() { const self = this; self.z.get('/a', h) } }`,
        'express self.z GET<get> /a </a>',
      ],
      [`function Server() { this.z = require('express')(); this.z.get('/a', h) }`, 'express this.z GET<get> /a </a>'],
      [
        `import { Router } from 'express'; class A { make() { return Router() } m() { const z = this.make(); z.get('/a', h) } }`,
        'express z GET<get> /a </a>',
      ],
    ],
    parameters: [
      [`module.exports = function (app) { app.get('/a', list) }`, 'express app GET<get> /a </a>'],
      [
        `module.exports = (app, passport) => { app.get('/a', passport.authenticate('x')) }`,
        'express app GET<get> /a </a>',
      ],
      [`export default (app) => { app.get('/a', users.list) }`, 'express app GET<get> /a </a>'],
      [`export function routes(router) { router.get('/a', list) }`, 'express router GET<get> /a </a>'],
      [`exports.init = ({ app }) => { app.get('/a', list) }`, 'express app GET<get> /a </a>'],
      [`module.exports = ({ router }) => router.get('/a', list)`, 'express router GET<get> /a </a>'],
      [`module.exports = (x) => { x.get('/a', (req, res) => res.end()) }`, 'express x GET<get> /a </a>'],
      [
        `import type { Express } from 'express'; export function f(z: Express) { z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import { Application } from 'express'; export const f = (z: Application): void => { z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import express from 'express'; function f(z: ReturnType<typeof express>) { z.get('/a', h()) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import express from 'express'; function f(z: ReturnType<typeof express.Router>) { z.get('/a', h()) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import { Router } from 'express'; function f(z: InstanceType<typeof Router>) { z.get('/a', h()) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import * as express from 'express'; function f(z: express.Application) { z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import { type IRouter } from 'express'; function f(z: IRouter) { z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import { Express } from 'express'; function f(z: Express | undefined) { z!.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import { Express } from 'express'; type App = Express & { x: 1 }; function f(z: App) { z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [
        `import { Express } from 'express'; interface My extends Express {} function f(z: My) { z.get('/a', h) }`,
        'express z GET<get> /a </a>',
      ],
      [`function f(z: import('express').Router) { z.get('/a', h) }`, 'express z GET<get> /a </a>'],
      [`import { Router } from 'express'; const z: Router = build(); z.get('/a', h)`, 'express z GET<get> /a </a>'],
      [`module.exports = (api) => { api.get('/a', require('./list')) }`, 'express api GET<get> /a </a>'],
    ],
    'names and handlers alone': [
      [`app.get('/a', list)`, 'express app GET<get> /a </a>'],
      [`import app from './app'; import { list } from './users'; app.get('/a', list)`, 'express app GET<get> /a </a>'],
      [`const router = require('./router'); router.get('/a', (req, res) => {})`, 'express router GET<get> /a </a>'],
      [
        `import { userRouter } from './routers'; userRouter.get('/a', async (req, res, next) => {})`,
        'express userRouter GET<get> /a </a>',
      ],
      [
        `import { createApp } from './app'; const app = createApp(); app.get('/a', list)`,
        'express app GET<get> /a </a>',
      ],
      [`const app = require('../..')(); app.get('/a', (req, res) => {})`, 'express app GET<get> /a </a>'],
      [
        `import { Server } from './server'; const app = Server.getInstance().app; app.get('/a', (req, res) => {})`,
        'express app GET<get> /a </a>',
      ],
      [
        `import { Server } from './server'; const server = Server.getInstance(); server.app.get('/a', list)`,
        'express server.app GET<get> /a </a>',
      ],
      [`server.post('/a', (req, res) => {})`, 'express server POST<post> /a </a>'],
      [`adminRoutes.put('/a', (_req, res) => {})`, 'express adminRoutes PUT<put> /a </a>'],
      [`whatever.get('/a', (req, res) => res.json({}))`, 'express whatever GET<get> /a </a>'],
      [`whatever.get('/a', function (request, response, next) {})`, 'express whatever GET<get> /a </a>'],
      [`const list = (req, res) => {}; whatever.get('/a', list)`, 'express whatever GET<get> /a </a>'],
      [
        `whatever.get('/a', (req, res) => {}); whatever.post('/b', create);`,
        'express whatever GET<get> /a </a>',
        'express whatever POST<post> /b </b>',
      ],
      [`whatever.get('/a', (a: Request, b: Response, c: NextFunction) => {})`, 'express whatever GET<get> /a </a>'],
      [`app.get('/a', async () => ({}))`, 'express app GET<get> /a </a>'],
    ],
    TypeScript: [
      [
        `import express from 'express'; const app = express() as express.Express; app.get('/a', h)`,
        'express app GET<get> /a </a>',
      ],
      [
        `import express from 'express'; const app = express()!; (app as any).get('/a' as string, h!)`,
        'express app GET<get> /a </a>',
      ],
      [
        `import express from 'express'; const app = express(); type P = 1; app.get<P, Body>('/a', h)`,
        'express app GET<get> /a </a>',
      ],
      [
        `import express from 'express'; const app = express(); app.get('/a' satisfies string, <RequestHandler>h)`,
        'express app GET<get> /a </a>',
      ],
      [
        `import express from 'express'; enum P { A = '/a' } const app = express(); app.get(P.A, h)`,
        'express app GET<get> /a <P.A>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'groups of express-group-routes': [
      [
        `${APP}app.group('/v1', (router) => { router.use(auth); router.get('/lamps', list); }); app.group((open) => { open.get('/health', ok); })`,
        'express application app views=none',
        '  mount /v1 router',
        '  mount - open',
        'express router router on app at /v1 open views=none',
        '  pass none unknown',
        '  express router GET<get> /lamps </lamps>',
        'express router open on app at - open views=none',
        '  express open GET<get> /health </health>',
      ],
    ],
  },
  routerLines,
);
