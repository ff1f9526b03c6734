import { routeLines, table } from './dump.ts';

const HANDLER = '(ctx) => { ctx.body = []; }';

table(
  {
    // Applications keep routers in members; what these are is seen by the handlers alone.
    'a member of something counts as a router where its handler is one of a framework': [
      [`app.on.get('/users', ${HANDLER})`, 'koa app.on GET<get> /users </users>'],
      [`app.api.get('/users', ${HANDLER})`, 'koa app.api GET<get> /users </users>'],
    ],
    'a member of something is no router by its name alone': [
      ["app.on.get('/users', (value) => show(value))"],
      ["emitter.on.get('/users', show)"],
      ["const user = app.on.get('/users', show)"],
    ],
    'what a package makes is no router where its table lists all routers': [
      [
        "import { create } from 'itty-router'; const app = create(); app.get('/users', (req, res) => { res.json([]); })",
      ],
      ["import { App } from 'itty-router'; const app = new App(); app.get('/users', (req, res) => { res.json([]); })"],
      ["import * as h3 from 'h3'; const app = h3.make(); app.get('/users', (req, res) => { res.json([]); })"],
      ["const app = require('hyper-express').make(); app.get('/users', (req, res) => { res.json([]); })"],
    ],
  },
  routeLines,
);
