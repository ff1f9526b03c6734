import { mount, route, router, use } from '../table.ts';
import { ALL, EXPRESS, ORDERED, expectTable } from './expect-table.ts';

expectTable({
  name: 'a collection and its items',
  on: ALL,
  entries: [
    route('GET', '/getAllUsers', 'list'),
    route('GET', '/getUser/:id', 'show'),
    route('POST', '/createUser', 'create'),
    route('PUT', '/updateUser/:id', 'update'),
    route('DELETE', '/deleteUser/:id', 'remove'),
  ],
  moves: [
    'GET /getAllUsers -> GET /users',
    'GET /getUser/:id -> GET /users/:id',
    'POST /createUser -> POST /users',
    'PUT /updateUser/:id -> PUT /users/:id',
    'DELETE /deleteUser/:id -> DELETE /users/:id',
  ],
});

expectTable({
  name: 'verbs behind the collection',
  on: ALL,
  entries: [
    route('GET', '/users/list', 'list'),
    route('GET', '/users/show/:id', 'show'),
    route('POST', '/users/add', 'create'),
    route('PATCH', '/users/update/:id', 'update'),
    route('DELETE', '/users/:id/remove', 'remove'),
  ],
  moves: [
    'GET /users/list -> GET /users',
    'GET /users/show/:id -> GET /users/:id',
    'POST /users/add -> POST /users',
    'PATCH /users/update/:id -> PATCH /users/:id',
    'DELETE /users/:id/remove -> DELETE /users/:id',
  ],
});

expectTable({
  name: 'methods that carry another one',
  on: ALL,
  entries: [
    route('POST', '/users/update/:id', 'update'),
    route('POST', '/users/delete/:id', 'remove'),
    route('GET', '/posts/delete/:id', 'removePost'),
  ],
  moves: [
    'POST /users/update/:id -> PUT /users/:id',
    'POST /users/delete/:id -> DELETE /users/:id',
    'GET /posts/delete/:id -> DELETE /posts/:id',
  ],
});

expectTable({
  name: 'a router mounted at its collection',
  on: ALL,
  entries: [
    mount(
      '/users',
      router('users', [
        route('GET', '/getAll', 'list'),
        route('GET', '/get/:id', 'show'),
        route('POST', '/create', 'create'),
        route('POST', '/delete/:id', 'remove'),
      ]),
    ),
  ],
  moves: [
    'GET /users/getAll -> GET /users',
    'GET /users/get/:id -> GET /users/:id',
    'POST /users/create -> POST /users',
    'POST /users/delete/:id -> DELETE /users/:id',
  ],
});

expectTable({
  name: 'routers in routers',
  on: ALL,
  entries: [
    mount(
      '/api/v1',
      router('api', [
        mount('/users', router('users', [route('GET', '/list', 'list'), route('GET', '/:id/getPosts', 'posts')])),
        route('GET', '/getPosts', 'allPosts'),
      ]),
    ),
  ],
  moves: [
    'GET /api/v1/users/list -> GET /api/v1/users',
    'GET /api/v1/users/:id/getPosts -> GET /api/v1/users/:id/posts',
    'GET /api/v1/getPosts -> GET /api/v1/posts',
  ],
});

expectTable({
  name: 'a router mounted under a parameter',
  on: ALL,
  entries: [
    mount('/users/:userId/posts', router('posts', [route('GET', '/list', 'list'), route('GET', '/show/:id', 'show')])),
  ],
  moves: [
    'GET /users/:userId/posts/list -> GET /users/:userId/posts',
    'GET /users/:userId/posts/show/:id -> GET /users/:userId/posts/:id',
  ],
});

expectTable({
  name: 'a router mounted twice that says the same in both places',
  on: ALL,
  entries: () => {
    const users = router('users', [route('GET', '/list', 'list'), route('GET', '/show/:id', 'show')]);
    return [mount('/users', users), mount('/api/users', users)];
  },
  moves: [
    'GET /users/list -> GET /users',
    'GET /users/show/:id -> GET /users/:id',
    'GET /api/users/list -> GET /api/users',
    'GET /api/users/show/:id -> GET /api/users/:id',
  ],
});

expectTable({
  name: 'a router mounted twice of which one place has the address already',
  on: ALL,
  entries: () => {
    const users = router('users', [route('GET', '/show/:id', 'show')]);
    return [mount('/users', users), mount('/api/users', users), route('GET', '/api/users/:id', 'other')];
  },
  moves: [],
});

expectTable({
  name: 'the prefix that a Koa router is made with',
  on: ['koa'],
  entries: [
    mount('', router('users', [route('GET', '/list', 'list'), route('GET', '/show/:id', 'show')], '/users')),
    mount('/api', router('posts', [route('POST', '/create', 'create')], '/posts')),
  ],
  moves: [
    'GET /users/list -> GET /users',
    'GET /users/show/:id -> GET /users/:id',
    'POST /api/posts/create -> POST /api/posts',
  ],
});

expectTable({
  name: 'two routers of one Koa application',
  on: ['koa'],
  entries: () => ({
    framework: 'koa',
    app: router('app', [
      use('log'),
      mount('', router('users', [route('GET', '/users/show/:id', 'show')])),
      mount('', router('rest', [route('GET', '/users/me', 'me')])),
    ]),
  }),
  moves: [],
});

expectTable({
  name: 'paths in an array that go together',
  on: ORDERED,
  entries: [
    route('GET', ['/getUsers', '/people'], 'list'),
    route('GET', ['/users/show/:id', '/people/show/:id'], 'show'),
  ],
  moves: [
    'GET /getUsers -> GET /users',
    'GET /users/show/:id -> GET /users/:id',
    'GET /people/show/:id -> GET /people/:id',
  ],
});

expectTable({
  name: 'paths in an array of which one changes the method',
  on: ORDERED,
  entries: [route('POST', ['/users/delete/:id', '/people/:id'], 'remove')],
  moves: [],
});

expectTable({
  name: 'a Fastify route of two methods',
  on: ['fastify'],
  entries: [
    route(['PUT', 'PATCH'], '/users/update/:id', 'update'),
    route(['GET', 'HEAD'], '/users/list', 'list'),
    route(['POST', 'PUT'], '/posts/update/:id', 'updatePost'),
  ],
  moves: ['PUT,PATCH /users/update/:id -> PUT,PATCH /users/:id', 'GET,HEAD /users/list -> GET,HEAD /users'],
});

expectTable({
  name: 'Fastify routes as objects',
  on: ['fastify'],
  entries: [
    route('GET', '/getUsers', 'list', { asObject: true }),
    route('POST', '/users/delete/:id', 'remove', { asObject: true }),
  ],
  moves: ['GET /getUsers -> GET /users', 'POST /users/delete/:id -> DELETE /users/:id'],
});

expectTable({
  name: 'HEAD beside GET, which answers it too',
  on: EXPRESS,
  entries: [route('HEAD', '/users/list', 'probe'), route('GET', '/users/list', 'list')],
  moves: [],
});

expectTable({
  name: 'HEAD in a plugin, whose root it has only with a slash at the end',
  on: ['fastify'],
  entries: [mount('/users', router('users', [route('HEAD', '/list', 'probe')]))],
  moves: [],
});

expectTable({
  name: 'a slash at the end',
  on: ALL,
  entries: [route('GET', '/users/list/', 'list'), route('GET', '/posts/show/:id/', 'show')],
  moves: ['GET /users/list/ -> GET /users/', 'GET /posts/show/:id/ -> GET /posts/:id/'],
});

expectTable({
  name: 'words in another case',
  on: EXPRESS,
  entries: [route('GET', '/Users/Show/:id', 'show'), route('GET', '/users/ME', 'me')],
  moves: [],
});

expectTable({
  name: 'a list below an item, which takes its address with a slash from its own items without a value',
  on: ['fastify'],
  entries: [
    mount('/users/:userId/posts', router('posts', [route('GET', '/:id', 'item'), route('GET', '/show', 'list')])),
  ],
  moves: ['GET /users/:userId/posts/show -> GET /users/:userId/posts'],
});
