import { mount, route, router } from '../table.ts';
import { ALL, ORDERED, expectTable } from './expect-table.ts';

const WILDCARD = { express4: '/*', express5: '/*rest', fastify: '/*', koa: '/*rest' } as const;

expectTable({
  name: 'an item before /users/me, which it would swallow',
  on: ORDERED,
  entries: [route('GET', '/users/show/:id', 'show'), route('GET', '/users/me', 'me')],
  moves: [],
});

expectTable({
  name: 'an item beside /users/me, which is more specific',
  on: ['fastify'],
  entries: [route('GET', '/users/show/:id', 'show'), route('GET', '/users/me', 'me')],
  moves: ['GET /users/show/:id -> GET /users/:id'],
});

expectTable({
  name: 'an item behind /users/me',
  on: ALL,
  entries: [route('GET', '/users/me', 'me'), route('GET', '/users/show/:id', 'show')],
  moves: ['GET /users/show/:id -> GET /users/:id'],
});

expectTable({
  name: 'an item before /users/new on another router',
  on: ORDERED,
  entries: [mount('/users', router('users', [route('GET', '/show/:id', 'show')])), route('GET', '/users/new', 'form')],
  moves: [],
});

expectTable({
  name: 'an item before one of another method',
  on: ALL,
  entries: [route('GET', '/users/show/:id', 'show'), route('POST', '/users/me', 'me')],
  moves: ['GET /users/show/:id -> GET /users/:id'],
});

expectTable({
  name: 'a new collection behind an item of the same depth',
  on: ORDERED,
  entries: [route('GET', '/:page', 'page'), route('GET', '/getUsers/', 'list')],
  moves: [],
});

expectTable({
  name: 'a new collection before a page of any name',
  on: ALL,
  entries: [route('GET', '/getUsers', 'list'), route('GET', '/:page', 'page')],
  moves: [],
});

expectTable({
  name: 'a verb that an earlier parameter swallows already',
  on: ORDERED,
  entries: [route('GET', '/users/:id', 'item'), route('GET', '/users/list', 'list')],
  moves: [],
});

expectTable({
  name: 'items of two collections before one of any',
  on: ALL,
  entries: [route('GET', '/users/show/:id', 'show'), route('GET', '/:kind/:key', 'any')],
  moves: [],
});

expectTable({
  name: 'items behind one of any',
  on: ALL,
  entries: [route('GET', '/:kind/:key', 'any'), route('GET', '/users/show/:id', 'show')],
  moves: [],
});

expectTable({
  name: 'a collection of an item before any of its parts',
  on: ALL,
  entries: [route('GET', '/users/:id/getPosts', 'posts'), route('GET', '/users/:kind/:key', 'any')],
  moves: [],
});

expectTable({
  name: 'text in the other place',
  on: ALL,
  entries: [route('DELETE', '/:kind/new', 'discard'), route('POST', '/users/delete/:id', 'remove')],
  moves: [],
});

expectTable({
  name: 'a later route with text in the other place',
  on: ALL,
  entries: [route('PUT', '/users/update/:id', 'update'), route('PUT', '/:kind/settings', 'settings')],
  moves: [],
});

expectTable({
  name: 'a parameter with a pattern takes its part of the items',
  on: ['express4', 'fastify'],
  entries: [route('GET', '/get/users/:id(\\d+)', 'byNumber'), route('GET', '/users/:name', 'byName')],
  moves: [],
});

expectTable({
  name: 'a parameter with a pattern keeps its part of the items',
  on: ['express4', 'fastify'],
  entries: [route('GET', '/users/:id(\\d+)', 'byNumber'), route('GET', '/users/show/:name', 'byName')],
  moves: ['GET /users/show/:name -> GET /users/:name'],
});

expectTable({
  name: 'a parameter with a pattern before one of the same name',
  on: ['express4', 'fastify'],
  entries: [route('GET', '/users/:id(\\d+)', 'byNumber'), route('GET', '/users/show/:id', 'one')],
  moves: [],
});

expectTable({
  name: 'two parameters in one segment before one',
  on: ['express4', 'fastify'],
  entries: [route('GET', '/routes/:from-:to', 'between'), route('GET', '/routes/show/:id', 'one')],
  moves: [],
});

expectTable({
  name: 'a wildcard behind everything',
  on: ALL,
  entries: (framework) => [
    route('GET', '/users/show/:id', 'show'),
    route('GET', '/getPosts', 'posts'),
    route('GET', WILDCARD[framework], 'rest'),
  ],
  moves: ['GET /users/show/:id -> GET /users/:id', 'GET /getPosts -> GET /posts'],
});

expectTable({
  name: 'a wildcard of one collection in front',
  on: ORDERED,
  entries: (framework) => [route('GET', `/users${WILDCARD[framework]}`, 'users'), route('GET', '/getUser/:id', 'show')],
  moves: [],
});

expectTable({
  name: 'a regular expression behind',
  on: ORDERED,
  entries: [
    route('GET', '/users/show/:id', 'show'),
    route('GET', { pattern: /^\/users\/\d+$/, samples: ['/users/7'] }, 'byNumber'),
  ],
  moves: [],
});

expectTable({
  name: 'a regular expression in front',
  on: ORDERED,
  entries: [
    route('GET', { pattern: /^\/users\/\d+$/, samples: ['/users/7'] }, 'byNumber'),
    route('GET', '/users/show/:id', 'show'),
  ],
  moves: [],
});

// A router of Koa puts no prefix before a regular expression, wherever it is mounted.
expectTable({
  name: 'an item behind a regular expression on a router under another prefix',
  on: ['koa'],
  entries: [
    mount(
      '/posts',
      router('posts', [
        route('GET', { pattern: /^\/users\/\d+$/, samples: ['/users/7'] }, 'byNumber'),
        route('GET', '/all', 'all'),
      ]),
    ),
    route('GET', '/users/show/:id', 'show'),
  ],
  moves: [],
});

expectTable({
  name: 'an item behind a regular expression on a router under another prefix, which starts there',
  on: ['express4', 'express5'],
  entries: [
    mount(
      '/posts',
      router('posts', [
        route('GET', { pattern: /^\/users\/\d+$/, samples: ['/users/7'] }, 'byNumber'),
        route('GET', '/all', 'all'),
      ]),
    ),
    route('GET', '/users/show/:id', 'show'),
  ],
  moves: ['GET /users/show/:id -> GET /users/:id'],
});

expectTable({
  name: 'two that move, the narrower one first',
  on: ALL,
  entries: [route('GET', '/users/getMe', 'me'), route('GET', '/users/show/:id', 'show')],
  moves: ['GET /users/getMe -> GET /users/me', 'GET /users/show/:id -> GET /users/:id'],
});

expectTable({
  name: 'two that move, the wider one first',
  on: ORDERED,
  entries: [route('GET', '/users/show/:id', 'show'), route('GET', '/users/getMe', 'me')],
  moves: ['GET /users/getMe -> GET /users/me'],
});
