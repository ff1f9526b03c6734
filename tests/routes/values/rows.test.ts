import { routeLines, table } from '../dump.ts';

const APP = "const app = require('express')();\nconst list = (req, res) => res.json([]);\n";

table(
  {
    'the rows of an object': [
      [
        `${APP}Object.entries({ '/users': list, '/orders': list }).forEach(([path, handler]) => app.get(path, handler));`,
        "express app GET<'/users': list> /users </users>",
        "express app GET<'/orders': list> /orders </orders>",
      ],
      [
        `${APP}for (const [path, handler] of Object.entries({ '/users': list })) app.post(path, handler);`,
        "express app POST<'/users': list> /users </users>",
      ],
      [
        `${APP}const table = { '/users': { get: list } };\nfor (const [path, each] of Object.entries(table)) { app.get(path, each.get); }`,
        "express app GET<'/users': { get: list }> /users </users>",
      ],
      [
        `${APP}Object.values({ users: { path: '/users', handler: list } }).forEach((row) => app.get(row.path, row.handler));`,
        "express app GET<{ path: '/users', handler: list }> /users </users>",
      ],
    ],
    'names that are no texts': [
      [
        `${APP}Object.entries({ users: list }).forEach(([name, handler]) => app.get('/' + name, handler));`,
        "express app GET<get> /… </' + name>",
      ],
    ],
  },
  routeLines,
);
