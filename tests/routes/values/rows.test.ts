import { routeLines, table } from '../dump.ts';

const APP = "const app = require('express')();\nconst list = (req, res) => res.json([]);\n";

table(
  {
    'the rows of an object': [
      [
        `${APP}Object.entries({ '/users': list, '/orders': list }).forEach(([path, handler]) => app.get(path, handler));`,
        'express app GET<app.get(path, handler)> /users <app.get(path, handler)>',
        'express app GET<app.get(path, handler)> /orders <app.get(path, handler)>',
      ],
      [
        `${APP}for (const [path, handler] of Object.entries({ '/users': list })) app.post(path, handler);`,
        'express app POST<app.post(path, handler)> /users <app.post(path, handler)>',
      ],
      [
        `${APP}const table = { '/users': { get: list } };\nfor (const [path, each] of Object.entries(table)) { app.get(path, each.get); }`,
        'express app GET<app.get(path, each.get)> /users <app.get(path, each.get)>',
      ],
      [
        `${APP}Object.values({ users: { path: '/users', handler: list } }).forEach((row) => app.get(row.path, row.handler));`,
        'express app GET</users> /users </users>',
      ],
    ],
    'names that are a part of a path': [
      [
        `${APP}Object.entries({ users: list }).forEach(([name, handler]) => app.get('/' + name, handler));`,
        'express app GET</> /users </>',
      ],
    ],
  },
  routeLines,
);
