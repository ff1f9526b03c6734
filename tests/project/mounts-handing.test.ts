import { app, ESM_ROUTER, esmApp, projects, ROUTER } from './mounted.ts';

const LIST = 'GET /users/list users.js:2';
const ROUTES = "module.exports = (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};";
const ESM_ROUTES = "export default function (app) {\n  app.get('/users/list', (req, res) => res.json([]));\n}";

projects({
  'Routers that are handed on': [
    ["require('./routes')(app)", { 'app.js': app("require('./users')(app);"), 'users.js': ROUTES }, LIST],
    ["require('./routes')(app, db)", { 'app.js': app("require('./users')(app, db);"), 'users.js': "module.exports = (app, db) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};" }, LIST],
    ["require('./routes')(db, app)", { 'app.js': app("require('./users')(db, app);"), 'users.js': "module.exports = function (db, app) {\n  app.get('/users/list', (req, res) => res.json([]));\n};" }, LIST],
    ["require('./routes')(db)(app)", { 'app.js': app("require('./users')(db)(app);"), 'users.js': "module.exports = (db) => (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};" }, LIST],
    ['routes(app)', { 'app.js': esmApp("import routes from './users.js';", 'routes(app);'), 'users.js': ESM_ROUTES }, LIST],
    ['await routes(app)', { 'app.js': esmApp("import { routes } from './users.js';", 'await routes(app);'), 'users.js': "export async function routes(app) {\n  app.get('/users/list', (req, res) => res.json([]));\n}" }, LIST],
    ['routes.init(app)', { 'app.js': app("const routes = require('./users');", 'routes.init(app);'), 'users.js': "module.exports = { init(app) {\n  app.get('/users/list', (req, res) => res.json([]));\n} };" }, LIST],
    ['exports.init', { 'app.js': app("const { init } = require('./users');", 'init(app);'), 'users.js': "exports.init = (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};" }, LIST],
    ['new Routes(app)', { 'app.js': app("const Routes = require('./users');", 'new Routes(app);'), 'users.js': "module.exports = class { constructor(app) { this.app = app; this.set(); } set() {\n  this.app.get('/users/list', (req, res) => res.json([]));\n} };" }, LIST],
    ['new Routes(app), a parameter that is a field', { 'app.ts': esmApp("import { Routes } from './users';", 'new Routes(app).set();'), 'users.ts': "import { Application } from 'express'; export class Routes { constructor(private app: Application) {} set() {\n  this.app.get('/users/list', (req, res) => res.json([]));\n} }" }, 'GET /users/list users.ts:2'],
    ['new Routes().set(app)', { 'app.ts': esmApp("import { Routes } from './users';", 'new Routes().set(app);'), 'users.ts': "export class Routes { public set(app): void {\n  app.get('/users/list', (req, res) => res.json([]));\n} }" }, 'GET /users/list users.ts:2'],
    ['an instance in a field', { 'app.ts': "import express from 'express';\nimport { Routes } from './users';\nclass App { public app: express.Application = express(); private routes: Routes = new Routes(); constructor() { this.routes.set(this.app); } }\nexport default new App().app;", 'users.ts': "export class Routes { public set(app): void {\n  app.get('/users/list', (req, res) => res.json([]));\n} }" }, 'GET /users/list users.ts:2'],
    ['Routes.set(app)', { 'app.ts': esmApp("import { Routes } from './users';", 'Routes.set(app);'), 'users.ts': "export class Routes { static set(app): void {\n  app.get('/users/list', (req, res) => res.json([]));\n} }" }, 'GET /users/list users.ts:2'],
    ['configureRoutes({ app })', { 'app.js': app("const { configureRoutes } = require('./users');", 'configureRoutes({ app, db });'), 'users.js': "exports.configureRoutes = ({ app, db }) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};" }, LIST],
    ['configureRoutes({ server: app })', { 'app.js': app("const { configureRoutes } = require('./users');", 'configureRoutes({ server: app });'), 'users.js': "exports.configureRoutes = ({ server }) => {\n  server.get('/users/list', (req, res) => res.json([]));\n};" }, LIST],
    ['on from file to file', { 'app.js': app("require('./routes')(app);"), 'routes/index.js': "module.exports = (app) => { require('./users')(app); };", 'routes/users.js': ROUTES }, 'GET /users/list routes/users.js:2'],
    ['mounts in the function', { 'app.js': app("require('./routes')(app);"), 'routes/index.js': "const users = require('../users');\nmodule.exports = (app) => { app.use('/users', users); };", 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['a router, under a prefix', { 'app.js': app('const router = express.Router();', "require('./users')(router);", "app.use('/users', router);"), 'users.js': "module.exports = (router) => {\n  router.get('/list', (req, res) => res.json([]));\n};" }, LIST],
    ['a function that mounts a router of its own', { 'app.js': app("require('./users')(app);"), 'users.js': `${ROUTER}module.exports = (app) => app.use('/users', router);` }, LIST],
    ['a function that makes its router', { 'app.js': app("require('./users')(app);"), 'users.js': "module.exports = (app) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\napp.use('/users', router); };" }, LIST],
    ['two functions, each with a router', { 'app.js': app('const api = express.Router();', "require('./users')(api);", "require('./orders')(api);", "app.use('/api', api);"), 'users.js': "module.exports = (api) => {\n  api.get('/users/list', (req, res) => res.json([]));\n};", 'orders.js': "module.exports = (api) => {\n  api.get('/orders/list', (req, res) => res.json([]));\n};" }, 'GET /api/orders/list orders.js:2', 'GET /api/users/list users.js:2'],
    ['one function, handed two routers', { 'app.js': app('const api = express.Router();', "const routes = require('./users');", 'routes(api);', 'routes(app);', "app.use('/api', api);"), 'users.js': ROUTES }, 'GET /api/users/list users.js:2', LIST],
    ['a function that answers the router that it is handed', { 'app.js': app("app.use('/users', require('./users')(express.Router()));"), 'users.js': "module.exports = (router) => {\n  router.get('/list', (req, res) => res.json([]));\nreturn router; };" }, LIST],
    ['app and express', { 'app.js': app("require('./users')(app, express);"), 'users.js': "module.exports = (app, express) => { const router = express.Router();\nrouter.get('/list', (req, res) => res.json([]));\napp.use('/users', router); };" }, LIST],
    ['a call in a callback', { 'app.js': app("const routes = require('./users');", 'connect().then(() => { routes(app); app.listen(3000); });'), 'users.js': ROUTES }, LIST],
    ['never called', { 'users.js': ROUTES }, 'GET /users/list users.js:2'],
  ],

  Loops: [
    ['forEach over objects', { 'app.js': app("const routes = [{ path: '/users', route: require('./users') }];", 'routes.forEach((each) => { app.use(each.path, each.route); });'), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['for...of', { 'app.js': app("const users = require('./users');", "for (const { path, route } of [{ path: '/users', route: users }]) app.use(path, route);"), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['map', { 'app.js': app("const users = require('./users');", "const routes = [{ path: '/users', route: users }];", 'routes.map(({ path, route }) => app.use(path, route));'), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['pairs', { 'app.js': app("const users = require('./users');", "[['/users', users]].forEach(([path, route]) => app.use(path, route));"), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['Object.entries', { 'app.js': app("const users = require('./users');", "const routes = { '/users': users };", 'Object.entries(routes).forEach(([path, route]) => app.use(path, route));'), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['for...of Object.entries', { 'app.js': app("const users = require('./users');", "for (const [path, route] of Object.entries({ '/users': users })) { app.use(path, route); }"), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['Object.values', { 'app.js': app("const users = require('./users');", "Object.values({ users }).forEach((router) => app.use('/users', router));"), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['routers without paths', { 'app.js': app("const users = require('./users');", "[users].forEach((router) => app.use('/users', router));"), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['require in the list', { 'app.js': app("for (const router of [require('./users')]) app.use('/users', router);"), 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['a list of another file', { 'app.js': app("const routes = require('./routes');", 'routes.forEach(({ path, route }) => app.use(path, route));'), 'routes.js': "module.exports = [{ path: '/users', route: require('./users') }, { path: '/orders', route: require('./orders') }];", 'users.js': `${ROUTER}module.exports = router;`, 'orders.js': `${ROUTER}module.exports = router;` }, 'GET /orders/list orders.js:2', LIST],
    ['a named list of another file', { 'app.js': esmApp("import { defaultRoutes } from './routes.js';", 'for (const each of defaultRoutes) app.use(each.path, each.route);'), 'routes.js': "import users from './users.js';\nexport const defaultRoutes = [{ path: '/users', route: users }];", 'users.js': `${ESM_ROUTER}export default router;` }, LIST],
    ['a list of routers of another file', { 'app.js': app("const { routers } = require('./routes');", "routers.forEach((each) => app.use('/users', each));"), 'routes.js': "exports.routers = [require('./users')];", 'users.js': `${ROUTER}module.exports = router;` }, LIST],
    ['Object.values of a barrel', { 'app.js': esmApp("import * as routes from './routes.js';", "Object.values(routes).forEach((router) => app.use('/users', router));"), 'routes.js': "export { default as users } from './users.js';", 'users.js': `${ESM_ROUTER}export default router;` }, LIST],
    ['a list that is not told', { 'app.js': app("const routes = require('fs').readdirSync('./routes').map((file) => require(`./routes/${file}`));", 'routes.forEach((each) => app.use(each.path, each.route));'), 'users.js': `${ROUTER}module.exports = router;` }, 'GET ${…}/list users.js:2'],
  ],
});
