import { chain, mount, route, router } from '../table.ts';
import { ALL, EXPRESS, ORDERED, expectTable } from './expect-table.ts';

expectTable({
  name: 'the address is taken',
  on: ALL,
  entries: [route('GET', '/users', 'list'), route('GET', '/getUsers', 'other')],
  moves: [],
});

expectTable({
  name: 'the address is taken further down',
  on: ALL,
  entries: [route('GET', '/users/show/:id', 'show'), route('GET', '/users/:userId', 'item')],
  moves: [],
});

expectTable({
  name: 'two routes would get one address',
  on: ALL,
  entries: [
    route('GET', '/getUsers', 'one'),
    route('GET', '/listUsers', 'two'),
    route('POST', '/users/delete/:id', 'three'),
    route('DELETE', '/users/remove/:id', 'four'),
  ],
  moves: [],
});

expectTable({
  name: 'one path of several methods',
  on: ALL,
  entries: [
    route('GET', '/users', 'list'),
    route('POST', '/users/create', 'create'),
    route('PUT', '/users/update/:id', 'update'),
    route('DELETE', '/users/:id', 'remove'),
  ],
  moves: ['POST /users/create -> POST /users', 'PUT /users/update/:id -> PUT /users/:id'],
});

expectTable({
  name: 'the address is taken in another case',
  on: EXPRESS,
  entries: [route('GET', '/Users', 'list'), route('GET', '/getusers', 'other')],
  moves: [],
});

expectTable({
  name: 'the address is taken with a slash at the end',
  on: EXPRESS,
  entries: [route('GET', '/users/', 'list'), route('GET', '/getUsers', 'other')],
  moves: [],
});

expectTable({
  name: 'the address is taken on another router',
  on: ALL,
  entries: [mount('/users', router('users', [route('GET', '/:id', 'item')])), route('GET', '/users/show/:id', 'show')],
  moves: [],
});

expectTable({
  name: 'a route for all methods has the address',
  on: ALL,
  entries: [route('GET', '/users/show/:id', 'show'), route('ALL', '/users/:id', 'any')],
  moves: [],
});

expectTable({
  name: 'a route for all methods has a verb',
  on: ALL,
  entries: [route('ALL', '/users/delete/:id', 'any'), route('ALL', '/getUsers', 'list')],
  moves: [],
});

expectTable({
  name: 'HEAD has the address of a GET',
  on: EXPRESS,
  entries: [route('HEAD', '/users', 'probe'), route('GET', '/getUsers', 'list')],
  moves: [],
});

expectTable({
  name: 'a chain that moves as one',
  on: EXPRESS,
  entries: [chain('/users/edit/:id', { PUT: 'replace', PATCH: 'change' })],
  moves: ['PUT /users/edit/:id -> PUT /users/:id', 'PATCH /users/edit/:id -> PATCH /users/:id'],
});

expectTable({
  name: 'a chain that would have to part',
  on: EXPRESS,
  entries: [chain('/users/delete/:id', { GET: 'ask', PUT: 'change', DELETE: 'remove' })],
  moves: [],
});

expectTable({
  name: 'a chain of which one address is taken',
  on: EXPRESS,
  entries: [chain('/users/edit/:id', { PUT: 'replace', PATCH: 'change' }), route('PATCH', '/users/:id', 'other')],
  moves: [],
});

expectTable({
  name: 'the root of a plugin is two addresses',
  on: ['fastify'],
  entries: [mount('/users', router('users', [route('GET', '/', 'list')])), route('GET', '/getUsers/', 'other')],
  moves: [],
});

expectTable({
  name: 'the address becomes free in the same fix',
  on: ORDERED,
  entries: [route('GET', '/users/show/:id', 'show'), route('GET', '/users/:id/show', 'again')],
  moves: [],
});
