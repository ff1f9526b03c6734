import { guard, mount, route, router, use } from '../table.ts';
import { ALL, EXPRESS, ORDERED, expectTable } from './expect-table.ts';

const REST = { express4: '*', express5: '*rest', fastify: '*', koa: '*rest' } as const;

expectTable({
  name: 'middleware of every path',
  on: ALL,
  entries: [use('log'), route('GET', '/getUsers', 'list'), route('POST', '/users/delete/:id', 'remove')],
  moves: ['GET /getUsers -> GET /users', 'POST /users/delete/:id -> DELETE /users/:id'],
});

expectTable({
  name: 'middleware of a prefix that stays',
  on: ORDERED,
  entries: [use('auth', '/admin'), route('GET', '/admin/getUsers', 'list'), route('GET', '/getUsers', 'all')],
  moves: ['GET /admin/getUsers -> GET /admin/users', 'GET /getUsers -> GET /users'],
});

expectTable({
  name: 'middleware of the verb, which the route would leave',
  on: ORDERED,
  entries: [use('auth', '/delete'), route('DELETE', '/delete/user/:id', 'remove')],
  moves: [],
});

expectTable({
  name: 'middleware of a collection, which the route would enter',
  on: ORDERED,
  entries: [use('auth', '/users'), route('GET', '/getUsers', 'list')],
  moves: [],
});

expectTable({
  name: 'middleware behind the route',
  on: EXPRESS,
  entries: [route('GET', '/getUsers', 'list'), use('late', '/users')],
  moves: ['GET /getUsers -> GET /users'],
});

expectTable({
  name: 'middleware of a router',
  on: ALL,
  entries: [
    mount('/users', router('users', [use('auth'), route('GET', '/list', 'list'), route('GET', '/show/:id', 'show')])),
    route('GET', '/getPosts', 'posts'),
  ],
  moves: ['GET /users/list -> GET /users', 'GET /users/show/:id -> GET /users/:id', 'GET /getPosts -> GET /posts'],
});

expectTable({
  name: 'middleware of a router whose prefix the route would enter',
  on: EXPRESS,
  entries: [
    mount('/users', router('users', [use('auth'), route('GET', '/me', 'me')])),
    route('GET', '/getUsers', 'list'),
  ],
  moves: [],
});

expectTable({
  name: 'a guard of the verb, which the route would leave',
  on: ORDERED,
  entries: (framework) => [
    guard('ALL', `/delete/${REST[framework]}`, 'auth'),
    route('DELETE', '/delete/user/:id', 'remove'),
  ],
  moves: [],
});

expectTable({
  name: 'a guard of all methods before the route it guards',
  on: ORDERED,
  entries: [guard('ALL', '/users/delete/:id', 'auth'), route('POST', '/users/delete/:id', 'remove')],
  moves: [],
});

expectTable({
  name: 'a guard of the method, which the route would leave',
  on: ORDERED,
  entries: (framework) => [guard('POST', `/${REST[framework]}`, 'auth'), route('POST', '/users/delete/:id', 'remove')],
  moves: [],
});

expectTable({
  name: 'a guard of everything',
  on: ORDERED,
  entries: (framework) => [
    guard('ALL', `/${REST[framework]}`, 'auth'),
    route('POST', '/users/delete/:id', 'remove'),
    route('GET', '/getUsers', 'list'),
  ],
  moves: ['POST /users/delete/:id -> DELETE /users/:id', 'GET /getUsers -> GET /users'],
});

expectTable({
  name: 'a guard of the same path and method',
  on: ORDERED,
  entries: [guard('GET', '/users/show/:id', 'auth'), route('GET', '/users/show/:id', 'show')],
  moves: [],
});

expectTable({
  name: "middleware at the root of a Koa router, which '/' alone means",
  on: ['koa'],
  entries: [
    mount(
      '/users',
      router('users', [use('root', '/'), route('GET', '/list', 'list'), route('GET', '/show/:id', 'show')]),
    ),
  ],
  moves: ['GET /users/show/:id -> GET /users/:id'],
});
