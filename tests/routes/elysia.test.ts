import { routeLines, routerLines, table } from './dump.ts';

const ELYSIA = "import { Elysia, t } from 'elysia'; ";

table(
  {
    routes: [
      [
        `${ELYSIA}const app = new Elysia().get('/users', () => users).post('/users', ({ body }) => body, { body: t.Object({}) })`,
        'elysia app GET<get> /users </users>',
        'elysia app POST<post> /users </users>',
      ],
      [`${ELYSIA}new Elysia().get('/', 'hello').listen(3000)`, 'elysia Elysia GET<get> / </>'],
      [`${ELYSIA}const app = new Elysia(); app.get('users/:id', show)`, 'elysia app GET<get> /users/:id <users/:id>'],
      [
        `${ELYSIA}export const users = new Elysia({ prefix: '/users' }).derive(auth).onError(log).get('/getAll', list)`,
        'elysia users GET<get> /getAll </getAll>',
      ],
      [
        `${ELYSIA}const app = new Elysia().group('/v1', (group) => group.get('/users', list)).get('/x', x)`,
        'elysia group GET<get> /users </users>',
        'elysia app GET<get> /x </x>',
      ],
    ],
    'no routes': [
      [`${ELYSIA}const found = cache.get('/users', x)`],
      [`${ELYSIA}new Elysia().get('/users')`],
      [`import { Elysia } from './elysia'; new Elysia().get('/users', 'hello')`],
    ],
  },
  routeLines,
);

table(
  {
    'what listens': [
      [
        `${ELYSIA}const users = new Elysia({ prefix: '/users' }).get('/', list); new Elysia({ prefix: '/api' }).derive(auth).use(users).listen(3000)`,
        'elysia router users prefix /users on Elysia at - views=unknown',
        '  elysia users GET<get> / </>',
        'elysia application Elysia prefix /api views=unknown',
        '  mount - users',
      ],
      [
        `${ELYSIA}const app = new Elysia(); app.get('/users', list); app.onStart(log).listen({ port })`,
        'elysia application app views=unknown',
        '  elysia app GET<get> /users </users>',
      ],
      [
        `${ELYSIA}const app = new Elysia(); app.get('/users', list); app.handle(request).listen(done)`,
        'elysia router app views=unknown',
        '  elysia app GET<get> /users </users>',
      ],
    ],
    groups: [
      [
        `${ELYSIA}const app = new Elysia({ prefix: '/api' }).use(logger()).group('/v1', (group) => group.get('/users', list).guard({}, (inner) => inner.post('/users', add)))`,
        'elysia router app prefix /api views=unknown',
        '  pass none unknown',
        '  mount /v1 group',
        'elysia router group on app at /v1 open views=unknown',
        '  elysia group GET<get> /users </users>',
        '  mount - inner',
        'elysia router inner on group at - open views=unknown',
        '  elysia inner POST<post> /users </users>',
      ],
      [
        `${ELYSIA}const users = new Elysia({ prefix: '/users' }).get('/', list); const app = new Elysia().use(users)`,
        'elysia router users prefix /users on app at - views=unknown',
        '  elysia users GET<get> / </>',
        'elysia router app views=unknown',
        '  mount - users',
      ],
    ],
  },
  routerLines,
);
