import { routeLines, routerLines, table } from './dump.ts';

/** The routes that one call registers for a collection, whose path is written as an expression. */
function usual(path: string, written: string): readonly string[] {
  return [
    `egg router GET<resources> ${path} <${written}>`,
    `egg router POST<resources> ${path} <${written}>`,
    `egg router GET<resources> ${path}/:id <${written}>`,
    `egg router PUT<resources>,PATCH<resources> ${path}/:id <${written}>`,
    `egg router DELETE<resources> ${path}/:id <${written}>`,
  ];
}

table(
  {
    routes: [
      [
        `module.exports = app => { const { router, controller } = app; router.get('/users/list', controller.users.index) }`,
        'egg router GET<get> /users/list </users/list>',
      ],
      [
        `module.exports = app => { const { router, controller } = app; router.post('users', '/users', auth, controller.users.create) }`,
        'egg router POST<post> /users </users>',
      ],
      [
        `module.exports = ({ router, controller }) => { router.del('/users/:id', controller.users.destroy) }`,
        'egg router DELETE<del> /users/:id </users/:id>',
      ],
      [
        `module.exports = (app) => { app.router.get('/users', app.controller.users.index) }`,
        'egg app.router GET<get> /users </users>',
      ],
      [
        `module.exports = (app) => { app.get('/users', app.controller.users.index) }`,
        'egg app GET<get> /users </users>',
      ],
      [
        `import { Application } from 'egg'; export default (app: Application) => { const { controller, router } = app; router.get('/', controller.home.index) }`,
        'egg router GET<get> / </>',
      ],
    ],
    'handlers that are taken apart first': [
      [
        `module.exports = app => { const { router, controller } = app; const { users } = controller; router.get('/users/list', users.index) }`,
        'egg router GET<get> /users/list </users/list>',
      ],
      [
        `module.exports = app => { const { router } = app; const { users } = app.controller.api; router.get('/users', users.index) }`,
        'egg router GET<get> /users </users>',
      ],
      [
        `module.exports = app => { const all = app.controller; const users = all.users; app.router.get('/users', users.index) }`,
        'egg app.router GET<get> /users </users>',
      ],
    ],
    resources: [
      [
        `module.exports = app => { const { router, controller } = app; router.get('/', controller.home.index); router.resources('posts', '/api/posts', controller.posts) }`,
        'egg router GET<get> / </>',
        "egg router GET<resources> /api/posts <'/api/posts'>",
        "egg router POST<resources> /api/posts <'/api/posts'>",
        "egg router GET<resources> /api/posts/:id <'/api/posts'>",
        "egg router PUT<resources>,PATCH<resources> /api/posts/:id <'/api/posts'>",
        "egg router DELETE<resources> /api/posts/:id <'/api/posts'>",
      ],
      [
        `module.exports = app => { const { router, controller } = app; const base = app.config.base; router.resources('posts', base + '/posts', app.jwt, controller.posts) }`,
        ...usual('/…/posts', "base + '/posts'"),
      ],
      [
        `const { POSTS } = require('./paths'); module.exports = app => { const { router, controller } = app; router.resources('posts', POSTS, controller.posts) }`,
        ...usual('/…', 'POSTS'),
      ],
      [
        `module.exports = app => { const { router, controller } = app; router.resources('/posts', app.jwt, controller.posts) }`,
        ...usual('/posts', "'/posts'"),
      ],
    ],
    'other frameworks': [
      [
        `const controller = require('./users'); module.exports = (router) => { router.get('/users', controller.index) }`,
        'express router GET<get> /users </users>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    routers: [
      [
        `module.exports = app => { const { router, controller } = app; router.get('/', controller.home.index) }`,
        'egg application router open views=unknown',
        '  egg router GET<get> / </>',
      ],
    ],
  },
  routerLines,
);
