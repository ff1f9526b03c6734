import { routeLines, table } from './dump.ts';

const ROUTER = "const router = require('find-my-way')({ ignoreTrailingSlash: true }); ";

table(
  {
    'methods among the arguments': [
      [`${ROUTER}router.on('GET', '/users', (req, res, params) => {})`, 'find-my-way router GET<GET> /users </users>'],
      [`${ROUTER}router.on(['GET', 'POST'], '/users', list)`, 'find-my-way router GET<GET>,POST<POST> /users </users>'],
      [
        `${ROUTER}router.on('GET', '/users', { constraints: { version: '1.2.0' } }, list, { store: 1 })`,
        'find-my-way router GET<GET> /users </users>',
      ],
      [`${ROUTER}router.on(method, '/users', list)`, 'find-my-way router UNKNOWN<method> /users </users>'],
      [`${ROUTER}router.off('GET', '/users')`],
    ],
    'methods as members': [
      [`${ROUTER}router.get('/users', list)`, 'find-my-way router GET<get> /users </users>'],
      [
        `import FindMyWay from 'find-my-way'; const z = FindMyWay(); z.delete('/users/:id', remove)`,
        'find-my-way z DELETE<delete> /users/:id </users/:id>',
      ],
    ],
  },
  routeLines,
);
